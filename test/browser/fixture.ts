import { test as base, type ConsoleMessage, expect, type Page, type Request, type Response } from "@playwright/test";
import { scriptedForm } from "../../src/contract/scripted-form.ts";
import { type ShownTheme, type Theme, themeSetting } from "../../src/contract/settings/theme.ts";
import { unlistedEntries } from "./stored.ts";

export { expect };

export const themes: readonly ShownTheme[] = ["light", "dark"];

/** Widths of the window: the smallest screen we promise, the layout's breakpoint, a desktop. */
export const widths = { narrow: 320, middle: 800, wide: 1440 } as const;

export const tall = 900;

export interface Options {
  /** Saved in the `kae` cookie before the first page; null leaves the choice to the device. */
  theme: Theme | null;
  /** Matches problems that a test provokes on purpose. */
  tolerated: RegExp | null;
}

/**
 * A browser that fails the test on whatever a visitor's console or network log should not show, and on whatever it keeps at
 * the end that the privacy policy does not list.
 */
export const test = base.extend<Options>({
  theme: [null, { option: true }],
  tolerated: [null, { option: true }],
  context: async ({ context, baseURL, theme, tolerated }, use) => {
    const here = new URL(baseURL ?? "");
    const problems: string[] = [];
    const note = (problem: string | null) => {
      if (problem && !tolerated?.test(problem)) problems.push(problem);
    };
    context.on("console", (message) => note(complaint(message)));
    context.on("weberror", (error) => note(thrown(error.error().message)));
    context.on("request", (request) => note(foreign(request, here)));
    context.on("requestfailed", (request) => note(failure(request)));
    context.on("response", (response) => note(refusal(response)));
    await context.addInitScript(reportViolations);
    if (theme) await context.addCookies([{ name: "kae", value: themeSetting[theme], url: here.origin }]);
    await use(context);
    expect(problems, "problems in the console and the network log").toEqual([]);
    expect(await unlistedEntries(context), "kept in the browser without being listed in the privacy policy").toEqual(
      [],
    );
  },
});

/** The tag of tests that go further than the suite has time for: `npm run nightly -- browser` runs them too. */
export const nightly = { tag: "@nightly" } as const;

/** Each item of a kind with its test options: the first `count` run in the suite, the others in the nightly run. */
export function sampled<T>(kind: readonly T[], count = 1): [T, object][] {
  return kind.map((one, index) => [one, index < count ? {} : nightly]);
}

/** An error or warning on the console, except that a resource did not load: {@link refusal} reports that. */
function complaint(message: ConsoleMessage): string | null {
  const kind = message.type();
  if (kind !== "error" && kind !== "warning") return null;
  const text = message.text();
  return text.startsWith("Failed to load resource") ? null : `console ${kind}: ${text} (${message.location().url})`;
}

/**
 * An uncaught error. The browser throws one when a page is closed during its transition to the next; that counts only if the
 * next page has no transitions.
 */
function thrown(message: string): string | null {
  return /^Transition was (?!.*opt-in disabled)/.test(message) ? null : `uncaught: ${message}`;
}

function foreign(request: Request, here: URL): string | null {
  const { protocol, port, hostname, href } = new URL(request.url());
  if (protocol === "data:") return null;
  const ours = port === here.port && (hostname === here.hostname || hostname.endsWith(`.${here.hostname}`));
  return ours ? null : `another host: ${href}`;
}

/** A request is aborted when the page that made it is left: no failure of the page. */
function failure(request: Request): string | null {
  const reason = request.failure()?.errorText ?? "";
  return reason === "net::ERR_ABORTED" ? null : `failed: ${request.url()} ${reason}`;
}

/** A failed response. The status of a page is for the test to check, and so is that of a form which a script sends for it. */
function refusal(response: Response): string | null {
  const request = response.request();
  const isPage = request.isNavigationRequest() || request.headers()[scriptedForm.request] !== undefined;
  if (response.status() < 400 || isPage) return null;
  return `status ${response.status()}: ${response.url()}`;
}

/** Runs in the page. */
function reportViolations(): void {
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
    console.error(`the policy refused ${effectiveDirective} ${blockedURI}`);
  });
}

/** The theme that the page shows, by the ground that it is painted on. */
export function shownTheme(page: Page): Promise<ShownTheme> {
  return page.evaluate(() => {
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []).map(
      Number,
    );
    return 0.299 * red + 0.587 * green + 0.114 * blue < 128 ? "dark" : "light";
  });
}

/** How many pixels the page is wider than its window, once it has loaded: without its styles it may well be wider. */
export async function overflow(page: Page): Promise<number> {
  await page.waitForLoadState();
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** The paths of all scripts that the page asks for, from now on. */
export function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

/** Every script besides the entry: what islands load when they wake. */
export const islandScripts = /\/assets\/(?!entry-|results-)[^/]+\.js$/;

/** Holds back the scripts that islands load, until the returned function is called. */
export async function holdIslands(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(islandScripts, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/** From now on the page requests every file again, above all its font, as in a browser that was never here. */
export async function forgetFiles(page: Page): Promise<void> {
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  await network.send("Network.setCacheDisabled", { cacheDisabled: true });
}

/** Marks the document; the returned function checks that the mark is still there. A navigation or a reload removes it. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.documentElement.setAttribute("data-marked", ""));
  return async () => (await page.locator("html[data-marked]").count()) === 1;
}
