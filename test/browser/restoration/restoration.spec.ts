import type { Locator, Page } from "@playwright/test";
import { expect, sampled, test, widths } from "../fixture.ts";
import { looksRight } from "../looks-right.ts";
import { subscribe } from "../subscription/buying.ts";

const inIreland = { "MF-CF-Blob": JSON.stringify({ country: "IE", clientAcceptEncoding: "" }) };

const main = "/identity-theft-restoration";
const codePage = `${main}/access-code`;
const codeShape = /^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/;

/** Reaches an element by the Tab key alone, and presses Enter. */
async function press(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let steps = 0; steps < 60; steps += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
  }
  throw new Error("not reached by the tab key");
}

test.use({ extraHTTPHeaders: inIreland, contextOptions: { reducedMotion: "reduce" } });

for (const javaScriptEnabled of [true, false]) {
  test.describe(`scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("ITR-1 from the product page to a code, another one, and what to say of it, by keys alone", async ({
      page,
    }) => {
      await page.setViewportSize({ width: widths.narrow, height: 900 });
      await page.goto(codePage);
      await expect(page.getByRole("link", { name: "Sign in", exact: true })).toBeVisible();
      await looksRight(page, javaScriptEnabled);

      await subscribe(page);
      await page.goto(main);
      await press(page, page.getByRole("link", { name: "Sign in to your subscription" }));
      await expect(page).toHaveURL(codePage);
      await looksRight(page, javaScriptEnabled);
      await press(page, page.getByRole("button", { name: "Get access code" }));
      const code = page.getByRole("main").locator("code");
      await expect(code).toHaveText(codeShape);
      const made = (await code.textContent()) ?? "";
      await expect(page).toHaveURL(codePage);
      await looksRight(page, javaScriptEnabled);

      await press(page, page.getByRole("link", { name: "Replace access code" }));
      await expect(page.getByRole("main")).toContainText(made.slice(-4));
      await looksRight(page, javaScriptEnabled);
      await press(page, page.getByRole("button", { name: "Replace access code" }));
      await expect(code).toHaveText(codeShape);
      await expect(code).not.toHaveText(made);

      await page.goto(`${main}/survey`);
      await looksRight(page, javaScriptEnabled);
      await page.getByRole("radio", { name: "Partly" }).check();
      await press(page, page.getByRole("button", { name: "Send answers" }));
      await expect(page.getByRole("alert")).toBeVisible();
      await expect(page.getByRole("radio", { name: "Partly" })).toBeChecked();
      await looksRight(page, javaScriptEnabled);
      await page.getByRole("radio", { name: "Some of the work" }).check();
      await press(page, page.getByRole("button", { name: "Send answers" }));
      await expect(page.getByRole("table")).toBeVisible();
      await looksRight(page, javaScriptEnabled);
    });
  });
}

test("ITR-1 the code is copied, and on paper it stands alone with the number", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await subscribe(page);
  await page.goto(codePage);
  await page.getByRole("button", { name: "Get access code" }).click();
  const code = page.getByRole("main").locator("code");
  await expect(code).toHaveText(codeShape);
  await page.getByRole("button", { name: "Copy access code" }).click();
  await expect(page.locator("[data-copied]")).not.toBeEmpty();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code.textContent());
  await page.emulateMedia({ media: "print" });
  await expect(code).toBeVisible();
  await expect(page.getByRole("heading")).toHaveCount(1);
  await expect(page.getByRole("link")).toHaveCount(1);
  await expect(page.locator('a[href^="tel:"]')).toBeVisible();
});

test.describe("on a clock elsewhere", () => {
  test.use({ timezoneId: "America/New_York" });

  test("ITR-1 the hours are told by it, and change as they pass", async ({ page }) => {
    await page.clock.install({ time: new Date("2026-07-01T00:59:00Z") });
    await page.goto(`${main}/call`);
    const hours = page.getByRole("main");
    await page.getByRole("heading", { name: "Opening hours" }).scrollIntoViewIfNeeded();
    await expect(hours).toContainText("03:00 to 21:00");
    await expect(hours.getByText("Advisers answer now")).toBeVisible();
    await expect(hours.getByText("No adviser answers now")).toBeHidden();
    await looksRight(page);
    await page.clock.runFor("02:00");
    await expect(hours.getByText("No adviser answers now")).toBeVisible();
    await expect(hours.getByText("Advisers answer now")).toBeHidden();
  });
});

for (const [path, when] of sampled(["", "/learn-more", "/about", "/call"])) {
  test(`ITR-1 ${main}${path} reads well on a phone and a desk`, when, async ({ page }) => {
    for (const width of Object.values(widths)) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(main + path);
      await looksRight(page);
    }
  });
}

/** Gives the account of a bearer token a subscription, as a purchase in the store would. */
async function giveSubscription(page: Page, bearer: string): Promise<void> {
  const [, payload = ""] = bearer.split(".");
  const { sub: account }: { sub: string } = JSON.parse(Buffer.from(payload, "base64url").toString());
  const productId = "nightjar-pro-monthly-renews-row";
  const form = { account, status: "Auto-Renewable", platform: "ios", productId };
  expect((await page.request.post("/dev/seed", { form })).ok()).toBe(true);
}

test.describe("inside the app", () => {
  const panel = (page: Page) => page.getByRole("complementary", { name: "Stand-in app" });

  test.describe("whose account has nothing at first", () => {
    test.use({ tolerated: /status 403: .*\/itr\/issue/ });

    test("ITR-1 NAT-5 the app's token brings a code once it is subscribed, and another one", async ({ page }) => {
      await page.setViewportSize({ width: widths.narrow, height: 900 });
      await page.goto(`${codePage}?app=ios`);
      const screen = page.getByRole("main");
      await expect(screen.getByRole("status")).toContainText("Nobody is signed in");
      await looksRight(page);
      await panel(page).getByLabel("Signed in").selectOption("yes");
      await page.getByRole("button", { name: "Check again" }).click();
      const asked = page.waitForRequest("**/itr/issue");
      await press(page, page.getByRole("button", { name: "Get access code" }));
      await expect(screen.getByRole("link", { name: "See plans and prices" })).toBeVisible();
      await looksRight(page);

      await giveSubscription(page, (await asked).headers().authorization ?? "");
      await page.getByRole("button", { name: "Check again" }).click();
      await press(page, page.getByRole("button", { name: "Get access code" }));
      const code = screen.locator("[data-app-screen] code");
      await expect(code).toHaveText(codeShape);
      const made = (await code.textContent()) ?? "";
      await looksRight(page);
      await press(page, page.getByRole("button", { name: "Replace access code" }));
      await press(page, page.getByRole("button", { name: "Replace access code" }));
      await expect(code).toHaveText(codeShape);
      await expect(code).not.toHaveText(made);
      await looksRight(page);
    });
  });

  test("ITR-1 NAT-2 an app that says nothing leads to the website's page", async ({ page }) => {
    await page.goto(`${codePage}?app=android`);
    await panel(page).getByLabel("Answers come").selectOption("never");
    await page.reload();
    await expect(page.getByRole("alert")).toBeVisible();
    await page.getByRole("link", { name: "Continue on the website" }).click();
    await expect(page.getByRole("main").getByRole("link", { name: "Sign in", exact: true })).toBeVisible();
  });
});
