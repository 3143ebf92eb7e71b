import type { Page } from "@playwright/test";
import { expect, sampled, tall, test, themes, widths } from "../fixture.ts";
import { looksRight } from "../looks-right.ts";

const results = (page: Page) => page.locator("section[data-kind] > ol > li");
const kinds = (page: Page) => page.getByRole("navigation", { name: "Kinds of results" });

/** Replaces the pictures, since no test fetches any from another site. */
async function fakePictures(page: Page): Promise<void> {
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="120"/>';
  await page.route("**/iu?**", (route) => route.fulfill({ contentType: "image/svg+xml", body }));
}

async function search(page: Page, origin: string, words: string): Promise<void> {
  await page.goto(`${origin}/`);
  await page.getByLabel("Search privately", { exact: true }).fill(words);
  await page.keyboard.press("Enter");
  await expect(results(page)).toHaveCount(10);
}

/** Each with another failure of the search service; every failure is also tested without a browser. */
const ways = [
  { host: "", javaScriptEnabled: true, fault: "slow" },
  { host: "", javaScriptEnabled: false, fault: "dead" },
  { host: "onion.", javaScriptEnabled: false, fault: "lying" },
] as const;

for (const [{ host, javaScriptEnabled, fault }, when] of sampled(ways, 2)) {
  test.describe(`${host || "main"}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test(
      `SRCH-7 SRCH-9 results of a search service are walked, ${host}${javaScriptEnabled}`,
      when,
      async ({ page, baseURL }) => {
        await fakePictures(page);
        const origin = `${baseURL}`.replace("localhost", `${host}localhost`);
        const at = () => page.url().slice(origin.length);
        await search(page, origin, "wild otter");
        expect(at()).toBe("/?q=wild+otter");
        await expect(results(page).first().getByRole("link")).toHaveAttribute(
          "href",
          "https://documents.example/otter/0",
        );

        await page.getByRole("link", { name: "sea otter", exact: true }).click();
        await expect(page.getByRole("heading", { level: 1 })).toContainText("sea otter");
        expect(at()).toBe("/?q=sea+otter");
        await expect(page.getByText("Did you mean")).toHaveCount(0);
        await page.getByRole("region", { name: "Related searches" }).getByRole("link", { name: "river otter" }).click();
        await expect(page).toHaveURL(`${origin}/?q=river+otter`);

        for (const [name, ia] of Object.entries({ Images: "image", News: "news", Videos: "video" })) {
          await kinds(page).getByRole("link", { name }).click();
          await expect(page).toHaveURL(`${origin}/?q=river+otter&ia=${ia}`);
          await expect(kinds(page).getByRole("link", { name })).toHaveAttribute("aria-current", "page");
          const dated = results(page).nth(1).getByText("2 May 2026 · 1:02 long");
          await expect(dated).toHaveCount(ia === "image" ? 0 : 1);
        }
        for (const picture of await page.locator("main img").all()) {
          expect(await picture.getAttribute("src")).toMatch(/^\/iu\?/);
        }

        const pages = page.getByRole("navigation", { name: "Pages of results" });
        if (javaScriptEnabled) {
          await page.mouse.wheel(0, 300);
          await pages.scrollIntoViewIfNeeded();
          await expect(results(page).nth(10).getByRole("link")).toHaveAttribute("href", /\/otter\/10$/);
          await expect(page.getByRole("status").filter({ hasText: "10 more results" })).toHaveCount(1);
        } else {
          await pages.getByRole("link", { name: "Next page" }).click();
          await expect(page).toHaveURL(`${origin}/?q=river+otter&ia=video&p=2`);
          await expect(results(page).first().getByRole("link")).toHaveAttribute("href", /\/otter\/10$/);
          await pages.getByRole("link", { name: "Previous page" }).click();
        }
        await expect(page).toHaveURL(`${origin}/?q=river+otter&ia=video`);

        await page.goto(`${origin}/?q=${fault}+otter`);
        await expect(page.getByText("Web results didn’t load")).toBeVisible();
        await expect(page.getByRole("heading", { name: "Search another site" })).toBeVisible();
        await expect(page.getByRole("link", { name: "Try again" })).toHaveAttribute("href", `/?q=${fault}+otter`);
      },
    );
  });
}

/** The one width at which each theme is checked by axe, which is the slowest step here and finds the same at each width. */
const checkedAt = { light: widths.wide, dark: widths.narrow } as const;

for (const [theme, when] of sampled(themes)) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ theme });

    test(`SRCH-7 A11Y results look right and print well, ${theme}`, when, async ({ page, baseURL }) => {
      await fakePictures(page);
      for (const path of ["/?q=wild+otter", "/?q=wild+otter&ia=image", "/?q=dead+otter"]) {
        await page.goto(path);
        for (const width of Object.values(widths)) {
          await page.setViewportSize({ width, height: tall });
          await looksRight(page, width === checkedAt[theme]);
        }
      }
      await search(page, `${baseURL}`, "wild otter");
      await page.emulateMedia({ media: "print" });
      await expect(results(page).first()).toBeVisible();
      for (const part of [page.getByRole("banner"), page.locator("#q"), kinds(page)]) await expect(part).toBeHidden();
    });
  });
}

test("SRCH-9 the header stays, scrolls away or isn’t there (ko), and never lies over what has the focus", async ({
  page,
  context,
  baseURL,
}) => {
  await fakePictures(page);
  await page.setViewportSize({ width: widths.wide, height: tall });
  const header = page.getByRole("banner");
  const shown = async (ko: string) => {
    await context.addCookies([{ name: "ko", value: ko, url: `${baseURL}` }]);
    await page.goto("/?q=wild+otter");
    await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
  };
  await shown("s");
  await expect(header).toBeInViewport();
  await results(page).nth(8).getByRole("link").focus();
  await results(page).nth(0).getByRole("link").focus();
  // The link is below the header once scrolling has ended.
  await expect
    .poll(async () => {
      const [bar, link] = [await header.boundingBox(), await results(page).nth(0).getByRole("link").boundingBox()];
      return (link?.y ?? 0) - (bar?.height ?? 0);
    })
    .toBeGreaterThanOrEqual(0);
  await shown("1");
  await expect(header).not.toBeInViewport();
  await shown("-1");
  await expect(header).toBeHidden();
  await expect(page.locator("#q")).toHaveCount(1);
  await shown("-2");
  await expect(page.locator("#q")).toHaveCount(0);
});

test.describe("pictures that can’t be loaded", () => {
  test.use({ tolerated: /\/iu\?/ });

  test("SRCH-9 keep the frame that they had while loading, so nothing moves", async ({ page }) => {
    await page.route("**/iu?**", (route) => route.fulfill({ status: 404 }));
    await page.goto("/?q=river+otter&ia=image");
    const first = page.locator("main li img").first();
    await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    const frame = await first.boundingBox();
    expect(frame?.width).toBeGreaterThan(90);
    expect(frame?.height).toBeGreaterThan(90);
  });
});
