/**
 * `npm run shots`: every route at three widths in both themes, one contact sheet a page in `test-results/shots`, and
 * `index.html` with all of them. `npm run shots -- home pro` takes those routes only; PORT chooses the port.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { type Browser, type BrowserContext, chromium } from "@playwright/test";
import { type RouteName, routeNames, routes } from "../../src/contract/routes.ts";
import { type ShownTheme, themeSetting } from "../../src/contract/settings/theme.ts";
import { chromiumFlags, chromiumPath } from "../browser/chromium.ts";
import { startDevServer } from "../dev-server.ts";
import { laterSteps } from "../later-steps.ts";

const folder = "test-results/shots";
const themes: readonly ShownTheme[] = ["dawn", "dusk"];
/** Widths of the window, and how much smaller each stands on the sheet. */
const sizes = [
  { width: 320, scale: 0.8 },
  { width: 800, scale: 0.5 },
  { width: 1440, scale: 0.4 },
] as const;
/** Pages at a time; each takes a core while it is drawn. */
const atOnce = 2;
/** A country in which everything is sold, as the platform tells it. */
const country = { "MF-CF-Blob": JSON.stringify({ country: "IE", clientAcceptEncoding: "" }) };

interface Shot {
  readonly theme: ShownTheme;
  readonly width: number;
  readonly shown: number;
  readonly picture: Buffer;
}

function askedRoutes(asked: readonly string[]): readonly RouteName[] {
  const unknown = asked.filter((name) => !Object.hasOwn(routes, name));
  if (unknown.length > 0)
    throw new Error(`no route is called ${unknown.join(", ")}; there are ${routeNames.join(", ")}`);
  // What nobody enters first leads to where its journey begins, and that has a sheet of its own.
  return routeNames.filter((name) => (asked.length > 0 ? asked.includes(name) : !laterSteps.has(name)));
}

/** Pictures below the window are loaded late; here the whole page is looked at. */
async function loadAll(): Promise<void> {
  for (const image of document.images) image.loading = "eager";
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
}

async function shoot(context: BrowserContext, { origin, name }: { origin: string; name: RouteName }): Promise<Shot[]> {
  const page = await context.newPage();
  const shots: Shot[] = [];
  for (const { width, scale } of sizes) {
    await page.setViewportSize({ width, height: 900 });
    for (const theme of themes) {
      const address = new URL(routes[name].path, origin);
      address.searchParams.set("kae", themeSetting[theme]);
      await page.goto(address.href);
      await page.evaluate(loadAll);
      const picture = await page.screenshot({ fullPage: true, type: "jpeg", quality: 80, animations: "disabled" });
      shots.push({ theme, width, shown: Math.round(width * scale), picture });
    }
  }
  await page.close();
  return shots;
}

/** The browser lays the sheet out and takes its picture. */
async function joinShots(
  browser: Browser,
  { name, shots }: { name: RouteName; shots: readonly Shot[] },
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 100, height: 100 } });
  const figures = shots.map(
    ({ theme, width, shown, picture }) => `<figure><figcaption>${width} px, ${theme}</figcaption>
      <img width="${shown}" src="data:image/jpeg;base64,${picture.toString("base64")}"></figure>`,
  );
  await page.setContent(`<style>
      body { margin: 0; padding: 16px; width: max-content; background: #777; color: #fff; font: 14px system-ui }
      h1 { margin: 0 0 12px; font-size: 20px }
      div { display: flex; gap: 16px; align-items: start }
      figure { margin: 0 } figcaption { margin-bottom: 4px } img { display: block }
    </style><h1>${name} ${routes[name].path}</h1><div>${figures.join("")}</div>`);
  await page.evaluate(loadAll);
  const sheet = await page.locator("body").screenshot();
  await page.close();
  return sheet;
}

const names = askedRoutes(process.argv.slice(2));
const started = Date.now();
const server = await startDevServer(Number(process.env.PORT ?? 8789));
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumFlags });
const context = await browser.newContext({ extraHTTPHeaders: country, reducedMotion: "reduce", locale: "en-GB" });
mkdirSync(folder, { recursive: true });
const waiting = [...names];
const failed: RouteName[] = [];

async function work(): Promise<void> {
  for (let name = waiting.shift(); name; name = waiting.shift()) {
    try {
      const shots = await shoot(context, { origin: server.origin, name });
      writeFileSync(`${folder}/${name}.png`, await joinShots(browser, { name, shots }));
      console.log(`${folder}/${name}.png`);
    } catch (error) {
      console.error(name, error);
      failed.push(name);
    }
  }
}

await Promise.all(Array.from({ length: atOnce }, work));
const list = names.map((name) => `<p><img loading="lazy" src="${name}.png" alt="${name}">`).join("\n");
writeFileSync(`${folder}/index.html`, `<!doctype html><title>Contact sheets</title>\n${list}\n`);
await browser.close();
server.stop();
console.log(`${names.length - failed.length} sheets in ${Math.round((Date.now() - started) / 1000)} s`);
process.exit(failed.length === 0 ? 0 : 1);
