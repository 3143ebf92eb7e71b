import type { Page } from "@playwright/test";
import { expect, test, widths } from "../fixture.ts";
import { looksRight } from "../looks-right.ts";
import { subscribe } from "./buying.ts";
import { otpFor } from "./one-time-codes.ts";

/** Miniflare's header that sets `request.cf`: a visitor in Ireland, where we sell. */
const inIreland = { "MF-CF-Blob": JSON.stringify({ country: "IE", clientAcceptEncoding: "" }) };

const manage = "/subscriptions/manage";

/** Waits for the page with this heading. */
async function arrived(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled, extraHTTPHeaders: inIreland, contextOptions: { reducedMotion: "reduce" } });

    test("FLOW-5 FLOW-7 somebody cancels, takes it back, asks for a code and deletes the account", async ({ page }) => {
      await page.setViewportSize({ width: widths.narrow, height: 900 });
      await subscribe(page);
      await page.goto(manage);
      await looksRight(page, javaScriptEnabled);

      await page.getByRole("link", { name: "Cancel subscription", exact: true }).click();
      await arrived(page, "Cancel your subscription?");
      await looksRight(page, javaScriptEnabled);
      await page.getByRole("button", { name: "Cancel subscription" }).click();
      await expect(page).toHaveURL(new RegExp(`${manage}\\?told=[0-9a-f]{8}$`));
      await expect(page.getByRole("main")).toContainText("You pay nothing");
      await looksRight(page, javaScriptEnabled);
      await page.getByRole("button", { name: "Undo cancellation" }).click();
      await expect(page.getByRole("main")).toContainText("Your cancellation is undone");

      await page.getByRole("link", { name: "Get an access code" }).click();
      await expect(page).toHaveURL(/\/identity-theft-restoration\/access-code$/);
      await looksRight(page, javaScriptEnabled);
      await page.goto(manage);

      await page.setViewportSize({ width: widths.wide, height: 900 });
      await looksRight(page, javaScriptEnabled);
      await page.getByRole("link", { name: "Delete account", exact: true }).click();
      await arrived(page, "Delete your account?");
      await looksRight(page, javaScriptEnabled);
      await page.getByRole("button", { name: "Delete account permanently" }).click();
      await expect(page.getByRole("checkbox")).toHaveAttribute("aria-invalid", "true");
      await expect(page).toHaveTitle(/^Error: /);
      await looksRight(page, javaScriptEnabled);
      await page.getByRole("checkbox").check();
      await page.getByRole("button", { name: "Delete account permanently" }).click();
      await arrived(page, "Your account is deleted");
      await looksRight(page, javaScriptEnabled);
      await page.goto(manage);
      await expect(page).toHaveURL(/\/subscriptions\/activate\?next=/);
    });

    test("FLOW-5 the data come as a file", async ({ page }) => {
      await subscribe(page);
      await page.goto(manage);
      const download = page.waitForEvent("download");
      await page.getByRole("button", { name: "Export your data" }).click();
      expect((await download).suggestedFilename()).toMatch(/\.json$/);
    });

    test("FLOW-5 FLOW-7 by keys alone: cancelled, taken back, signed out everywhere", async ({ page }) => {
      const press = async (role: "link" | "button", name: string) => {
        await page.getByRole("main").getByRole(role, { name, exact: true }).first().focus();
        await page.keyboard.press("Enter");
      };
      await subscribe(page);
      await page.goto(manage);
      await press("link", "Cancel subscription");
      await arrived(page, "Cancel your subscription?");
      await press("button", "Cancel subscription");
      await arrived(page, "Manage subscription");
      await press("button", "Undo cancellation");
      await expect(page.getByRole("main")).toContainText("Your cancellation is undone");
      await press("button", "Sign out everywhere");
      await arrived(page, "How will you sign in again?");
      await looksRight(page, javaScriptEnabled);
      await press("link", "Delete account");
      await arrived(page, "Delete your account?");
      await looksRight(page, javaScriptEnabled);
    });

    test("FLOW-4 FLOW-7 EVT-4 an address is added, with a wrong code on the way, and removed again", async ({
      page,
    }) => {
      const email = `owl@${crypto.randomUUID()}.example`;
      await page.setViewportSize({ width: widths.narrow, height: 900 });
      await subscribe(page);
      await page.goto(manage);
      await page.getByRole("link", { name: "Add email address" }).click();
      await arrived(page, "Add an email address to your subscription");
      await looksRight(page, javaScriptEnabled);
      await page.getByRole("textbox", { name: "Email address" }).fill(email);
      await page.getByRole("button", { name: "Send code" }).click();
      await arrived(page, "Confirm your email address");
      const code = page.getByRole("textbox", { name: "Six-digit code" });
      await page.getByRole("button", { name: "Send a new code" }).click();
      await expect(page.getByRole("status").filter({ hasText: email })).toBeFocused();
      const otp = await otpFor(page.request, email, 2);
      await code.fill(otp === "000000" ? "000001" : "000000");
      await code.press("Enter");
      await expect(code).toHaveAttribute("aria-invalid", "true");
      await looksRight(page, javaScriptEnabled);
      await code.fill(otp);
      await code.press("Enter");
      await arrived(page, "Email address added");
      await looksRight(page, javaScriptEnabled);

      await page.goto("/subscriptions/edit-email");
      await looksRight(page, javaScriptEnabled);
      await page.getByRole("button", { name: "Send removal code" }).click();
      await arrived(page, "Remove your email address?");
      await looksRight(page, javaScriptEnabled);
      await code.fill(await otpFor(page.request, email, 3));
      await page.getByRole("button", { name: "Remove email address" }).click();
      await arrived(page, "Email address removed");
      await looksRight(page, javaScriptEnabled);
      if (javaScriptEnabled) {
        // The visit's record of its pages includes the steps without an address of their own (EVT-4).
        const written = await page.evaluate(() => sessionStorage.getItem("events") ?? "");
        for (const state of ["confirm", "success", "delete"]) expect(written).toContain(`subscription_email_${state}`);
      }
    });
  });
}
