/**
 * Walks the site in three engines, with scripts and without: every address, and the journeys of `journeys.ts`, going only by
 * what the pages say. Mail is read in the demonstration's inbox. Nothing may appear in a console. A missing browser is skipped
 * and reported. Arguments select the rows whose names contain all of them: `-- Firefox "scripts off" search`.
 *
 *   apt-get install firefox-esr webkit2gtk-driver gir1.2-webkit2-4.1 python3-gi xvfb
 *   npm run build && npm run nightly -- engines
 */
import { accessSync, constants } from "node:fs";
import { createServer } from "node:http";
import { delimiter, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { routeNames, routes } from "../../src/contract/routes.ts";
import { startDevServer } from "../dev-server.ts";
import { laterSteps } from "../later-steps.ts";
import { serveOverTls } from "../tools/over-tls.ts";
import { openChromium } from "./chromium.ts";
import type { Engine } from "./engine.ts";
import { openFirefox } from "./firefox.ts";
import { journeys } from "./journeys.ts";
import { personAt } from "./person.ts";
import { hasWebKit, openWebKit } from "./webkit.ts";

const port = Number(process.env.PORT ?? 8787);
const site = `http://localhost:${port}`;

function found(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isThere);
}

function isThere(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const engines: Readonly<Record<string, () => Promise<Engine> | Engine | null>> = {
  Chromium: openChromium,
  "Firefox (firefox-esr)": () => {
    const binary = found("firefox-esr", "firefox");
    return binary ? openFirefox(binary, port + 10) : null;
  },
  "WebKit (webkit2gtk-driver, gir1.2-webkit2-4.1, python3-gi, xvfb)": () => {
    const driver = found("WebKitWebDriver");
    return driver && found("xvfb-run") && hasWebKit() ? openWebKit(driver, port + 20) : null;
  },
};

const addresses = routeNames.filter((name) => !laterSteps.has(name)).map((name) => routes[name].path);

/** A page that writes to the console in every engine, with scripts or without, which proves that silence elsewhere is real. */
const heard = `http://localhost:${port + 3}/`;

createServer((_, answer) => {
  answer.setHeader("content-type", "text/html; charset=utf-8");
  answer.setHeader("content-security-policy", "img-src 'none'");
  answer.end("<!doctype html><title>heard</title><link rel=icon href=data:,><img src=/heard alt=heard>");
}).listen(port + 3);

/** Over TLS, because not every engine keeps `Secure` cookies for plain HTTP on localhost. */
const overTls = serveOverTls(site, port + 4);

/** Opens every address, and the icon that browsers request; returns what appeared in the console. */
async function look(engine: Engine, hasScripts: boolean): Promise<readonly string[]> {
  const tab = await engine.open({ hasScripts });
  const person = personAt(tab, overTls.origin, hasScripts);
  try {
    for (const address of addresses) await person.open(address);
    await tab.run("void Object.assign(document.body.appendChild(new Image()), { src: '/favicon.ico' })");
    await person.shows("document.body.lastElementChild.naturalWidth > 0");
    const told = tab.told();
    await person.open(heard);
    await wait(500);
    return tab.told().length > 0 ? told : [...told, "nothing was heard of a page that says something"];
  } catch (error) {
    return [String(error)];
  } finally {
    await tab.close();
  }
}

/** Walks one journey with a new browser and a new phone; returns where it stopped and what appeared in the consoles. */
async function walk(engine: Engine, hasScripts: boolean, name: string): Promise<readonly string[]> {
  const tabs = [await engine.open({ hasScripts }), await engine.open({ hasScripts })] as const;
  const [me, phone] = [personAt(tabs[0], overTls.origin, hasScripts), personAt(tabs[1], overTls.origin, hasScripts)];
  const stopped = await journeys[name]?.({ me, phone }).then(
    () => [],
    (error: Error) => [error.message],
  );
  const told = tabs.flatMap((tab) => tab.told());
  for (const tab of tabs) await tab.close();
  return [...(stopped ?? []), ...told];
}

const wanted = process.argv.slice(2);
const rowsOf = (name: string, hasScripts: boolean) =>
  ["every address", ...Object.keys(journeys)].filter((row) => {
    const mark = `${name}, scripts ${hasScripts ? "on" : "off"}, ${row}`;
    return wanted.every((word) => mark.includes(word));
  });
await startDevServer(port, { vars: { EXPERIMENTS: "off" }, isForTests: true });
let failed = 0;
for (const [name, open] of Object.entries(engines)) {
  if (rowsOf(name, true).length + rowsOf(name, false).length === 0) continue;
  const opened = open();
  if (!opened) {
    console.log(`skipped: ${name} is not on this machine`);
    continue;
  }
  const engine = await opened;
  for (const hasScripts of [true, false]) {
    const begun = Date.now();
    const mark = `${engine.name}, scripts ${hasScripts ? "on" : "off"}`;
    for (const row of rowsOf(name, hasScripts)) {
      const faults = await (journeys[row] ? walk(engine, hasScripts, row) : look(engine, hasScripts));
      console.log(`${mark}, ${row}: ${faults.length > 0 ? "STOPPED" : "walked"}`);
      for (const fault of faults) console.log(`  ${fault.slice(0, 1500)}`);
      failed += faults.length;
    }
    if (rowsOf(name, hasScripts).length > 0) console.log(`${mark}: ${Math.round((Date.now() - begun) / 1000)} s`);
  }
  await engine.close();
}
process.exit(failed ? 1 : 0);
