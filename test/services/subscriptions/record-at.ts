import { type SubscriptionRecord, stepsTo } from "../../../src/services/subscriptions/subscription-rules.ts";

/** The record as it stands at `now`. */
export function recordAt(record: SubscriptionRecord, now: number): SubscriptionRecord {
  return stepsTo(record, now).at(-1)?.record ?? record;
}
