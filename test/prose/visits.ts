/** Pages that cannot be reached by links alone: refused forms, the steps of a subscriber, error pages. */
import { endpoints, href, routes } from "../../src/contract/routes.ts";
import { authPaths } from "../../src/contract/subscription/auth-paths.ts";
import {
  type Platform,
  platforms,
  type SubscriptionStatus,
  statuses,
} from "../../src/contract/subscription/subscription.ts";
import { type ErrorPageName, errorPages } from "../../src/render/error-page.ts";
import type { NewBrowser, SeenPage } from "./browser.ts";

const manage = routes.subscriptionsManage.path;
const signIn = routes.subscriptionsActivate.path;
const confirm = routes.subscriptionsConfirm.path;
const addEmail = routes.subscriptionsAddEmail.path;
const editEmail = routes.subscriptionsEditEmail.path;

/** Buys a subscription, with each thing that can go wrong on the way. */
async function buying(newBrowser: NewBrowser): Promise<readonly SeenPage[]> {
  const browser = newBrowser();
  await browser.open(routes.subscriptions.path, {});
  const { path: checkout, html } = await browser.open(routes.subscriptions.path, { period: "yearly" });
  const declined = await browser.open(checkout, { card: "declined" });
  await browser.openAll([html, declined.html].map(wayBackIn));
  const cards = [{}, { card: "declined" }, { card: "confirm" }, { card: "confirm", bank: "no" }, { card: "paid" }];
  await browser.openAll([...cards.map((fields) => [checkout, fields] as const), checkout, `${checkout}x`]);
  await browser.openAll([routes.subscriptions.path, routes.subscriptionsWelcome.path, manage]);
  return browser.seen;
}

/** Where a payment page leads a visitor who does not pay. */
function wayBackIn(html: string): string {
  const address = new URL(/href="([^"]*\?checkout=[^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "");
  return `${address.pathname}${address.search}`;
}

async function mailsTo(origin: string, email: string): Promise<string> {
  const answer = await fetch(`${origin}/dev/inbox?to=${encodeURIComponent(email)}`, {
    headers: { accept: "application/json" },
  });
  return answer.text();
}

/** The code in the newest mail, once there are `mails`: they are sent after the answer. */
async function newestCode(origin: string, email: string, mails: number): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const codes = [...(await mailsTo(origin, email)).matchAll(/"subject":"(\d{6}) is/g)].map(([, code]) => code);
    if (codes.length >= mails) return codes[0] ?? "";
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no mail to ${email}`);
}

/** With a subscription: adds an address, changes it, cancels, asks to delete, and does each of them wrong once. */
async function owning(newBrowser: NewBrowser): Promise<readonly SeenPage[]> {
  const browser = newBrowser();
  const { path: checkout } = await browser.open(routes.subscriptions.path, { period: "monthly" });
  await browser.openAll([[checkout, { card: "paid" }], addEmail, [addEmail, { intent: "send", email: "owl" }]]);
  const email = `owl@${crypto.randomUUID()}.example`;
  await browser.openAll([
    [addEmail, { intent: "send", email }],
    ...["12", "000000"].map((code) => [addEmail, { intent: "check", code }] as const),
  ]);
  await browser.open(addEmail, { intent: "check", code: await newestCode(browser.origin, email, 1) });
  await browser.openAll([editEmail, [editEmail, { intent: "send", email }], [editEmail, { intent: "remove" }]]);
  await browser.openAll([
    routes.activateAnotherDevice.path,
    routes.activateAnotherDeviceEmail.path,
    routes.activateThisDeviceEmail.path,
  ]);
  await browser.openAll([
    `${manage}?ask=cancel`,
    [`${manage}?ask=cancel`, { intent: "cancel" }],
    [manage, { intent: "resume" }],
  ]);
  await browser.openAll([[manage, { intent: "recovery-code" }], [manage, {}], signIn]);
  await browser.openAll([[routes.itrAccessCode.path, {}], routes.itrCase.path]);
  await browser.openAll(["ios", "android", "macos", "windows", "linux"].map((device) => href("vpnSetUp", { device })));
  const { path: portal } = await browser.open(manage, { intent: "portal" });
  await browser.openAll([
    [portal, {}],
    [portal, { change: "card", card: "declined" }],
    [portal, { change: "cancel" }],
  ]);
  await browser.openAll([`${manage}?ask=delete`, [`${manage}?ask=delete`, { intent: "delete" }]]);
  await browser.openAll([[`${manage}?ask=delete`, { intent: "delete", sure: "on" }]]);
  return browser.seen;
}

/** Tries to sign in with each kind of code that is not accepted. */
async function signingIn(newBrowser: NewBrowser): Promise<readonly SeenPage[]> {
  const browser = newBrowser();
  const recoveries = ["short", "0000-0000-0000-0000-0000-0000"].map(
    (recovery) => [signIn, { intent: "recover", recovery }] as const,
  );
  await browser.openAll([[signIn, { intent: "send", email: "owl" }], ...recoveries]);
  await browser.open(signIn, { intent: "send", email: `owl@${crypto.randomUUID()}.example` });
  const codes = ["12", ...Array<string>(5).fill("000000")].map((code) => [confirm, { intent: "check", code }] as const);
  await browser.openAll([...codes, [confirm, { intent: "resend" }]]);
  const link = new URLSearchParams({ email: "owl@people.example", otp: "123456" });
  await browser.openAll([
    `${routes.activateThisDeviceByEmail.path}?${link}`,
    `${authPaths.undoPage}?token=none`,
    [authPaths.undoPage, { token: "none" }],
    authPaths.undoPage,
    ...["short", "0000-0000-0000-0000-0000-0000"].map((code) => [authPaths.undoPage, { recovery_code: code }] as const),
  ]);
  return browser.seen;
}

/** The pages of a subscriber for each status, and for each place where a subscription can be bought. */
async function managing(newBrowser: NewBrowser): Promise<readonly SeenPage[]> {
  const given: readonly (readonly [SubscriptionStatus, Platform])[] = [
    ...statuses.map((status) => [status, "web"] as const),
    ...platforms.map((platform) => ["Auto-Renewable", platform] as const),
  ];
  const seen: SeenPage[] = [];
  for (const [status, platform] of given) seen.push(...(await managed(newBrowser, status, platform)));
  return seen;
}

async function managed(
  newBrowser: NewBrowser,
  status: SubscriptionStatus,
  platform: Platform,
): Promise<readonly SeenPage[]> {
  const browser = newBrowser();
  const { path: checkout } = await browser.open(routes.subscriptions.path, { period: "monthly" });
  await browser.open(checkout, { card: "paid" });
  const email = `wren@${crypto.randomUUID()}.example`;
  await browser.open(addEmail, { intent: "send", email });
  await browser.open(addEmail, { intent: "check", code: await newestCode(browser.origin, email, 1) });
  const seed = { account: email, status, platform, productId: await productOf(browser.origin) };
  await fetch(`${browser.origin}/dev/seed`, { method: "POST", body: new URLSearchParams(seed) });
  await browser.openAll([manage, `${manage}?ask=cancel`, `${manage}?ask=delete`, routes.proWelcome.path]);
  return browser.seen;
}

async function productOf(origin: string): Promise<string> {
  const page = await (await fetch(`${origin}/dev/seed`)).text();
  return /<option value="([^"]*monthly-renews-row)"/.exec(page)?.[1] ?? "";
}

/** The answer of each form on these pages when it is sent empty. */
export async function refusedForms(newBrowser: NewBrowser, pages: readonly SeenPage[]): Promise<readonly SeenPage[]> {
  const actions = pages.flatMap(({ place, html }) =>
    [...html.matchAll(/<form\b[^>]*method="post"[^>]*>/g)].map(
      ([form]) => /action="([^"]+)"/.exec(form)?.[1]?.replaceAll("&amp;", "&") ?? place,
    ),
  );
  const own = [...new Set(actions)].filter(
    (action) => action.startsWith("/") && !apart.has(action.split("?")[0] ?? ""),
  );
  const seen = own.map(async (action) => {
    const browser = newBrowser();
    await browser.open(action, {});
    return browser.seen;
  });
  return (await Promise.all(seen)).flat();
}

/** Addresses of forms that lead back to the page they were sent from. */
const apart: ReadonlySet<string> = new Set(Object.values(endpoints));

/** A colour and a reminder that the catalogue does not allow. */
const wrongSettings = { do: "save", k7: "mauve", kax: "yesterday" };

async function failing(newBrowser: NewBrowser): Promise<readonly SeenPage[]> {
  const names = Object.keys(errorPages) as readonly ErrorPageName[];
  const browser = newBrowser();
  await browser.openAll([
    ...names.map((name) => `/dev/errors/${name}`),
    "/nowhere-at-all",
    ...[routes.help, routes.newsletter, routes.itrSurvey].map(({ path }) => `${path}?told=elsewhere`),
    `${routes.theme.path}?saved`,
    [confirm, { intent: "check", code: "123456" }],
    [routes.theme.path, wrongSettings],
  ]);
  return browser.seen;
}

/** The pages inside the apps: every view of a screen is in its page. */
async function insideApps(newBrowser: NewBrowser): Promise<readonly SeenPage[]> {
  const browser = newBrowser();
  const names = [
    "subscriptions",
    "subscriptionsWelcome",
    "subscriptionsActivate",
    "subscriptionsManage",
    "subscriptionsEditEmail",
    "activateThisDeviceByEmail",
    "itrAccessCode",
  ] as const;
  await browser.openAll(names.map((name) => `${routes[name].path}?app=ios`));
  return browser.seen;
}

export async function hiddenPages(newBrowser: NewBrowser): Promise<readonly SeenPage[]> {
  const seen: SeenPage[] = [];
  for (const visit of [buying, owning, signingIn, managing, failing, insideApps])
    seen.push(...(await visit(newBrowser)));
  return seen;
}
