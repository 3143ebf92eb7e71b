import type { Page } from "@playwright/test";
import { statements } from "../../../src/contract/statements.ts";
import { expect, sampled, test, widths } from "../fixture.ts";
import { looksRight } from "../looks-right.ts";
import { buyButton, choose, told } from "./simulator.ts";

const inIreland = { "MF-CF-Blob": JSON.stringify({ country: "IE", clientAcceptEncoding: "" }) };

test.use({ extraHTTPHeaders: inIreland, contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: widths.narrow, height: 900 });
});

const main = (page: Page) => page.getByRole("main");

/** Waits for the page's script: an earlier click would follow the link, as it does without scripts. */
const opened = (page: Page, path: string) => page.goto(path, { waitUntil: "networkidle" });

/** One app for each format of bridge messages. */
for (const [app, when] of sampled(["ios", "android", "windows"] as const)) {
  test(`NAT-1 a page that sells has the app on ${app} open its own purchase`, when, async ({ page }) => {
    await opened(page, `/pro?app=${app}`);
    const link = main(page).locator('a[href^="/subscriptions?origin="]').first();
    const { searchParams } = new URL((await link.getAttribute("href")) ?? "", page.url());
    await link.click();
    await expect(page).toHaveURL(/\/subscriptions\?origin=/);
    await expect(told(page, "openSubscriptionPurchase")).toContainText(`"origin":"${searchParams.get("origin")}"`);
    await expect(buyButton(page)).toBeVisible();
  });

  test(`NAT-1 whoever subscribes already has the app on ${app} open its own activation`, when, async ({ page }) => {
    await opened(page, `/pro?app=${app}`);
    await main(page).locator('a[href="/subscriptions/activation-flow"]').first().click();
    await expect(page).toHaveURL(/\/activation-flow$/);
    await expect(told(page, "openSubscriptionActivation")).toHaveCount(1);
    await expect(page.getByRole("button", { name: "Restore purchase" })).toBeVisible();
  });

  test(
    `NAT-1 an app on ${app} without these messages, or without a word, shows the page behind the link`,
    when,
    async ({ page }) => {
      await page.goto(`/pro?app=${app}`);
      await choose(page, "Purchase opens", "in the page");
      await main(page).locator('a[href="/subscriptions/activation-flow"]').first().click();
      await expect(page).toHaveURL(/\/activation-flow$/);
      await expect(told(page, "handshake")).not.toHaveCount(0);
      await expect(told(page, "openSubscriptionActivation")).toHaveCount(0);

      await page.goto("/pro");
      await choose(page, "Answers come", "never");
      await main(page).locator('a[href="/subscriptions/activation-flow"]').first().click();
      await expect(page).toHaveURL(/\/activation-flow$/);
    },
  );

  test(`NAT-4 feedback goes where the app on ${app} says`, when, async ({ page }) => {
    for (const path of ["/subscriptions/welcome", "/subscriptions/manage"]) {
      await page.goto(`${path}?app=${app}`);
      await choose(page, "Feedback goes", "on the website");
      await choose(page, "Subscribed", "yes");
      await page.reload();
      await expect(page.getByRole("link", { name: "Send feedback" })).toHaveAttribute("href", "/help");
      await choose(page, "Feedback goes", "in the app");
      await page.reload();
      const before = await told(page, "backToSettings").count();
      await page.getByRole("button", { name: "Send feedback in the app" }).click();
      await expect(told(page, "backToSettings")).toHaveCount(before + 1);
      await expect(page.getByRole("link", { name: "Send feedback" })).toHaveCount(0);
      await looksRight(page);
    }
  });

  test(`SUB-8 NAT-4 the trial is as long as the store on ${app} says, wherever it is named`, when, async ({ page }) => {
    await page.goto(`/subscriptions?app=${app}`);
    for (const days of ["14", "30"]) {
      await choose(page, "Days free", days);
      await page.reload();
      await expect(buyButton(page)).toContainText(days);
      // Without the sentence about refunds, which names other days.
      const said = (await main(page).innerText()).replace(statements.refund, "").matchAll(/(\d+)[ -]days?\b/g);
      expect(new Set([...said].map(([, number]) => number))).toEqual(new Set([days]));
    }
    await choose(page, "Days free", "not said");
    await page.reload();
    await expect(buyButton(page)).toBeVisible();
    expect((await main(page).innerText()).replace(statements.refund, "")).not.toMatch(/\d[ -]days?\b/);
    await looksRight(page);
  });

  test(`FLOW-5 FLOW-9 a subscription that ended is bought again in the app on ${app}`, when, async ({ page }) => {
    await page.goto(`/subscriptions/manage?app=${app}`);
    await expect(page.getByRole("link", { name: "See plans" })).toBeVisible();
    await looksRight(page);
    await choose(page, "Status", "Expired");
    await page.getByRole("link", { name: "Subscribe again" }).click();
    await expect(page).toHaveURL(/\/subscriptions$/);
    await expect(told(page, "openSubscriptionPurchase")).toHaveCount(1);
    await buyButton(page).click();
    await expect(page).toHaveURL(/\/subscriptions\/welcome$/);
  });

  test(`ITR-1 an access code is made, copied and replaced in the app on ${app}`, when, async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(`/identity-theft-restoration/access-code?app=${app}`);
    await expect(page.getByRole("status")).toContainText("Nobody is signed in");
    await looksRight(page);
    await choose(page, "Signed in", "yes");
    // The simulator creates its account at the first request, which may take longer than a page waits.
    const again = page.getByRole("button", { name: /again$/ });
    await expect(async () => {
      await again.click();
      await expect(page.getByRole("button", { name: "Get access code" })).toBeVisible({ timeout: 2000 });
    }).toPass();
    await giveSubscription(page);
    await page.getByRole("button", { name: "Get access code" }).click();
    const code = page.locator("[data-app-screen] code");
    await expect(code).toHaveText(/^\w{4}-\w{4}-\w{4}$/);
    const first = await code.innerText();
    await looksRight(page);
    await page.getByRole("button", { name: "Copy access code" }).click();
    await expect(page.getByRole("status")).toContainText("copied");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
    await page.getByRole("button", { name: "Replace access code" }).click();
    await looksRight(page);
    await page.getByRole("button", { name: "Keep this access code" }).click();
    await expect(code).toHaveText(first);
    await page.getByRole("button", { name: "Replace access code" }).click();
    await page.getByRole("button", { name: "Replace access code" }).click();
    await expect(code).not.toHaveText(first);
  });
}

/** Gives the account of the simulator's token a subscription, as a purchase in its store would. */
async function giveSubscription(page: Page): Promise<void> {
  const account = await page.evaluate(() => {
    const { tokens } = JSON.parse(sessionStorage.getItem("simulator") ?? "{}");
    return JSON.parse(atob(tokens.accessToken.split(".")[1].replaceAll("-", "+").replaceAll("_", "/"))).sub;
  });
  const form = { account, status: "Auto-Renewable", platform: "ios", productId: "nightjar-pro-monthly-renews-row" };
  expect((await page.request.post("/dev/seed", { form })).ok()).toBe(true);
}
