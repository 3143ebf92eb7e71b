/** The life of a subscription as pure functions: no clock, no store. Times are milliseconds since 1970. */
import { facts } from "../../contract/brand/brand.ts";
import type { Country } from "../../contract/country.ts";
import { trialEnd } from "../../contract/subscription/payment-terms.ts";
import type { Price } from "../../contract/subscription/prices.ts";
import {
  type BillingPeriod,
  isWebPurchased,
  type Platform,
  type Subscription,
  type SubscriptionStatus,
} from "../../contract/subscription/subscription.ts";
import { type CardName, cards } from "./cards.ts";
import { type ProductTerms, priceOf, productById } from "./product-rules.ts";

export const day = 24 * 60 * 60 * 1000;

/** How long the features stay after a renewal payment failed: long enough to find another card. */
export const { graceDays } = facts;

/** A subscription as its Durable Object stores it. `status` is as of the last write: {@link stepsTo} gives the present one. */
export interface SubscriptionRecord {
  readonly productId: string;
  readonly platform: Platform;
  readonly startedAt: number;
  readonly expiresOrRenewsAt: number;
  readonly status: SubscriptionStatus;
  readonly trialEndsAt: number | null;
  readonly card: CardName;
  /** The country whose price is paid; left out or null if a store took the money or the country is unknown. */
  readonly country?: Country | null;
  /** What a period costs, as its owner was told; left out where that is the price of the list (see {@link pricePaid}). */
  readonly price?: Price;
  /** What applies from the first payment at or after `from`. */
  readonly next?: NextTerms;
  /** The date of the last payment that was announced beforehand. */
  readonly remindedOf?: number;
  /** Whose it is; left out in records from before there were mails by alarm, whose news is shown on Manage. */
  readonly owner?: SubscriptionOwner;
}

/** A change of plan that was chosen (another product), or a new price that was announced (the same product). */
export interface NextTerms {
  readonly productId: string;
  readonly price: Price;
  readonly from: number;
  /** With a change of plan: the price of the present plan that was announced before, which applies if the change is undone. */
  readonly announced?: NextTerms;
}

export interface SubscriptionOwner {
  readonly accountId: string;
  /** The origin on which the subscription was bought. */
  readonly origin: string;
}

/** What one period costs its owner: the price they were told, however the list of prices has changed since. */
export function pricePaid({ price, productId, country }: SubscriptionRecord): Price | null {
  const product = productById(productId);
  return price ?? (product ? priceOf(product, country ?? null) : null);
}

/** The product and price of the next payment. */
export function termsDue(record: SubscriptionRecord): { readonly productId: string; readonly price: Price | null } {
  const { next, expiresOrRenewsAt } = record;
  return next && next.from <= expiresOrRenewsAt ? next : { productId: record.productId, price: pricePaid(record) };
}

export function periodOf({ productId }: Pick<SubscriptionRecord, "productId">): BillingPeriod {
  return productById(productId)?.billingPeriod ?? "monthly";
}

/**
 * The moment one period after `from`. A day that the month lacks becomes its last one (31 January, 28 February).
 *
 * @param first the first payment: after a short month its day comes back (31 January, 28 February, 31 March)
 */
export function afterPeriod(from: number, period: BillingPeriod, first = from): number {
  const start = new Date(from);
  const wasCut = new Date(from + day).getUTCDate() === 1;
  const wanted = wasCut ? Math.max(start.getUTCDate(), new Date(first).getUTCDate()) : start.getUTCDate();
  const end = new Date(from);
  end.setUTCDate(1);
  end.setUTCMonth(start.getUTCMonth() + (period === "yearly" ? 12 : 1));
  const last = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(wanted, last));
  return end.getTime();
}

interface Start {
  readonly platform: Platform;
  readonly card: CardName;
  readonly now: number;
  /** Days; null where there is no trial. */
  readonly trial: number | null;
  readonly country?: Country | null;
  readonly owner?: SubscriptionOwner;
}

/** A new subscription, which begins with a trial if `trial` gives days. */
export function startSubscription(
  product: ProductTerms,
  { platform, card, now, trial, country = null, owner }: Start,
): SubscriptionRecord {
  const trialEndsAt = trial ? trialEnd(now, trial) : null;
  return {
    productId: product.productId,
    platform,
    startedAt: now,
    expiresOrRenewsAt: trialEndsAt ?? afterPeriod(now, product.billingPeriod),
    status: "Auto-Renewable",
    trialEndsAt,
    card,
    country,
    ...(isWebPurchased(platform) && { price: priceOf(product, country) }),
    ...(owner && { owner }),
  };
}

/** What happens by itself when a date has come; `at` is that date, `record` what follows from it. */
export interface ScheduledStep {
  readonly kind: "paid" | "failed" | "expired" | "lapsed";
  readonly at: number;
  readonly record: SubscriptionRecord;
}

type Outcome = Omit<ScheduledStep, "at"> | null;

/** What each status becomes when its time has come; null if nothing. */
const onceDue: Readonly<Record<SubscriptionStatus, (record: SubscriptionRecord) => Outcome>> = {
  "Auto-Renewable": renew,
  "Not Auto-Renewable": (record) => ({ kind: "expired", record: { ...record, status: "Expired" } }),
  "Grace Period": (record) => ({ kind: "lapsed", record: { ...record, status: "Inactive" } }),
  Inactive: () => null,
  Expired: () => null,
};

/** All that has happened by `now`, in order: renewed, in grace, or ended, by what its card does. */
export function stepsTo(record: SubscriptionRecord, now: number): ScheduledStep[] {
  const steps: ScheduledStep[] = [];
  for (let current = record; current.expiresOrRenewsAt <= now; ) {
    const outcome = onceDue[current.status](current);
    if (!outcome) break;
    steps.push({ ...outcome, at: current.expiresOrRenewsAt });
    current = outcome.record;
  }
  return steps;
}

/** A store renews what it sold, and the app then confirms another receipt; no store stands behind a made-up one. */
function renew(record: SubscriptionRecord): Outcome {
  if (!isWebPurchased(record.platform)) return { kind: "expired", record: { ...record, status: "Expired" } };
  const { expiresOrRenewsAt: at, trialEndsAt, startedAt } = record;
  const { productId, price } = termsDue(record);
  const { next, ...rest } = record;
  const due = { ...rest, productId, ...(price && { price }), ...(next && next.from > at && { next }) };
  if (cards[record.card].renews) {
    const expiresOrRenewsAt = afterPeriod(at, periodOf(due), trialEndsAt ?? startedAt);
    return { kind: "paid", record: { ...due, expiresOrRenewsAt } };
  }
  return { kind: "failed", record: { ...due, status: "Grace Period", expiresOrRenewsAt: at + graceDays * day } };
}

/** The record as the wire shows it (protocols, section 3). */
export function toSubscription(record: SubscriptionRecord, now: number): Subscription {
  const product = productById(record.productId);
  const onTrial = record.trialEndsAt !== null && record.trialEndsAt > now;
  return {
    productId: record.productId,
    name: product?.label ?? "Subscription",
    billingPeriod: product?.billingPeriod ?? "monthly",
    startedAt: record.startedAt,
    expiresOrRenewsAt: record.expiresOrRenewsAt,
    platform: record.platform,
    status: record.status,
    activeOffers: onTrial ? [{ type: "Trial" }] : [],
  };
}
