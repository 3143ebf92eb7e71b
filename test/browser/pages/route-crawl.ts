/** Checks an address in both themes and at both widths: all that a visitor sees before any input, and what Tab reaches. */
import type { Page } from "@playwright/test";
import { themeSetting } from "../../../src/contract/settings/theme.ts";
import { expect, overflow, tall, watchScripts, widths } from "../fixture.ts";
import { barriers } from "../looks-right.ts";
import { scriptAt } from "../script-weight.ts";
import { walkByKeys } from "./keyboard-walk.ts";
import { unclearNames } from "./names.ts";
import { smallTargets, spaceOut } from "./room.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];

/** Bytes of script that a page may load before any input, with gzip at its highest level. */
const scriptBudget = 40_000;

/**
 * After each load everything is checked that it can show; then the window takes the other width, as a phone that is turned
 * does, and the page the other theme, to check what these change. The bytes are the same at every width.
 */
const loads = [
  { theme: "light", width: widths.narrow, other: widths.wide },
  { theme: "dark", width: widths.wide, other: widths.narrow },
] as const;

interface Route {
  readonly path: string;
  readonly status: number;
  /** The origin of the site, for its cookies. */
  readonly url: string;
  /** Whether the page has header and footer, with their stops for the Tab key. */
  readonly isFramed?: boolean;
  /** Whether it is loaded in both themes, each at one width, and its colours are checked at the other: takes twice the time. */
  readonly isThorough?: boolean;
}

/** Visits one address after another, and checks each in both themes and at both widths. */
export async function walkRoutes(page: Page, routes: readonly Route[]): Promise<void> {
  const scripts = watchScripts(page);
  // Requests of the previous page do not count for the next one.
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

/** Checks the page and what it requests by itself, before any input. */
async function expectLight(page: Page, { scripts, path, at }: Looked): Promise<void> {
  const seen = await page.evaluate(glance);
  expect.soft(seen.overflow, `wider than the window: ${at}`).toBeLessThanOrEqual(0);
  expect.soft(seen.unnamed, `a class without a name: ${at}`).toBe(0);
  // Only pages that show what only the browser knows, or whose forms are sent in place, load more scripts before any input.
  if (!seen.isScripted) {
    expect.soft(scripts, `scripts: ${at}`).toEqual(seen.scripts);
    // Pages of results also have the script for their keys.
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

/** Checks what the other width and the other theme may change: the overflow and the colours, but no element's place. */
async function expectAsWell(page: Page, at: string): Promise<void> {
  expect.soft(await overflow(page), `wider than the window: ${at}`).toBeLessThanOrEqual(0);
  expect.soft(await page.evaluate(movedByTheme), `moved by the other theme: ${at}`).toEqual([]);
  await page.evaluate(takeOtherTheme);
  await expectColours(page, at);
  await page.evaluate(takeOtherTheme);
}

/** Switches the theme and ends all transitions, since a colour in transition belongs to neither theme. Runs in the page. */
function takeOtherTheme(): void {
  const { dataset } = document.documentElement;
  if (dataset.theme !== undefined) dataset.theme = dataset.theme === "light" ? "dark" : "light";
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
}

/** The elements whose place or size differs in the theme that the page was not loaded in. Runs in the page. */
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
  dataset.theme = theme === "light" ? "dark" : "light";
  const after = places();
  dataset.theme = theme;
  const moved = elements.flatMap((element, index) =>
    before[index] === after[index] ? [] : `${element.outerHTML.slice(0, 90)}: ${before[index]} to ${after[index]}`,
  );
  return moved.slice(0, 5);
}

/** Scrolls to the end of the page, a screen at a time, until all that loads on coming into view has been requested. */
function readToTheEnd(page: Page): Promise<void> {
  return page.evaluate(async () => {
    // Two are awaited: what comes into view in one frame is observed in the next. A browser with nothing to draw may draw none.
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

/** The Tab key has more stops than this. On a phone the footer is folded, and a page for one task has a small frame. */
async function frameStops(page: Page, width: number): Promise<number> {
  const isTask = (await page.getByRole("contentinfo").getByRole("navigation").count()) === 0;
  if (isTask) return 8;
  return width === widths.narrow ? 12 : 20;
}

async function expectKeys(page: Page, { stops, at }: { stops: number; at: string }): Promise<void> {
  // What offers passkeys comes with a script: shown during the walk, it would be passed over.
  await page.waitForFunction(() => !document.querySelector("form[data-passkey]:not([data-ready])"));
  const { stops: found, faults } = await walkByKeys(page);
  expect.soft(found, `stops: ${at}`).toBeGreaterThan(stops);
  expect.soft(faults, `by keys: ${at}`).toEqual([]);
}

/** Called last, because it changes the page. */
async function expectRoom(page: Page, at: string): Promise<void> {
  expect.soft(await smallTargets(page), `too small for a finger: ${at}`).toEqual([]);
  await spaceOut(page);
  expect.soft(await overflow(page), `wider than the window with wide text: ${at}`).toBeLessThanOrEqual(0);
}

/** Everything that moved until the fonts had loaded, except after input: by how much, and from where to where. */
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

/** Missing in the types of the standard library. */
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
    isScripted: document.querySelector("[data-eager], [data-flow]") !== null,
    scripts: scripts.map(
      (script) => script.getAttribute("src") ?? script.textContent?.match(/^import"([^"]+)"$/)?.[1] ?? "",
    ),
  };
}
