import type { Page } from "@playwright/test";
import { expect, test, widths } from "../fixture.ts";
import { looksRight } from "../looks-right.ts";
import { subscribe } from "./buying.ts";
import { otpFor } from "./one-time-codes.ts";

/** Miniflare's header that sets `request.cf`: a visitor in Ireland, where we sell. */
const inIreland = { "MF-CF-Blob": JSON.stringify({ country: "IE", clientAcceptEncoding: "" }) };

async function arrived(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
}

/** Presses the link or button of this name by keyboard alone. */
async function press(page: Page, role: "link" | "button", name: string | RegExp): Promise<void> {
  await page.getByRole("main").getByRole(role, { name }).first().focus();
  await page.keyboard.press("Enter");
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled, extraHTTPHeaders: inIreland, contextOptions: { reducedMotion: "reduce" } });

    test("FLOW-3 FLOW-4 FLOW-7 one device gives its address, the other is activated by it, by keys alone", async ({
      page,
      browser,
    }) => {
      const email = `owl@${crypto.randomUUID()}.example`;
      await page.setViewportSize({ width: widths.narrow, height: 900 });
      await subscribe(page);
      await page.goto("/subscriptions/activation-flow");
      await looksRight(page, javaScriptEnabled);
      await press(page, "link", "Set up another device");
      await arrived(page, "Set up another device");
      await looksRight(page, javaScriptEnabled);
      await press(page, "link", "Add email address");
      await page.getByRole("textbox", { name: "Email address" }).fill(email);
      await page.keyboard.press("Enter");
      await arrived(page, "Confirm your email address");
      await page.getByLabel("Six-digit code").fill(await otpFor(page.request, email, 1));
      await page.keyboard.press("Enter");
      await arrived(page, "Email address added");
      await press(page, "link", "Set up the other device");
      await arrived(page, "Sign in on your other device");
      await expect(page.getByText(email)).toBeVisible();
      await looksRight(page, javaScriptEnabled);

      const device = await browser.newContext({ javaScriptEnabled, extraHTTPHeaders: inIreland });
      const other = await device.newPage();
      await other.goto("/subscriptions/activation-flow/this-device");
      await looksRight(other, javaScriptEnabled);
      await press(other, "link", "Sign in by email");
      await other.getByRole("textbox", { name: "Email address" }).fill(email);
      await other.keyboard.press("Enter");
      await arrived(other, "Enter your code");
      await looksRight(other, javaScriptEnabled);
      await other.getByLabel("Six-digit code").fill(await otpFor(page.request, email, 2));
      await other.keyboard.press("Enter");
      await arrived(other, "This browser is signed in");
      await other.goto("/subscriptions/manage");
      await expect(other.getByText(email)).toBeVisible();
      await device.close();
    });

    test("FLOW-1 FLOW-2 FLOW-7 a recovery code is printed, and brings the subscription back", async ({ page }) => {
      await page.setViewportSize({ width: widths.narrow, height: 900 });
      await subscribe(page);
      await press(page, "button", "Create recovery code");
      await arrived(page, "Save your recovery code");
      await looksRight(page, javaScriptEnabled);
      const code = (await page.locator("main code").allTextContents()).join(" ");
      await press(page, "link", "I’ve saved my code");
      await arrived(page, "Manage subscription");
      await press(page, "button", "Sign out");
      await arrived(page, "Sign in to your subscription");
      await page.getByText("I have a recovery code", { exact: true }).click();
      await press(page, "link", "Sign in with your recovery code");
      await arrived(page, "Enter your recovery code");
      await looksRight(page, javaScriptEnabled);
      const field = page.getByLabel("Recovery code");
      await field.fill("7K3M");
      await field.press("Enter");
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await looksRight(page, javaScriptEnabled);
      await field.fill(code);
      await field.press("Enter");
      await arrived(page, "Manage subscription");
    });
  });
}
