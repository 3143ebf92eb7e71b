import { expect, test, widths } from "../fixture.ts";
import { looksRight } from "../looks-right.ts";
import { choosePlan } from "./buying.ts";

/** Miniflare's header that sets `request.cf`: a visitor in Ireland, where we sell. */
const inIreland = { "MF-CF-Blob": JSON.stringify({ country: "IE", clientAcceptEncoding: "" }) };

for (const javaScriptEnabled of [true, false]) {
  test.describe(`scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled, extraHTTPHeaders: inIreland, contextOptions: { reducedMotion: "reduce" } });

    test("FLOW-1 FLOW-7 somebody buys, after looking away and after a card that was declined", async ({ page }) => {
      await page.setViewportSize({ width: widths.narrow, height: 900 });
      await page.goto("/subscriptions");
      await looksRight(page, javaScriptEnabled);
      await choosePlan(page, "yearly");
      await page.getByRole("link", { name: /back to the plans/ }).click();
      await expect(page.getByRole("main").getByRole("status")).toContainText("haven’t paid");
      await looksRight(page, javaScriptEnabled);

      await choosePlan(page, "monthly");
      await page.getByText("Other test cards").click();
      await page.getByRole("radio", { name: "A card that is declined" }).check();
      await page.getByRole("button", { name: /Start/ }).click();
      await page.getByRole("link", { name: /back to the plans/ }).click();
      await expect(page.getByRole("alert")).toContainText("declined");
      await looksRight(page, javaScriptEnabled);

      await choosePlan(page, "monthly");
      await page.getByRole("radio", { name: "A card that works", exact: true }).check();
      await page.getByRole("button", { name: /Start/ }).click();
      await expect(page).toHaveURL(/\/pro\/welcome$/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your free trial has started");
      await looksRight(page, javaScriptEnabled);
      await page.setViewportSize({ width: widths.wide, height: 900 });
      await looksRight(page, javaScriptEnabled);

      await page.goto("/subscriptions");
      await expect(page.getByRole("button", { name: /free trial/ })).toHaveCount(0);
    });

    test("FLOW-1 going back from the checkout and choosing again opens the same one", async ({ page }) => {
      await page.goto("/subscriptions");
      await choosePlan(page, "monthly");
      const checkout = page.url();
      await page.goBack();
      await choosePlan(page, "monthly");
      await expect(page).toHaveURL(checkout);
      await page.reload();
      await expect(page).toHaveURL(checkout);
    });

    test("FLOW-1 a plan is chosen by keys alone", async ({ page }) => {
      await page.goto("/subscriptions");
      await choosePlan(page, "yearly");
    });
  });
}
