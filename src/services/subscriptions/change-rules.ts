/** What a person may change about a subscription of theirs, as pure functions: no clock, no store. */
import {
  type BillingPeriod,
  isWebPurchased,
  type SubscriptionStatus,
} from "../../contract/subscription/subscription.ts";
import type { CardName } from "./cards.ts";
import { plannedPeriod, withoutPlan, withPlan } from "./plan-rules.ts";
import { afterPeriod, day, graceDays, periodOf, type SubscriptionRecord } from "./subscription-rules.ts";

/** What a person may do with a subscription themselves. `card` is one that `decideCard` has accepted. */
export type SubscriptionChange =
  | { kind: "cancel" }
  | { kind: "resume" }
  | { kind: "card"; card: CardName }
  /** From the next payment on; the present plan undoes a change that was chosen before. */
  | { kind: "plan"; period: BillingPeriod };
export type ChangeRefusal = "managed_by_store" | "subscription_not_active";
export type ChangeResult =
  | { ok: true; record: SubscriptionRecord; news: SubscriptionEvent | null }
  | { ok: false; error: ChangeRefusal };

type StatusChange = Readonly<Record<SubscriptionStatus, SubscriptionStatus | null>>;

/** Cancelling in the grace period ends at once: that time was not paid for. Null means: nothing left to change. */
const cancelled: StatusChange = {
  "Auto-Renewable": "Not Auto-Renewable",
  "Not Auto-Renewable": "Not Auto-Renewable",
  "Grace Period": "Expired",
  Inactive: null,
  Expired: null,
};

const resumed: StatusChange = {
  "Auto-Renewable": "Auto-Renewable",
  "Not Auto-Renewable": "Auto-Renewable",
  "Grace Period": "Grace Period",
  Inactive: null,
  Expired: null,
};

/** What a change means for its owner; null if it left everything as it was, or changed only the card. */
export type SubscriptionEvent = "cancelled" | "ended" | "resumed" | "paid" | "plan-chosen" | "plan-kept";

export function newsOf(before: SubscriptionRecord, after: SubscriptionRecord): SubscriptionEvent | null {
  if (before.status === after.status) {
    if (plannedPeriod(before) === plannedPeriod(after)) return null;
    return plannedPeriod(after) ? "plan-chosen" : "plan-kept";
  }
  if (after.status === "Expired") return "ended";
  if (after.status === "Not Auto-Renewable") return "cancelled";
  return before.status === "Grace Period" ? "paid" : "resumed";
}

/** The subscription after a change, or why it may not be made. Asking twice is the same as asking once. */
export function applySubscriptionChange(
  record: SubscriptionRecord,
  change: SubscriptionChange,
  now: number,
): ChangeResult {
  const after = changed(record, change, now);
  return typeof after === "string"
    ? { ok: false, error: after }
    : { ok: true, record: after, news: newsOf(record, after) };
}

function changed(
  record: SubscriptionRecord,
  change: SubscriptionChange,
  now: number,
): SubscriptionRecord | ChangeRefusal {
  const refusal = changeRefusal(record);
  if (refusal) return refusal;
  if (change.kind === "card") return changeCard(record, change.card);
  if (change.kind === "plan")
    return record.status === "Auto-Renewable" ? withPlan(record, change.period, now) : "subscription_not_active";
  const status = (change.kind === "cancel" ? cancelled : resumed)[record.status];
  if (!status) return "subscription_not_active";
  const expiresOrRenewsAt = status === "Expired" ? now : record.expiresOrRenewsAt;
  // A plan that was chosen for the next payment goes with that payment.
  return { ...(change.kind === "cancel" ? withoutPlan(record) : record), status, expiresOrRenewsAt };
}

/** Why nothing about the subscription may be changed here, or null. */
export function changeRefusal({ platform, status }: SubscriptionRecord): ChangeRefusal | null {
  if (!isWebPurchased(platform)) return "managed_by_store";
  return cancelled[status] ? null : "subscription_not_active";
}

/** Whether a payment was missed, which the next card pays. */
export function owesPayment({ status }: SubscriptionRecord): boolean {
  return status === "Grace Period";
}

/** A card in the grace period pays the period that is owed. It began when the payment was due, so paying late wins no days. */
function changeCard(record: SubscriptionRecord, card: CardName): SubscriptionRecord {
  if (!owesPayment(record)) return { ...record, card };
  const { trialEndsAt, startedAt } = record;
  const expiresOrRenewsAt = afterPeriod(owedSince(record), periodOf(record), trialEndsAt ?? startedAt);
  return { ...record, card, status: "Auto-Renewable", expiresOrRenewsAt };
}

/** When a payment that was missed was due. */
export function owedSince({ expiresOrRenewsAt }: SubscriptionRecord): number {
  return expiresOrRenewsAt - graceDays * day;
}
