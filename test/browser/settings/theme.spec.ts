import type { Locator, Page } from "@playwright/test";
import { endpoints } from "../../../src/contract/routes.ts";
import { type Theme, themeSetting } from "../../../src/contract/settings/theme.ts";
import {
  expect,
  holdIslands,
  islandScripts,
  markDocument,
  shownTheme,
  test,
  themes,
  watchScripts,
} from "../fixture.ts";

/** A page with pictures in both themes, one of them on the first screen. */
const path = "/compare-privacy";

const other = { light: "dark", dark: "light" } as const;

function button(page: Page, theme: Theme): Locator {
  return page.locator(`form[action="${endpoints.chooseTheme}"] button[value="${theme}"]`);
}

async function savedTheme(page: Page): Promise<string | undefined> {
  return (await page.context().cookies()).find(({ name }) => name === "kae")?.value;
}

for (const javaScriptEnabled of [false, true]) {
  test.describe(`scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    for (const theme of themes) {
      test.describe(`saved ${theme}`, () => {
        test.use({ theme });

        test(`SET-3 SET-4 the page is ${theme} from its first byte, whatever the device prefers`, async ({ page }) => {
          await page.emulateMedia({ colorScheme: theme === "dark" ? "light" : "dark" });
          const answer = await page.goto(path, { waitUntil: "commit" });
          expect(await answer?.text()).toMatch(new RegExp(`^<!DOCTYPE html><html[^>]* data-theme="${theme}"`, "i"));
          await page.waitForLoadState();
          expect(await shownTheme(page)).toBe(theme);
          await expect(button(page, theme)).toHaveAttribute("aria-pressed", "true");
        });

        test(`SET-3 the address asks for the other theme than ${theme} and gets it`, async ({ page }) => {
          await page.goto(`${path}?kae=${themeSetting[other[theme]]}`);
          expect(await shownTheme(page)).toBe(other[theme]);
        });
      });
    }

    test("SET-3 with nothing saved the page follows the device, live", async ({ page }) => {
      await page.emulateMedia({ colorScheme: "dark" });
      await page.goto(path);
      expect(await shownTheme(page)).toBe("dark");
      await expect(button(page, "system")).toHaveAttribute("aria-pressed", "true");
      const picture = page.locator("main picture img").first();
      await expect.poll(() => shownFile(picture)).toContain(".dark.");
      await page.emulateMedia({ colorScheme: "light" });
      expect(await shownTheme(page)).toBe("light");
      await expect.poll(() => shownFile(picture)).toContain(".light.");
    });
  });
}

test.describe("scripts off", () => {
  test.use({ javaScriptEnabled: false, colorScheme: "light" });

  test("SET-3 SET-4 the switch posts, keeps the choice for a year and comes back to the same page", async ({
    page,
  }) => {
    const address = `${path}?from=here`;
    await page.goto(address);
    const posted = page.waitForResponse((response) => response.url().endsWith(endpoints.chooseTheme));
    await button(page, "dark").click();
    expect((await posted).status()).toBe(303);
    await expect(button(page, "dark")).toHaveAttribute("aria-pressed", "true");
    expect(page.url()).toMatch(new RegExp(`${address.replace("?", "\\?")}$`));
    expect(await shownTheme(page)).toBe("dark");
    await expectKept(page, themeSetting.dark);
    await button(page, "system").click();
    await expect(button(page, "system")).toHaveAttribute("aria-pressed", "true");
    expect(await shownTheme(page)).toBe("light");
    expect(await savedTheme(page)).toBeUndefined();
  });

  test("SET-3 a choice changes nothing on a page whose address asks for a theme", async ({ page }) => {
    await page.goto(`${path}?kae=d`);
    await button(page, "light").click();
    await page.waitForLoadState();
    expect(await shownTheme(page)).toBe("dark");
  });
});

test.describe("scripts on", () => {
  test.use({ colorScheme: "light" });

  test("SET-3 the switch changes the theme in place and keeps the choice for a year", async ({ page }) => {
    const scripts = watchScripts(page);
    await page.goto(path);
    const stayed = await markDocument(page);
    expect(scripts.length, "scripts before anything is touched").toBe(1);
    await button(page, "dark").click();
    await expect(button(page, "dark")).toHaveAttribute("aria-pressed", "true");
    await expect(button(page, "system")).toHaveAttribute("aria-pressed", "false");
    expect(await shownTheme(page)).toBe("dark");
    expect(await stayed()).toBe(true);
    expect(scripts.some((script) => islandScripts.test(script))).toBe(true);
    await expectKept(page, themeSetting.dark);
    await page.reload();
    expect(await shownTheme(page)).toBe("dark");
  });

  test("SET-3 pictures and the browser's own bars change with the theme", async ({ page }) => {
    await page.goto(path);
    const picture = page.locator("main picture img").first();
    await expect.poll(() => shownFile(picture)).toContain(".light.");
    await button(page, "dark").click();
    await expect.poll(() => shownFile(picture)).toContain(".dark.");
    for (const media of await page.locator('source[data-theme="dark"]').evaluateAll(mediaOf))
      expect(media).toBe("screen");
    await page.emulateMedia({ media: "print" });
    await expect.poll(() => shownFile(picture)).toContain(".light.");
    await page.emulateMedia({ media: "screen" });
    await expect.poll(() => shownFile(picture)).toContain(".dark.");
    await expect.poll(() => barFits(page)).toBe(true);
    await button(page, "light").click();
    await expect.poll(() => shownFile(picture)).toContain(".light.");
    await expect.poll(() => barFits(page)).toBe(true);
  });

  test("SET-3 given back to the device, the page and the bars follow it live again", async ({ page }) => {
    await page.goto(path);
    await button(page, "dark").click();
    await expect(button(page, "dark")).toHaveAttribute("aria-pressed", "true");
    await button(page, "system").click();
    await expect(button(page, "system")).toHaveAttribute("aria-pressed", "true");
    expect(await savedTheme(page)).toBeUndefined();
    expect(await shownTheme(page)).toBe("light");
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await shownTheme(page)).toBe("dark");
    await expect.poll(() => barFits(page), "the bars have the colour of the ground").toBe(true);
  });

  test("SET-3 a choice changes nothing on a page whose address asks for a theme", async ({ page }) => {
    await page.goto(`${path}?kae=d`);
    const stayed = await markDocument(page);
    const handled = page.evaluate(() => new Promise<void>((done) => addEventListener("submit", () => done())));
    await button(page, "light").click();
    await handled;
    expect(await shownTheme(page)).toBe("dark");
    await expect(button(page, "dark")).toHaveAttribute("aria-pressed", "true");
    expect(await stayed()).toBe(true);
  });

  test("SET-3 the keyboard alone can switch", async ({ page }) => {
    await page.goto(path);
    const stayed = await markDocument(page);
    await button(page, "dark").focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => shownTheme(page)).toBe("dark");
    expect(await stayed()).toBe(true);
    await expect(button(page, "dark")).toBeFocused();
  });

  test("SET-3 a click before the scripts are there is not lost", async ({ page }) => {
    const letGo = await holdIslands(page);
    await page.goto(path);
    const stayed = await markDocument(page);
    const asked = page.waitForRequest(islandScripts);
    await button(page, "dark").click();
    await asked;
    expect(await shownTheme(page)).toBe("light");
    letGo();
    await expect.poll(() => shownTheme(page)).toBe("dark");
    expect(await stayed()).toBe(true);
  });
});

test.describe("by the hour", () => {
  test.use({ theme: "hour", colorScheme: "light" });

  for (const [time, theme, step] of [
    ["06:30", "light", "early"],
    ["23:10", "dark", "evening"],
  ] as const) {
    test(`SET-3 at ${time} of the visitor's clock the page is ${step}, and nothing is sent of it`, async ({ page }) => {
      await page.clock.install({ time: new Date(`2026-11-22T${time}:00`) });
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      await page.goto(path);
      expect(await shownTheme(page)).toBe(theme);
      await expect(page.locator("html")).toHaveAttribute("data-hour", step);
      await expect.poll(() => shownFile(page.locator("main picture img").first())).toContain(`.${theme}.`);
      expect(asked.filter((address) => /early|evening|hour/.test(address))).toEqual([]);
      expect(await savedTheme(page)).toBe(themeSetting.hour);
    });
  }

  test("SET-3 without scripts it is as the device", async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      colorScheme: "dark",
      ...(baseURL && { baseURL }),
    });
    const page = await context.newPage();
    await page.goto(`${path}?kae=h`);
    expect(await shownTheme(page)).toBe("dark");
    await context.close();
  });
});

test.describe("scripts that fail", () => {
  test.use({ colorScheme: "light", tolerated: /^failed: .*\/assets\/|^uncaught: an island took longer$/ });

  test("SET-3 when the switch cannot be loaded, its form is sent", async ({ page }) => {
    await page.route(islandScripts, (route) => route.abort());
    await page.goto(path);
    const posted = page.waitForResponse((response) => response.url().endsWith(endpoints.chooseTheme));
    await button(page, "dark").click();
    expect((await posted).status()).toBe(303);
    await expect(button(page, "dark")).toHaveAttribute("aria-pressed", "true");
    expect(await shownTheme(page)).toBe("dark");
  });

  test("SET-3 when the switch does not come in time, its form is sent", async ({ page }) => {
    await page.clock.install();
    await page.route(islandScripts, () => undefined);
    await page.goto(path);
    const asked = page.waitForRequest(islandScripts);
    const posted = page.waitForResponse((response) => response.url().endsWith(endpoints.chooseTheme));
    await button(page, "dark").click();
    await asked;
    await page.clock.fastForward("01:00");
    expect((await posted).status()).toBe(303);
    await expect(button(page, "dark")).toHaveAttribute("aria-pressed", "true");
    expect(await shownTheme(page)).toBe("dark");
  });
});

test.describe("without a network", () => {
  test.use({ colorScheme: "light", tolerated: /^failed: / });

  test("SET-3 a switch that nobody touched before shows the choice at once, and the next page has it", async ({
    page,
    context,
  }) => {
    await page.goto(path);
    const stayed = await markDocument(page);
    await context.setOffline(true);
    await button(page, "dark").click();
    await expect.poll(() => shownTheme(page)).toBe("dark");
    await expect(button(page, "dark")).toHaveAttribute("aria-pressed", "true");
    await expect(button(page, "system")).toHaveAttribute("aria-pressed", "false");
    await expectKept(page, themeSetting.dark);
    await button(page, "system").press("Enter");
    await expect(button(page, "system")).toHaveAttribute("aria-pressed", "true");
    expect(await shownTheme(page)).toBe("light");
    expect(await savedTheme(page)).toBeUndefined();
    await button(page, "dark").click();
    await expect.poll(() => shownTheme(page)).toBe("dark");
    expect(await stayed(), "the page is still there").toBe(true);
    await context.setOffline(false);
    await page.reload();
    expect(await shownTheme(page)).toBe("dark");
    await expect(button(page, "dark")).toHaveAttribute("aria-pressed", "true");
  });

  test("SET-3 a switch that was awake before goes on changing the theme", async ({ page, context }) => {
    await page.goto(path);
    const stayed = await markDocument(page);
    await button(page, "dark").click();
    await expect.poll(() => shownTheme(page)).toBe("dark");
    await context.setOffline(true);
    await button(page, "light").click();
    await expect(button(page, "light")).toHaveAttribute("aria-pressed", "true");
    expect(await shownTheme(page)).toBe("light");
    await expectKept(page, themeSetting.light);
    expect(await stayed()).toBe(true);
  });
});

async function expectKept(page: Page, value: string): Promise<void> {
  const kept = (await page.context().cookies()).find(({ name }) => name === "kae");
  expect(kept).toMatchObject({ value, path: "/", sameSite: "Lax", domain: new URL(page.url()).hostname });
  const days = ((kept?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(365);
}

function shownFile(picture: Locator): Promise<string> {
  return picture.evaluate((image: HTMLImageElement) => image.currentSrc);
}

function mediaOf(sources: Element[]): string[] {
  return sources.map((source) => (source as HTMLSourceElement).media);
}

/** Whether the theme colour that applies to the browser's bars is the page's background. */
function barFits(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    const bar = bars.find(({ media }) => !media || matchMedia(media).matches);
    const probe = document.createElement("i");
    probe.style.color = bar?.content ?? "";
    document.body.appendChild(probe);
    const colour = getComputedStyle(probe).color;
    probe.remove();
    return colour === getComputedStyle(document.body).backgroundColor;
  });
}

test("SET-3 SET-7 what the header's switch chose stands in the form of settings, and is saved with it", async ({
  page,
}) => {
  await page.goto("/theme");
  await button(page, "dark").click();
  await expect(page.locator('input[name="kae"]:checked')).toHaveValue("d");
  await page.getByLabel("Text size").selectOption("l");
  await page.getByRole("button", { name: "Save settings" }).last().click();
  await expect(page).toHaveURL(/saved/);
  expect(await savedTheme(page)).toBe("d");
});
