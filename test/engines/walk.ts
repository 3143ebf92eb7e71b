/**
 * The site in the browsers of the machine besides Chromium: every address, and a subscription from the plans to its end. Nothing
 * may come into the console. A browser that is not there is skipped, and said so.
 *
 *   apt-get install firefox-esr webkit2gtk-driver xvfb
 *   npm run build && npm run nightly -- engines
 */
import { accessSync, constants } from "node:fs";
import { createServer } from "node:http";
import { delimiter, join } from "node:path";
import { routeNames, routes } from "../../src/contract/routes.ts";
import { startDevServer } from "../dev-server.ts";
import { laterSteps } from "../later-steps.ts";
import { serveOverTls } from "../tools/over-tls.ts";
import type { Engine } from "./engine.ts";
import { openFirefox } from "./firefox.ts";
import { openWebKit } from "./webkit.ts";

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

const engines: Readonly<Record<string, () => Promise<Engine> | null>> = {
  "Firefox (firefox-esr)": () => {
    const binary = found("firefox-esr", "firefox");
    return binary ? openFirefox(binary, port + 1) : null;
  },
  "WebKit (webkit2gtk-driver, xvfb)": () => {
    const driver = found("WebKitWebDriver");
    return driver && found("xvfb-run") ? openWebKit(driver, port + 2) : null;
  },
};

/** What a page loads by itself is there: one that is left before says so in the console. */
async function settled(engine: Engine): Promise<void> {
  const last = "Math.max(0, ...performance.getEntriesByType('resource').map((entry) => entry.responseEnd))";
  await until(engine, `document.readyState === "complete" && performance.now() - ${last} > 1500`);
}

/** Waits until an expression is true in the page. */
async function until(engine: Engine, expression: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const isSo = await engine.run(`(${expression})`).catch(() => false);
    if (isSo === true) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${engine.name}: ${expression} never came true at ${await engine.run("location.href")}`);
}

/** Selects the first button or link of a selector, and waits for the address that it leads to. */
async function press(engine: Engine, selector: string, path: string): Promise<void> {
  await until(engine, `document.querySelector(${JSON.stringify(selector)}) !== null`);
  await settled(engine);
  await engine.run(`document.querySelector(${JSON.stringify(selector)}).click()`);
  await until(engine, `location.pathname.startsWith(${JSON.stringify(path)}) && document.readyState === "complete"`);
}

/** By a person's ways: the plans, the payment company's page and back, a cancellation, and the account's end. */
async function subscribe(engine: Engine, site: string): Promise<void> {
  await engine.go(`${site}/about`);
  const picker = "document.querySelector('select[name=country]')";
  await settled(engine);
  await engine.run(`(${picker}.value = "IE", ${picker}.form.requestSubmit())`);
  await until(engine, `document.readyState === "complete" && ${picker}?.querySelector("[selected]")?.value === "IE"`);
  await engine.go(`${site}/subscriptions`);
  await press(engine, "button[name=period]", "/checkout/");
  await press(engine, "main button", "/pro/welcome");
  await settled(engine);
  await engine.go(`${site}/subscriptions/manage`);
  await press(engine, "a[href$='ask=cancel']", "/subscriptions/manage");
  await until(engine, "document.querySelector('button[value=cancel]') !== null");
  await press(engine, "button[value=cancel]", "/subscriptions/manage");
  await until(engine, "document.querySelector('button[value=resume]') !== null");
  await settled(engine);
}

const addresses = routeNames.filter((name) => !laterSteps.has(name)).map((name) => `${site}${routes[name].path}`);

/** A page that is heard, so that silence means something. */
const heard = `http://localhost:${port + 3}/`;

createServer((_, answer) => {
  answer.setHeader("content-type", "text/html; charset=utf-8");
  answer.end("<!doctype html><title>heard</title><link rel=icon href=data:,><script>console.error('heard')</script>");
}).listen(port + 3);

async function walk(engine: Engine): Promise<readonly string[]> {
  const faults = await engine.look(heard, addresses);
  await engine.go(`${site}/about`);
  const icon = "fetch('/favicon.ico').then((answer) => { document.title = answer.status; })";
  await engine.run(`void ${icon}`);
  await until(engine, "document.title === '200'");
  await subscribe(engine, overTls.origin);
  return [...faults, ...(await engine.look(heard, []))];
}

/** Not every engine keeps a cookie for secure pages alone on a page of the machine itself. */
const overTls = serveOverTls(site, port + 4);

await startDevServer(port, { vars: { EXPERIMENTS: "off" }, isOfTest: true });
let failed = 0;
for (const [name, open] of Object.entries(engines)) {
  const opened = open();
  if (!opened) {
    console.log(`skipped: ${name} is not on this machine`);
    continue;
  }
  const engine = await opened;
  const begun = Date.now();
  try {
    const faults = await walk(engine);
    for (const fault of faults) console.log(`${engine.name}: ${fault.slice(0, 400)}`);
    failed += faults.length;
  } finally {
    engine.close();
  }
  console.log(`${engine.name}: walked in ${Math.round((Date.now() - begun) / 1000)} s`);
}
process.exit(failed ? 1 : 0);
