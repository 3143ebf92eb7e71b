import type { Page } from "@playwright/test";
import { expect, test, widths } from "../fixture.ts";
import { looksRight } from "../looks-right.ts";
import { subscribe } from "./buying.ts";
import { otpFor } from "./one-time-codes.ts";

/** A country that we sell in, as the platform tells it. */
const inIreland = { "MF-CF-Blob": JSON.stringify({ country: "IE", clientAcceptEncoding: "" }) };

const manage = "/subscriptions/manage";

/** The page of that heading has come. */
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

      await page.getByRole("link", { name: "Cancel", exact: true }).click();
      await arrived(page, "Cancel the subscription?");
      await looksRight(page, javaScriptEnabled);
      await page.getByRole("button", { name: "Yes, cancel" }).click();
      await expect(page).toHaveURL(new RegExp(`${manage}$`));
      await expect(page.getByRole("main")).toContainText("will not renew");
      await looksRight(page, javaScriptEnabled);
      await page.getByRole("button", { name: "Take it back" }).click();
      await expect(page.getByRole("main")).toContainText("renews by itself");

      await page.getByRole("link", { name: "Show a code" }).click();
      await expect(page).toHaveURL(/\/identity-theft-restoration\/access-code$/);
      await looksRight(page, javaScriptEnabled);
      await page.goto(manage);

      await page.setViewportSize({ width: widths.wide, height: 900 });
      await looksRight(page, javaScriptEnabled);
      await page.getByRole("link", { name: "Delete", exact: true }).click();
      await arrived(page, "Delete the account?");
      await looksRight(page, javaScriptEnabled);
      await page.getByRole("checkbox").check();
      await page.getByRole("button", { name: "Delete it for good" }).click();
      await arrived(page, "The account is gone.");
      await looksRight(page, javaScriptEnabled);
      await page.goto(manage);
      await expect(page).toHaveURL(/\/subscriptions\/activate$/);
    });

    test("FLOW-5 the data come as a file", async ({ page }) => {
      await subscribe(page);
      await page.goto(manage);
      const download = page.waitForEvent("download");
      await page.getByRole("button", { name: "Export" }).click();
      expect((await download).suggestedFilename()).toMatch(/\.json$/);
    });

    test("FLOW-5 FLOW-7 by keys alone: cancelled, taken back, signed out everywhere", async ({ page }) => {
      const press = async (role: "link" | "button", name: string) => {
        await page.getByRole("main").getByRole(role, { name, exact: true }).focus();
        await page.keyboard.press("Enter");
      };
      await subscribe(page);
      await page.goto(manage);
      await press("link", "Cancel");
      await arrived(page, "Cancel the subscription?");
      await press("button", "Yes, cancel");
      await arrived(page, "Your subscription");
      await press("button", "Take it back");
      await expect(page.getByRole("main")).toContainText("renews by itself");
      await press("button", "Everywhere");
      await arrived(page, "Which address is it under?");
      await looksRight(page, javaScriptEnabled);
    });

    test("FLOW-4 FLOW-7 EVT-4 an address is added, with a wrong code on the way, and removed again", async ({
      page,
    }) => {
      const email = `owl@${crypto.randomUUID()}.example`;
      await page.setViewportSize({ width: widths.narrow, height: 900 });
      await subscribe(page);
      await page.goto(manage);
      await page.getByRole("link", { name: "Add an address" }).click();
      await arrived(page, "Take your subscription to other devices.");
      await looksRight(page, javaScriptEnabled);
      await page.getByRole("textbox", { name: "Your email address" }).fill(email);
      await page.getByRole("button", { name: "Send the code" }).click();
      await arrived(page, "Show that it is yours.");
      const code = page.getByRole("textbox", { name: "6-digit code" });
      const otp = await otpFor(page.request, email, 1);
      await code.fill(otp === "000000" ? "000001" : "000000");
      await code.press("Enter");
      await expect(code).toHaveAttribute("aria-invalid", "true");
      await looksRight(page, javaScriptEnabled);
      await code.fill(otp);
      await code.press("Enter");
      await arrived(page, "The address is added.");
      await looksRight(page, javaScriptEnabled);

      await page.goto("/subscriptions/edit-email");
      await looksRight(page, javaScriptEnabled);
      await page.getByRole("button", { name: "Remove the address" }).click();
      await arrived(page, "Take the address away?");
      await looksRight(page, javaScriptEnabled);
      await code.fill(await otpFor(page.request, email, 2));
      await page.getByRole("button", { name: "Remove the address" }).click();
      await arrived(page, "The address is gone from the account.");
      await looksRight(page, javaScriptEnabled);
      if (javaScriptEnabled) {
        // What the visit wrote down of its own pages, steps without an address included (EVT-4).
        const written = await page.evaluate(() => sessionStorage.getItem("events") ?? "");
        for (const state of ["confirm", "success", "delete"]) expect(written).toContain(`subscription_email_${state}`);
      }
    });
  });
}
