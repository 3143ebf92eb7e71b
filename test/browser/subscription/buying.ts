import { expect, type Page } from "@playwright/test";

/**
 * Chooses a plan by keys, up to the checkout. Where no script stands by (yet), the first press of an unknown browser is
 * answered with its place, and the second one buys.
 */
export async function choosePlan(page: Page, name: "monthly" | "yearly"): Promise<void> {
  const plan = page.getByRole("button", { name: new RegExp(`free days, ${name}`) });
  await plan.press("Enter");
  await page.waitForURL(/\/checkout\/|checkout=again/);
  if (page.url().includes("checkout=again")) await plan.press("Enter");
  await expect(page).toHaveURL(/\/checkout\//);
}

/** Buys with a card that pays, up to the welcome. */
export async function subscribe(page: Page): Promise<void> {
  await page.goto("/subscriptions");
  await choosePlan(page, "monthly");
  await page.getByRole("radio", { name: "A card that pays", exact: true }).check();
  await page.getByRole("button", { name: /Start/ }).click();
  await expect(page).toHaveURL(/\/pro\/welcome$/);
}
