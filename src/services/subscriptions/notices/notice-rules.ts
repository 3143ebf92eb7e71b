/** What a subscriber is told beforehand, when, and how often a mail is tried. Pure functions: no clock, no store. */
import { facts } from "../../../contract/brand/brand.ts";
import { isWebPurchased } from "../../../contract/subscription/subscription.ts";
import { centsOf } from "../payment-rules.ts";
import { priceOf, productById } from "../product-rules.ts";
import { afterPeriod, day, periodOf, pricePaid, type SubscriptionRecord } from "../subscription-rules.ts";

const minute = 60 * 1000;

export type Reminder = "trial-ending" | "renewal-soon";

/** The reminder before the next payment, and when it is due; null where the plan has none, or it was given. */
export function reminderOf(record: SubscriptionRecord): { readonly kind: Reminder; readonly at: number } | null {
  const { expiresOrRenewsAt: date, trialEndsAt, remindedOf } = record;
  if (!renews(record) || remindedOf === date) return null;
  if (trialEndsAt === date) return { kind: "trial-ending", at: date - facts.trialReminderDays * day };
  if (periodOf(record) === "yearly") return { kind: "renewal-soon", at: date - facts.renewalReminderDays * day };
  return null;
}

/** Whether we take a payment on the next date. */
function renews({ status, platform }: SubscriptionRecord): boolean {
  return status === "Auto-Renewable" && isWebPurchased(platform);
}

/**
 * The record with the price of the list announced, if its owner was told another; null if there is nothing to announce. A
 * higher price waits for the days that the terms promise. A price that is announced, or chosen with a plan, stays as told.
 */
export function withListPrice(record: SubscriptionRecord, now: number): SubscriptionRecord | null {
  const [paid, product] = [pricePaid(record), productById(record.productId)];
  if (!renews(record) || record.next || !paid || !product) return null;
  const price = priceOf(product, record.country ?? null);
  const isSameCurrency = price.currency === paid.currency;
  const more = centsOf(price.amount) - centsOf(paid.amount);
  if (isSameCurrency && more === 0) return null;
  const from = isSameCurrency && more < 0 ? now : now + facts.noticeDays * day;
  return { ...record, next: { productId: record.productId, price, from } };
}

/** The date of the first payment at the announced price, if every payment until then goes through. */
export function announcedFor(record: SubscriptionRecord): number {
  const { next, expiresOrRenewsAt, trialEndsAt, startedAt } = record;
  let date = expiresOrRenewsAt;
  while (next && date < next.from) date = afterPeriod(date, periodOf(record), trialEndsAt ?? startedAt);
  return date;
}

/** When something is to be done next about a subscription that is as it stands at `now`; null if nothing is. */
export function nextMoment(record: SubscriptionRecord, now: number): number | null {
  if (!isWebPurchased(record.platform) || record.status === "Expired" || record.status === "Inactive") return null;
  const { expiresOrRenewsAt: date } = record;
  // The last moment at which a new price can be announced for the next payment.
  const priced = renews(record) ? date - facts.noticeDays * day : date;
  return Math.min(...[reminderOf(record)?.at ?? date, priced, date].filter((moment) => moment > now));
}

/** After this many failures, over some two days, a mail becomes a notice on Manage. */
export const mostTries = 9;

/** Milliseconds until a mail is tried again after it has failed `tries` times: four times as long each time, 12 hours at most. */
export function retryWait(tries: number): number {
  return Math.min(minute * 4 ** (tries - 1), 720 * minute);
}
