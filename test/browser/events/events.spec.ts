import type { Page } from "@playwright/test";
import { extensionMark } from "../../../src/contract/device.ts";
import { expect, test } from "../fixture.ts";
import { allCounted, countedOf, named, originOfTest, watchEvents } from "./sink.ts";

/** The footer links that the visit follows, each with the name of its page in events. */
const visit = [
  ["/browser", "browser"],
  ["/about", "about"],
  ["/compare-privacy", "compare_privacy"],
  ["/privacy", "privacy"],
  ["/terms", "terms"],
  ["/press", "press"],
  ["/hiring", "careers"],
  ["/how-we-work", "how_we_work"],
  ["/how-we-hire", "how_we_hire"],
  ["/donations", "donations"],
  ["/bangs", "bangs"],
] as const;

async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`footer a[href="${path}"]`).first().click();
  await page.waitForURL(`**${path}`);
}

test("EVT-2 EVT-4 a visit of twelve pages sends the view of each, once, in order, and nothing else", async ({
  page,
  context,
  request,
}) => {
  const sent = watchEvents(context);
  await page.goto("/");
  for (const [path] of visit) await follow(page, path);
  const views = ["home", ...visit.map(([, name]) => name)].map((name) => `page_view ${name}`);
  await expect.poll(() => named(sent)).toEqual(views);
  expect(sent[0]?.parameters).toMatchObject({ formFactor: "desktop", locale: "en-GB", theme: "system", start: "0" });

  await test.step("the same pages once more, by reload, by link and by going back, say nothing new", async () => {
    await page.reload();
    await follow(page, "/about");
    await page.goBack();
    await follow(page, "/updates");
    await expect.poll(() => named(sent)).toEqual([...views, "page_view updates"]);
  });

  await test.step("EVT-7 each of them was counted", async () => {
    // A beacon that the browser has sent may still be on its way to the sink.
    await expect(async () => {
      const counts = await allCounted(request);
      for (const { id, parameters } of sent) expect(counts).toContainEqual(expect.objectContaining({ id, parameters }));
    }).toPass({ timeout: 10_000 });
  });
});

test("EVT-5 who leaves within ten seconds with nothing pressed bounces; who pressed something does not", async ({
  page,
  request,
}) => {
  const origin = originOfTest();
  await page.goto(`/about?origin=${origin}`);
  await page.mouse.wheel(0, 400);
  await page.waitForFunction(() => scrollY >= 50);
  await page.goto(`/press?origin=${origin}`);
  await page.getByRole("heading", { level: 1 }).click();
  await page.goto(`/terms?origin=${origin}`);
  await page.locator("body").press("Shift");
  await page.goto(`/updates?origin=${origin}`);
  await page.getByRole("button", { name: "Dusk" }).click();
  await page.goto(`/?q=owl&origin=${origin}`);
  await page.locator("body").press("Shift");
  await page.goto("/bangs");
  const views = ["page_view results", "page_view about", "page_view press", "page_view terms", "page_view updates"];
  await expect
    .poll(async () => named(await countedOf(request, origin)).sort())
    .toEqual(["bounce about", "bounce press", "page_view bangs", ...views].sort());
  const bounces = (await countedOf(request, origin)).filter(({ id }) => id === "bounce");
  const [about, press] = bounces.sort((a, b) => named([a])[0]?.localeCompare(named([b])[0] ?? "") ?? 0);
  expect(about?.parameters).toMatchObject({ didScroll: "1", timeOnPage: expect.stringMatching(/^\d$/) });
  expect(press?.parameters).toMatchObject({ didScroll: "0" });
});

test("EVT-5 after ten seconds nobody bounces", async ({ page, request }) => {
  await page.clock.install();
  const origin = originOfTest();
  await page.goto(`/about?origin=${origin}`);
  await page.clock.runFor(10_500);
  await page.goto(`/press?origin=${origin}`);
  await expect
    .poll(async () => named(await countedOf(request, origin)).sort())
    .toEqual(["page_view about", "page_view press"]);
});

test("EVT-2 a page that is closed at once has said what there was to say", async ({ context, request }) => {
  // A browser gives a closing page half a second, so on a busy machine not every visit sends its events in time.
  await expect(async () => {
    const page = await context.newPage();
    const origin = originOfTest();
    await page.goto(`/about?origin=${origin}`, { waitUntil: "domcontentloaded" });
    await page.close({ runBeforeUnload: true });
    await expect
      .poll(async () => named(await countedOf(request, origin)).sort(), { timeout: 3000 })
      .toEqual(["bounce about", "page_view about"]);
  }).toPass({ timeout: 20_000 });
});

test("EVT-2 a page that comes back whole is not counted once more, and honours what was switched meanwhile", async ({
  page,
  context,
}) => {
  const sent = watchEvents(context);
  await page.goto("/about");
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    // biome-ignore lint/suspicious/noDocumentCookie: as another page would have done
    document.cookie = "events=off; Path=/";
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
  });
  await page.goto("/press");
  await expect(page.locator("h1")).toBeVisible();
  expect(named(sent)).toEqual(["page_view about", "bounce about"]);
});

for (const [browser, mark, installed] of [
  ["with our extension", extensionMark, "1"],
  ["without it", "other", "0"],
] as const) {
  test(`DEV-1 EVT-3 a browser ${browser} says so with each event`, async ({ page, context }) => {
    const sent = watchEvents(context);
    await page.addInitScript((name) => {
      // Before any script of the page, as the extension does it.
      document.addEventListener("readystatechange", () => document.documentElement.setAttribute(`data-${name}`, ""));
    }, mark);
    await page.goto("/about");
    await expect.poll(() => sent.map(({ parameters }) => parameters.installed)).toEqual([installed]);
  });
}

const firefox = (version: number) =>
  `Mozilla/5.0 (X11; Linux x86_64; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`;

for (const [what, userAgent, address, told] of [
  ["the start page, on its host", firefox(140), (port: string) => `http://start.localhost:${port}/`, { start: "1" }],
  ["a browser older than those we try our pages in", firefox(59), () => "/about", { legacy: "1", start: "0" }],
  [
    "the oldest that we do, called a phone by the address",
    firefox(60),
    () => "/about?platform=mobile",
    {
      legacy: "0",
      formFactor: "mobile",
    },
  ],
] as const) {
  test.describe(what, () => {
    test.use({ userAgent });

    test(`HOST-2 DEV-1 DEV-2 EVT-3 says so with each event: ${what}`, async ({ page, context, baseURL }) => {
      const sent = watchEvents(context);
      await page.goto(address(new URL(baseURL ?? "").port));
      await expect.poll(() => sent.at(0)?.parameters).toMatchObject(told);
    });
  });
}

test("EVT-2 without beacons, events are fetched", async ({ page, context }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "sendBeacon", { value: undefined }));
  const sent = watchEvents(context);
  await page.goto("/about");
  await expect.poll(() => named(sent)).toEqual(["page_view about"]);
});

test("EVT-6 ERR-1 an error page tells at load, after one second and after two", async ({ page, context }) => {
  await page.clock.install();
  const sent = watchEvents(context);
  await page.goto("/wp-login.php");
  await expect.poll(() => named(sent)).toEqual(["error_page error_418"]);
  await page.clock.runFor(1_000);
  await expect.poll(() => named(sent).at(-1)).toBe("error_page_1s error_418");
  await page.clock.runFor(5_000);
  await expect.poll(() => named(sent).slice(2)).toEqual(["error_page_2s error_418"]);
});

test.describe("script errors", () => {
  test.use({ tolerated: /wren@people\.example/ });

  test("EVT-6 of a script that fails the kind goes on, once, and never its text", async ({ page, context }) => {
    const sent = watchEvents(context);
    await page.goto("/about?note=wren%40people.example");
    await page.evaluate(() => {
      const error = new TypeError("wren@people.example", { cause: new RangeError("203.0.113.9") });
      for (let times = 0; times < 3; times++) {
        dispatchEvent(new ErrorEvent("error", { error, filename: `${location.origin}/assets/entry.js` }));
      }
      dispatchEvent(
        new ErrorEvent("error", { error: new SyntaxError(), filename: "chrome-extension://some/script.js" }),
      );
      const reason = new Error("wren@people.example");
      dispatchEvent(new PromiseRejectionEvent("unhandledrejection", { promise: Promise.resolve(), reason }));
    });
    await expect
      .poll(() => named(sent).sort())
      .toEqual(["page_view about", "script_error about", "script_error about"]);
    const told = sent.filter(({ id }) => id === "script_error").map(({ parameters }) => parameters);
    expect(told).toContainEqual(expect.objectContaining({ message: "TypeError", cause: "RangeError" }));
    expect(told).toContainEqual(expect.objectContaining({ message: "Error" }));
  });
});
