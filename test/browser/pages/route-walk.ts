/** A look at one address in both themes on both screens: all that a visitor sees before a touch, and what the tab key comes to. */
import type { Page } from "@playwright/test";
import { themeSetting } from "../../../src/contract/settings/theme.ts";
import { expect, overflow, tall, themes, watchScripts, widths } from "../fixture.ts";
import { barriers } from "../looks-right.ts";
import { scriptAt } from "../script-weight.ts";
import { walkByKeys } from "./keyboard-walk.ts";
import { unclearNames } from "./names.ts";
import { smallTargets, spaceOut } from "./room.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];

/** Bytes of script, as a strong gzip makes them, that a page may load before it is touched. */
const scriptBudget = 40_000;

/**
 * Each is a load of its own. In each theme and on each width once, all is looked at that a load can show, and it is read to its
 * end and gone through by keys; in the other two, what a theme and a width can change together.
 */
const views = themes.flatMap((theme, row) =>
  [widths.narrow, widths.wide].map((width, column) => ({ theme, width, isWhole: row === column })),
);

interface Route {
  readonly path: string;
  readonly status: number;
  /** Where the site is. */
  readonly url: string;
  /** Header and footer are there, with their places for the tab key. */
  readonly isFramed?: boolean;
}

/** Goes to the address in each view. */
export async function walkRoute(page: Page, { path, status, url, isFramed = false }: Route): Promise<void> {
  const scripts = watchScripts(page);
  // What the page before still asks for is none of this one's.
  page.on("framenavigated", () => {
    scripts.length = 0;
  });
  for (const { theme, width, isWhole } of views) {
    const at = `${path}, ${theme}, ${width} px`;
    await page.setViewportSize({ width, height: tall });
    await page.emulateMedia({ reducedMotion: null });
    await page.context().addCookies([{ name: "kae", value: themeSetting[theme], url: url }]);
    const answer = await page.goto(path);
    expect.soft(answer?.status(), at).toBe(status);
    expect.soft(new URL(page.url()).pathname, at).toBe(new URL(path, page.url()).pathname);
    await expectStillAndLight(page, { scripts, path, at, isWhole });
    if (!isWhole) continue;
    expect.soft(await unclearNames(page), `names: ${at}`).toEqual([]);
    await expectKeys(page, { stops: isFramed ? await frameStops(page, width) : 0, at });
    if (width === widths.narrow) await expectRoom(page, at);
  }
}

interface Looked {
  readonly scripts: readonly string[];
  readonly path: string;
  readonly at: string;
  readonly isWhole: boolean;
}

/** All that a page shows by itself, before it is touched. */
async function expectStillAndLight(page: Page, { scripts, path, at, isWhole }: Looked): Promise<void> {
  expect.soft(await layoutShift(page), `layout shift: ${at}`).toEqual([]);
  expect.soft(await overflow(page), `wider than the window: ${at}`).toBeLessThanOrEqual(0);
  expect.soft(await page.locator('[class~="undefined"]').count(), `a class without a name: ${at}`).toBe(0);
  expect.soft(await barriers(page, { tags, isOfTheme: !isWhole }), `axe: ${at}`).toEqual([]);
  // What only the browser knows is shown without being touched, and the forms of journeys are sent in place.
  if ((await page.locator("[data-eager], [data-journey]").count()) === 0) {
    expect.soft(scripts, `scripts: ${at}`).toEqual(await scriptsInMarkup(page));
    // Results have the script of their keys besides.
    expect.soft(scripts.length, `scripts: ${at}`).toBeLessThanOrEqual(path.startsWith("/?q=") ? 2 : 1);
  }
  if (isWhole) await readToTheEnd(page);
  const bytes = scripts.reduce((sum, script) => sum + scriptAt(script).bytes, 0);
  expect.soft(bytes, `bytes of script: ${at}`).toBeLessThanOrEqual(scriptBudget);
  const react = scripts.filter((script) => scriptAt(script).isReact);
  expect.soft(react, `React: ${at}`).toEqual([]);
}

/** Scrolls as far as the page goes, by a screen at a time, until all has been asked for that comes into view. */
function readToTheEnd(page: Page): Promise<void> {
  return page.evaluate(async () => {
    // One to be seen in, one to be told of it. A browser that draws nothing for a second draws nothing more of itself.
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 1000);
      });
    for (let top = -1; top < scrollY; ) {
      top = scrollY;
      scrollBy({ top: innerHeight, behavior: "instant" });
      await frame();
      await frame();
    }
    scrollTo({ top: 0, behavior: "instant" });
    await fetch("/country.json");
  });
}

/** More places than this are there for the tab key. A phone's footer is folded, and a task has little around it. */
async function frameStops(page: Page, width: number): Promise<number> {
  const isTask = (await page.getByRole("contentinfo").getByRole("navigation").count()) === 0;
  if (isTask) return 8;
  return width === widths.narrow ? 12 : 20;
}

async function expectKeys(page: Page, { stops, at }: { stops: number; at: string }): Promise<void> {
  const { stops: found, faults } = await walkByKeys(page);
  expect.soft(found, `stops: ${at}`).toBeGreaterThan(stops);
  expect.soft(faults, `by keys: ${at}`).toEqual([]);
}

/** Last of all, since the page is not the same afterwards. */
async function expectRoom(page: Page, at: string): Promise<void> {
  expect.soft(await smallTargets(page), `too small for a finger: ${at}`).toEqual([]);
  await spaceOut(page);
  expect.soft(await overflow(page), `wider than the window with wide text: ${at}`).toBeLessThanOrEqual(0);
}

/** Everything that moved until the fonts were there, without what the visitor set off: by how much, and from where to where. */
export function layoutShift(page: Page): Promise<string[]> {
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
    .evaluateAll((scripts) =>
      scripts.map((script) => script.getAttribute("src") ?? script.textContent.match(/^import"([^"]+)"$/)?.[1] ?? ""),
    );
}
