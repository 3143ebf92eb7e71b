import { env } from "cloudflare:workers";
import { expect } from "vitest";
import type { SubscriptionStatus } from "../../../src/contract/subscription/subscription.ts";
import type { ScanRecord } from "../../../src/services/scans/rules.ts";
import { signedInId } from "../../../src/session/info-store.ts";
import { profile } from "../../services/scans/profile.ts";
import { request } from "../request.ts";
import { lastMail, member } from "../subscription/visitor.ts";
import { sessionIn } from "../subscription/worn.ts";
import { type ScanVisitor, scanVisitor } from "./scan-visitor.ts";

export const dashboard = "/dbp/dashboard";

/** Presses one of the buttons of the dashboard. */
export function press(browser: ScanVisitor, intent: string, more: readonly (readonly [string, string])[] = []) {
  return browser.post(dashboard, [["intent", intent], ...more]);
}

/** Another browser, or the same at an earlier time: the same cookies, apart from then on. */
export function copyOf(browser: ScanVisitor): ScanVisitor {
  return scanVisitor(
    Object.fromEntries(
      browser
        .cookies()
        .split("; ")
        .map((pair) => pair.split(/=(.*)/s).slice(0, 2)),
    ),
  );
}

export async function signIn(browser: ScanVisitor, email: string, mails: number): Promise<void> {
  await browser.post("/subscriptions/activate", [
    ["intent", "send"],
    ["email", email],
  ]);
  const { otp } = await lastMail(email, mails);
  const { status } = await browser.post("/subscriptions/confirm", [
    ["intent", "check"],
    ["code", otp],
  ]);
  expect(status).toBe(303);
}

/** A browser in which a new subscriber is signed in. */
export async function subscriber() {
  const email = await member();
  const browser = scanVisitor({ "scan-answers": "here" });
  await signIn(browser, email, 2);
  const { accessToken = "", id = "" } = await tokenIn(browser);
  return { browser, email, accessToken, accountId: id, object: env.SCAN.idFromName(id).toString() };
}

export async function tokenIn(browser: ScanVisitor) {
  const session = await sessionIn(browser.cookies());
  return { accessToken: session.read("tokens")?.accessToken, id: signedInId(session) };
}

/** Starts a scan of the profile that is recognisable everywhere. */
export async function startIn(browser: ScanVisitor): Promise<void> {
  expect((await browser.send("/dbp/scan/confirm", profile)).status).toBe(200);
}

/** The same with a scan that was kept. */
export async function keeping() {
  const person = await subscriber();
  await startIn(person.browser);
  expect((await press(person.browser, "keep")).to).toBe(`${dashboard}#repeats`);
  return person;
}

export async function seed(email: string, status: SubscriptionStatus): Promise<void> {
  const body = { account: email, status, platform: "web", productId: "nightjar-pro-monthly-renews-row" };
  const seeded = await request("/dev/seed", {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: String(new URLSearchParams(body)),
  });
  expect(seeded.status).toBeLessThan(400);
}

export const searchesIn = ({ history }: ScanRecord) => history.length;
