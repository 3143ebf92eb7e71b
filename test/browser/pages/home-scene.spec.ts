import { expect, test } from "../fixture.ts";

/** Common window sizes: a phone, small and usual laptops, a desktop computer. */
const windows = [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
];

for (const size of windows) {
  test(`PAGE-9 both birds of home are on the first screen at ${size.width} × ${size.height}`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto("/");
    // The first one with this label: its role changes when the script wakes, and there is another box at the foot.
    await page.getByLabel("Search privately").first().focus();
    for (const piece of ["near", "found"]) await expect(page.locator(`main use[href$="#${piece}"]`)).toBeAttached();
    const found = await page.locator('main use[href$="#found"]').evaluate((bird) => {
      const { top, bottom, left, right } = bird.getBoundingClientRect();
      return { top, bottom, left, right };
    });
    expect(found.top).toBeGreaterThan(0);
    expect(found.bottom).toBeLessThanOrEqual(size.height);
    expect(found.left).toBeGreaterThanOrEqual(0);
    expect(found.right).toBeLessThanOrEqual(size.width);
  });
}

test.describe("without the heading face", () => {
  // The test blocks the heading font on purpose: in any other font the headline is wider.
  test.use({ tolerated: /bricolage/ });

  for (const width of [801, 1024, 1440, 2560]) {
    test(`PAGE-9 no word of the headline is under the browser at ${width}`, async ({ page }) => {
      await page.route("**/bricolage*", (route) => route.abort());
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/");
      const [words, browser] = await Promise.all([
        page.getByRole("heading", { level: 1 }).evaluate((heading) => {
          const range = document.createRange();
          range.selectNodeContents(heading);
          return Math.max(...[...range.getClientRects()].map(({ right }) => right));
        }),
        page.locator('img[src*="/art/window."]').evaluate((picture) => picture.getBoundingClientRect().left),
      ]);
      expect(words).toBeLessThanOrEqual(browser);
    });
  }
});
