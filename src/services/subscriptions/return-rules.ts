/** Where a checkout may lead back to, and with what. */
import { originText } from "../../contract/acquisition/origin.ts";
import { pageAsked, routes } from "../../contract/routes.ts";
import type { BillingPeriod } from "../../contract/subscription/subscription.ts";

/** An acquisition origin in the form in which it may be passed on; any other form is ignored (ADDR-1). */
export function validOrigin(origin: string | undefined): string | undefined {
  return originText(origin) ?? undefined;
}

/** The pages that a checkout may return to, in any language, whether it was paid or not. */
const returnPaths: ReadonlySet<string> = new Set(
  (["proWelcome", "subscriptionsWelcome", "subscriptionsWelcomeStripe", "subscriptions"] as const).map(
    (name) => routes[name].path,
  ),
);

/**
 * The address to come back to, when it is one of ours; else null. Ours is a page of {@link returnPaths} on one of our
 * own origins, which are compared whole: a `blob:` address has such an origin, too, so the scheme is looked at first.
 */
export function ownReturnUrl(address: string, isOwnOrigin: (origin: string) => boolean): URL | null {
  if (!URL.canParse(address)) return null;
  const target = new URL(address);
  if (!/^https?:$/.test(target.protocol) || target.username || target.password) return null;
  return isOwnOrigin(target.origin) && returnPaths.has(pageAsked(target.pathname).path) ? target : null;
}

/** Where a finished checkout leads: the return address, with what section 9 of the specification adds. */
export function returnAddress(
  returnUrl: string,
  { billingPeriod, origin, staging }: { billingPeriod: BillingPeriod; origin: string | undefined; staging: boolean },
): string {
  const target = new URL(returnUrl);
  target.searchParams.set("success", "true");
  target.searchParams.set("billing_period", billingPeriod);
  if (origin) target.searchParams.set("origin", origin);
  if (staging) target.searchParams.set("environment", "staging");
  return target.href;
}
