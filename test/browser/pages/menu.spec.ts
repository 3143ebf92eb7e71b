import type { Locator, Page } from "@playwright/test";
import { brand } from "../../../src/contract/brand/brand.ts";
import { expect, tall, test, widths } from "../fixture.ts";

const narrow = { width: widths.narrow, height: tall };

function menuOf(page: Page): { opener: Locator; links: Locator } {
  const menu = page.getByRole("banner").locator("details");
  return { opener: menu.locator("summary"), links: menu.getByRole("navigation") };
}

test.describe("scripts off", () => {
  test.use({ javaScriptEnabled: false, viewport: narrow });

  test("PAGE-8 the menu opens, stays on the screen and closes without scripts", async ({ page }) => {
    await page.goto("/about");
    const { opener, links } = menuOf(page);
    await expect(links).toBeHidden();
    await opener.click();
    await expect(links).toBeVisible();
    const box = await links.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(narrow.width);
    await opener.click();
    await expect(links).toBeHidden();
  });
});

test.describe("scripts on", () => {
  test.use({ viewport: narrow });

  test("PAGE-8 Escape closes the menu and gives the focus back", async ({ page }) => {
    await page.goto("/about");
    const { opener, links } = menuOf(page);
    await opener.click();
    await expect(links).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(links.getByRole("link").first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(links).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test("PAGE-8 a click outside closes the menu, one inside does not", async ({ page }) => {
    await page.goto("/about");
    const { opener, links } = menuOf(page);
    await opener.click();
    await expect(links).toBeVisible();
    await links.click({ position: { x: 100, y: 4 } });
    await expect(links).toBeVisible();
    await page.getByRole("heading", { level: 1 }).dispatchEvent("pointerdown", { bubbles: true });
    await expect(links).toBeHidden();
  });

  test("PAGE-8 the menu closes when the focus leaves it", async ({ page }) => {
    await page.goto("/about");
    const { opener, links } = menuOf(page);
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(links).toBeVisible();
    await links.getByRole("link").last().focus();
    await page.keyboard.press("Tab");
    await expect(links).toBeHidden();
  });
});

test("PAGE-8 footer and menu lead to the subscription with an origin, and to our other sites", async ({ page }) => {
  await page.goto("/");
  const footer = await hrefs(page.getByRole("contentinfo"));
  const menu = await hrefs(page.getByRole("banner"));
  for (const links of [footer, menu]) {
    expect(links.filter((link) => /^\/(pro|subscriptions)\?(.*&)?origin=funnel_/.test(link))).not.toEqual([]);
  }
  for (const site of Object.values(brand.external)) expect(footer).toContain(site);
});

async function hrefs(part: Locator): Promise<string[]> {
  return part.locator("a[href]").evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
}
