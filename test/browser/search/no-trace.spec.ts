import type { Page } from "@playwright/test";
import { expect, test } from "../fixture.ts";

const secret = "quoll";

/** Everything about a visit that the browser keeps and a script can read. Runs in the page. */
async function kept() {
  const databases = (await indexedDB.databases()).map(({ name }) => name);
  const names = globalThis.caches ? await globalThis.caches.keys() : [];
  const cached = await Promise.all(
    names.map(async (name) => (await (await globalThis.caches.open(name)).keys()).map(({ url }) => url)),
  );
  const { navigation } = globalThis as unknown as { navigation: { entries(): readonly { url: string }[] } };
  return {
    address: location.href,
    referrer: document.referrer,
    title: document.title,
    cookies: document.cookie,
    history: navigation.entries().map(({ url }) => url),
    state: JSON.stringify(history.state),
    window: window.name,
    loaded: performance.getEntries().map(({ name }) => name),
    stores: JSON.stringify([{ ...localStorage }, { ...sessionStorage }, databases, cached]),
  };
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    // The site that a result leads to, which this test serves itself.
    test.use({ javaScriptEnabled, tolerated: /documents\.example/ });

    test(`SRCH-7 SET-1 with words hidden from history, the browser keeps none of them, ${javaScriptEnabled}`, async ({
      page,
      context,
      baseURL,
    }) => {
      await context.addCookies([{ name: "kg", value: "p", url: `${baseURL}` }]);
      const sent: string[] = [];
      const posted: string[] = [];
      context.on("request", async (request) => {
        const { referer = "", cookie = "" } = await request.allHeaders();
        sent.push(request.url(), referer, cookie);
        posted.push(request.postData() ?? "");
      });
      const images = '<svg xmlns="http://www.w3.org/2000/svg"/>';
      await page.route("**/iu?**", (route) => route.fulfill({ contentType: "image/svg+xml", body: images }));
      // Serves the site that a result leads to: the test checks what that site is sent, and contacts no other.
      await context.route("https://documents.example/**", (route) =>
        route.fulfill({ contentType: "text/html", body: "<!doctype html><title>d</title><link rel=icon href=data:,>" }),
      );

      await page.goto("/");
      await page.getByLabel("Search privately", { exact: true }).pressSequentially(`${secret} otter`);
      if (javaScriptEnabled) await page.waitForResponse("**/ac?**");
      await page.keyboard.press("Enter");
      await expect(page.locator("h1")).toContainText(secret);
      const again = (name: string) => page.getByRole("button", { name, exact: true });
      await again("Images").click();
      await expect(again("Images")).toHaveAttribute("aria-current", "page");
      await again("Next page").click();
      await expect(again("Previous page")).toBeVisible();
      await again("Web").click();
      await expect(again("Web")).toHaveAttribute("aria-current", "page");
      if (javaScriptEnabled) await loadsMore(page);

      // The words were sent where they may be: in request bodies.
      expect(posted.filter((body) => body.includes(secret)).length).toBeGreaterThanOrEqual(4);
      if (javaScriptEnabled) {
        const found = await page.evaluate(kept);
        expect(found.history.length).toBeGreaterThanOrEqual(1);
        expect(JSON.stringify(found)).not.toContain(secret);
      }
      expect(await page.title()).not.toContain(secret);
      expect(JSON.stringify(await context.storageState({ indexedDB: true }))).not.toContain(secret);

      await page.locator("section[data-kind] h3 a").first().click();
      await page.waitForURL("https://documents.example/**");
      expect(sent.some((text) => text.includes("documents.example"))).toBe(true);
      expect(sent.filter((text) => text.includes(secret))).toEqual([]);
    });
  });
}

async function loadsMore(page: Page): Promise<void> {
  await page.mouse.wheel(0, 300);
  await page.getByRole("navigation", { name: "Pages of results" }).scrollIntoViewIfNeeded();
  await expect(page.locator("section[data-kind] > ol")).not.toHaveCount(1);
}
