import type { APIRequestContext, Page } from "@playwright/test";
import { href, type RouteName, routes } from "../../../src/contract/routes.ts";
import { laterSteps } from "../../later-steps.ts";
import { expect, nightly, test } from "../fixture.ts";
import { otpFor } from "../subscription/one-time-codes.ts";
import { walkRoutes } from "./route-crawl.ts";

/** Miniflare's header that sets `request.cf`: a visitor in Ireland, where we sell. */
const inIreland = { "MF-CF-Blob": JSON.stringify({ country: "IE", clientAcceptEncoding: "" }) };

test.use({ extraHTTPHeaders: inIreland });

/** Sends a form as a browser without scripts does, with the cookies of the page; returns where it redirects to. */
async function send(request: APIRequestContext, path: string, form: Readonly<Record<string, string>>): Promise<string> {
  const answer = await request.post(path, { form: { ...form }, maxRedirects: 0 });
  expect(answer.status(), path).toBe(303);
  return answer.headers().location ?? "";
}

function walk(page: Page, url: string, names: readonly RouteName[]): Promise<void> {
  return walkRoutes(
    page,
    names.map((name) => ({ path: routes[name].path, status: 200, url, isFramed: true })),
  );
}

/** The later steps by what they require, each list in the order in which a visitor reaches them. */
const walked = {
  subscribed: [
    "proAddEmail",
    "subscriptionsAddEmail",
    "activateAnotherDeviceAddEmail",
    "activateThisDeviceEmail",
    "subscriptionsManage",
    "subscriptionsPayments",
    "subscriptionsSecurity",
  ],
  withAccessCode: ["itrCase"],
  withAddress: ["subscriptionsEditEmail"],
  waitingForCode: ["subscriptionsConfirm"],
  named: ["dbpScanYear"],
  dated: ["dbpScanAddress"],
  answered: ["dbpScanConfirm"],
  searched: ["dbpProgress", "dbpDashboard", "dbpEdit", "dbpFeedback"],
} as const satisfies Readonly<Record<string, readonly RouteName[]>>;

test("PAGE-7 DBP-1 every step that nobody enters first is looked at here, but for the one that is shown once", () => {
  const all = [...Object.values(walked).flat(), "dbpDeleted"];
  expect(all.toSorted()).toEqual([...laterSteps].toSorted());
});

const title = "is accessible, still, light and within reach of the tab key, in both themes and on both widths";

test(`PAGE-7 what a subscriber comes to ${title}`, async ({ page, context: { request }, baseURL }) => {
  test.setTimeout(120_000);
  const checkout = await send(request, href("subscriptions"), { period: "monthly" });
  await request.get(await send(request, checkout, { card: "paid" }));
  await walk(page, baseURL ?? "", walked.subscribed);
  await send(request, href("itrAccessCode"), {});
  await walk(page, baseURL ?? "", walked.withAccessCode);
  const email = `owl@${crypto.randomUUID()}.example`;
  await send(request, href("proAddEmail"), { intent: "send", email });
  await send(request, href("proAddEmail"), { intent: "check", code: await otpFor(request, email, 1) });
  await walk(page, baseURL ?? "", walked.withAddress);
});

test(`PAGE-7 what somebody who signs in comes to ${title}`, async ({ page, context: { request }, baseURL }) => {
  const email = `nobody@${crypto.randomUUID()}.example`;
  await send(request, href("subscriptionsActivate"), { intent: "send", email });
  await walk(page, baseURL ?? "", walked.waitingForCode);
});

test(
  `DBP-1 what somebody who has a scan made comes to ${title}`,
  nightly,
  async ({ page, context: { request }, baseURL }) => {
    test.setTimeout(180_000);
    await send(request, href("dbpScanName"), { first: "Sinéad", last: "O’Connor" });
    await walk(page, baseURL ?? "", walked.named);
    await send(request, href("dbpScanYear"), { birthYear: "1966" });
    await walk(page, baseURL ?? "", walked.dated);
    await send(request, href("dbpScanAddress"), { city: "Bray", state: "Wicklow" });
    await walk(page, baseURL ?? "", walked.answered);
    await send(request, href("dbpScanConfirm"), {});
    await page.goto(href("dbpProgress"));
    await expect(page.getByRole("link", { name: "See scan results" })).toBeVisible({ timeout: 90_000 });
    await walk(page, baseURL ?? "", walked.searched);
  },
);
