import { setTimeout as wait } from "node:timers/promises";
import { routes } from "../../../src/contract/routes.ts";
import { expect, tall, test, widths } from "../fixture.ts";
import { subscribe } from "./buying.ts";

/** A country that we sell in, as the platform tells it. */
const inIreland = { "MF-CF-Blob": JSON.stringify({ country: "IE", clientAcceptEncoding: "" }) };

const manage = routes.subscriptionsManage.path;

for (const timezoneId of ["Pacific/Auckland", "Pacific/Honolulu"]) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId, extraHTTPHeaders: inIreland, viewport: { width: widths.narrow, height: tall } });

    test("REACH-2 days are told by the visitor's own clock, however late, and nothing moves", async ({ page }) => {
      await subscribe(page);
      await page.addInitScript(watchShifts);
      await page.route(/\/assets\/.*\.js$/, async (route) => {
        await wait(1000);
        await route.continue();
      });
      for (const path of [routes.proWelcome.path, manage, `${manage}?ask=cancel`]) {
        await page.goto(path);
        const main = page.getByRole("main");
        await expect(main).toContainText(" UTC");
        await expect(main).toContainText(" your time");
        await expect(main).not.toContainText(" UTC");
        // One frame for what the words moved, and one in which it is told.
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        expect(await page.evaluate(() => document.documentElement.dataset.shifted ?? "")).toBe("");
      }
    });
  });
}

/** Writes on the page what of it moved by itself. Runs in the page. */
function watchShifts(): void {
  type Shift = PerformanceEntry & { readonly sources: readonly { readonly node: Node | null }[] };
  new PerformanceObserver((list) => {
    const moved = list.getEntries().flatMap((entry) => (entry as Shift).sources.map(({ node }) => node?.textContent));
    document.documentElement.dataset.shifted = moved.join("\n").slice(0, 500);
  }).observe({ type: "layout-shift", buffered: true });
}
