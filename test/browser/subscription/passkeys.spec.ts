import type { CDPSession, Page } from "@playwright/test";
import { routes } from "../../../src/contract/routes.ts";
import { expect, test } from "../fixture.ts";
import { subscribe } from "./buying.ts";
import { otpFor } from "./one-time-codes.ts";

const inIreland = { "MF-CF-Blob": JSON.stringify({ country: "IE", clientAcceptEncoding: "" }) };

test.use({ extraHTTPHeaders: inIreland, contextOptions: { reducedMotion: "reduce" } });

/** A device that keeps passkeys and recognises its owner; `answers` is whether the owner is there. */
async function addAuthenticator(page: Page): Promise<{ cdp: CDPSession; answers: (is: boolean) => Promise<unknown> }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const answers = (is: boolean) =>
    cdp.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled: is });
  return { cdp, answers };
}

async function addPasskey(page: Page, name: string): Promise<void> {
  await page.goto(routes.subscriptionsSecurity.path);
  await page.getByRole("textbox", { name: "Name of the passkey" }).fill(name);
  await page.getByRole("button", { name: "Add a passkey" }).press("Enter");
  await expect(page.getByText("Your passkey is added")).toBeVisible();
}

async function signOut(page: Page): Promise<void> {
  await page.goto(routes.subscriptionsManage.path);
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(page.getByText("You’re signed out")).toBeVisible();
}

const address = (page: Page) => page.getByRole("textbox", { name: "Email address" });

test("LIFE-5 a passkey is added, named, suggested in the field of the address, asked by the button, and removed", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { answers } = await addAuthenticator(page);
  await subscribe(page);
  await addPasskey(page, "My phone");
  await page.getByRole("textbox", { name: "New name for My phone" }).fill("Laptop");
  await page.getByRole("button", { name: "Rename passkey: My phone" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Laptop" })).toBeVisible();

  await signOut(page);
  await address(page).focus();
  await expect(page).toHaveURL(new RegExp(`${routes.subscriptionsManage.path}$`));

  await answers(false);
  await signOut(page);
  await answers(true);
  await page.getByRole("button", { name: "Sign in with a passkey" }).press("Enter");
  await expect(page).toHaveURL(new RegExp(`${routes.subscriptionsManage.path}$`));

  await page.goto(routes.subscriptionsSecurity.path);
  await page.getByRole("button", { name: "Remove passkey: Laptop" }).press("Enter");
  await expect(page.getByText("This passkey is your only way to sign in again")).toBeVisible();
  await page.getByRole("button", { name: "Remove passkey anyway" }).press("Enter");
  await expect(page.getByText("The passkey is removed")).toBeVisible();
});

test("LIFE-5 opening the sign-in page sets no cookie and asks nothing of the auth service", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/auth/")) asked.push(request.url());
  });
  await addAuthenticator(page);
  await page.goto(routes.subscriptionsActivate.path);
  await expect(page.getByRole("button", { name: "Sign in with a passkey" })).toBeVisible();
  expect([asked, await page.context().cookies()]).toEqual([[], []]);
});

test.describe("a passkey that was removed elsewhere", () => {
  // The service refuses it, and the form that brings no grant.
  test.use({ tolerated: /^status 400: \S+\/(?:login|activate)/ });

  test("LIFE-5 signs nobody in, says so, and leaves the code", async ({ page, context }) => {
    test.setTimeout(120_000);
    const { answers } = await addAuthenticator(page);
    await subscribe(page);
    await addPasskey(page, "My phone");
    const email = `owl@${crypto.randomUUID()}.example`;
    await page.goto(routes.subscriptionsAddEmail.path);
    await address(page).fill(email);
    await page.getByRole("button", { name: "Send code" }).click();
    await page.getByRole("textbox", { name: "Six-digit code" }).fill(await otpFor(context.request, email, 1));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("textbox", { name: "Six-digit code" })).toHaveCount(0);
    await page.goto(routes.subscriptionsSecurity.path);
    await page.getByRole("button", { name: "Remove passkey: My phone" }).press("Enter");
    await expect(page.getByText("The passkey is removed")).toBeVisible();
    await signOut(page);
    await page.getByRole("button", { name: "Sign in with a passkey" }).press("Enter");
    await expect(page.getByText("The passkey didn’t sign you in")).toBeVisible();
    await answers(false);
    await address(page).fill(email);
    await page.getByRole("button", { name: "Send code" }).click();
    await expect(page.getByRole("textbox", { name: "Six-digit code" })).toBeVisible();
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("LIFE-5 no passkey is offered, and the code remains", async ({ page }) => {
    await page.goto(routes.subscriptionsActivate.path);
    await expect(page.getByRole("button", { name: "Sign in with a passkey" })).toBeHidden();
    await expect(page.getByRole("button", { name: "Send code" })).toBeVisible();
  });
});
