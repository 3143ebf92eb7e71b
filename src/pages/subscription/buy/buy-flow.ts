/** Buying as pure rules (FLOW-1): what is chosen, which order is the same one, what a screen shows. */

import type * as z from "zod/mini";
import { type NativeStatus, overriddenStatus } from "../../../../client/bridge/native-status.ts";
import { formatOrigin, originText, trialOrigin } from "../../../contract/acquisition/origin.ts";
import { productLine } from "../../../contract/brand/brand-ids.ts";
import { type Country, isEligible } from "../../../contract/country.ts";
import { campaignOf } from "../../../contract/subscription/campaigns.ts";
import { type BillingPeriod, trialDays } from "../../../contract/subscription/subscription.ts";
import type { orderSchema } from "../../../session/entries.ts";
import type { Visit } from "../../../visit/visit.ts";
import { isActive, type SubscriberAccount } from "../account.ts";
import type { Transitions } from "../transitions.ts";

/**
 * Where somebody is while buying. `checkout`: one is open. `confirming`: they came back from it and no payment shows yet.
 * `paid`: it shows, and the welcome has not greeted them yet.
 */
export type BuyStep = "plans" | "checkout" | "confirming" | "paid" | "subscribed";

/**
 * `come back paid` is a press on the payment company's page. When a payment shows, whoever is at `checkout` or `confirming`
 * is at `paid`: no press says so, the subscription service does.
 */
export const buyTransitions = {
  plans: { choose: "checkout" },
  checkout: { choose: "checkout", "come back paid": "confirming" },
  confirming: { "come back paid": "confirming" },
  paid: { "come back paid": "paid", "see the welcome": "subscribed" },
  subscribed: {},
} as const satisfies Transitions<BuyStep>;

interface Buying {
  readonly isSubscribed: boolean;
  /** Milliseconds since the visitor came back from a checkout that said it was paid; null when they did not. */
  readonly sincePaid: number | null;
  readonly hasOrder: boolean;
}

/** Milliseconds: a payment that has not shown after an hour is no longer on its way. */
const confirmedWithin = 3_600_000;

function isOnItsWay(sincePaid: number | null): boolean {
  return sincePaid !== null && sincePaid < confirmedWithin;
}

export function buyStep({ isSubscribed, sincePaid, hasOrder }: Buying): BuyStep {
  if (isSubscribed) return hasOrder || sincePaid !== null ? "paid" : "subscribed";
  if (isOnItsWay(sincePaid)) return "confirming";
  return hasOrder ? "checkout" : "plans";
}

/** A purchase that was begun. Each try of it sends the same idempotency key, so that all tries together are one checkout. */
export type PendingOrder = z.infer<typeof orderSchema>;

/** The order for what was chosen: the one under way if it is for the same choice, else a new one with `newKey`. */
export function orderFor(pending: PendingOrder | null, choice: string, newKey: string): PendingOrder {
  return pending?.choice === choice ? pending : { choice, key: newKey };
}

/** A plan as it is ordered. */
export interface OrderedPlan {
  readonly productId: string;
  readonly origin: string;
  readonly period: BillingPeriod;
}

/** The plan of a visitor who chose a period; null where nothing is sold to them. */
export function planFor({ country, url }: Pick<Visit, "country" | "url">, period: BillingPeriod): OrderedPlan | null {
  if (country === null || trialFor(country, null) === null) return null;
  const origin = originFor(url.searchParams.get("origin"), period);
  return { period, productId: productFor(period, country), origin };
}

/** The product with a trial. An account that has used its trial pays at once: the payment page says so before any payment. */
export function productFor(period: BillingPeriod, country: Country): string {
  const region = country === "US" ? "us" : "row";
  return `${productLine}-freetrial-${period}-renews-${region}`;
}

/** The origin in the address, or else the one that says that a trial began on this site (ADDR-4). */
export function originFor(given: string | null, period: BillingPeriod): string {
  return originText(given) ?? formatOrigin(trialOrigin(period));
}

/** The days of the free trial for a visitor, null where nothing is sold to them. */
export function trialFor(country: Country | null, origin: string | null): number | null {
  if (!isEligible(country)) return null;
  return trialDays({ platform: "web", country, campaign: campaignOf(origin) });
}

/** The query that stays with the visitor through a choice and back. `via=web` shows the website's plans inside the app. */
export function keptQuery({ searchParams }: URL) {
  const only = (name: string, value: string) => (searchParams.get(name) === value ? value : null);
  return {
    origin: originText(searchParams.get("origin")),
    environment: only("environment", "staging"),
    via: only("via", "web"),
  };
}

/** What the payment page says in the address that leads back to the plans: `?checkout=`. */
const returnReasons = ["canceled", "declined"] as const;

/** How a purchase came back to the plans. */
export type CheckoutReturnReason = (typeof returnReasons)[number] | "signed-out";

export function readReturnReason(query: URLSearchParams): (typeof returnReasons)[number] | null {
  return returnReasons.find((way) => way === query.get("checkout")) ?? null;
}

/** What a screen knows of the visitor's subscription (FLOW-6). `unknown`: nobody is signed in here. */
export type ScreenStatus = NativeStatus;

interface Seen {
  /** The query of the page's address: `subscribed_override` forces a status. */
  readonly search: string;
  readonly account: SubscriberAccount | null;
  /** Milliseconds since the visitor came back from a checkout that said it was paid; null when they did not. */
  readonly sincePaid: number | null;
}

export function screenStatus({ search, account, sincePaid }: Seen): ScreenStatus {
  const forced = overriddenStatus(search);
  if (forced) return forced;
  if (!account) return "unknown";
  if (isActive(account)) return "subscribed";
  if (account.subscription === "unavailable") return "error";
  return isOnItsWay(sincePaid) ? "pending" : "unsubscribed";
}
