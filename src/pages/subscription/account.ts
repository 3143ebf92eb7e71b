import type { SubscriptionAnswer } from "../../../client/subscription/answers.ts";
import { isEntitling, isWebPurchased } from "../../contract/subscription/subscription.ts";

/** The visitor's account as the access token names it, with what the subscription service said. */
export interface SubscriberAccount {
  readonly id: string;
  /** Null for an account without an address, which is normal. */
  readonly email: string | null;
  /** Null where there is none; `unavailable` where the service gave no proper answer. */
  readonly subscription: SubscriptionAnswer | null | "unavailable";
}

/** Whether an account has its features at present. An answer without a status is one of a running subscription. */
export function isActive({ subscription }: Pick<SubscriberAccount, "subscription">): boolean {
  if (!subscription || subscription === "unavailable") return false;
  return subscription.status === undefined || isEntitling(subscription.status);
}

/** An app store sold it: the store takes the payments, and gives the purchase back to whoever has lost their way in. */
export function isFromStore({ subscription }: Pick<SubscriberAccount, "subscription">): boolean {
  if (!subscription || subscription === "unavailable") return false;
  return subscription.platform !== undefined && !isWebPurchased(subscription.platform);
}

/** Whether payments follow by themselves. False in a grace period: a failed payment is not tried again by itself. */
export function renews({ subscription }: Pick<SubscriberAccount, "subscription">): boolean {
  return subscription !== null && subscription !== "unavailable" && subscription.status === "Auto-Renewable";
}
