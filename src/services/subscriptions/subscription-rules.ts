/** The life of a subscription as pure functions: no clock, no store. Times are milliseconds since 1970. */
import { facts } from "../../contract/brand.ts";
import type { Country } from "../../contract/country.ts";
import { trialEnd } from "../../contract/subscription/payment-terms.ts";
import {
  type BillingPeriod,
  isWebPurchased,
  type Platform,
  type Subscription,
  type SubscriptionStatus,
} from "../../contract/subscription/subscription.ts";
import { type CardName, cards } from "./cards.ts";
import { type ProductTerms, productById } from "./product-rules.ts";

export const day = 24 * 60 * 60 * 1000;

/** How long the features stay after a renewal payment failed: long enough to find another card. */
export const { graceDays } = facts;

/** A subscription as its Durable Object stores it. `status` is as of the last write: {@link recordAt} gives the present one. */
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
}

/** A new subscription, which begins with a trial if `trial` gives days. */
export function startSubscription(
  product: ProductTerms,
  { platform, card, now, trial, country = null }: Start,
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
  };
}

type Step = (record: SubscriptionRecord, now: number) => SubscriptionRecord;

/** What each status becomes when its time has come. */
const onceDue: Readonly<Record<SubscriptionStatus, Step>> = {
  "Auto-Renewable": renew,
  "Not Auto-Renewable": (record) => ({ ...record, status: "Expired" }),
  "Grace Period": (record) => ({ ...record, status: "Inactive" }),
  Inactive: (record) => record,
  Expired: (record) => record,
};

/** The record as it stands at `now`: renewed, in grace, or ended, by what its card does. */
export function recordAt(record: SubscriptionRecord, now: number): SubscriptionRecord {
  let current = record;
  while (current.expiresOrRenewsAt <= now) {
    const next = onceDue[current.status](current, now);
    if (next.status === current.status && next.expiresOrRenewsAt === current.expiresOrRenewsAt) return next;
    current = next;
  }
  return current;
}

/** A store renews what it sold, and the app then confirms another receipt; no store stands behind a made-up one. */
function renew(record: SubscriptionRecord): SubscriptionRecord {
  if (!isWebPurchased(record.platform)) return { ...record, status: "Expired" };
  const period = productById(record.productId)?.billingPeriod ?? "monthly";
  if (cards[record.card].renews) {
    return {
      ...record,
      expiresOrRenewsAt: afterPeriod(record.expiresOrRenewsAt, period, record.trialEndsAt ?? record.startedAt),
    };
  }
  return { ...record, status: "Grace Period", expiresOrRenewsAt: record.expiresOrRenewsAt + graceDays * day };
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
