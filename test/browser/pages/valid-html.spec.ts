import { HtmlValidate } from "html-validate";
import { failurePages, sitePages } from "../addresses.ts";
import { expect, test } from "../fixture.ts";

/** What the HTML standard demands, and nothing of taste. */
const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:standard"],
  // The standard counts only article, aside, nav and section as sectioning content: details may stand in a table's head.
  elements: ["html5", { details: { inherit: "details", sectioning: false } }],
});

/** What a search shows beside our own pages. */
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
