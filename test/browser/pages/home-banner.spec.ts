import { allowsValue } from "../../../src/contract/settings/settings.ts";
import { expect, islandScripts, overflow, test, watchScripts, widths } from "../fixture.ts";
import { barriers } from "../looks-right.ts";

const name = /for this device/;

test.describe("the banner of home", () => {
  test.use({
    userAgent:
      "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
    viewport: { width: widths.narrow, height: 700 },
  });

  test("DEV-5 SET-1 it comes with the first scroll, leads to the store, and stays away once closed", async ({
    page,
    context,
  }) => {
    const scripts = watchScripts(page);
    await page.goto("/");
    const banner = page.getByRole("complementary", { name });
    expect(scripts.filter((path) => islandScripts.test(path))).toEqual([]);
    await page.mouse.wheel(0, 400);
    await expect(banner).toBeInViewport();
    await expect(banner.getByRole("link")).toHaveAttribute("href", /^https:\/\/play-store\.example\//);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await barriers(page, { within: "aside" })).toEqual([]);

    await banner.getByRole("button").click();
    await expect(banner).toHaveCount(0);
    const kept = (await context.cookies()).find((cookie) => cookie.name === "kax")?.value ?? "";
    expect(allowsValue("kax", kept)).toBe(true);
    await page.reload();
    const loaded = page.waitForResponse((answer) => islandScripts.test(new URL(answer.url()).pathname));
    await page.mouse.wheel(0, 400);
    // A second import of the same script ends only after the script has run.
    await page.evaluate((script) => import(script), (await loaded).url());
    expect(await banner.count()).toBe(0);
  });

  test("DEV-5 other pages have none", async ({ page }) => {
    const scripts = watchScripts(page);
    await page.goto("/?q=owl");
    await page.mouse.wheel(0, 400);
    await expect(page.getByRole("complementary", { name })).toHaveCount(0);
    expect(scripts.filter((path) => path.includes("banner"))).toEqual([]);
  });
});
