import type { Page, Route } from "@playwright/test";
import { expect, sampled, tall, test, themes, widths } from "../fixture.ts";
import { barriers } from "../looks-right.ts";

/** Found by its label, because its role changes once a script makes suggestions. */
const field = (page: Page) => page.getByLabel("Search privately", { exact: true });
const options = (page: Page) => page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");

/** The queries that the page asks suggestions for, from now on. */
function watchQueries(page: Page): string[] {
  const queries: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === "/ac") queries.push(searchParams.get("q") ?? "");
  });
  return queries;
}

/** Opens the home page and waits until the script of the search box has started. */
async function openHome(page: Page): Promise<void> {
  await page.goto("/");
  await field(page).focus();
  await expect(page.getByRole("combobox", { name: "Search privately" })).toBeFocused();
}

function answerSlowly(delays: Readonly<Record<string, number>>) {
  return async (route: Route) => {
    const query = new URL(route.request().url()).searchParams.get("q") ?? "";
    await new Promise((resolve) => setTimeout(resolve, delays[query] ?? 0));
    await route.fulfill({ json: [{ phrase: `${query} answered` }] }).catch(() => {});
  };
}

for (const [theme, when] of sampled(themes)) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ theme });

    test(`SRCH-3 SET-4 the open list is accessible and tells itself, ${theme}`, when, async ({ page }) => {
      for (const width of [widths.narrow, widths.wide]) {
        await page.setViewportSize({ width, height: tall });
        await openHome(page);
        await field(page).fill("wea");
        await expect(options(page)).toHaveCount(8);
        await page.keyboard.press("ArrowDown");
        expect(await barriers(page)).toEqual([]);
        await expect(page.locator("search")).toMatchAriaSnapshot(`
          - search:
            - combobox "Search privately" [expanded]: wea
            - button "Search"
            - listbox "Suggestions":
              - option "weather" [selected]
              - option
              - option
              - option
              - option
              - option
              - option
              - option
            - status: 8 suggestions
        `);
      }
    });
  });
}

test("SRCH-3 the keys walk the list while the focus stays in the field", async ({ page }) => {
  await openHome(page);
  await field(page).fill("wea");
  await expect(options(page)).toHaveCount(8);
  const controls = await field(page).getAttribute("aria-controls");
  expect(await page.locator(`#${controls}`).getAttribute("role")).toBe("listbox");
  const active = async () => {
    const id = await field(page).getAttribute("aria-activedescendant");
    return id && page.locator(`#${id}`).getAttribute("aria-selected");
  };
  expect(await active()).toBeNull();
  await page.keyboard.press("ArrowUp");
  await expect(options(page).last()).toHaveAttribute("aria-selected", "true");
  expect(await active()).toBe("true");
  await page.keyboard.press("Home");
  expect(await active()).toBeNull();
  expect(await field(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(0);
  await page.keyboard.press("End");
  expect(await field(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(3);
  await page.keyboard.press("ArrowDown");
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue("wea");
  await page.keyboard.press("Escape");
  await expect(options(page)).toHaveCount(0);
  await expect(field(page)).toHaveAttribute("aria-expanded", "false");
  await expect(field(page)).toHaveValue("wea");
  await page.keyboard.press("Alt+ArrowDown");
  await expect(options(page)).toHaveCount(8);
  expect(await active()).toBeNull();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(field(page)).toHaveValue("");
  await field(page).fill("wea");
  await expect(options(page)).toHaveCount(8);
  await page.keyboard.press("Tab");
  await expect(options(page)).toHaveCount(0);
  await expect(field(page)).not.toBeFocused();
});

test("SRCH-3 Enter searches for the option, or for what was typed where none is chosen", async ({ page }) => {
  await openHome(page);
  await field(page).fill("wea");
  await expect(options(page)).toHaveCount(8);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\?q=weather$/);
  await openHome(page);
  await field(page).fill("wea");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\?q=wea$/);
});

test("SRCH-3 a click on an option searches for it", async ({ page }) => {
  await openHome(page);
  await field(page).pressSequentially("weather fo");
  await options(page).filter({ hasText: "weather forecast" }).first().click();
  await page.waitForURL(/\?q=weather\+forecast$/);
});

test("SRCH-8 a question is answered in the list, and choosing it leads to its page", async ({ page }) => {
  await openHome(page);
  await field(page).fill("15% of 80");
  await expect(options(page).first()).toHaveText("15% of 80 = 12");
  await options(page).first().click();
  await expect(page).toHaveURL(/\?q=15%25\+of\+80/);
  await expect(page.getByRole("region", { name: "15% of 80" })).toContainText("12");
});

test("SRCH-3 ten letters a second ask at most once a key and never show an older answer after a newer one", async ({
  page,
}) => {
  const typed = "things to do in lisbon";
  const delays = Object.fromEntries([...typed].map((_, index) => [typed.slice(0, index + 1), ((index * 7) % 5) * 90]));
  await page.route("/ac?**", answerSlowly(delays));
  await openHome(page);
  const queries = watchQueries(page);
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      const text = document.querySelector("[role=option]")?.textContent;
      if (text && seen.at(-1) !== text) seen.push(text);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await field(page).pressSequentially(typed, { delay: 100 });
  await expect(options(page)).toHaveText(`${typed} answered`);
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen.map((text) => text.length));
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
  expect(queries.length).toBeLessThanOrEqual(typed.length);
  expect(new Set(queries).size).toBe(queries.length);
  await page.keyboard.press("Backspace");
  await page.keyboard.press("n");
  await expect(options(page)).toHaveText(`${typed} answered`);
  expect(queries.filter((query) => query === typed)).toHaveLength(1);
});

test("SRCH-3 an empty field has no suggestions and asks for none", async ({ page }) => {
  await openHome(page);
  const queries = watchQueries(page);
  await field(page).pressSequentially("we");
  await expect(options(page)).toHaveCount(8);
  await field(page).fill("");
  await expect(options(page)).toHaveCount(0);
  await field(page).fill("   ");
  expect(queries).toEqual(["w", "we"]);
});

test("SRCH-3 nothing is asked or sent while an input method composes", async ({ page, context }) => {
  await openHome(page);
  const queries = watchQueries(page);
  const client = await context.newCDPSession(page);
  await client.send("Input.imeSetComposition", { text: "と", selectionStart: 1, selectionEnd: 1 });
  await client.send("Input.imeSetComposition", { text: "とう", selectionStart: 2, selectionEnd: 2 });
  await page.waitForTimeout(200);
  expect(queries).toEqual([]);
  await client.send("Input.insertText", { text: "東京" });
  await expect.poll(() => queries).toEqual(["東京"]);
  expect(new URL(page.url()).search).toBe("");
});

test.describe("when suggestions fail", () => {
  test.use({ tolerated: /no suggestions|\/ac\?/ });

  test("SRCH-3 it is logged once, and the box goes on without them", async ({ page }) => {
    const warnings: string[] = [];
    page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
    await page.route("/ac?**", (route) => route.fulfill({ status: 500, body: "" }));
    await openHome(page);
    await field(page).fill("wea");
    await expect.poll(() => warnings.length).toBe(1);
    await expect(options(page)).toHaveCount(0);
    await page.keyboard.press("Enter");
    await page.waitForURL(/\?q=wea$/);
    expect(warnings).toHaveLength(1);
  });
});

test("SRCH-3 whoever switched suggestions off is not asked for", async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: "kac", value: "-1", url: baseURL ?? "" }]);
  await openHome(page);
  const queries = watchQueries(page);
  await field(page).pressSequentially("weather");
  await page.waitForTimeout(300);
  expect(queries).toEqual([]);
});

test("SRCH-3 what was typed before the box woke is kept and answered", async ({ page }) => {
  await page.route(/assets\/search-box/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await page.goto("/");
  await field(page).pressSequentially("wea", { delay: 20 });
  await expect(options(page)).toHaveCount(8);
  await expect(field(page)).toHaveValue("wea");
});

/** The part of "wea" that is typed before the page's script has loaded; the rest is typed afterwards. */
for (const early of ["", "w", "wea"]) {
  test(`SRCH-3 the cursor and "${early}" before the script, the rest after it`, async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await page.route(/assets\/entry-/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto("/", { waitUntil: "commit" });
    await field(page).pressSequentially(early);
    await expect(field(page)).toBeFocused();
    const arrived = page.waitForResponse(/assets\/entry-/);
    held.resolve();
    await arrived;
    await page.waitForLoadState();
    await page.keyboard.type("wea".slice(early.length));
    await expect(options(page)).toHaveCount(8);
    await expect(field(page)).toHaveValue("wea");
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("SRCH-3 the box is a form that searches", async ({ page }) => {
    await page.goto("/");
    await field(page).fill("otter");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await page.waitForURL(/\?q=otter$/);
  });
});

test("SRCH-3 a suggested bang is filled in and waits for words", async ({ page }) => {
  await openHome(page);
  await field(page).fill("!wik");
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(field(page)).toHaveValue(/^!\S+ $/);
  await expect(field(page)).toBeFocused();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe("/");
});

test("SRCH-3 the field is a plain one until a script suggests something", async ({ page, browser, baseURL }) => {
  const still = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await still.goto(baseURL ?? "");
  await expect(still.getByRole("textbox", { name: "Search privately" })).toBeVisible();
  await still.context().close();
  await openHome(page);
  await field(page).fill("wea");
  await expect(page.getByRole("combobox", { name: "Search privately" })).toHaveAttribute("aria-expanded", "true");
});

test.describe("an iPhone", () => {
  test.use({
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Version/17.4 Mobile/15E148 Safari/604.1",
  });

  test("DEV-6 the box comes into sight once the keyboard is there, and again after a turn", async ({ page }) => {
    const time = Date.parse("2026-11-22T08:00:00Z");
    await page.clock.install({ time });
    await page.addInitScript(() => {
      let times = 0;
      Element.prototype.scrollIntoView = () => document.documentElement.setAttribute("data-scrolled", `${++times}`);
    });
    await page.goto("/", { waitUntil: "networkidle" });
    await page.clock.pauseAt(time + 3_600_000);
    const times = () => page.evaluate(() => document.documentElement.dataset.scrolled ?? "0");
    // A tap wakes the box and focuses it at once.
    await field(page).focus();
    await expect(page.getByRole("combobox", { name: "Search privately" })).toBeFocused();
    await page.clock.runFor(349);
    expect(await times()).toBe("0");
    await page.clock.runFor(1);
    expect(await times()).toBe("1");
    await page.evaluate(() => dispatchEvent(new Event("orientationchange")));
    await page.clock.runFor(49);
    expect(await times()).toBe("1");
    await page.clock.runFor(1);
    expect(await times()).toBe("2");
  });
});
