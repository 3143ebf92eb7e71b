/** The Chromium of the browser tests. */
import { type Browser, chromium, type ElementHandle, type Page } from "@playwright/test";
import { chromiumFlags, chromiumPath } from "../browser/chromium.ts";
import { type Engine, everything, keys, type Tab } from "./engine.ts";

export async function openChromium(): Promise<Engine> {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumFlags });
  return { name: "Chromium", open: ({ hasScripts }) => openTab(browser, hasScripts), close: () => browser.close() };
}

/** Milliseconds for a click and the page load it causes: with a shorter limit it would be repeated on the next page. */
const clickLimit = 10_000;

async function openTab(browser: Browser, hasScripts: boolean): Promise<Tab> {
  const context = await browser.newContext({ javaScriptEnabled: hasScripts, ignoreHTTPSErrors: true, locale: "en-GB" });
  const told: string[] = [];
  context.on("console", (message) => told.push(`${message.type()}: ${message.text()} (${message.location().url})`));
  context.on("weberror", (error) => told.push(`uncaught: ${error.error().message}`));
  context.on(
    "response",
    (response) => response.status() >= 500 && told.push(`${response.status()}: ${response.url()}`),
  );
  const page = await context.newPage();
  return {
    go: async (url) => void (await page.goto(url)),
    run: (expression) => page.evaluate(expression),
    find: async (expression) => (await page.evaluateHandle(expression)).asElement(),
    click: (found) => element(found).click({ timeout: clickLimit }),
    async type(found, text) {
      await element(found).focus();
      await typeInto(page, text);
    },
    choose: async (list, option) => void (await element(list).selectOption({ label: option }, { timeout: clickLimit })),
    told: () => told.splice(0),
    close: () => context.close(),
  };
}

const named: Readonly<Record<string, string>> = {
  [keys.enter]: "Enter",
  [keys.down]: "ArrowDown",
  [keys.delete]: "Delete",
};

async function typeInto(page: Page, text: string): Promise<void> {
  const isAll = text.startsWith(everything);
  if (isAll) await page.keyboard.press("Control+a");
  for (const key of isAll ? text.slice(everything.length) : text) {
    const name = named[key];
    if (name) await page.keyboard.press(name);
    else await page.keyboard.type(key);
  }
}

/** An element as Playwright's handle. */
function element(found: unknown): ElementHandle<HTMLElement> {
  return found as ElementHandle<HTMLElement>;
}
