import { expect, test, themes } from "../fixture.ts";
import { barriers } from "../looks-right.ts";

for (const theme of themes) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`in the ${theme} theme, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
      test.use({ theme, javaScriptEnabled });

      test(`SRCH-8 an answer stands above the results, ${theme} ${javaScriptEnabled}`, async ({ page }) => {
        await page.goto("/?q=15%25+of+80");
        await expect(page.getByRole("region", { name: "15% of 80" })).toContainText("12");
        if (javaScriptEnabled) expect(await barriers(page)).toEqual([]);
        await page.goto("/?q=random+number");
        await page.getByRole("link", { name: "Try again" }).click();
        await expect(page.getByRole("link", { name: "Try again" })).toBeVisible();
      });
    });
  }
}
