import { describe, expect, it } from "vitest";
import { routes } from "../../src/contract/routes.ts";
import { questionPages } from "../questions.ts";
import { found } from "./request.ts";
import { subscribed, type Visitor, visitor } from "./subscription/visitor.ts";

const headingOf = (html: string) => found(html, /<h1[^>]*>(.*?)<\/h1>/s).replace(/<[^>]+>/g, "");
const mainOf = (html: string) => found(html, /(<main.*<\/main>)/s);

/** The main part without what differs at each load: the marks of its forms, and times of day. */
const shown = (html: string) => mainOf(html).replaceAll(/name="press" value="[\w-]{43}"|\d\d:\d\d(:\d\d)?/g, "");

/** A visitor with a subscription, an access code and no address, to whom every question applies. */
async function owner(): Promise<Visitor> {
  const person = await subscribed();
  for (const { path } of [routes.proWelcome, routes.subscriptionsManage]) await person.get(path);
  await person.post(routes.itrAccessCode.path);
  return person;
}

describe("what is asked before it is done", { timeout: 30_000 }, () => {
  it.each(questionPages)("FLOW-5 ITR-1 $path asks, leads back, and does nothing by itself", async ({ path, page }) => {
    const person = await owner();
    const before = await person.get(page);
    const question = await person.get(path);
    expect(question.status).toBe(200);
    expect(question.headers.get("cache-control")).toBe("private, no-store");
    expect(headingOf(question.html)).toMatch(/\?$/);
    expect(found(question.html, /<title>([^<]*)<\/title>/)).not.toBe(found(before.html, /<title>([^<]*)<\/title>/));
    expect(mainOf(question.html)).toMatch(/<form[^>]* method="post"/);
    expect(mainOf(question.html)).toContain(`href="${page}"`);
    expect(shown((await person.get(page)).html)).toBe(shown(before.html));
  });

  it("FLOW-5 ITR-1 each question is another one", async () => {
    const person = await owner();
    const headings = new Set<string>();
    for (const { path } of questionPages) headings.add(headingOf((await person.get(path)).html));
    expect(headings.size).toBe(questionPages.length);
  });

  it.each(questionPages)("FLOW-5 ITR-1 $path asks nobody who has nothing to lose", async ({ path }) => {
    const { status, to, html } = await visitor().get(path);
    expect(status === 200 ? headingOf(html) : to).not.toMatch(/\?$/);
    expect(status === 200 ? mainOf(html) : "").not.toMatch(/<form[^>]* method="post"/);
  });

  it.each(questionPages)(
    "FLOW-5 ITR-1 $page shows itself where the address asks nothing that is asked there",
    async ({ page }) => {
      const person = await owner();
      const itself = headingOf((await person.get(page)).html);
      const own = new Set(questionPages.filter((one) => one.page === page).map(({ path }) => path));
      const strange = questionPages
        .map(({ path }) => `${page}${path.slice(path.indexOf("?"))}`)
        .filter((path) => !own.has(path));
      for (const path of [...strange, `${page}?ask=`, `${page}?ask=constructor`])
        expect.soft(headingOf((await person.get(path)).html), path).toBe(itself);
    },
  );
});
