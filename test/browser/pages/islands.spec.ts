import { endpoints } from "../../../src/contract/routes.ts";
import { expect, holdIslands, islandScripts, markDocument, test, watchScripts } from "../fixture.ts";

const path = "/compare-privacy";

test("PAGE-8 a page that nobody touches loads no island, and a pointer at rest is no sign", async ({ page }) => {
  const scripts = watchScripts(page);
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  expect(scripts.filter((script) => islandScripts.test(script))).toEqual([]);
});

test("PAGE-8 focus is a sign, before anything is pressed", async ({ page }) => {
  await page.goto(path);
  const asked = page.waitForRequest(islandScripts);
  await page.locator(`form[action="${endpoints.chooseTheme}"] button`).first().focus();
  await asked;
});

test("PAGE-8 three presses that come too early are one each, in their order", async ({ page }) => {
  const letGo = await holdIslands(page);
  await page.goto(path);
  const stayed = await markDocument(page);
  const button = (sky: string) => page.locator(`form[action="${endpoints.chooseTheme}"] button[value="${sky}"]`);
  for (const sky of ["dark", "light", "dark"]) await button(sky).click();
  letGo();
  await expect(button("dark")).toHaveAttribute("aria-pressed", "true");
  await expect(button("light")).toHaveAttribute("aria-pressed", "false");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  expect(await stayed()).toBe(true);
});

test("DEV-6 at 800 px a page has the layout of a phone, a fraction wider that of a desk", async ({ page }) => {
  await page.goto("/");
  /** How many columns each grid of the page has. */
  const layoutAt = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    return page.locator("main *").evaluateAll((all) =>
      all
        .map((element) => getComputedStyle(element).gridTemplateColumns)
        .filter((columns) => columns !== "none")
        .map((columns) => columns.split(" ").length),
    );
  };
  const phone = await layoutAt(799);
  const desk = await layoutAt(802);
  expect(phone).not.toEqual(desk);
  expect(await layoutAt(800)).toEqual(phone);
  expect(await layoutAt(801)).toEqual(desk);
});

test("PAGE-8 the slider on compare works with keys, says its value, and moves the bird", async ({ page }) => {
  await page.goto(path);
  const slider = page.getByRole("slider");
  const before = await slider.getAttribute("aria-valuetext");
  await slider.focus();
  await slider.press("Home");
  await expect(page.locator('input[type="radio"][value="0"]')).toBeChecked();
  expect(await slider.getAttribute("aria-valuetext")).not.toBe(before);
  await expect(page.locator('[data-stop="0"]')).toBeVisible();
  await expect(page.locator('[data-stop="4"]')).toBeHidden();
});
