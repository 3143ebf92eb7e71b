import puppeteer, { type Page } from "puppeteer-core";
import { chromiumFlags, chromiumPath } from "../chromium.ts";
import { test as base } from "../fixture.ts";
import { countedOf, named, originOfTest } from "./sink.ts";

interface Fixtures {
  /** The site without a page. */
  readonly site: string;
  /** A tab of a browser of its own, that may go to any address of the site. */
  readonly tab: Page;
  /** What visits of this test come with. */
  readonly origin: string;
  /** What the edge counted of them so far, sorted. */
  readonly counted: () => Promise<string[]>;
}

/**
 * Playwright attaches to pages and switches the cache of whole pages off, and Chromium makes no page ready in advance that is
 * attached to. Puppeteer attaches to the tab around them: here pages are prerendered and restored as they are for visitors.
 */
export const test = base.extend<Fixtures>({
  site: async ({ baseURL }, use) => use(new URL(baseURL ?? "").origin),
  origin: async ({ page: _ }, use) => use(originOfTest()),
  counted: async ({ request, origin }, use) => use(async () => named(await countedOf(request, origin)).sort()),
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
