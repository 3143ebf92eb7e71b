import { HtmlValidate } from "html-validate";
import { failurePages, sitePages } from "../addresses.ts";
import { expect, test } from "../fixture.ts";

/** Checks what the HTML standard demands, and no rules of style. */
const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:standard"],
  // By the standard only article, aside, nav and section are sectioning content, so details may be in a table's head.
  elements: ["html5", { details: { inherit: "details", sectioning: false } }],
});

/** Pages that a search shows, besides the pages of the site. */
const resultPages = [
  "wild+otter",
  "river+otter&ia=image&p=2",
  "dead+otter",
  "qr+owl@people.example",
  "define+otter",
  "regex+cheat+sheet",
].map((search) => ({ path: `/?q=${search}`, status: 200, ids: "SRCH-7 SRCH-8" }));

for (const { path, status, ids } of [...sitePages, ...failurePages, ...resultPages]) {
  test(`${ids} HOST-5 ${path} is valid HTML on the main host and on the onion host`, async ({ request }) => {
    for (const host of ["localhost", "onion.localhost"]) {
      const answer = await request.get(path, { headers: { host } });
      expect(answer.status(), `${host}${path}`).toBe(status);
      const { results } = await validator.validateString(await answer.text());
      const faults = results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
      );
      expect.soft(faults, `${host}${path}`).toEqual([]);
    }
  });
}
