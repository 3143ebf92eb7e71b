/** Choosing a plan, and coming back from the checkout (FLOW-1, SUB-9). */
import type { Hono } from "hono";
import { checkoutReturnUrl, readCheckoutReturn } from "../../../../client/subscription/checkout-return.ts";
import { CommunicationError } from "../../../../client/subscription/errors.ts";
import { href, routes } from "../../../contract/routes.ts";
import { scriptedForm } from "../../../contract/scripted-form.ts";
import type { BillingPeriod } from "../../../contract/subscription/subscription.ts";
import type { Http } from "../../../http.ts";
import { answerPage, answerReturned } from "../../../render/answer-page.ts";
import { tellEvent } from "../../../render/answers.ts";
import type { PlacedPage } from "../../../render/page.ts";
import type { Session } from "../../../session/session.ts";
import type { Subscriber } from "../../../session/subscriber.ts";
import { isActive } from "../account.ts";
import { forgetSignIn } from "../sign-in/sign-in-actions.ts";
import { accountOf, type C, forgetAccount, readForm, seeOther } from "../signed-in.ts";
import {
  keptQuery,
  type Order,
  type Outcome,
  orderFor,
  originFor,
  productFor,
  readOrder,
  readPeriod,
  screenStatus,
  trialFor,
} from "./buy-flow.ts";

const orderKey = "order";
const paidKey = "paid-at";
const placeKey = "place";

/** In the form that is shown to whoever was `busy`. */
export const retryField = "retry";

/** Milliseconds; shorter than the auth service keeps a session open that nobody signed in to. */
const placeHeld = 300_000;

/** The pages of buying, as the area declares them. */
type BuyPages = Readonly<Record<"subscriptions" | WelcomeRoute, PlacedPage>>;
type WelcomeRoute = "proWelcome" | "subscriptionsWelcome" | "subscriptionsWelcomeStripe";

const welcomeRoutes: readonly WelcomeRoute[] = ["proWelcome", "subscriptionsWelcome", "subscriptionsWelcomeStripe"];

export function buyRoutes(app: Hono<Http>, pages: BuyPages): void {
  app.get(routes.subscriptions.path, async (c) => {
    await accountOf(await c.var.subscriber());
    return answerPage(c, pages.subscriptions);
  });
  app.post(routes.subscriptions.path, (c) => choosePlan(c, pages.subscriptions));
  for (const name of welcomeRoutes) app.get(routes[name].path, (c) => welcome(c, name, pages[name]));
}

/** What may be wrong with a choice; each has words of its own on the page, see `buy-page.tsx`. */
export type BuyProblem = "period" | "not-sold" | "unavailable";

/** `POST /subscriptions` with `period`: 303 to the checkout. The same choice made twice leads to the same checkout. */
async function choosePlan(c: C, page: PlacedPage): Promise<Response> {
  const { visit } = c.var;
  const form = await readForm(c);
  const period = readPeriod(form.get("period"));
  if (!period) return refuse(c, page, "period");
  if (visit.country === null || trialFor(visit.country, null) === null) return refuse(c, page, "not-sold");

  const subscriber = await c.var.subscriber();
  if (isUnknown(subscriber) && c.req.header(scriptedForm.request) === undefined) {
    return (await holdPlace(subscriber)) ? backToPlans(c, "again") : refuse(c, page, "unavailable");
  }
  const buyer = await buyerOf(subscriber, form.has(retryField));
  if (buyer === "signed-out" || buyer === "busy") return backToPlans(c, buyer);
  if (buyer === "unavailable") return refuse(c, page, "unavailable");
  if (buyer === "subscribed") return seeOther(href("subscriptionsManage"));

  const origin = originFor(visit.url.searchParams.get("origin"), period);
  const order = keepOrder(subscriber.session, { productId: productFor(period, visit.country), origin });
  const opened = await openCheckout(c, subscriber, order, period);
  if (opened.tag === "opened") return toCheckout(c, page, opened.address);
  if (opened.tag === "subscribed") return seeOther(href("subscriptionsManage"));
  if (opened.tag === "signed-out") return backToPlans(c, "signed-out");
  return refuse(c, page, "unavailable");
}

/** Somebody of whom this browser holds nothing to go on from. */
function isUnknown({ client, session }: Subscriber): boolean {
  const { accessToken, code } = client.info.read();
  return !accessToken && !code && !holdsPlace(session);
}

function holdsPlace(session: Session): boolean {
  return Date.now() - Number(session.get(placeKey)) < placeHeld;
}

/**
 * Opens the session at the auth service in which an account will be made: one only, however many presses come with it.
 * A script holds back the form of a second tab; without one, two first presses at once would make two accounts, each with
 * a checkout of its own. So the first press of an unknown browser brings it this place, and the next one buys.
 */
async function holdPlace({ client, session }: Subscriber): Promise<boolean> {
  try {
    await client.auth.startSession();
  } catch {
    return false;
  }
  session.set(placeKey, String(Date.now()));
  return true;
}

function refuse(c: C, page: PlacedPage, problem: BuyProblem): Promise<Response> {
  const trouble = problem === "unavailable" ? "unavailable" : "invalid";
  return answerReturned(c, page, { returned: { fields: new Map([["problem", problem]]), trouble } });
}

/** To the plans as the visitor came to them. */
function backToPlans({ var: { visit } }: C, checkout: Outcome): Response {
  return seeOther(href("subscriptions", { checkout, ...keptQuery(visit.url) }));
}

type Buyer = "ready" | "subscribed" | "signed-out" | "busy" | "unavailable";

/** Makes an account without an address for somebody who has none here; an address can be added at any time. */
async function buyerOf(subscriber: Subscriber, isRetry: boolean): Promise<Buyer> {
  const { client, session } = subscriber;
  const hadAccount = client.info.read().accessToken !== undefined;
  const account = await accountOf(subscriber);
  if (account) return isActive(account) ? "subscribed" : "ready";
  // Somebody whose sign-in was ended elsewhere should not buy for an account that they do not know of.
  if (hadAccount) return client.info.read().accessToken === undefined ? "signed-out" : "unavailable";
  try {
    if (!client.info.read().code) {
      if ((isRetry || !holdsPlace(session)) && !(await holdPlace(subscriber))) return "unavailable";
      await client.auth.createAccount();
    }
    await client.auth.exchangeCode();
    session.remove(placeKey);
    forgetSignIn(session);
    forgetAccount(subscriber);
    return "ready";
  } catch (error) {
    // The place was taken by a press of the same moment. Nothing is kept, so that this answer brings no cookie and the
    // other one's stays; should that have gone with a press that the browser called off, a retry gets a place of its own.
    return error instanceof CommunicationError && error.code === "invalid_request" ? "busy" : "unavailable";
  }
}

function keepOrder(session: Session, wanted: Omit<Order, "key">): Order {
  const order = orderFor(readOrder(session.get(orderKey)), wanted, crypto.randomUUID());
  session.set(orderKey, JSON.stringify(order));
  return order;
}

type Opened = { tag: "opened"; address: string } | { tag: "subscribed" | "signed-out" | "unavailable" };

async function openCheckout(c: C, subscriber: Subscriber, order: Order, period: BillingPeriod): Promise<Opened> {
  const { url } = c.var.visit;
  const { productId, origin } = order;
  const { staging } = subscriber;
  const returnUrl = checkoutReturnUrl(url.origin, "web", { billingPeriod: period, origin, staging });
  const token = subscriber.client.info.read().accessToken ?? "";
  const open = (idempotencyKey: string) =>
    subscriber.client.subscriptionsStripeCheckout({
      token,
      productId,
      purchasePlatform: "web",
      returnUrl,
      origin,
      idempotencyKey,
    });
  try {
    return { tag: "opened", address: (await open(order.key)).checkoutUrl };
  } catch (error) {
    const { status, code } = error instanceof CommunicationError ? error : { status: null, code: null };
    if (status === 401) {
      subscriber.client.auth.signOut();
      return { tag: "signed-out" };
    }
    if (code === "already_subscribed") return { tag: "subscribed" };
    // The key stands for an order that differs in something else, such as the host: the next press makes a new one.
    if (code === "idempotency_key_reused") subscriber.session.remove(orderKey);
    return { tag: "unavailable" };
  }
}

/**
 * A form may not lead to another host (`form-action 'self'`), so a checkout elsewhere is offered as a link, on a page of
 * ours that names the host.
 */
function toCheckout(c: C, page: PlacedPage, checkoutUrl: string): Promise<Response> | Response {
  const { url } = c.var.visit;
  const address = new URL(checkoutUrl, url);
  if (address.origin === url.origin) return seeOther(address.href);
  const fields = new Map([["checkout", address.href]]);
  return answerReturned(c, page, { returned: { fields, trouble: "invalid" }, status: 200 });
}

/** A welcome page. The first time, straight from the checkout, the address says that it was paid: that goes no further. */
async function welcome(c: C, name: WelcomeRoute, page: PlacedPage): Promise<Response> {
  const { url } = c.var.visit;
  const subscriber = await c.var.subscriber();
  if (url.searchParams.has("success")) {
    await noteReturn(subscriber, url.search);
    return seeOther(href(name, { environment: url.searchParams.get("environment") }));
  }
  const account = await accountOf(subscriber);
  const isPaid = account !== null && isActive(account) && subscriber.session.get(paidKey) !== null;
  if (account && isActive(account)) forgetOrder(subscriber.session);
  const answer = await answerPage(c, page);
  if (isPaid) tellEvent(answer.headers, "checkout_complete");
  return answer;
}

/** The next access token names what was bought. Without it the page says so itself, and tries again. */
async function noteReturn({ session, client }: Subscriber, search: string): Promise<void> {
  if (!readCheckoutReturn(search) || !client.info.read().refreshToken) return;
  session.set(paidKey, String(Date.now()));
  await client.auth.refresh().catch(() => {});
}

function forgetOrder(session: Session): void {
  session.remove(orderKey);
  session.remove(paidKey);
}

/** What a screen of buying knows of the visitor's subscription. */
export async function statusFor(subscriber: Subscriber | null, search: string) {
  const account = subscriber && (await accountOf(subscriber));
  const paidAt = Number(subscriber?.session.get(paidKey)) || null;
  return { account, status: screenStatus({ search, account, sincePaid: paidAt && Date.now() - paidAt }) };
}
