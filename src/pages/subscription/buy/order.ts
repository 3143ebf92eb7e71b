/** What the session keeps of a purchase: the order under way, and when the visitor came back from a checkout that was paid. */
import { languageNow } from "../../../contract/language/i18n.ts";
import { digestText } from "../../../platform/digest.ts";
import { hex } from "../../../platform/encoding.ts";
import type { RandomBytes } from "../../../platform/random.ts";
import type { Session } from "../../../session/session.ts";
import { isActive, type SubscriberAccount } from "../account.ts";
import { type OrderedPlan, orderFor, type PendingOrder } from "./buy-flow.ts";

export function readOrder(session: Session): PendingOrder | null {
  return session.read("order");
}

/** The same choice keeps its order, see {@link orderFor}; in another language it is another one, which leads back to other pages. */
export async function keepOrder(
  session: Session,
  { productId, origin }: Omit<OrderedPlan, "period">,
  random: RandomBytes,
): Promise<PendingOrder> {
  const choice = await digestText(`${productId} ${origin} ${languageNow()}`);
  const order = orderFor(readOrder(session), choice, hex(random(new Uint8Array(16))));
  session.keep("order", order);
  return order;
}

/** The next press is another order, even for the same plan. */
export function dropOrder(session: Session): void {
  session.forget("order");
}

/** When the visitor came back from a checkout that said it was paid, in milliseconds since 1970; null when they did not. */
export function paidAt(session: Session): number | null {
  return session.read("paid-at");
}

/** Milliseconds since {@link paidAt}; null also where that payment has shown, and what it bought is over since. */
export function sincePaid(session: Session, account: SubscriberAccount | null): number | null {
  const paid = paidAt(session);
  return paid === null || isOverSince(account, paid) ? null : Date.now() - paid;
}

/** Whether the account's subscription has ended after `time`. */
function isOverSince(account: SubscriberAccount | null, time: number): boolean {
  if (!account?.subscription || account.subscription === "unavailable" || isActive(account)) return false;
  return (account.subscription.expiresOrRenewsAt ?? 0) > time;
}

export function keepPaid(session: Session, now: number): void {
  session.keep("paid-at", now);
}

/** Forgets a purchase once its subscription is active. */
export function endOrder(session: Session): void {
  session.forget("order");
  session.forget("paid-at");
}
