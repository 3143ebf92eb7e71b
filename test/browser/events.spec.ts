import type { BrowserContext, Page } from "@playwright/test";
import { readEvent } from "../../src/contract/read-event.ts";
import { expect, test } from "./fixture.ts";

/** What every address under `/t/` that the browser asks for says, in order: the id and the page, and no more to compare. */
function watchEvents(context: BrowserContext): string[] {
  const sent: string[] = [];
  context.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (!pathname.startsWith("/t/")) return;
    const event = readEvent(pathname.slice(3), search);
    sent.push(event ? `${event.id} ${event.parameters.page}` : `not of the catalogue: ${pathname}${search}`);
  });
  return sent;
}

/** Links of the header, of the footer and of pages, as a visitor would follow them. */
const visit: readonly (readonly [link: string, page: string])[] = [
  ["/browser", "browser"],
  ["/about", "about"],
  ["/compare-privacy", "compare_privacy"],
  ["/privacy", "privacy"],
  ["/terms", "terms"],
  ["/press", "press"],
  ["/hiring", "careers"],
  ["/how-we-work", "how_we_work"],
  ["/how-we-hire", "how_we_hire"],
  ["/donations", "donations"],
  ["/bangs", "bangs"],
];

async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`footer a[href="${path}"]`).first().click();
  await page.waitForURL(`**${path}`);
}

test("EVT-2 EVT-4 a visit of twelve pages sends the view of each, once, in order, and nothing else", async ({
  page,
  context,
}) => {
  const sent = watchEvents(context);
  await page.goto("/");
  for (const [path] of visit) await follow(page, path);
  const views = ["home", ...visit.map(([, name]) => name)].map((name) => `page_view ${name}`);
  await expect.poll(() => sent).toEqual(views);

  await test.step("the same pages once more, by link and by reload, say nothing new", async () => {
    await page.reload();
    await follow(page, "/about");
    await page.goBack();
    await follow(page, "/updates");
    await expect.poll(() => sent).toEqual([...views, "page_view updates"]);
  });
});
