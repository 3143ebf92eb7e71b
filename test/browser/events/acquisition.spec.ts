import { formatVersion, versionAt } from "../../../client/acquisition/version.ts";
import { eventPath } from "../../../src/contract/events/events.ts";
import { measuringCookie } from "../../../src/contract/events/measuring.ts";
import { href } from "../../../src/contract/routes.ts";
import { expect, sampled, test } from "../fixture.ts";

const origin = "funnel_blog_website_radio_top";
const kept = () => sessionStorage.getItem("arrived");

test("ADDR-6 what led somebody here goes from page to page, and to the checkout", async ({ page }) => {
  await page.goto(href("home", { origin }));
  await expect.poll(() => page.evaluate(kept)).toBe(`source=website&origin=${origin}`);
  await page.goto(href("about"), { referer: page.url() });
  await page.getByRole("navigation").getByRole("link", { name: "Pro", exact: true }).first().click();
  await expect(page).toHaveURL(href("pro", { origin }));
  await page.goto(href("subscriptions"), { referer: page.url() });
  await expect(page.locator("html")).toHaveAttribute("data-origin", origin);
  const posted = page.waitForRequest((request) => request.method() === "POST" && !request.url().includes(eventPath));
  await page.getByRole("button", { name: /^Go to the order page, monthly/ }).click();
  expect(new URL((await posted).url()).searchParams.get("origin")).toBe(origin);
});

test("ADDR-2 ADDR-6 who comes from a search engine takes its name along, in our own origins", async ({ page }) => {
  const view = page.waitForRequest((request) => request.url().includes("/t/page_view"));
  await page.goto(href("home"), { referer: "https://www.google.com/" });
  expect(new URL((await view).url()).searchParams.get("origin")).toBe("funnel_marketing_google__");
  await expect.poll(() => page.evaluate(kept)).toBe("source=google");
  await page.getByRole("navigation").getByRole("link", { name: "Pro", exact: true }).first().focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(href("pro", { origin: "funnel_home_google__header" }));
});

test("ADDR-6 a visit that came with nothing keeps nothing and loads nothing to carry it", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => void (request.resourceType() === "script" && scripts.push(request.url())));
  await page.goto(href("about"));
  await page.getByRole("contentinfo").getByRole("link", { name: "Press" }).click();
  await expect(page).toHaveURL(href("press"));
  // Only the list of events is stored, for the visitor to read.
  expect(await page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)])).toEqual(["events"]);
  expect(scripts.filter((path) => !path.includes("/entry-"))).toEqual([]);
});

test.describe("Global Privacy Control", () => {
  test.use({ extraHTTPHeaders: { "sec-gpc": "1" } });

  test("ADDR-6 nothing is kept, and our own buttons say what they always say", async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
    await page.goto(href("home", { origin }), { referer: "https://www.google.com/" });
    await page.getByRole("navigation").getByRole("link", { name: "Pro", exact: true }).first().click();
    await expect(page).toHaveURL(href("pro", { origin: "funnel_home_website__header" }));
    expect(await page.evaluate(kept)).toBeNull();
  });
});

test("ADDR-6 EVT-8 who switches measuring off keeps nothing of what was kept", async ({ page, context, baseURL }) => {
  await page.goto(href("home", { origin }));
  await expect.poll(() => page.evaluate(kept)).not.toBeNull();
  await context.addCookies([{ name: measuringCookie.name, value: measuringCookie.off, url: baseURL ?? "" }]);
  await page.goto(href("about"));
  await expect.poll(() => page.evaluate(kept)).toBeNull();
});

/** What a page of another release has stored in the same tab. */
const otherRelease = "source=google&medium=mail";

test.describe("a developer's machine", () => {
  test.use({ tolerated: /Origin key "medium"/ });

  test("ADDR-5 a part of an origin that nobody knows is an error", async ({ page }) => {
    await page.addInitScript((text) => sessionStorage.setItem("arrived", text), otherRelease);
    const error = page.waitForEvent("pageerror");
    await page.goto(href("about"));
    expect((await error).message).toContain('Origin key "medium" is not one of entry, source, campaign, content');
  });
});

test.describe("any other machine", () => {
  test.use({ baseURL: `http://127.0.0.1:${process.env.PORT ?? 8788}` });

  test("ADDR-5 a part of an origin that nobody knows is dropped, and the rest counts", async ({ page }) => {
    await page.addInitScript((text) => sessionStorage.setItem("arrived", text), otherRelease);
    const view = page.waitForRequest((request) => request.url().includes("/t/page_view"));
    await page.goto(href("about"));
    expect(new URL((await view).url()).searchParams.get("origin")).toBe("funnel_marketing_google__");
    await expect.poll(() => page.evaluate(kept)).toBe("source=google");
  });
});

const atbOf = (request: { url(): string }) => new URL(request.url()).searchParams.get("atb");

/** The query of a visit's first page, with the version and the origin that the visit's events carry from then on. */
for (const [[search, version, told], when] of sampled([
  ["atb=v40-1&va=ab", "v40-1ab", "funnel_marketing_website__"],
  ["t=hc&source=br", /^v\d+-\dc_$/, "funnel_home_br__"],
  ["t=ffab", /^v\d+-\d$/, "funnel_marketing_searchresults__"],
] as const)) {
  test(`ADDR-7 HOST-6 ?${search} goes into the events and the install links of the visit`, when, async ({ page }) => {
    const first = page.waitForRequest((request) => request.url().includes("/t/page_view"));
    await page.goto(`/about?${search}`);
    const view = await first;
    expect(atbOf(view)).toMatch(version);
    expect(new URL(view.url()).searchParams.get("origin")).toBe(told);
    const later = page.waitForRequest((request) => request.url().includes("/t/page_view"));
    await page.getByRole("contentinfo").getByRole("link", { name: "Press" }).click();
    expect(atbOf(await later)).toBe(atbOf(view));
    if (search.startsWith("t=ff")) return;
    await page.goto("/app/devices", { referer: page.url() });
    await expect(page.locator("html")).toHaveAttribute("data-atb", atbOf(view) ?? "");
    const link = page.locator('main a[href^="/mac?origin="], main a[href^="/windows?origin="]').first();
    await link.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`atb=${atbOf(view)}`));
  });
}

test("ADDR-7 where none is given, the version of the day is counted, and nothing is kept for it", async ({ page }) => {
  const view = page.waitForRequest((request) => request.url().includes("/t/page_view"));
  await page.goto("/about");
  expect(atbOf(await view)).toBe(formatVersion(versionAt(Date.now())));
  expect(await page.evaluate(kept)).toBeNull();
});

test.describe("storage blocked", () => {
  test("ADDR-6 STORE-1 the page still works, and carries on what its own address says", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "sessionStorage", {
        get() {
          throw new DOMException("blocked", "SecurityError");
        },
      });
    });
    await page.goto(href("home", { origin }));
    await expect(page.locator("html")).toHaveAttribute("data-origin", origin);
    await page.getByRole("navigation").getByRole("link", { name: "Pro", exact: true }).first().click();
    await expect(page).toHaveURL(href("pro", { origin }));
  });
});
