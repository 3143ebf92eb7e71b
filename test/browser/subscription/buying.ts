import { expect, type Page } from "@playwright/test";

/** Chooses a plan by keyboard, and arrives at the checkout. */
export async function choosePlan(page: Page, name: "monthly" | "yearly"): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`order page, ${name}`) }).press("Enter");
  await expect(page).toHaveURL(/\/checkout\//);
}

/** Pays at the open checkout with a working card, and arrives at the welcome page. */
export async function pay(page: Page): Promise<void> {
  await page.getByRole("radio", { name: "A card that works", exact: true }).check();
  await page.getByRole("button", { name: /Start/ }).click();
  await expect(page).toHaveURL(/\/pro\/welcome$/);
}

/** Buys a subscription, and arrives at the welcome page. */
export async function subscribe(page: Page): Promise<void> {
  await page.goto("/subscriptions");
  await choosePlan(page, "monthly");
  await pay(page);
}
