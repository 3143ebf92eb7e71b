/** What a page said of a subscription, for its form: an older page must not end or change what it did not show. */
import type { SubscriptionDetails } from "../contract/subscription/details.ts";

/** Of a subscription, as far as it is known. */
interface KnownSubscription {
  readonly status?: string | undefined;
  readonly billingPeriod?: string | undefined;
  readonly expiresOrRenewsAt?: number | undefined;
  readonly activeOffers?: readonly { readonly type: string }[] | undefined;
}

/**
 * What ending or changing a subscription is about: its state, what is paid when, and what would go back. In words that differ
 * where that differs.
 */
export function aboutSubscription(
  { status, billingPeriod, expiresOrRenewsAt, activeOffers }: KnownSubscription,
  details: SubscriptionDetails | null,
): string {
  const { plans, refund, withdrawal } = details ?? {};
  const chosen = plans?.isChanging ? "changes to" : "may change to";
  return [
    ...[status, billingPeriod, expiresOrRenewsAt, ...(activeOffers ?? []).map(({ type }) => type)],
    ...(plans ? [plans.current.price, chosen, plans.other.billingPeriod, plans.other.price] : []),
    ...(refund ? ["refund", refund.payment.number] : []),
    ...(withdrawal ? ["withdrawal", withdrawal.payment.number] : []),
  ].join(" ");
}
