import type { Page } from "@playwright/test";
import { productLine } from "../../../src/contract/brand/brand-ids.ts";
import { expect, sampled, test, themes, widths } from "../fixture.ts";
import { looksRight } from "../looks-right.ts";
import { subscribe } from "./buying.ts";

/** Miniflare's header that sets `request.cf`: a visitor in Ireland, where we sell. */
const inIreland = { "MF-CF-Blob": JSON.stringify({ country: "IE", clientAcceptEncoding: "" }) };

const manage = "/subscriptions/manage";
const payments = "/subscriptions/payments";

/** A subscriber who has paid a month. */
async function paid(page: Page, status = "Auto-Renewable"): Promise<void> {
  await subscribe(page);
  await page.goto(manage);
  const account = await page
    .locator("#plan dt:text-is('Payment reference') + dd")
    .evaluate((row) => row.firstChild?.textContent ?? "");
  const form = { account, status, platform: "web", productId: `${productLine}-monthly-renews-row` };
  expect((await page.request.post("/dev/seed", { form, headers: { accept: "application/json" } })).status()).toBe(200);
}

async function looksRightAt(page: Page, path: string, hasScripts: boolean): Promise<void> {
  for (const width of Object.values(widths)) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await looksRight(page, hasScripts);
  }
}

for (const javaScriptEnabled of [true, false]) {
  for (const [theme, when] of sampled(javaScriptEnabled ? themes : themes.toReversed())) {
    test.describe(`scripts ${javaScriptEnabled ? "on" : "off"}, ${theme}`, when, () => {
      test.use({ javaScriptEnabled, theme, extraHTTPHeaders: inIreland, contextOptions: { reducedMotion: "reduce" } });

      test("LIFE-1 LIFE-2 LIFE-3 notices, another plan, payments, a receipt and a refund", async ({ page }) => {
        test.setTimeout(120_000);
        await paid(page);
        for (const path of [manage, `${manage}?ask=plan`, `${manage}?ask=refund`, payments, `${payments}?receipt=1`])
          await looksRightAt(page, path, javaScriptEnabled);
        await page.emulateMedia({ media: "print" });
        await expect(page.getByText("Total paid")).toBeVisible();
        await expect(page.getByRole("link", { name: "All payments" })).toBeHidden();
        await page.emulateMedia({ media: "screen" });

        await page.goto(manage);
        await page.getByRole("button", { name: /^I’ve read/ }).click();
        await expect(page.getByRole("main")).toContainText("marked as read");
        await page.goto(`${manage}?ask=plan`);
        await page.getByRole("button", { name: "Change to yearly plan" }).click();
        await expect(page.getByRole("main")).toContainText("You change to the yearly plan on");
        await looksRight(page, javaScriptEnabled);
        await page.getByRole("button", { name: "Keep monthly plan" }).click();
        await expect(page.getByRole("main")).toContainText("Your plan stays as it is");
        await page.goto(`${manage}?ask=refund`);
        await page.getByRole("button", { name: "and end subscription" }).click();
        await expect(page.getByRole("main")).toContainText("your subscription has ended");
        await page.goto(payments);
        await expect(page.getByRole("main")).toContainText("paid and refunded");
        await looksRight(page, javaScriptEnabled);
      });
    });
  }
}
