import { day, type SubscriptionRecord } from "../../../src/services/subscriptions/subscription-rules.ts";

/** A subscription bought on the web ten days ago, without a trial; the next payment is in twenty days. */
export function paidRecord(productId: string, now: number): SubscriptionRecord {
  return {
    productId,
    platform: "web",
    startedAt: now - 10 * day,
    expiresOrRenewsAt: now + 20 * day,
    status: "Auto-Renewable",
    trialEndsAt: null,
    card: "paid",
  };
}
