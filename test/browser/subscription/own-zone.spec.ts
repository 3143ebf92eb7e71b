import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { inZone, momentWords } from "../../../src/contract/day-words.ts";
import { pathIn } from "../../../src/contract/language/languages.ts";
import { routes } from "../../../src/contract/routes.ts";
import { expect, sampled, tall, test, widths } from "../fixture.ts";
import { subscribe } from "./buying.ts";

/** Miniflare's header that sets `request.cf`: a visitor in Ireland, where we sell. */
const inIreland = { "MF-CF-Blob": JSON.stringify({ country: "IE", clientAcceptEncoding: "" }) };

const manage = routes.subscriptionsManage.path;
const zones = ["Pacific/Auckland", "Pacific/Honolulu"] as const;

for (const [timezoneId, when] of sampled(zones)) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId, extraHTTPHeaders: inIreland, viewport: { width: widths.narrow, height: tall } });

    test(
      "REACH-2 days are told by the visitor's own clock, however late, and nothing moves",
      when,
      async ({ page }) => {
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
          // One frame in which the new words may move something, and one in which the observer is told.
          await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
          expect(await page.evaluate(() => document.documentElement.dataset.shifted ?? "")).toBe("");
        }
      },
    );
  });
}

test.describe("in any zone", () => {
  test.use({ extraHTTPHeaders: inIreland, timezoneId: "UTC" });

  test("REACH-2 what stands below a day stays where it is, whatever the day is in whichever zone", async ({ page }) => {
    await subscribe(page);
    for (const path of [`${manage}?ask=cancel`, manage, routes.proWelcome.path]) {
      await page.goto(path);
      await expect(page.getByRole("main")).toContainText(" your time");
      for (const width of [widths.narrow, 375, widths.middle, widths.wide]) {
        await page.setViewportSize({ width, height: tall });
        expect.soft(await resized(page), `${path}, ${width} px`).toEqual([]);
      }
    }
  });
});

test.describe("in German", () => {
  test.use({ extraHTTPHeaders: inIreland, timezoneId: "Pacific/Auckland" });

  test("LANG-2 REACH-2 days are told by the visitor’s own clock, in German", async ({ page }) => {
    await subscribe(page);
    await page.goto(pathIn("de", `${manage}?ask=cancel`));
    const main = page.getByRole("main");
    await expect(main).toContainText(/\d\. \S+ \d{4}, \d\d:\d\d Uhr \(deine Zeit\)/);
    await expect(main).not.toContainText("UTC");
  });

  test("LANG-2 REACH-2 and so does the page to change a card", async ({ page }) => {
    await subscribe(page);
    await page.goto(pathIn("de", manage));
    await page.getByRole("button", { name: "Karte ändern" }).click();
    await expect(page).toHaveURL(/\/checkout\/portal\//);
    const main = page.getByRole("main");
    await expect(main).toContainText(/\d\. \S+ \d{4}, \d\d:\d\d Uhr \(deine Zeit\)/);
    await expect(main).not.toContainText("UTC");
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
  });
});

test.describe("at the payment company", () => {
  test.use({ extraHTTPHeaders: inIreland, timezoneId: "Pacific/Auckland" });

  test("REACH-2 the page to change a card tells the next payment by the same clock", async ({ page }) => {
    await subscribe(page);
    await page.goto(manage);
    const next = page.getByText(/^on \d.* your time$/);
    const moment = (await next.innerText()).slice("on ".length);
    await page.getByRole("button", { name: "Change card" }).click();
    await expect(page.getByRole("main")).toContainText(`First payment on ${moment}`);
    await expect(page.getByRole("main")).not.toContainText("UTC");
  });
});

test.describe("on paper", () => {
  test.use({ extraHTTPHeaders: inIreland, timezoneId: "Pacific/Auckland" });

  test("REACH-2 a day is told in UTC, for whoever reads it there", async ({ page }) => {
    await subscribe(page);
    await page.goto(manage);
    const main = page.getByRole("main");
    await expect(main).not.toContainText(" UTC");
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await expect(main).toContainText(" UTC");
    await expect(main).not.toContainText(" your time");
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await expect(main).not.toContainText(" UTC");
  });
});

/** Moments that, put in place of the page's own, change its height when they are converted from UTC to another zone. */
function resized(page: Page): Promise<string[]> {
  const moments = Array.from({ length: 183 }, (_, index) => momentWords(Date.UTC(2027, 0, 1 + 2 * index, 14, 3)));
  const pairs = moments.flatMap((utc) => zones.map((zone) => [utc, inZone(utc, zone)] as const));
  return page.evaluate((told) => {
    const main = document.querySelector("main");
    const walker = document.createTreeWalker(main ?? document, NodeFilter.SHOW_TEXT);
    const texts: [Node, string][] = [];
    while (walker.nextNode()) texts.push([walker.currentNode, walker.currentNode.nodeValue ?? ""]);
    const heightWith = (moment: string) => {
      for (const [node, text] of texts) {
        if (text.includes(" your time")) node.nodeValue = text.replace(/\d+ \w+ \d{4}, \d\d:\d\d your time/g, moment);
      }
      return main?.offsetHeight;
    };
    return told
      .filter(([utc, own]) => heightWith(utc) !== heightWith(own))
      .map(([utc, own]) => `${utc}: ${own}`)
      .slice(0, 3);
  }, pairs);
}

/** Records on the document what moved by itself. Runs in the page. */
function watchShifts(): void {
  type Shift = PerformanceEntry & { readonly sources: readonly { readonly node: Node | null }[] };
  new PerformanceObserver((list) => {
    const moved = list.getEntries().flatMap((entry) => (entry as Shift).sources.map(({ node }) => node?.textContent));
    document.documentElement.dataset.shifted = moved.join("\n").slice(0, 500);
  }).observe({ type: "layout-shift", buffered: true });
}
