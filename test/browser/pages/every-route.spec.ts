import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { themeSetting } from "../../../src/contract/settings/theme.ts";
import { failurePages, sitePages } from "../addresses.ts";
import { expect, overflow, tall, test, themes, watchScripts, widths } from "../fixture.ts";

/** Lighthouse writes less as 0.000: a few pixels of one line, on a machine under load. */
const shiftThatShows = 0.0005;

const rules = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];

for (const [place, { path, status, ids }] of [...sitePages, ...failurePages].entries()) {
  test(`${ids} SET-4 ${path} is accessible, still and alone in both themes on every width`, async ({
    page,
    context,
    baseURL,
  }) => {
    const scripts = watchScripts(page);
    for (const [row, theme] of themes.entries()) {
      await context.addCookies([{ name: "kae", value: themeSetting[theme], url: baseURL ?? "" }]);
      for (const [column, width] of [widths.narrow, widths.wide].entries()) {
        const at = `${path}, ${theme}, ${width} px`;
        scripts.length = 0;
        await page.setViewportSize({ width, height: tall });
        const answer = await page.goto(path);
        expect.soft(answer?.status(), at).toBe(status);
        expect.soft(await lastingShift(page, scripts), `layout shift: ${at}`).toBeLessThan(shiftThatShows);
        expect.soft(await overflow(page), `wider than the window: ${at}`).toBeLessThanOrEqual(0);
        // The slow part: each width and each theme once, and on the next address the other two of the four.
        if ((place + row + column) % 2 === 0) expect.soft(await violations(page), `axe: ${at}`).toEqual([]);
        // What only the browser knows is shown without being touched, and the forms of journeys are sent in place.
        if ((await page.locator("[data-eager], [data-journey]").count()) > 0) continue;
        expect.soft(scripts, `scripts: ${at}`).toEqual(await scriptsInMarkup(page));
        expect.soft(scripts.length, `scripts: ${at}`).toBeLessThanOrEqual(1);
      }
      const cookies = (await context.cookies()).map(({ name }) => name);
      expect.soft(cookies, `cookies: ${path}`).toEqual(["kae"]);
    }
  });
}

for (const width of [widths.narrow, widths.wide]) {
  test(`PAGE-9 home stands still at ${width} px while its font is late`, async ({ page }) => {
    const painted = Promise.withResolvers<void>();
    await page.route("**/*.woff2", async (route) => {
      await painted.promise;
      await route.continue();
    });
    await page.setViewportSize({ width, height: tall });
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length === 1);
    painted.resolve();
    await page.waitForLoadState();
    expect(await layoutShift(page)).toBe(0);
  });
}

test("STORE-2 a first view of home sets no cookie", async ({ page, context }) => {
  await page.goto("/");
  expect(await context.cookies()).toEqual([]);
});

async function violations(page: Page): Promise<string[]> {
  // No page has a frame, so the rules need not be carried into any.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(rules).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

/**
 * A shift that the same page shows again. On a machine under load the font may come between two frames of the very first
 * paint; that one page shows whether it stands still while its font is late is a test of its own.
 */
async function lastingShift(page: Page, scripts: string[]): Promise<number> {
  const first = await layoutShift(page);
  if (first === 0) return 0;
  scripts.length = 0;
  await page.reload();
  return layoutShift(page);
}

/** The cumulative shift of everything until the fonts are there, without what the visitor set off. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const shifts: LayoutShift[] = [];
    const observer = new PerformanceObserver((list) => shifts.push(...(list.getEntries() as LayoutShift[])));
    observer.observe({ type: "layout-shift", buffered: true });
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    return shifts.filter((shift) => !shift.hadRecentInput).reduce((sum, shift) => sum + shift.value, 0);
  });
}

/** Not in the standard library's types. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

function scriptsInMarkup(page: Page): Promise<string[]> {
  return page
    .locator('script[type="module"]')
    .evaluateAll((scripts) => scripts.map((script) => script.textContent.match(/^import"([^"]+)"$/)?.[1] ?? ""));
}
