import { expect, test } from "../fixture.ts";
import { barriers } from "../looks-right.ts";

for (const [where, words, width, results] of [
  ["there is no result to go to", "zzqx blorf", 1280, 0],
  ["there is one", "negligence", 1280, 1],
  ["the window is as narrow as a phone", "vpn price", 390, undefined],
] as const) {
  test(`SRCH-9 nothing is said of keys where ${where}, and they do nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/?${new URLSearchParams({ q: words })}`, { waitUntil: "load" });
    await expect(page.locator("#elsewhere")).toBeVisible();
    const links = page.locator("[data-page='results'] h3 a");
    if (results !== undefined) await expect(links).toHaveCount(results);
    await expect(page.getByRole("button", { name: /^Turn keyboard shortcuts/ })).toHaveCount(0);
    await page.keyboard.press("j");
    await expect(page.locator("body")).toBeFocused();
  });
}

test("SRCH-9 A11Y keys go through the results, leave fields alone, and can be turned off", async ({ page }) => {
  await page.goto("/?q=vpn+price");
  const results = page.locator("main h3 a, [data-page='results'] h3 a");
  const off = page.getByRole("button", { name: "Turn keyboard shortcuts off" });
  await expect(off).toBeVisible();
  await page.keyboard.press("j");
  await expect(results.nth(0)).toBeFocused();
  await page.keyboard.press("j");
  await expect(results.nth(1)).toBeFocused();
  await page.keyboard.press("k");
  await expect(results.nth(0)).toBeFocused();
  expect(await results.nth(0).evaluate((link) => link.matches(":focus-visible"))).toBe(true);
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press("/");
  const box = page.locator("#q");
  await expect(box).toBeFocused();
  await page.keyboard.type("jk/");
  await expect(box).toHaveValue("jk/");
  await off.click();
  await page
    .getByRole("button", { name: "Turn keyboard shortcuts on" })
    .evaluate((button: HTMLElement) => button.blur());
  await page.keyboard.press("j");
  await expect(results.nth(0)).not.toBeFocused();
});

test("SRCH-9 A11Y Enter opens the result that the keys went to", async ({ page }) => {
  await page.goto("/?q=vpn+price");
  await expect(page.getByRole("button", { name: "Turn keyboard shortcuts off" })).toBeVisible();
  for (const key of ["j", "j"]) await page.keyboard.press(key);
  const result = page.locator("[data-page='results'] h3 a").nth(1);
  await expect(result).toBeFocused();
  const address = await result.getAttribute("href");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.url()).toMatch(new RegExp(`${address}$`));
});
