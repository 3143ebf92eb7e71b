import { expect, test } from "../fixture.ts";

/** Without smooth scrolling, a focused element is at once where it will stay. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("PAGE-8 the skip link comes first and leads past the header", async ({ page }) => {
  await page.goto("/compare-privacy");
  await page.keyboard.press("Tab");
  const skip = page.locator(":focus");
  await expect(skip).toHaveAttribute("href", "#main");
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
});

for (const key of ["Enter", "Space"]) {
  test(`PAGE-9 ${key} opens and closes a question`, async ({ page }) => {
    await page.goto("/");
    const question = page.getByRole("main").locator("details:not([open])").first();
    await question.evaluate((details) => details.setAttribute("data-asked", ""));
    const asked = page.locator("[data-asked]");
    await asked.locator("summary").focus();
    await page.keyboard.press(key);
    await expect(asked).toHaveAttribute("open");
    await expect(asked.locator("summary + *")).toBeVisible();
    await page.keyboard.press(key);
    await expect(asked).not.toHaveAttribute("open");
  });
}
