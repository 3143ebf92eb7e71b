/** What the page of a subscription makes of what the app says of it. An app may be newer than the page. */
import {
  isEntitling,
  type Platform,
  platforms,
  type SubscriptionStatus,
  statuses,
} from "../../../src/contract/subscription/subscription.ts";
import type { SubscriptionDetails } from "../../bridge/messages.ts";

export interface SubscriptionView {
  /** Ended: somebody was subscribed once, and may subscribe again. */
  readonly view: "subscribed" | "unsubscribed" | "ended";
  /** The status in words and the date that belongs to it, milliseconds; null where the page has no words for it. */
  readonly note: { readonly status: SubscriptionStatus; readonly date: number } | null;
  /** Where it was bought, and is changed; null for a store that the page does not know, and where nothing is left to change. */
  readonly store: Platform | null;
}

/** @param shown what the page shows already: an address may force it (`subscribed_override`) */
export function subscriptionViewOf(
  shown: "subscribed" | "unsubscribed",
  { status: told, expiresOrRenewsAt, paymentPlatform }: SubscriptionDetails,
): SubscriptionView {
  const status = statuses.find((known) => known === told) ?? null;
  const hasEnded = status !== null && !isEntitling(status);
  const view = shown === "unsubscribed" && hasEnded ? "ended" : shown;
  if (view === "unsubscribed") return { view, note: null, store: null };
  const note = status && expiresOrRenewsAt ? { status, date: expiresOrRenewsAt } : null;
  if (view === "ended") return { view, note, store: null };
  return {
    view,
    note,
    store: platforms.find((known) => known === paymentPlatform?.toLowerCase()) ?? null,
  };
}
