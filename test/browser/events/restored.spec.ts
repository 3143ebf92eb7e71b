import type { Page } from "puppeteer-core";
import { expect } from "../fixture.ts";
import { test } from "./tab.ts";

/** The page says from now on whether it came back as it was. */
async function watchRestored(tab: Page): Promise<void> {
  await tab.evaluate(() =>
    addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset.restored = String(persisted);
    }),
  );
}

/**
 * Goes back to a page. A browser that has a cache of whole pages takes it from there; one that has none, like the packaged one,
 * loads it anew, and then no reason may be the page's own.
 */
async function goBack(tab: Page, path: string): Promise<void> {
  // Whether the answer still comes from the page that is left is none of the test's.
  await tab.evaluate(() => history.back()).catch(() => {});
  await tab.waitForFunction((there) => location.pathname === there && document.readyState === "complete", {}, path);
  const [isWhole, reasons] = await tab.evaluate(() => {
    const [shown] = performance.getEntriesByType("navigation");
    const told = shown as unknown as { notRestoredReasons: { reasons: { reason: string }[] } | null };
    const reasons = told.notRestoredReasons?.reasons.map(({ reason }) => reason);
    return [document.documentElement.dataset.restored === "true", reasons] as const;
  });
  test.info().annotations.push({ type: "back-forward cache", description: isWhole ? "used" : "not in this browser" });
  if (!isWhole) expect(reasons).toEqual(["masked"]);
}

/** Makes a script fail, and gives what became of each event of it so far: one state, however often it failed. */
async function statusesOfFailures(tab: Page): Promise<readonly string[]> {
  const events: { id: string; status: string }[] = await tab.evaluate(() => {
    dispatchEvent(new ErrorEvent("error", { error: new RangeError("x"), filename: location.href }));
    return JSON.parse(sessionStorage.getItem("events") ?? "[]");
  });
  return [...new Set(events.filter(({ id }) => id === "script_error").map(({ status }) => status))];
}

test("EVT-2 who goes back is not counted once more, and what was switched off meanwhile holds", async ({
  tab,
  site,
  origin,
  counted,
}) => {
  await tab.goto(`${site}/about?origin=${origin}`);
  await watchRestored(tab);
  await tab.goto(`${site}/press?origin=${origin}`);
  const both = ["bounce about", "page_view about", "page_view press"];
  await expect.poll(counted).toEqual(both);

  await tab.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the switch does it in place
    document.cookie = "events=off; Path=/";
  });
  await goBack(tab, "/about");
  // A page that was loaded anew listens a moment later.
  await expect.poll(() => statusesOfFailures(tab)).toEqual(["switch"]);
  await tab.goto(`${site}/updates?origin=${origin}`);
  await tab.waitForSelector("h1");
  // The bounce of the page before comes with its leaving.
  expect((await counted()).filter((event) => event !== "bounce press")).toEqual(both);
});

test("EVT-8 the list of a page that comes back has what was added meanwhile", async ({ tab, site }) => {
  const list = () => tab.evaluate(() => document.querySelector("[role=log]")?.textContent);
  const look = () => tab.evaluate(() => document.querySelector("[role=log]")?.scrollIntoView());
  await tab.goto(`${site}/what-we-measure`);
  await watchRestored(tab);
  await look();
  await expect.poll(list).toContain("what_we_measure");
  await tab.goto(`${site}/press`);
  await tab.waitForFunction(() => sessionStorage.getItem("events")?.includes("press"));
  await goBack(tab, "/what-we-measure");
  await look();
  await expect.poll(list).toContain("press");
});
