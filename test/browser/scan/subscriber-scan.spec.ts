import type { Page } from "@playwright/test";
import { expect, sampled, test, widths } from "../fixture.ts";
import { looksRight } from "../looks-right.ts";
import { subscribe } from "../subscription/buying.ts";
import { otpFor } from "../subscription/one-time-codes.ts";
import { followProgress } from "./progress.ts";

const inIreland = { "MF-CF-Blob": JSON.stringify({ country: "IE", clientAcceptEncoding: "" }) };
const someone = { first: "Sinéad", last: "O’Connor", other: "Nic Dhonncha", city: "Brindlethorpe", before: "Quenby" };

/** A subscriber with an email address, who is not signed in here. */
async function subscriber(page: Page): Promise<string> {
  const email = `wren@${crypto.randomUUID()}.example`;
  await subscribe(page);
  await page.goto("/subscriptions/add-email");
  await page.getByRole("textbox", { name: "Email address" }).fill(email);
  await page.getByRole("button", { name: "Send code" }).click();
  await page.getByLabel("Six-digit code").fill(await otpFor(page.request, email, 1));
  await page.getByLabel("Six-digit code").press("Enter");
  await expect(page.getByRole("heading", { name: "Email address added" })).toBeVisible();
  await page.goto("/subscriptions/manage");
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(page.getByText("You’re signed out")).toBeVisible();
  return email;
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto("/subscriptions/activate");
  await page.getByRole("textbox", { name: "Email address" }).fill(email);
  await page.getByRole("textbox", { name: "Email address" }).press("Enter");
  await expect(page).toHaveURL(/\/subscriptions\/confirm$/);
  await page.getByLabel("Six-digit code").fill(await otpFor(page.request, email, 2));
  await page.getByLabel("Six-digit code").press("Enter");
  await expect(page).not.toHaveURL(/\/subscriptions\/confirm$/);
}

async function scanFor(page: Page): Promise<void> {
  await page.goto("/dbp/scan/name");
  await page.getByLabel("First name").fill(someone.first);
  await page.getByLabel("Last name").fill(someone.last);
  await page.getByLabel("Last name").press("Enter");
  await expect(page).toHaveURL(/\/dbp\/scan\/year$/);
  await page.getByLabel("Year of birth").fill("1900");
  await page.getByLabel("Year of birth").press("Enter");
  await expect(page).toHaveURL(/\/dbp\/scan\/address$/);
  await page.getByLabel("Town or city").fill(someone.city);
  await page.getByLabel("Town or city").press("Enter");
  await expect(page).toHaveURL(/\/dbp\/scan\/confirm$/);
  await page.getByRole("button", { name: "Start demonstration scan" }).press("Enter");
}

/** Waits for the search that is under way, and goes to its results. */
async function finish(page: Page, isLive: boolean): Promise<void> {
  await expect(page).toHaveURL(/\/dbp\/progress$/);
  await followProgress(page, isLive);
  await page.getByRole("link", { name: "See scan results" }).press("Enter");
  await expect(page).toHaveURL(/\/dbp\/dashboard/);
}

const searches = (page: Page) => page.getByRole("region", { name: "Earlier searches" }).locator("tbody tr");

for (const [javaScriptEnabled, when] of sampled([true, false])) {
  test.describe(`scripts ${javaScriptEnabled ? "on" : "off"}`, when, () => {
    test.use({ javaScriptEnabled, extraHTTPHeaders: inIreland, contextOptions: { reducedMotion: "reduce" } });

    test("DBP-1 DBP-2 a subscriber keeps a free scan without typing again, adds to it, pauses, exports and erases it", async ({
      page,
    }) => {
      test.setTimeout(300_000);
      const email = await subscriber(page);
      await page.setViewportSize({ width: widths.narrow, height: 900 });
      await scanFor(page);
      await finish(page, javaScriptEnabled);
      await expect(page.getByRole("button", { name: "Keep scan" })).toHaveCount(0);

      await signIn(page, email);
      await page.goto("/dbp/dashboard");
      await page.getByRole("button", { name: "Keep scan" }).press("Enter");
      await expect(page.getByRole("heading", { name: "Repeat searches" })).toBeVisible();
      await expect(searches(page)).toHaveCount(1);
      await looksRight(page, javaScriptEnabled);
      await page.getByRole("link", { name: "Change my answers" }).press("Enter");
      for (const part of [someone.first, someone.last, "1900", someone.city])
        await expect(page.getByRole("main")).toContainText(part);

      const additions = [
        ["name", "Add another name", "Last name", someone.other],
        ["address", "Add another address", "Town or city", someone.before],
      ] as const;
      for (const [change, add, label, value] of additions) {
        await page.goto(`/dbp/edit?change=${change}`);
        await page.getByRole("button", { name: add }).press("Enter");
        await expect(page.getByLabel(label)).toHaveCount(2);
        await page.getByLabel(label).last().fill(value);
        await looksRight(page, javaScriptEnabled);
        await page.getByRole("button", { name: "Save and search again" }).press("Enter");
        await finish(page, javaScriptEnabled);
      }
      await expect(searches(page)).toHaveCount(3);

      await page.getByRole("button", { name: "Pause searches" }).press("Enter");
      await expect(page.getByText("You’ve paused this scan.")).toBeVisible();
      await looksRight(page, javaScriptEnabled);
      await page.getByRole("button", { name: "Resume searches" }).press("Enter");
      await expect(page.getByRole("button", { name: "Pause searches" })).toBeVisible();
      for (const { width, height } of [
        { width: widths.middle, height: 900 },
        { width: widths.wide, height: 900 },
      ]) {
        await page.setViewportSize({ width, height });
        await looksRight(page, javaScriptEnabled);
      }

      const file = await page.request.get("/dbp/export.json");
      const text = await file.text();
      for (const part of [someone.first, someone.last, someone.other, someone.city, someone.before])
        expect(text).toContain(part);
      await page.getByRole("link", { name: "Delete scan and answers" }).press("Enter");
      await page.getByLabel("I want to delete my scan").check();
      await page.getByRole("button", { name: "Delete scan and answers" }).press("Enter");
      await expect(page).toHaveURL(/\/dbp\/deleted$/);
      await looksRight(page, javaScriptEnabled);
      await page.goto("/dbp/edit");
      await expect(page.getByRole("main")).not.toContainText(someone.last);
      expect((await page.request.get("/dbp/export.json")).status()).toBeGreaterThanOrEqual(400);
    });
  });
}
