import { expect, type Page } from "@playwright/test";

/** Chooses a plan by keys, up to the checkout. */
export async function choosePlan(page: Page, name: "monthly" | "yearly"): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`order page, ${name}`) }).press("Enter");
  await expect(page).toHaveURL(/\/checkout\//);
}

/** Pays the checkout that is open with a card that pays, up to the welcome. */
export async function pay(page: Page): Promise<void> {
  await page.getByRole("radio", { name: "A card that works", exact: true }).check();
  await page.getByRole("button", { name: /Start/ }).click();
  await expect(page).toHaveURL(/\/pro\/welcome$/);
}

/** Buys, up to the welcome. */
export async function subscribe(page: Page): Promise<void> {
  await page.goto("/subscriptions");
  await choosePlan(page, "monthly");
  await pay(page);
}
