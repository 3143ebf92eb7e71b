import puppeteer, { type Page } from "puppeteer-core";
import { chromiumFlags, chromiumPath } from "../chromium.ts";
import { test as base } from "../fixture.ts";

interface Fixtures {
  /** The site without a page. */
  readonly site: string;
  /** A tab of a browser of its own, that may go to any address of the site. */
  readonly tab: Page;
}

/**
 * Playwright attaches to pages and switches the cache of whole pages off, and Chromium makes no page ready in advance that is
 * attached to. Puppeteer attaches to the tab around them: here pages are prerendered and restored as they are for visitors.
 */
export const test = base.extend<Fixtures>({
  site: async ({ baseURL }, use) => use(new URL(baseURL ?? "").origin),
  tab: async ({ page: _ }, use) => {
    const browser = await puppeteer.launch({
      executablePath: await chromiumPath(),
      // Of a whole browser, this is the way that has its real tabs; the packaged one has no other.
      headless: true,
      args: chromiumFlags,
    });
    try {
      const [tab] = await browser.pages();
      if (!tab) throw new Error("the browser opened no tab");
      await use(tab);
    } finally {
      await browser.close();
    }
  },
});
