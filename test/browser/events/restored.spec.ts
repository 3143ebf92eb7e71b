import type { Page } from "puppeteer-core";
import { expect } from "../fixture.ts";
import { test } from "./tab.ts";

/** Makes the page record from now on whether it was restored from the back-forward cache. */
async function watchRestored(tab: Page): Promise<void> {
  await tab.evaluate(() =>
    addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset.restored = String(persisted);
    }),
  );
}

/**
 * Goes back to a page. A browser with a back-forward cache restores it; one without, like the packaged one, loads it anew, and
 * then the reasons that it gives must not lie in the page.
 */
async function goBack(tab: Page, path: string): Promise<void> {
  // The page may be gone before it answers, which does not matter here.
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

/** Makes a script fail, and returns the different statuses of all recorded failures so far. */
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
  // A page that was loaded anew starts to listen a moment later.
  await expect.poll(() => statusesOfFailures(tab)).toEqual(["switch"]);
  await tab.goto(`${site}/updates?origin=${origin}`);
  await tab.waitForSelector("h1");
  // Leaving the previous page also sends its bounce.
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
