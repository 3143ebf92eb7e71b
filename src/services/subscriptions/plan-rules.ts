/** Changing between the monthly and the yearly plan: what is paid, and when. Pure functions: no clock, no store. */
import type { PlanTerms } from "../../contract/subscription/details.ts";
import type { Price } from "../../contract/subscription/prices.ts";
import { type BillingPeriod, billingPeriods } from "../../contract/subscription/subscription.ts";
import { type ProductTerms, priceOf, productById, productTable } from "./product-rules.ts";
import { afterPeriod, periodOf, pricePaid, type SubscriptionRecord, termsDue } from "./subscription-rules.ts";

/**
 * What a plan means for a subscription that renews: nothing is paid today, the time that is paid for (or free) stays, and the
 * plan begins with the payment that follows. Null if the subscription does not renew or its product is gone.
 */
export function nextPlanTerms(record: SubscriptionRecord, period: BillingPeriod): PlanTerms | null {
  const product = productOf(record, period);
  if (record.status !== "Auto-Renewable" || !product) return null;
  const price = priceOn(record, product);
  const { expiresOrRenewsAt: startsAt, trialEndsAt, startedAt } = record;
  const nextAt = afterPeriod(startsAt, period, trialEndsAt ?? startedAt);
  return { billingPeriod: period, price: price.amount, currency: price.currency, startsAt, nextAt };
}

/** What its owner was told, where they were told a price for this product; else the price of the list. */
function priceOn(record: SubscriptionRecord, product: ProductTerms): Price {
  const due = termsDue(record);
  const told = product.productId === due.productId ? due.price : null;
  const paid = product.productId === record.productId ? pricePaid(record) : null;
  return told ?? paid ?? priceOf(product, record.country ?? null);
}

/** The other plan than that of the present period. */
export function otherPeriod(record: SubscriptionRecord): BillingPeriod {
  return billingPeriods.find((period) => period !== periodOf(record)) ?? "monthly";
}

/** The period of a change that was chosen and has not taken effect; null where the plan stays. */
export function plannedPeriod({ productId, next }: SubscriptionRecord): BillingPeriod | null {
  return next && next.productId !== productId ? periodOf(next) : null;
}

/** The record with this plan from the next payment on. Choosing the present plan undoes what was chosen before. */
export function withPlan(record: SubscriptionRecord, period: BillingPeriod, now: number): SubscriptionRecord {
  if (period === (plannedPeriod(record) ?? periodOf(record))) return record;
  if (period === periodOf(record)) return withoutPlan(record);
  const product = productOf(record, period);
  if (!product) return record;
  const { next: announced } = withoutPlan(record);
  const price = priceOf(product, record.country ?? null);
  return { ...record, next: { productId: product.productId, price, from: now, ...(announced && { announced }) } };
}

/** The record without a chosen change of plan; an announced price stays. */
export function withoutPlan(record: SubscriptionRecord): SubscriptionRecord {
  if (plannedPeriod(record) === null) return record;
  const { next: { announced } = {}, ...rest } = record;
  return { ...rest, ...(announced && { next: announced }) };
}

/** The product of a period in the same region; a later period has no free trial. */
function productOf(record: SubscriptionRecord, period: BillingPeriod): ProductTerms | null {
  const current = productById(record.productId);
  if (current?.billingPeriod === period) return current;
  const isOther = ({ region, freeTrial, billingPeriod }: ProductTerms) =>
    region === current?.region && billingPeriod === period && !freeTrial;
  return productTable.find(isOther) ?? null;
}
