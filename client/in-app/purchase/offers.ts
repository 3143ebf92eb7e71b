import type { BillingPeriod, Platform } from "../../../src/contract/subscription/subscription.ts";
import type { PurchaseOptions } from "../../bridge/messages.ts";

/** One thing that the store sells. */
export type StoreOption = PurchaseOptions["options"][number];

/** The shapes that hosts give a recurrence in: our own word, or the store's code (ISO 8601). */
const periods: ReadonlyMap<string, BillingPeriod> = new Map([
  ["monthly", "Monthly"],
  ["p1m", "Monthly"],
  ["yearly", "Yearly"],
  ["p1y", "Yearly"],
]);

/** How often an option is paid; null for a rhythm that this page has no words for, which it then shows as it came. */
export function periodOf({ cost }: StoreOption): BillingPeriod | null {
  return periods.get(cost.recurrence.toLowerCase()) ?? null;
}

/** What a trial comes to for this person. */
export type Trial =
  | { readonly is: "free"; readonly days: number | null }
  | { readonly is: "used" }
  | { readonly is: "none" };

export function trialOf({ offer }: StoreOption): Trial {
  if (!offer) return { is: "none" };
  return offer.isUserEligible ? { is: "free", days: offer.durationInDays ?? null } : { is: "used" };
}

/** What is sent for a choice: the offer only where this person may have it. */
export function selectionOf({ id, offer }: StoreOption): { id: string; offerId?: string } {
  return offer?.isUserEligible && offer.id ? { id, offerId: offer.id } : { id };
}

/** The note that tells the app which price somebody looked at; none for another rhythm. */
export const priceNotes = {
  Monthly: "subscriptionsMonthlyPriceClicked",
  Yearly: "subscriptionsYearlyPriceClicked",
} as const satisfies Readonly<Record<BillingPeriod, string>>;

const platforms: ReadonlyMap<string, Platform> = new Map([
  ["ios", "ios"],
  ["macos", "macos"],
  ["android", "android"],
  ["windows", "windows"],
]);

/** Under which platform a checkout is opened for an app. */
export function platformOf(device: string): Platform {
  return platforms.get(device) ?? "web";
}
