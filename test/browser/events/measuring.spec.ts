import type { BrowserContext, Page } from "@playwright/test";
import { speaks } from "../../../src/contract/language/languages.ts";
import { expect, overflow, tall, test, widths } from "../fixture.ts";
import { barriers } from "../looks-right.ts";

/** The paths of all events that the browser sends from now on. */
function watchSent(context: BrowserContext): string[] {
  const sent: string[] = [];
  context.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/t/")) sent.push(pathname);
  });
  return sent;
}

/** Visits several pages, which without an objection would send events of several kinds. */
async function visitPages(page: Page, base = ""): Promise<void> {
  await page.goto(`${base}/about`);
  await page.goto(`${base}/press`);
  await page.goto(`${base}/dev/errors/oops-500`);
  await page.goto(`${base}/what-we-measure`);
  await lookAtList(page);
}

const list = (page: Page) => page.getByRole("log");
const off = "Measuring is off";

/** The list is filled when it comes into view. */
async function lookAtList(page: Page): Promise<void> {
  await list(page).scrollIntoViewIfNeeded();
}

test("EVT-8 Global Privacy Control as scripts see it: nothing is sent, and the page says what was held back", async ({
  page,
  context,
}) => {
  const sent = watchSent(context);
  await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  await visitPages(page);
  await expect(page.getByText(off, { exact: true })).toBeVisible();
  await expect(list(page).getByText("Global Privacy Control").first()).toBeVisible();
  await expect(list(page).getByText("Page opened").first()).toBeVisible();
  await expect(page.getByRole("button", { name: /turn measuring/i })).toHaveCount(0);
  expect(sent).toEqual([]);
});

for (const [signal, headers] of [
  ["Global Privacy Control", { "sec-gpc": "1" }],
  ["Do Not Track", { dnt: "1" }],
] as const) {
  test(`EVT-8 ${signal} as only the edge sees it: nothing is sent either`, async ({ page, context }) => {
    const sent = watchSent(context);
    await context.setExtraHTTPHeaders(headers);
    await visitPages(page);
    await expect(list(page).getByText(signal).first()).toBeVisible();
    expect(sent).toEqual([]);
  });
}

test("EVT-8 Do Not Track as scripts see it: nothing is sent", async ({ page, context }) => {
  const sent = watchSent(context);
  await page.addInitScript(() => Object.defineProperty(navigator, "doNotTrack", { value: "1" }));
  await visitPages(page);
  await expect(list(page).getByText("Do Not Track").first()).toBeVisible();
  expect(sent).toEqual([]);
});

test("EVT-8 HOST-3 on the onion host nothing is sent", async ({ page, context, baseURL }) => {
  const sent = watchSent(context);
  await visitPages(page, baseURL?.replace("localhost", "onion.localhost"));
  await expect(list(page).getByText("onion address").first()).toBeVisible();
  expect(sent).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("EVT-8 nothing is sent, the page lists all that could be, and the switch is a form", async ({
    page,
    context,
  }) => {
    const sent = watchSent(context);
    await visitPages(page);
    await expect(list(page)).toContainText("This tab has sent no events yet");
    await page.getByText("Show every event, with its exact data").click();
    for (const id of ["page_view", "bounce", "script_error", "checkout_start", "error_page_2s"]) {
      const name = page.locator("code").filter({ hasText: new RegExp(`^${id}$`) });
      await page.getByRole("listitem").filter({ has: name }).locator("summary").click();
      await expect(name).toBeVisible();
    }
    await page.getByRole("button", { name: "Turn measuring off" }).click();
    await expect(page.getByText(off, { exact: true })).toBeVisible();
    expect((await context.cookies()).map(({ name, value }) => `${name}=${value}`)).toContain("events=off");
    await page.getByRole("button", { name: "Leave experiment" }).first().waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Turn measuring on" }).click();
    await expect(page.getByText("Measuring is on", { exact: true })).toBeVisible();
    expect(await context.cookies()).toEqual([]);
    expect(sent).toEqual([]);
  });
});

test.describe("in another language", () => {
  test("EVT-8 LANG-2 the link at the foot leads to the page, since the list has no words elsewhere", async ({
    page,
  }) => {
    await page.goto("/de/about");
    await page.getByRole("contentinfo").getByRole("link", { name: "Was wir messen" }).click();
    await page.waitForURL(/\/what-we-measure$/);
  });

  test("EVT-8 LANG-2 the list and its switch speak it", async ({ page }) => {
    test.skip(!speaks("measure", "de"), "the page is there in English only");
    await page.goto("/de/what-we-measure");
    const events = list(page);
    await lookAtList(page);
    await expect(events.getByRole("listitem")).not.toHaveCount(0);
    await expect(events).not.toContainText(/Page opened|Operating system|Sent|Exact data/);
    await expect(page.locator("#switch")).not.toContainText("Measuring is");
  });
});

test.describe("from the foot of a page", () => {
  test.use({ viewport: { width: widths.narrow, height: tall } });

  test("EVT-8 the list opens by keyboard, holds the focus, switches all of it off, and gives the focus back", async ({
    page,
    context,
  }) => {
    const sent = watchSent(context);
    await page.goto("/about");
    const link = page.getByRole("contentinfo").getByRole("link", { name: "What we measure" });
    await link.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "What we measure" });
    await expect(dialog).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/about");
    await expect(list(page).getByText("Page opened")).toHaveCount(1);
    expect(await page.evaluate(() => document.activeElement?.closest("dialog") !== null)).toBe(true);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await barriers(page, { within: "dialog" })).toEqual([]);

    await dialog.getByRole("button", { name: "Turn measuring off" }).press("Enter");
    await expect(dialog.getByText(off, { exact: true })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();

    await page.goto("/press");
    await page.goto("/what-we-measure");
    await lookAtList(page);
    await expect(list(page).getByText("you turned measuring off").first()).toBeVisible();
    expect(sent).toEqual(["/t/page_view"]);
  });
});

test("EVT-8 the list says each event in words and, once asked, to the letter; it grows while it is looked at", async ({
  page,
}) => {
  await page.goto("/what-we-measure?atb=v47-3");
  await lookAtList(page);
  const seen = list(page).getByRole("listitem");
  await expect(seen).toHaveCount(1);
  await expect(list(page).getByText("week 47, day 3")).toBeVisible();
  const exact = list(page).getByText(/^page_view\?page=what_we_measure&.*atb=v47-3/);
  await expect(exact).toBeHidden();
  await list(page).getByText("Exact data").press("Enter");
  await expect(exact).toBeVisible();
  await page.evaluate(() =>
    dispatchEvent(new ErrorEvent("error", { error: new RangeError("x"), filename: location.href })),
  );
  await expect(seen).toHaveCount(2);
  await expect(seen.first()).toContainText("Script failed");
  await expect(seen.first()).toContainText("RangeError");
  // What the visitor has opened stays open.
  await expect(exact).toBeVisible();
});
