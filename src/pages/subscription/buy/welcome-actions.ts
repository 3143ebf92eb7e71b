/** Coming back from the checkout (FLOW-1, SUB-9). */
import type { Hono } from "hono";
import { readCheckoutReturn } from "../../../../client/subscription/checkout-return.ts";
import { href, routes } from "../../../contract/routes.ts";
import { type C, seeOther } from "../../../forms/form.ts";
import type { Http } from "../../../http.ts";
import { answerPage } from "../../../render/answer-page.ts";
import { tellEvent } from "../../../render/answers.ts";
import type { RegisteredPage } from "../../../render/page.ts";
import type { Subscriber } from "../../../session/subscriber.ts";
import { environmentIn } from "../../../visit/staging.ts";
import { isActive } from "../account.ts";
import { dropAccount } from "../checkout-accounts.ts";
import { changeAccount, subscriberAccountOf } from "../signed-in.ts";
import { transitionFrom } from "../transitions.ts";
import { buyTransitions } from "./buy-flow.ts";
import { stepOf } from "./buyer.ts";
import { endOrder, keepPaid, paidAt } from "./order.ts";
import { provenAccount } from "./return-proof.ts";

const welcomeRoutes = ["proWelcome", "subscriptionsWelcome", "subscriptionsWelcomeStripe"] as const;
type WelcomeRoute = (typeof welcomeRoutes)[number];

export function welcomeActions(app: Hono<Http>, pages: Readonly<Record<WelcomeRoute, RegisteredPage>>): void {
  for (const name of welcomeRoutes) {
    const page = pages[name];
    // Inside the app, the page needs no session of this server.
    app.get(routes[name].path, (c, next) => (page.instead(c.var.visit) ? next() : welcome(c, name, page)));
  }
}

/** Straight from the checkout, the address says that it was paid: this is noted, and redirected to an address without it. */
async function welcome(c: C, name: WelcomeRoute, page: RegisteredPage): Promise<Response> {
  const { url } = c.var.visit;
  const subscriber = await c.var.subscriber();
  if (url.searchParams.has("success")) {
    await keepReturn(c, subscriber);
    return seeOther(href(name, environmentIn(url)));
  }
  const account = await subscriberAccountOf(subscriber);
  const isFirst = account !== null && isActive(account) && paidAt(subscriber.session) !== null;
  if (transitionFrom(buyTransitions, stepOf(subscriber, account), "see the welcome")) settle(c, subscriber);
  const answer = await answerPage(c, page);
  if (isFirst) tellEvent(answer.headers, "checkout_complete");
  return answer;
}

/**
 * Notes that the checkout said it was paid, if it is one of this browser's, and switches to the account that it was paid for:
 * two tabs or two sign-ins may have left the browser with another. Renews no tokens: the payment company led the browser here,
 * and could lead it away again before the new ones arrive.
 */
async function keepReturn(c: C, subscriber: Subscriber): Promise<void> {
  if (!readCheckoutReturn(c.var.visit.url.search)) return;
  const account = await subscriberAccountOf(subscriber);
  if (!transitionFrom(buyTransitions, stepOf(subscriber, account), "come back paid")) return;
  const paid = await provenAccount(c, subscriber);
  if (!paid) return;
  if (paid.accessToken !== subscriber.client.info.read().accessToken) await changeAccount(c, subscriber, paid);
  keepPaid(subscriber.session, Date.now());
}

/** Ends the order. From here on only the session holds the account. */
function settle(c: C, { session, client }: Subscriber): void {
  endOrder(session);
  const { accessToken } = client.info.read();
  if (accessToken) dropAccount(c, accessToken);
}
