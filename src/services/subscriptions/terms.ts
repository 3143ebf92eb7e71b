/** What a subscription costs and when: one calculation for checkout, portal and mails. Times in milliseconds since 1970. */
import type { Country } from "../../contract/country.ts";
import { periodWords, planWords, trialEnd } from "../../contract/subscription/payment-terms.ts";
import { formatPrice, type Price } from "../../contract/subscription/prices.ts";
import type { BillingPeriod } from "../../contract/subscription/subscription.ts";
import { type ProductTerms, priceOf, productById } from "./product-rules.ts";
import { afterPeriod, pricePaid, type SubscriptionRecord, termsDue } from "./subscription-rules.ts";

export interface Terms {
  /** "Nightjar Pro, monthly". */
  readonly plan: string;
  readonly period: BillingPeriod;
  /** Of one period. */
  readonly price: Price;
  /** "€9.99 a month". */
  readonly priceWords: string;
  /** The next payment, or the first one after a trial. */
  readonly nextPaymentAt: number;
}

/** The terms of buying now; `trial` in days, null if the first period is paid today. */
export function termsNow(product: ProductTerms, country: Country | null, trial: number | null, now: number): Terms {
  const nextPaymentAt = trial ? trialEnd(now, trial) : afterPeriod(now, product.billingPeriod);
  return { ...pricedPlan(product, country), nextPaymentAt };
}

/**
 * The terms of a subscription: of its next payment, or `paid`, of the present period. Null if its product does not exist any
 * more.
 */
export function termsOf(record: SubscriptionRecord, which: "due" | "paid" = "due"): Terms | null {
  const { productId, price } =
    which === "due" ? termsDue(record) : { productId: record.productId, price: pricePaid(record) };
  const product = productById(productId);
  return product && price
    ? { ...pricedPlan(product, record.country ?? null, price), nextPaymentAt: record.expiresOrRenewsAt }
    : null;
}

function pricedPlan(
  product: ProductTerms,
  country: Country | null,
  price = priceOf(product, country),
): Omit<Terms, "nextPaymentAt"> {
  const { unit } = periodWords()[product.billingPeriod];
  return {
    period: product.billingPeriod,
    plan: planWords(product.billingPeriod),
    price,
    priceWords: `${formatPrice(price)} ${unit}`,
  };
}
