import puppeteer, { type Page } from "puppeteer-core";
import { chromiumFlags, chromiumPath } from "../chromium.ts";
import { test as base } from "../fixture.ts";
import { countedOf, named, originOfTest } from "./sink.ts";

interface Fixtures {
  /** The origin of the site, without a path. */
  readonly site: string;
  /** A tab in a separate browser, which may open any address of the site. */
  readonly tab: Page;
  /** The `origin` parameter that marks the visits of this test. */
  readonly origin: string;
  /** The events that the edge has counted for these visits so far, sorted. */
  readonly counted: () => Promise<string[]>;
}

/**
 * Playwright attaches to pages and switches off the back-forward cache, and Chromium prerenders no page that something is
 * attached to. Puppeteer attaches to the tab instead: here pages are prerendered and restored as they are for visitors.
 */
export const test = base.extend<Fixtures>({
  site: async ({ baseURL }, use) => use(new URL(baseURL ?? "").origin),
  origin: async ({ page: _ }, use) => use(originOfTest()),
  counted: async ({ request, origin }, use) => use(async () => named(await countedOf(request, origin)).sort()),
  tab: async ({ page: _ }, use) => {
    const browser = await puppeteer.launch({
      executablePath: await chromiumPath(),
      // In a full Chromium, this is the headless mode with real tabs; the packaged one has no other.
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
