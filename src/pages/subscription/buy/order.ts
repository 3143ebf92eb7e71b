/** What the session keeps of a purchase: the order that is under way, and that its checkout said it was paid. */
import type { Session } from "../../../session/session.ts";
import { readKept } from "../kept.ts";
import { type Order, orderFor, orderSchema } from "./buy-flow.ts";

const orderKey = "order";
const paidKey = "paid-at";

export function readOrder(session: Session): Order | null {
  return readKept(session, orderKey, orderSchema);
}

/** The same choice keeps its order, see {@link orderFor}. */
export function keepOrder(session: Session, wanted: Omit<Order, "key">): Order {
  const order = orderFor(readOrder(session), wanted, crypto.randomUUID());
  session.set(orderKey, JSON.stringify(order));
  return order;
}

/** The next press is another order, even for the same plan. */
export function dropOrder(session: Session): void {
  session.remove(orderKey);
}

/** When the visitor came back from a checkout that said it was paid, in milliseconds since 1970; null when they did not. */
export function paidAt(session: Session): number | null {
  return Number(session.get(paidKey)) || null;
}

/** Milliseconds since then. */
export function sincePaid(session: Session): number | null {
  const paid = paidAt(session);
  return paid === null ? null : Date.now() - paid;
}

export function keepPaid(session: Session, now: number): void {
  session.set(paidKey, String(now));
}

/** What was paid for is there. */
export function endOrder(session: Session): void {
  session.remove(orderKey);
  session.remove(paidKey);
}
