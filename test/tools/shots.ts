/**
 * `npm run shots`: every route at three widths in both themes, one contact sheet a page in `test-results/shots`, the page that
 * manages a subscription in its thirty states, one sheet a status, and `index.html` with all of them.
 * `npm run shots -- home pro manage-states` takes those only; PORT chooses the port, LANGUAGE the language of the routes, and WIDTHS
 * (`390,2200`) other widths.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { type BrowserContext, chromium } from "@playwright/test";
import { type Language, languageNames, pathIn } from "../../src/contract/language/languages.ts";
import { type RouteName, routeNames, routes } from "../../src/contract/routes.ts";
import { type ShownTheme, themeSetting } from "../../src/contract/settings/theme.ts";
import { chromiumFlags, chromiumPath } from "../browser/chromium.ts";
import { startDevServer } from "../dev-server.ts";
import { laterSteps } from "../later-steps.ts";
import { joinShots, pictureOf, type Sheet, type Shot } from "./contact-sheet.ts";
import { manageSheets } from "./manage-states.ts";

const folder = "test-results/shots";
const themes: readonly ShownTheme[] = ["light", "dark"];
/** Widths of the window, and how much smaller each stands on the sheet. */
const scales: ReadonlyMap<number, number> = new Map([
  [320, 0.8],
  [390, 0.7],
  [800, 0.5],
  [1440, 0.4],
  [2200, 0.3],
]);
/** Pages at a time; each takes a core while it is drawn. */
const atOnce = 2;
/** A country in which everything is sold, in the header by which the local platform passes it on. */
const country = { "MF-CF-Blob": JSON.stringify({ country: "IE", clientAcceptEncoding: "" }) };

/** Given on the command line like a route: the states of the page on which subscribers manage their subscription. */
const manageStates = "manage-states";

function askedRoutes(asked: readonly string[]): readonly RouteName[] {
  const unknown = asked.filter((name) => name !== manageStates && !Object.hasOwn(routes, name));
  if (unknown.length > 0)
    throw new Error(`no route is called ${unknown.join(", ")}; there are ${[...routeNames, manageStates].join(", ")}`);
  // Later steps redirect to the start of their journey, which has a sheet of its own.
  return routeNames.filter((name) => (asked.length > 0 ? asked.includes(name) : !laterSteps.has(name)));
}

function askedLanguage(asked: string): Language {
  const language = languageNames.find((name) => name === asked);
  if (!language) throw new Error(`no language is called ${asked}; there are ${languageNames.join(", ")}`);
  return language;
}

async function shoot(context: BrowserContext, { origin, name }: { origin: string; name: RouteName }): Promise<Shot[]> {
  const page = await context.newPage();
  const shots: Shot[] = [];
  for (const { width, scale } of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const theme of themes) {
      const address = new URL(pathIn(language, routes[name].path), origin);
      address.searchParams.set("kae", themeSetting[theme]);
      const picture = await pictureOf(page, address.href);
      shots.push({ caption: `${width} px, ${theme}`, shown: Math.round(width * scale), picture });
    }
  }
  await page.close();
  return shots;
}

function askedWidth(asked: string): { readonly width: number; readonly scale: number } {
  const width = Number(asked);
  const scale = scales.get(width);
  if (!scale) throw new Error(`no sheet shows ${asked} px; there are ${[...scales.keys()].join(", ")}`);
  return { width, scale };
}

const language = askedLanguage(process.env.LANGUAGE ?? "en");
const widths = (process.env.WIDTHS ?? "320,800,1440").split(",").map(askedWidth);
const asked = process.argv.slice(2);
const names = askedRoutes(asked);
const started = Date.now();
const server = await startDevServer(Number(process.env.PORT ?? 8789));
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumFlags });
const context = await browser.newContext({ extraHTTPHeaders: country, reducedMotion: "reduce", locale: "en-GB" });
mkdirSync(folder, { recursive: true });
const waiting = [...names];
const sheets: string[] = [];
let failed = 0;

async function saveSheet(sheet: Sheet): Promise<void> {
  writeFileSync(`${folder}/${sheet.name}.png`, await joinShots(browser, sheet));
  sheets.push(sheet.name);
  console.log(`${folder}/${sheet.name}.png`);
}

async function work(): Promise<void> {
  for (let name = waiting.shift(); name; name = waiting.shift()) {
    try {
      const shots = await shoot(context, { origin: server.origin, name });
      const path = pathIn(language, routes[name].path);
      await saveSheet({ name: language === "en" ? name : `${language}-${name}`, title: `${name} ${path}`, shots });
    } catch (error) {
      console.error(name, error);
      failed += 1;
    }
  }
}

await Promise.all(Array.from({ length: atOnce }, work));
if (asked.length === 0 || asked.includes(manageStates)) {
  for await (const sheet of manageSheets(context, { origin: server.origin, themes })) await saveSheet(sheet);
}
const list = sheets
  .toSorted()
  .map((name) => `<p><img loading="lazy" src="${name}.png" alt="${name}">`)
  .join("\n");
writeFileSync(`${folder}/index.html`, `<!doctype html><title>Contact sheets</title>\n${list}\n`);
await browser.close();
server.stop();
console.log(`${sheets.length} sheets in ${Math.round((Date.now() - started) / 1000)} s`);
process.exit(failed === 0 ? 0 : 1);
