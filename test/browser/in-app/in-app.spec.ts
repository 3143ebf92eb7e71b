import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { inboxSchema } from "../../../src/contract/services.ts";
import { expect, overflow, sampled, test, widths } from "../fixture.ts";
import { looksRight } from "../looks-right.ts";
import { layoutShift } from "../pages/route-crawl.ts";
import { choosePlan } from "../subscription/buying.ts";
import { buyButton, choose, panel, tabTo, told } from "./simulator.ts";

const apps = ["ios", "android", "macos", "windows"] as const;

const inIreland = { "MF-CF-Blob": JSON.stringify({ country: "IE", clientAcceptEncoding: "" }) };

test.use({ extraHTTPHeaders: inIreland, contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: widths.narrow, height: 900 });
});

const restoreButton = (page: Page) => page.getByRole("button", { name: "Restore purchase" });
const welcome = /\/subscriptions\/welcome$/;

for (const [app, when] of sampled(apps)) {
  test(`FLOW-9 NAT-5 somebody buys in the app on ${app}, by keys alone`, async ({ page }) => {
    await page.goto(`/subscriptions?app=${app}`);
    await expect(buyButton(page)).toBeVisible();
    await looksRight(page);
    await tabTo(page, page.getByRole("radio", { checked: true }));
    await page.keyboard.press("ArrowUp");
    await expect(page.getByRole("radio", { name: /Monthly/ })).toBeChecked();
    await tabTo(page, buyButton(page));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(welcome);
    await expect(page.getByRole("heading", { level: 2 })).toHaveCount(3);
    await looksRight(page);
    await expect(told(page, "subscriptionsMonthlyPriceClicked")).toHaveCount(1);
    await expect(told(page, "subscriptionSelected")).toContainText('"offerId":"free-trial-monthly"');

    await tabTo(page, page.getByRole("button", { name: "Open VPN" }));
    await page.keyboard.press("Enter");
    await expect(told(page, "featureSelected")).toContainText('"productFeature":"Network Protection"');
    await tabTo(page, page.getByRole("button", { name: /settings/ }));
    await page.keyboard.press("Enter");
    await expect(told(page, "backToSettings")).toHaveCount(1);
  });

  test(`FLOW-9 NAT-5 somebody restores a purchase in the app on ${app}, by keys alone`, when, async ({ page }) => {
    await page.goto(`/subscriptions/activation-flow?app=${app}`);
    await expect(restoreButton(page)).toBeVisible();
    await looksRight(page);
    await choose(page, "A restore is", "not found");
    await tabTo(page, restoreButton(page));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toBeVisible();
    await looksRight(page);
    await choose(page, "A restore is", "found");
    await tabTo(page, restoreButton(page));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(welcome);
    await expect(told(page, "activateSubscription")).toHaveCount(2);
  });
}

/** The six digits in the newest mail to an address, once it has had `count` mails. */
async function digitsFor(page: Page, email: string, count: number): Promise<string> {
  let digits = "";
  await expect(async () => {
    const answer = await page.request.get("/dev/inbox", {
      params: { to: email },
      headers: { accept: "application/json" },
    });
    const inbox = inboxSchema.parse(await answer.json());
    const messages = inbox.messages.filter(({ template }) => template !== "new-sign-in");
    expect(messages).toHaveLength(count);
    digits = /\b(\d{3}) ?(\d{3})\b/.exec(JSON.stringify(messages[0]))?.slice(1).join("") ?? "";
    expect(digits).toHaveLength(6);
  }).toPass({ timeout: 10_000 });
  return digits;
}

test.describe("an address", () => {
  // The tests submit a wrong address and wrong digits, which are refused.
  test.use({ tolerated: /^status 400: \S+\/(?:account\/edit|login)\?|^status 400: \S+\/login$/ });

  for (const [[app, auth, handed], when] of sampled([
    ["ios", "v2", "setAuthTokens"],
    ["android", "v1", "setSubscription"],
  ] as const)) {
    test(
      `FLOW-3 FLOW-4 SUB-5 an address is added in one app, and signs in the next by keys alone, ${auth}`,
      when,
      async ({ page }) => {
        const email = `robin@${crypto.randomUUID()}.example`;
        await page.goto(`/subscriptions/welcome?app=${app}`);
        await choose(page, "Auth version", auth);
        await choose(page, "Signed in", "yes");
        await choose(page, "Subscribed", "yes");
        await page.getByRole("link", { name: "Add email address" }).click();
        await expect(told(page, "subscriptionsWelcomeAddEmailClicked")).toHaveCount(1);
        const address = page.getByLabel("New email address");
        await looksRight(page);
        await address.fill("robin@");
        await address.press("Enter");
        await expect(page.getByRole("alert")).toContainText("full email address");
        await expect(address).toHaveValue("robin@");
        await address.fill(email);
        await address.press("Enter");
        const code = page.getByLabel("Six-digit code");
        await code.fill("000000");
        await looksRight(page);
        const digits = await digitsFor(page, email, 1);
        await code.fill(`${digits.slice(0, 3)} ${digits.slice(3)}`);
        await code.press("Enter");
        await expect(page.getByRole("status")).toContainText(email);
        await expect(told(page, "subscriptionsAddEmailSuccess")).toHaveCount(1);
        await looksRight(page);

        await panel(page).getByRole("button", { name: "Start anew" }).click();
        await choose(page, "Auth version", auth);
        await page.goto("/subscriptions/activation-flow/this-device/activate-by-email");
        await tabTo(page, page.getByLabel("Email address of your subscription"));
        await page.keyboard.type(email);
        await page.keyboard.press("Enter");
        const sent = await digitsFor(page, email, 2);
        await tabTo(page, code);
        await page.keyboard.type(sent === "123456" ? "654321" : "123456");
        await page.keyboard.press("Enter");
        await expect(page.getByRole("alert")).toContainText("code is wrong");
        await looksRight(page);
        await code.fill(sent);
        await page.keyboard.press("Enter");
        await expect(page).toHaveURL(welcome);
        await expect(told(page, handed)).toHaveCount(1);
        // What the app was handed is in no storage of the page.
        expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain("subscription_info");
      },
    );
  }
});

test("FLOW-4 an address is taken away in the app", async ({ page }) => {
  const email = `robin@${crypto.randomUUID()}.example`;
  await page.goto("/subscriptions/edit-email?app=macos");
  await expect(page.getByRole("status")).toContainText("Nobody is signed in");
  await looksRight(page);
  await choose(page, "Signed in", "yes");
  for (const [act, note] of [
    ["add", "subscriptionsAddEmailSuccess"],
    ["remove", "subscriptionsRemoveEmailSuccess"],
  ] as const) {
    await page.reload();
    if (act === "remove") await page.getByRole("button", { name: "Remove email address" }).click();
    else await page.getByLabel("New email address").fill(email);
    if (act === "add") await page.keyboard.press("Enter");
    await page.getByLabel("Six-digit code").fill(await digitsFor(page, email, act === "add" ? 1 : 2));
    await page.keyboard.press("Enter");
    await expect(told(page, note)).toHaveCount(1);
  }
  await expect(page.getByRole("status")).toContainText("removed");
  await expect(page.getByRole("status"), "the code that is left is shown").toContainText(
    /([0-9A-Z]{4}-){5}[0-9A-Z]{4}/,
  );
  await looksRight(page);
});

test("FLOW-5 the app tells how its subscription stands, in every status and of every store", async ({ page }) => {
  await page.goto("/subscriptions/manage?app=ios");
  await choose(page, "Subscribed", "yes");
  for (const [status, words] of Object.entries({
    "Auto-Renewable": "renews on 1 November 2027",
    "Not Auto-Renewable": "stay on until 1 November 2027",
    "Grace Period": "stay on until 1 November 2027",
  })) {
    await choose(page, "Status", status);
    await expect(page.getByRole("main")).toContainText(words);
    await looksRight(page);
  }
  for (const [bought, where] of Object.entries({ android: "Play Store", windows: "Windows", stripe: "card" })) {
    await choose(page, "Bought", bought);
    await expect(page.getByRole("heading", { level: 2 })).toContainText(where);
  }
  await choose(page, "Subscribed", "no");
  for (const [status, words] of Object.entries({ Inactive: "ended on", Expired: "ended on" })) {
    await choose(page, "Status", status);
    await expect(page.getByRole("main")).toContainText(`${words} 1 November 2027`);
    await expect(page.getByRole("link", { name: "Subscribe again" })).toBeVisible();
    await expect(page.getByRole("main"), "nothing is left to cancel").not.toContainText("cancel your subscription");
  }
  await looksRight(page);
});

test("FLOW-9 pages inside the app load at most 119 kB of script, React among it", async ({ browser }) => {
  const context = await browser.newContext({ userAgent: "Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) Nightjar/7" });
  for (const path of ["/subscriptions", "/subscriptions/add-email"]) {
    const page = await context.newPage();
    const scripts: Promise<Buffer>[] = [];
    page.on("response", (response) => {
      if (response.request().resourceType() === "script") scripts.push(response.body());
    });
    await page.goto(path);
    // Without an app, the page shows its error by itself.
    await expect(page.getByRole("alert")).toBeVisible();
    const sizes = (await Promise.all(scripts)).map((script) => gzipSync(script, { level: 9 }).length);
    expect(sizes.length).toBeGreaterThan(2);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(119_000);
    await page.close();
  }
  await context.close();
});

test("FLOW-9 a purchase that is canceled leaves the choice as it was", async ({ page }) => {
  await page.goto("/subscriptions?app=ios");
  await choose(page, "A purchase is", "canceled");
  await page.getByRole("radio", { name: /Monthly/ }).check();
  await buyButton(page).click();
  await expect(page.getByRole("status")).toContainText("haven’t paid");
  await expect(page.getByRole("radio", { name: /Monthly/ })).toBeChecked();
  await looksRight(page);
});

for (const [[app, trial, expected], when] of sampled([
  ["windows", "available", ["native_trial_available", "native_trial_eligible"]],
  ["ios", "used up", ["native_trial_available"]],
  ["android", "none", []],
] as const)) {
  test(
    `NAT-4 of a trial that is ${trial} the store's word is told as events, and no more, on ${app}`,
    when,
    async ({ page }) => {
      await page.goto(`/subscriptions/manage?app=${app}`);
      await choose(page, "Trial", trial);
      await choose(page, "A purchase is", "nothing");
      const sent: string[] = [];
      page.on("request", (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith("/t/")) sent.push(pathname.slice("/t/".length));
      });
      await page.goto("/subscriptions");
      await buyButton(page).click();
      // This one is sent after all events about the offers.
      await expect.poll(() => sent).toContain("checkout_start");
      expect(sent.filter((name) => name.startsWith("native_trial")).toSorted()).toEqual(expected);
    },
  );
}

test("FLOW-9 a store that was closed without a word holds nobody up, and its late word still counts", async ({
  page,
}) => {
  await page.goto("/subscriptions?app=android");
  await choose(page, "A purchase is", "nothing");
  await buyButton(page).click();
  await expect(page.getByRole("status")).toBeVisible();
  await looksRight(page);
  await page.getByRole("button", { name: /go back/ }).click();
  await expect(buyButton(page)).toBeVisible();
  await panel(page).getByRole("button", { name: "Push completed" }).click();
  await expect(page).toHaveURL(welcome);
});

for (const [[auth, handed], when] of sampled([
  ["v2", "setAuthTokens"],
  ["v1", null],
] as const)) {
  test(`FLOW-9 SUB-9 an app that sells on the web leads to the checkout and back, ${auth}`, when, async ({ page }) => {
    await page.goto("/subscriptions?app=windows");
    await choose(page, "Auth version", auth);
    if (auth === "v1") await choose(page, "Signed in", "yes");
    await choose(page, "A purchase is", "redirect");
    await buyButton(page).click();
    await page.getByRole("link", { name: /back to the plans/ }).click();
    await expect(buyButton(page)).toBeVisible();
    if (handed) await expect(told(page, handed)).toHaveCount(1);
    await buyButton(page).click();
    await page.getByRole("radio", { name: "A card that works", exact: true }).check();
    await page.getByRole("button", { name: /Start|pay/ }).click();
    await expect(page).toHaveURL(/\/subscriptions\/welcome\/stripe\?.*success=true/);
    await expect(page.getByRole("heading", { level: 2 })).toHaveCount(3);
    await expect(told(page, "completeStripePayment")).toHaveCount(1);
    // The second try uses the account of the first, which the app has held since.
    await expect(told(page, "setAuthTokens")).toHaveCount(handed ? 1 : 0);
    await looksRight(page);
  });
}

for (const [status, query, shown] of [
  ["subscribed", "subscribed_override=true", /is already active/],
  ["unsubscribed", "subscribed_override=false", /Start 7-day/],
  ["unknown", "subscribed_override=unknown", /Start 7-day/],
] as const) {
  test(`FLOW-6 NAT-2 subscribed_override makes it ${status}`, async ({ page }) => {
    await page.goto(`/subscriptions?app=macos&${query}`);
    await expect(page.getByRole("main").getByText(shown).first()).toBeVisible();
    await expect(told(page, "handshake")).toHaveCount(0);
    await looksRight(page);
  });
}

for (const [path, when] of sampled([
  "/subscriptions",
  "/subscriptions/welcome",
  "/subscriptions/welcome/stripe",
  "/subscriptions/manage",
  "/subscriptions/activation-flow/this-device",
  "/subscriptions/activation-flow/this-device/activate-by-email",
  "/subscriptions/add-email",
  "/identity-theft-restoration/access-code",
])) {
  test(`FLOW-6 each of the five statuses is shown by ${path}, and none like another`, when, async ({ page }) => {
    const seen = new Map<string, string>();
    for (const status of ["pending", "subscribed", "unsubscribed", "unknown", "error"]) {
      await page.goto(`${path}?app=ios&subscribed_override=${status}`);
      const screen = page.locator("[data-app-screen]");
      await expect(screen).not.toContainText(status === "pending" ? /^$/ : /Connecting|Getting prices/);
      seen.set(await screen.innerText(), status);
    }
    expect([...seen.values()]).toHaveLength(5);
  });
}

test("NAT-2 the wait is seen only after 0.3 seconds, and nothing moves when the app answers", async ({ page }) => {
  await page.goto("/subscriptions?app=ios&subscribed_override=pending");
  const wait = page.getByRole("status").filter({ hasText: "Connecting to the app" });
  await expect(wait).toHaveCSS("animation-delay", "0.3s");
  await expect(wait).toHaveCSS("animation-fill-mode", "backwards");
  await page.goto("/subscriptions?app=ios");
  await expect(buyButton(page)).toBeVisible();
  expect(await layoutShift(page)).toEqual([]);
});

test("FLOW-6 NAT-2 an app that does not know details still sells, and says why it asks", async ({ page }) => {
  await page.goto("/subscriptions?app=ios");
  await choose(page, "subscriptionDetails", "unknown");
  await page.reload();
  await expect(page.getByRole("status")).toContainText("can’t check");
  await expect(buyButton(page)).toBeVisible();
  await looksRight(page);
});

test("FLOW-6 NAT-2 an app whose answers do not count is an error with a way on", async ({ page }) => {
  await page.goto("/subscriptions?app=windows");
  for (const answers of ["never", "too late", "malformed", "wrong id", "an error"]) {
    await choose(page, "Answers come", answers);
    await page.reload();
    await expect(page.getByRole("alert")).toBeVisible();
    await choose(page, "Answers come", "at once");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(buyButton(page)).toBeVisible();
  }
  await choose(page, "Answers come", "never");
  await page.reload();
  await expect(page.getByRole("alert")).toBeVisible();
  await looksRight(page);
});

test("FLOW-6 what the app pushes changes the page", async ({ page }) => {
  await page.goto("/subscriptions/welcome?app=ios");
  await expect(page.getByRole("status")).toContainText("no subscription");
  await looksRight(page);
  await choose(page, "Subscribed", "yes");
  await expect(page.getByRole("button", { name: "Open VPN" })).toBeVisible();
});

test.describe("a system without an app of ours", () => {
  test.use({ tolerated: /Messaging not supported yet on: linux/ });

  test("NAT-3 is logged, and the website's own page is the way on", async ({ page }) => {
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    await page.goto("/subscriptions?app=linux");
    await expect(page.getByRole("alert")).toBeVisible();
    expect(logged).toEqual(["Messaging not supported yet on: linux"]);
    await looksRight(page);
    await page.getByRole("link", { name: "Continue on the website" }).click();
    await expect(page.getByRole("button", { name: /order page, monthly/ })).toBeVisible();
  });
});

test.describe("scripts off", () => {
  test.use({ javaScriptEnabled: false });

  test("NAT-5 FLOW-7 a page inside the app says what to do, and leads to one that works", async ({ page }) => {
    await page.goto("/subscriptions?app=ios");
    await expect(page.getByRole("main")).toContainText("Connecting to the app");
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.getByRole("link", { name: "Continue on the website" }).click();
    await choosePlan(page, "monthly");
  });
});
