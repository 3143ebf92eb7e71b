import { gzipSync } from "node:zlib";
import type { Request } from "@playwright/test";
import { expect, markDocument, sampled, test } from "../fixture.ts";
import { choosePlan, pay } from "./buying.ts";

/** Miniflare's header that sets `request.cf`: a visitor in Ireland, where we sell. */
const inIreland = { "MF-CF-Blob": JSON.stringify({ country: "IE", clientAcceptEncoding: "" }) };

test.use({ extraHTTPHeaders: inIreland });

test("FLOW-2 what was not accepted is said at the field, and the page is not left", async ({ page }) => {
  await page.goto("/subscriptions/activate", { waitUntil: "networkidle" });
  const isSame = await markDocument(page);
  const address = page.getByLabel("Email address");
  await address.fill("wren@");
  await address.press("Enter");
  await expect(address).toHaveAttribute("aria-invalid", "true");
  await expect(address).toBeFocused();
  await expect(address).toHaveValue("wren@");
  expect(await isSame()).toBe(true);
  await page.reload();
  await expect(address).toHaveValue("wren@");
});

test("FLOW-2 a one-time code is pasted with what stands around it, and the wait for the next counts down", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/subscriptions/activate", { waitUntil: "networkidle" });
  await page.getByLabel("Email address").fill(`nobody@${crypto.randomUUID()}.example`);
  await page.getByRole("button", { name: "Send code" }).click();
  await expect(page).toHaveURL(/\/subscriptions\/confirm$/);
  await page.waitForLoadState("networkidle");
  const left = page.locator("[data-wait]");
  const before = Number.parseInt((await left.textContent()) ?? "", 10);
  expect(before).toBeGreaterThan(5);
  // The countdown's script may start late on a busy machine, so the clock runs until it has counted a second.
  const countedTo = async () => {
    await page.clock.runFor(1000);
    return Number.parseInt((await left.textContent()) ?? "", 10);
  };
  await expect.poll(countedTo).toBeLessThan(before);
  await page.clock.runFor(30_000);
  await expect(left).toHaveCount(0);

  const code = page.getByLabel("Six-digit code");
  await code.evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", " 123 - 456\n");
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(code).toHaveValue("123456");
});

/** Whether a form is sent. Events are sent by POST too, but are no forms. */
const isSent = (request: Request) => request.method() === "POST" && !new URL(request.url()).pathname.startsWith("/t/");

test("FLOW-1 a form that is pressed twice is sent once", async ({ page }) => {
  await page.goto("/subscriptions", { waitUntil: "networkidle" });
  const posts: string[] = [];
  page.on("request", (request) => isSent(request) && posts.push(request.url()));
  await page.getByRole("button", { name: /order page, monthly/ }).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(page).toHaveURL(/\/checkout\//);
  expect(posts).toHaveLength(1);
});

test("FLOW-1 two tabs that press their first button at once make one account and one checkout", async ({ context }) => {
  const tabs = await Promise.all([context.newPage(), context.newPage()]);
  await Promise.all(tabs.map((tab) => tab.goto("/subscriptions", { waitUntil: "networkidle" })));
  await Promise.all(tabs.map((tab) => tab.getByRole("button", { name: /order page, monthly/ }).click()));
  await Promise.all(tabs.map((tab) => expect(tab).toHaveURL(/\/checkout\//)));
  const [one, other] = tabs.map((tab) => tab.url());
  expect(one).toBe(other);
});

test.describe("scripts off", () => {
  test.use({ javaScriptEnabled: false });

  for (const [paying, when] of sampled([0, 1])) {
    test(
      `FLOW-1 of two tabs that press at once, the one that pays is subscribed, and the browser with it (${paying})`,
      when,
      async ({ context }) => {
        const tabs = await Promise.all([context.newPage(), context.newPage()]);
        await Promise.all(tabs.map((tab) => tab.goto("/subscriptions")));
        await Promise.all(tabs.map((tab) => choosePlan(tab, "monthly")));
        const [payer, other] = paying === 0 ? tabs : tabs.toReversed();
        if (!payer || !other) throw new Error("there are two tabs");
        await pay(payer);
        for (const tab of [payer, other]) {
          await tab.goto("/pro/welcome");
          await expect(tab.getByRole("heading", { name: "Your free trial has started" })).toBeVisible();
        }
      },
    );
  }
});

test.describe("without a network", () => {
  test.use({ tolerated: /ERR_INTERNET_DISCONNECTED/ });

  test("FLOW-2 it is said, what was typed stays, and it can be sent later", async ({ page, context }) => {
    await page.goto("/subscriptions/activate", { waitUntil: "networkidle" });
    const address = page.getByLabel("Email address");
    await address.fill(`nobody@${crypto.randomUUID()}.example`);
    await context.setOffline(true);
    await address.press("Enter");
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(address).toHaveValue(/^nobody@/);
    await context.setOffline(false);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await address.press("Enter");
    await expect(page).toHaveURL(/\/subscriptions\/confirm$/);
  });
});

test("FLOW-7 a journey page loads at most 90 kB of scripts, and none of them before its text", async ({ page }) => {
  let size = 0;
  page.on("response", async (response) => {
    if (response.request().resourceType() === "script") size += gzipSync(await response.body()).length;
  });
  await page.goto("/subscriptions/activate", { waitUntil: "networkidle" });
  await page.getByLabel("Email address").focus();
  await expect.poll(() => size).toBeGreaterThan(1000);
  await page.waitForLoadState("networkidle");
  expect(size).toBeLessThan(90_000);
});
