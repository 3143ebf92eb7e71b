/** How the page shows what the app says of its subscription. An app may be newer than the page. */
import {
  isEntitling,
  type Platform,
  platforms,
  type SubscriptionStatus,
  statuses,
} from "../../../src/contract/subscription/subscription.ts";
import type { NativeSubscriptionDetails } from "../../bridge/messages.ts";

export interface SubscriptionView {
  /** `ended`: there was a subscription once, and the visitor may subscribe again. */
  readonly view: "subscribed" | "unsubscribed" | "ended";
  /** The status and its date in milliseconds since 1970; null if the page has no words for it, or no date. */
  readonly note: { readonly status: SubscriptionStatus; readonly date: number } | null;
  /** The store where it was bought and can be changed; null for an unknown store, and if nothing is left to change. */
  readonly store: Platform | null;
}

/** @param shown the status that the page already shows, which an address may have forced (`subscribed_override`) */
export function subscriptionViewOf(
  shown: "subscribed" | "unsubscribed",
  { status: told, expiresOrRenewsAt, paymentPlatform }: NativeSubscriptionDetails,
): SubscriptionView {
  const status = statuses.find((known) => known === told) ?? null;
  const hasEnded = status !== null && !isEntitling(status);
  const view = shown === "unsubscribed" && hasEnded ? "ended" : shown;
  if (view === "unsubscribed") return { view, note: null, store: null };
  const date = expiresOrRenewsAt && !Number.isNaN(new Date(expiresOrRenewsAt).getTime()) ? expiresOrRenewsAt : null;
  const note = status && date ? { status, date } : null;
  if (view === "ended") return { view, note, store: null };
  return {
    view,
    note,
    store: platforms.find((known) => known === paymentPlatform?.toLowerCase()) ?? null,
  };
}
