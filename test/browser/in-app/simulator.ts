import type { Locator, Page } from "@playwright/test";
import { expect } from "../fixture.ts";

export const panel = (page: Page) => page.getByRole("complementary", { name: "Stand-in app" });
const log = (page: Page) => panel(page).getByRole("log");
export const told = (page: Page, name: string) => log(page).locator("p", { hasText: new RegExp(`→.*${name} `) });
export const choose = (page: Page, label: string, choice: string) => panel(page).getByLabel(label).selectOption(choice);
export const buyButton = (page: Page) => page.getByRole("main").getByRole("button", { name: /^(Start|Subscribe)/ });

/** Reaches an element by the Tab key alone, as a visitor without a pointer does. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let steps = 0; steps < 40; steps += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("not reached by the tab key");
}
