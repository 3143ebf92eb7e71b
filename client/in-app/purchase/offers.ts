import { campaignOf } from "../../../src/contract/subscription/campaigns.ts";
import { type BillingPeriod, type Platform, trialDays } from "../../../src/contract/subscription/subscription.ts";
import type { PurchaseOptions } from "../../bridge/messages.ts";
import type { InApp } from "../in-app.ts";

/** One thing that the store sells. */
export type StoreOption = PurchaseOptions["options"][number];

/** How hosts write a recurrence, here in lower case: our own word, or the store's code (ISO 8601). */
const periods: ReadonlyMap<string, BillingPeriod> = new Map([
  ["monthly", "monthly"],
  ["p1m", "monthly"],
  ["yearly", "yearly"],
  ["p1y", "yearly"],
]);

/** The billing period of an option; null for one that this page has no words for, and shows as it came. */
export function offerPeriodOf({ cost }: StoreOption): BillingPeriod | null {
  return periods.get(cost.recurrence.toLowerCase()) ?? null;
}

/** What an option's trial means for this person: free days, a trial that they have used up, or none. */
export type Trial =
  | { readonly is: "free"; readonly days: number | null }
  | { readonly is: "used" }
  | { readonly is: "none" };

/** What decides the days of a trial besides the option: the app, and the campaign that led to the page. */
export type TrialPlace = Pick<InApp, "device" | "search" | "country">;

/** Whether there is a trial is the store's word; its days are the campaign's, else the store's. */
export function offerTrialOf({ offer: nativeOffer }: StoreOption, { device, search, country }: TrialPlace): Trial {
  if (!nativeOffer) return { is: "none" };
  if (!nativeOffer.isUserEligible) return { is: "used" };
  const campaign = campaignOf(new URLSearchParams(search).get("origin"));
  return { is: "free", days: trialDays({ platform: platformOf(device), country, campaign, nativeOffer }) };
}

/** What the app is sent for a chosen option: its trial offer is included only if this person may have it. */
export function selectionOf({ id, offer }: StoreOption): { id: string; offerId?: string } {
  return offer?.isUserEligible && offer.id ? { id, offerId: offer.id } : { id };
}

/** The message that tells the app which price somebody looked at; there is none for other billing periods. */
export const priceNotes = {
  monthly: "subscriptionsMonthlyPriceClicked",
  yearly: "subscriptionsYearlyPriceClicked",
} as const satisfies Readonly<Record<BillingPeriod, string>>;

const platforms: ReadonlyMap<string, Platform> = new Map([
  ["ios", "ios"],
  ["macos", "macos"],
  ["android", "android"],
  ["windows", "windows"],
]);

/** The platform under which a checkout is opened for an app. */
export function platformOf(device: string): Platform {
  return platforms.get(device) ?? "web";
}
