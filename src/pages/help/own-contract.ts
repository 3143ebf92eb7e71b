/** The contract of whoever is signed in, and what withdrawing from it does. */
import { parseCountry } from "../../contract/country.ts";
import {
  type SubscriptionDetails,
  subscriptionDetailsSchema,
  subscriptionPaths,
} from "../../contract/subscription/details.ts";
import { mayWithdraw } from "../../contract/subscription/payment-terms.ts";
import { formatPrice } from "../../contract/subscription/prices.ts";
import { isEntitling, isWebPurchased, subscriptionSchema } from "../../contract/subscription/subscription.ts";
import type { C } from "../../forms/form.ts";
import { isOutdated } from "../../forms/idempotency-key.tsx";
import type { FormFields } from "../../platform/body.ts";
import { aboutSubscription } from "../../product/about-subscription.ts";
import { callAs } from "../../session/call-as.ts";
import { freshToken } from "../../session/fresh-token.ts";
import { signedInId } from "../../session/info-store.ts";

export interface OwnContract {
  /** The id of the account, by which its payments are found. */
  readonly reference: string;
  /** What the press does at once: it ends the trial, or pays a price back; null where somebody looks at it first. */
  readonly atOnce: "trial" | { readonly refund: string } | null;
  /** What the page says that a withdrawal is about. */
  readonly about: string;
  /** The law of the contract's country gives a right of withdrawal; else what goes back is the refund that we promise. */
  readonly hasRight: boolean;
}

export type OwnRefund = Pick<SubscriptionDetails, "refund" | "refundUsed" | "withdrawal">;

/** Null if nobody is signed in, or there is no contract with us. */
export async function ownContract(c: C): Promise<OwnContract | null> {
  const subscriber = await c.var.subscriber();
  if (!(await freshToken(subscriber))) return null;
  const reference = signedInId(subscriber.session);
  const [subscription, details] = await Promise.all([
    callAs(c, subscriber, { path: "/api/subscription", schema: subscriptionSchema }),
    callAs(c, subscriber, { path: subscriptionPaths.details, schema: subscriptionDetailsSchema }),
  ]);
  if (!reference || !subscription.ok || !details.ok) return null;
  const { platform, status, activeOffers } = subscription.value;
  const hasRight = mayWithdraw(parseCountry(details.value.country) ?? c.var.visit.country);
  const own = { reference, about: aboutSubscription(subscription.value, details.value), hasRight };
  const back = details.value.withdrawal ?? details.value.refund;
  if (back) return { ...own, atOnce: { refund: formatPrice(back.payment) } };
  if (!isWebPurchased(platform) || !isEntitling(status)) return null;
  return { ...own, atOnce: activeOffers.length > 0 ? "trial" : null };
}

/** What the account of whoever is signed in says of refunds. Null if nobody is, or it isn't known. */
export async function ownRefund(c: C): Promise<OwnRefund | null> {
  const subscriber = await c.var.subscriber();
  if (!(await freshToken(subscriber))) return null;
  const details = await callAs(c, subscriber, { path: subscriptionPaths.details, schema: subscriptionDetailsSchema });
  return details.ok ? details.value : null;
}

/** What a declaration came to. `no-right`: the law gives none, and there is nothing that we promise to refund. */
type Withdrawn = "trial" | "paid" | "refunded" | "no-right";

/**
 * Ends the contract that a declaration names by its reference, if it is of whoever is signed in, and pays back what was paid.
 * Answers what it ended, or null if somebody has to look at it. `outdated`: an older page said something else of it, so it is
 * shown anew first; the declaration itself may not be refused.
 */
export async function withdraw(c: C, declaration: string, fields: FormFields): Promise<Withdrawn | "outdated" | null> {
  const subscriber = await c.var.subscriber();
  if (!(await freshToken(subscriber))) return null;
  const reference = signedInId(subscriber.session);
  if (!reference || !declaration.toLowerCase().includes(reference)) return null;
  const contract = await ownContract(c);
  if (contract && isOutdated(fields, contract.about)) return "outdated";
  const hasRight = contract?.hasRight ?? true;
  const ended = await callAs(c, subscriber, {
    method: "POST",
    path: subscriptionPaths.refund,
    body: { ends: true },
    schema: subscriptionSchema,
  });
  if (!ended.ok) return hasRight ? null : "no-right";
  if (ended.value.activeOffers.length > 0) return "trial";
  return hasRight ? "paid" : "refunded";
}
