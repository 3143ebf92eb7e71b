import type { Page } from "@playwright/test";
import { themeSetting } from "../../../src/contract/settings/theme.ts";
import { expect, overflow, sampled, tall, test, themes, widths } from "../fixture.ts";
import { barriers } from "../looks-right.ts";

/** Where bangs lead. The tests answer these requests themselves, so that nothing leaves the machine. */
const elsewhere = "https://en.wikipedia.org/**";

const ground = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);

/** Opens a group of settings: all but the first are folded at the start. */
const openGroup = (page: Page, name: string) => page.getByRole("heading", { name, exact: true }).click();

test("SET-7 a group of settings is folded until it is opened, looked into, or named by a link", async ({ page }) => {
  await page.goto("/theme");
  const privacy = page.getByRole("region", { name: "Privacy", exact: true });
  await expect(page.getByRole("region", { name: "Appearance", exact: true })).toBeVisible();
  await expect(privacy).toBeHidden();
  await openGroup(page, "Privacy");
  await expect(privacy).toBeVisible();
  await page.goto("/?q=");
  await page.goto("/theme#group-privacy");
  await expect(privacy).toBeInViewport();
  await page.goto("/theme?find=history");
  await expect(privacy).toBeVisible();
});

test("SET-7 a choice shows in the preview at once, and is kept only by saving", async ({ page, context }) => {
  await page.goto("/theme");
  const preview = page.locator("[data-preview]");
  await page.getByLabel("Text size").focus();
  await page.getByLabel("Text size").selectOption("t");
  await expect(preview).toHaveCSS("font-size", "20.8px");
  await openGroup(page, "Colours");
  await page.locator("#setting-k7").fill("#123456");
  await expect.poll(() => ground(page, "[data-preview]")).toBe("rgb(18, 52, 86)");
  await page.locator("#setting-k8").fill("#135");
  await expect(page.getByRole("complementary", { name: "Preview" }).getByRole("status")).toContainText("1.");
  expect(await context.cookies()).toEqual([]);

  await page.getByRole("button", { name: "Save settings" }).last().click();
  await expect(page).toHaveURL(/\/theme\?saved/);
  const kept = Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]));
  expect(kept).toEqual({ ks: "t", k7: "123456", k8: "135" });
  expect(await ground(page, "body")).toBe("rgb(18, 52, 86)");

  await page.getByRole("button", { name: "Reset settings" }).click();
  await expect.poll(() => context.cookies()).toEqual([]);
});

test("SET-7 a control can be used by keys alone, from the first touch on", async ({ page }) => {
  await page.goto("/theme");
  await page.locator('[name="ku"][value="-1"]').focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.locator('[name="ku"][value="1"]')).toBeChecked();
  await expect(page.locator("[data-preview][data-underlined]")).toBeVisible();
});

test("SET-7 width, place, underlines, addresses and windows are the visitor's on our own pages", async ({
  page,
  context,
  baseURL,
}) => {
  const set = (settings: Readonly<Record<string, string>>) =>
    context.addCookies(Object.entries(settings).map(([name, value]) => ({ name, value, url: baseURL ?? "" })));
  const frame = () => page.locator("main h1").evaluate((title) => title.getBoundingClientRect().left);
  const lineOf = () => page.getByRole("contentinfo").getByRole("link", { name: "Press" });
  await page.setViewportSize({ width: 1920, height: 900 });
  await page.goto("/press");
  const normal = await frame();
  await set({ kw: "w" });
  await page.goto("/press");
  const wide = await frame();
  expect(wide).toBeLessThan(normal);
  await set({ km: "l", ku: "1" });
  await page.goto("/press");
  expect(await frame()).toBeLessThan(wide);
  await expect(lineOf()).toHaveCSS("text-decoration-line", "underline");

  await set({ kn: "1", kaf: "-1" });
  await page.goto("/?q=press");
  const found = page.getByRole("region", { name: "On this site" }).getByRole("listitem").first();
  await expect(found.getByRole("link")).toHaveAttribute("target", "_blank");
  const site = await found.getByRole("paragraph").first().textContent();
  await set({ kaf: "1" });
  await page.goto("/?q=press");
  await expect(found.getByRole("paragraph").first()).toHaveText(new RegExp(`^${site}/.+`));
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("SET-7 trying out leads to an address that shows the choice, and that another browser can open", async ({
    page,
    context,
  }) => {
    await page.goto("/theme");
    await openGroup(page, "Colours");
    await page.locator("#setting-k7").fill("#222");
    await page.getByLabel("Text size").selectOption("s");
    await page.getByRole("button", { name: "Preview settings" }).click();
    await expect(page).toHaveURL(/\/theme\?k7=222&ks=s|\/theme\?ks=s&k7=222/);
    await expect(page.locator("[data-preview]")).toHaveCSS("font-size", "12.8px");
    await expect(page.getByLabel("Address with your settings")).toHaveValue(page.url());
    expect(await context.cookies()).toEqual([]);
    await page.getByRole("button", { name: "Save settings" }).last().click();
    expect((await context.cookies()).map(({ name }) => name).sort()).toEqual(["k7", "ks"]);
  });

  test("SET-7 what is refused is named, linked and still there", async ({ page }) => {
    await page.goto("/theme");
    await openGroup(page, "Colours");
    await page.locator("#setting-k8").fill("inky");
    await page.getByRole("button", { name: "Save settings" }).last().click();
    await page.getByRole("alert").getByRole("link", { name: "Text" }).click();
    await expect(page).toHaveURL(/#setting-k8$/);
    const field = page.locator("#setting-k8");
    await expect(field).toHaveValue("inky");
    await expect(field).toHaveAttribute("aria-invalid", "true");
  });

  test("PAGE-6 SRCH-4 the list of bangs is searched", async ({ page }) => {
    await page.goto("/bangs");
    await page.getByLabel("Find a bang").fill("arch linux");
    await page.getByRole("button", { name: "Find bangs" }).click();
    await expect(page.getByRole("rowheader", { name: "!archpkg" })).toBeVisible();
    await expect(page.getByRole("rowheader", { name: "!osm" })).toHaveCount(0);
  });
});

test.describe("scripts off", () => {
  test.use({ javaScriptEnabled: false });

  test("PAGE-6 SRCH-4 a phone folds each category of bangs, and a wide window none", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto("/bangs");
    const bang = page.getByRole("rowheader", { name: "!osm", exact: true });
    await expect(bang).toBeHidden();
    await page.locator("#list summary", { hasText: "Places" }).click();
    await expect(bang).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.reload();
    await expect(bang).toBeVisible();
    // None takes the focus there: a control that does nothing.
    for (const summary of await page.locator("#list summary").all())
      await expect(summary).toHaveCSS("visibility", "hidden");
    await expect(page.getByRole("heading", { name: "Places" })).toBeVisible();
  });
});

test("SRCH-4 ADDR-9 HOST-6 the list of bangs is narrowed while typing, and its address keeps up", async ({ page }) => {
  await page.goto("/bangs");
  await page.getByLabel("Find a bang").pressSequentially("archpkg");
  await expect(page.getByRole("rowheader", { name: "!archpkg" })).toBeVisible();
  await expect(page.getByRole("rowheader")).toHaveCount(1);
  await expect(page).toHaveURL(/\/bangs\?q=archpkg$/);
  await page.getByLabel("Find a bang").fill("");
  await expect(page.getByRole("rowheader", { name: "!osm", exact: true })).toBeVisible();
  await page.getByLabel("Category").selectOption("Food");
  await expect(page.getByRole("rowheader", { name: "!osm", exact: true })).toHaveCount(0);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled, tolerated: /^another host: https:\/\/en\.wikipedia\.org\// });

    test("SRCH-4 a bang typed into the box arrives at its site, and is not told where from", async ({ page }) => {
      const asked: (string | undefined)[] = [];
      await page.route(elsewhere, (route) => {
        asked.push(route.request().url(), route.request().headers().referer);
        return route.fulfill({ contentType: "text/html", body: "<title>Otter</title><h1>Otter</h1>" });
      });
      await page.goto("/");
      const box = page.getByRole("main").locator('[name="q"]').first();
      await box.fill("!w sea otter");
      await box.press("Enter");
      await expect(page).toHaveTitle("Otter");
      expect(asked).toEqual(["https://en.wikipedia.org/w/index.php?search=sea%20otter", undefined]);
    });
  });
}

for (const [path, when] of sampled(["/theme?k7=123&find=colour", "/bangs?q=wiki", "/?q=zzzz", "/?q=private+browser"])) {
  test(
    `SET-7 SRCH-4 SRCH-5 ${path} is accessible in both themes and fits`,
    when,
    async ({ page, context, baseURL }) => {
      for (const theme of themes) {
        await context.addCookies([{ name: "kae", value: themeSetting[theme], url: baseURL ?? "" }]);
        for (const width of Object.values(widths)) {
          await page.setViewportSize({ width, height: tall });
          await page.goto(path);
          expect.soft(await overflow(page), `${theme} ${width}`).toBeLessThanOrEqual(0);
          expect.soft(await barriers(page), `${theme} ${width}`).toEqual([]);
        }
      }
    },
  );
}
