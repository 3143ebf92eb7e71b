import type { BrowserContext, Page } from "@playwright/test";
import { type ShownTheme, themeSetting } from "../../../src/contract/settings/theme.ts";
import { failurePages, sitePages } from "../addresses.ts";
import { expect, overflow, tall, test, themes, watchScripts, widths } from "../fixture.ts";
import { barriers } from "../looks-right.ts";
import { scriptAt } from "../script-weight.ts";
import { walkByKeys } from "./keyboard-walk.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];

/** Bytes of script, as a strong gzip makes them, that a page may load before it is touched. */
const scriptBudget = 40_000;

/** Both themes on both screens. Each is a load of its own, in which all is looked at that a load can show. */
const views = themes.flatMap((theme, row) =>
  [widths.narrow, widths.wide].map((width, column) => ({ theme, width, isWalked: row === column })),
);

for (const { path, status, ids } of [...sitePages, ...failurePages]) {
  test(`${ids} SET-4 ${path} is accessible, still, light and alone in both themes on every width`, async ({
    page,
    context,
    baseURL,
  }) => {
    const scripts = watchScripts(page);
    // What the page before still asks for is none of this one's.
    page.on("framenavigated", () => {
      scripts.length = 0;
    });
    for (const { theme, width, isWalked } of views) {
      const at = `${path}, ${theme}, ${width} px`;
      await show(page, context, { theme, width, url: baseURL ?? "" });
      const answer = await page.goto(path);
      expect.soft(answer?.status(), at).toBe(status);
      await expectStillAndLight(page, scripts, at);
      // What only the browser knows is shown without being touched, and the forms of journeys are sent in place.
      if ((await page.locator("[data-eager], [data-journey]").count()) === 0) {
        expect.soft(scripts, `scripts: ${at}`).toEqual(await scriptsInMarkup(page));
        expect.soft(scripts.length, `scripts: ${at}`).toBeLessThanOrEqual(1);
      }
      if (isWalked) await expectKeys(page, at);
    }
    const cookies = (await context.cookies()).map(({ name }) => name);
    expect.soft(cookies, `cookies: ${path}`).toEqual(["kae"]);
  });
}

interface View {
  readonly theme: ShownTheme;
  readonly width: number;
  readonly url: string;
}

async function show(page: Page, context: BrowserContext, { theme, width, url }: View): Promise<void> {
  await context.addCookies([{ name: "kae", value: themeSetting[theme], url }]);
  await page.emulateMedia({ reducedMotion: null });
  await page.setViewportSize({ width, height: tall });
}

/** All that a page shows by itself, before it is touched. */
async function expectStillAndLight(page: Page, scripts: readonly string[], at: string): Promise<void> {
  expect.soft(await layoutShift(page), `layout shift: ${at}`).toEqual([]);
  expect.soft(await overflow(page), `wider than the window: ${at}`).toBeLessThanOrEqual(0);
  expect.soft(await barriers(page, { tags }), `axe: ${at}`).toEqual([]);
  const loaded = scripts.map(scriptAt);
  const bytes = loaded.reduce((sum, script) => sum + script.bytes, 0);
  expect.soft(bytes, `bytes of script: ${at}`).toBeLessThanOrEqual(scriptBudget);
  expect
    .soft(
      loaded.some(({ isReact }) => isReact),
      `React: ${at}`,
    )
    .toBe(false);
}

async function expectKeys(page: Page, at: string): Promise<void> {
  const { stops, faults } = await walkByKeys(page);
  expect.soft(stops, `stops: ${at}`).toBeGreaterThan(0);
  expect.soft(faults, `by keys: ${at}`).toEqual([]);
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
    expect(await layoutShift(page)).toEqual([]);
  });
}

test("STORE-2 a first view of home sets no cookie", async ({ page, context }) => {
  await page.goto("/");
  expect(await context.cookies()).toEqual([]);
});

/** Everything that moved until the fonts were there, without what the visitor set off: by how much, and from where to where. */
function layoutShift(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const shifts: LayoutShift[] = [];
    const observer = new PerformanceObserver((list) => shifts.push(...(list.getEntries() as LayoutShift[])));
    observer.observe({ type: "layout-shift", buffered: true });
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const box = ({ x, y, width, height }: DOMRectReadOnly) => `${width}×${height} at ${x},${y}`;
    return shifts
      .filter((shift) => !shift.hadRecentInput)
      .map(({ value, sources }) =>
        [
          value,
          ...sources.map(
            ({ node, previousRect, currentRect }) =>
              `${node?.nodeName} ${node?.textContent?.slice(0, 30)}: ${box(previousRect)} to ${box(currentRect)}`,
          ),
        ].join("; "),
      );
  });
}

/** Not in the standard library's types. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

function scriptsInMarkup(page: Page): Promise<string[]> {
  return page
    .locator('script[type="module"]')
    .evaluateAll((scripts) => scripts.map((script) => script.textContent.match(/^import"([^"]+)"$/)?.[1] ?? ""));
}
