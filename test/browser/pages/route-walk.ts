/** A look at one address in both themes on both screens: all that a visitor sees before a touch, and what the tab key comes to. */
import type { Page } from "@playwright/test";
import { themeSetting } from "../../../src/contract/settings/theme.ts";
import { expect, overflow, tall, watchScripts, widths } from "../fixture.ts";
import { barriers } from "../looks-right.ts";
import { scriptAt } from "../script-weight.ts";
import { walkByKeys } from "./keyboard-walk.ts";
import { unclearNames } from "./names.ts";
import { smallTargets, spaceOut } from "./room.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];

/** Bytes of script, as a strong gzip makes them, that a page may load before it is touched. */
const scriptBudget = 40_000;

/**
 * All is looked at that a load can show; then the window takes the other width, as a phone that is turned does, and the page the
 * other theme, for what these change. The bytes are the same at every width.
 */
const loads = [
  { theme: "dawn", width: widths.narrow, other: widths.wide },
  { theme: "dusk", width: widths.wide, other: widths.narrow },
] as const;

interface Route {
  readonly path: string;
  readonly status: number;
  /** Where the site is. */
  readonly url: string;
  /** Header and footer are there, with their places for the tab key. */
  readonly isFramed?: boolean;
  /** It is loaded in each theme and at each width, and looked at in both at the other: twice the time. */
  readonly isThorough?: boolean;
}

/** Goes to one address after another, and sees each in each theme and on each width. */
export async function walkRoutes(page: Page, routes: readonly Route[]): Promise<void> {
  const scripts = watchScripts(page);
  // What the page before still asks for is none of the next one's.
  page.on("framenavigated", () => {
    scripts.length = 0;
  });
  for (const route of routes) await walkRoute(page, route, scripts);
}

async function walkRoute(page: Page, route: Route, scripts: readonly string[]): Promise<void> {
  const { path, status, url, isFramed = false, isThorough = false } = route;
  for (const { theme, width, other } of isThorough ? loads : loads.slice(0, 1)) {
    const at = `${path}, ${theme}, ${width} px`;
    await page.setViewportSize({ width, height: tall });
    await page.emulateMedia({ reducedMotion: null });
    await page.context().addCookies([{ name: "kae", value: themeSetting[theme], url: url }]);
    const answer = await page.goto(path);
    expect.soft(answer?.status(), at).toBe(status);
    expect.soft(new URL(page.url()).pathname, at).toBe(new URL(path, page.url()).pathname);
    expect.soft(await layoutShift(page), `layout shift: ${at}`).toEqual([]);
    await expectLight(page, { scripts, path, at });
    expect.soft(await barriers(page, { tags }), `axe: ${at}`).toEqual([]);
    await page.setViewportSize({ width: other, height: tall });
    if (isThorough) await expectColours(page, `${path}, ${theme}, ${other} px`);
    await expectAsWell(page, `${path}, ${theme}, then the other, ${other} px`);
    await page.setViewportSize({ width, height: tall });
    await readToTheEnd(page);
    expectFewBytes(scripts, at);
    expect.soft(await unclearNames(page), `names: ${at}`).toEqual([]);
    await expectKeys(page, { stops: isFramed ? await frameStops(page, width) : 0, at });
    if (width === widths.narrow) await expectRoom(page, at);
  }
}

interface Looked {
  readonly scripts: readonly string[];
  readonly path: string;
  readonly at: string;
}

/** What a page is and asks for by itself, before it is touched. */
async function expectLight(page: Page, { scripts, path, at }: Looked): Promise<void> {
  const seen = await page.evaluate(glance);
  expect.soft(seen.overflow, `wider than the window: ${at}`).toBeLessThanOrEqual(0);
  expect.soft(seen.unnamed, `a class without a name: ${at}`).toBe(0);
  // What only the browser knows is shown without being touched, and the forms of journeys are sent in place.
  if (!seen.isScripted) {
    expect.soft(scripts, `scripts: ${at}`).toEqual(seen.scripts);
    // Results have the script of their keys besides.
    expect.soft(scripts.length, `scripts: ${at}`).toBeLessThanOrEqual(path.startsWith("/?q=") ? 2 : 1);
  }
  expectFewBytes(scripts, at);
}

function expectFewBytes(scripts: readonly string[], at: string): void {
  const bytes = scripts.reduce((sum, script) => sum + scriptAt(script).bytes, 0);
  expect.soft(bytes, `bytes of script: ${at}`).toBeLessThanOrEqual(scriptBudget);
  const react = scripts.filter((script) => scriptAt(script).isReact);
  expect.soft(react, `React: ${at}`).toEqual([]);
}

async function expectColours(page: Page, at: string): Promise<void> {
  expect.soft(await barriers(page, { isOfTheme: true }), `axe: ${at}`).toEqual([]);
}

/** What the other width and the other theme change: how much room is taken, nothing's place, and the colours. */
async function expectAsWell(page: Page, at: string): Promise<void> {
  expect.soft(await overflow(page), `wider than the window: ${at}`).toBeLessThanOrEqual(0);
  expect.soft(await page.evaluate(movedByTheme), `moved by the other theme: ${at}`).toEqual([]);
  await page.evaluate(takeOtherTheme);
  await expectColours(page, at);
  await page.evaluate(takeOtherTheme);
}

/** At once: a colour on its way to another is neither. Runs in the page. */
function takeOtherTheme(): void {
  const { dataset } = document.documentElement;
  if (dataset.theme !== undefined) dataset.theme = dataset.theme === "dawn" ? "dusk" : "dawn";
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
}

/** What is elsewhere, or of another size, in the theme that the page was not loaded in. Runs in the page. */
function movedByTheme(): string[] {
  const { dataset } = document.documentElement;
  const elements = [...document.querySelectorAll("body *:not(svg *)")];
  const places = () =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${width}×${height} at ${x},${y}`;
    });
  const { theme } = dataset;
  if (theme === undefined) return [];
  const before = places();
  dataset.theme = theme === "dawn" ? "dusk" : "dawn";
  const after = places();
  dataset.theme = theme;
  const moved = elements.flatMap((element, index) =>
    before[index] === after[index] ? [] : `${element.outerHTML.slice(0, 90)}: ${before[index]} to ${after[index]}`,
  );
  return moved.slice(0, 5);
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

/** Runs in the page. */
function glance() {
  const { documentElement: root } = document;
  const scripts = [...document.querySelectorAll('script[type="module"]')];
  return {
    overflow: root.scrollWidth - root.clientWidth,
    unnamed: document.querySelectorAll('[class~="undefined"]').length,
    isScripted: document.querySelector("[data-eager], [data-journey]") !== null,
    scripts: scripts.map(
      (script) => script.getAttribute("src") ?? script.textContent?.match(/^import"([^"]+)"$/)?.[1] ?? "",
    ),
  };
}
