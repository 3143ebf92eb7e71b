import { originText } from "../../src/contract/acquisition/origin.ts";
import { href } from "../../src/contract/routes.ts";
import type { BillingPeriod } from "../../src/contract/subscription/subscription.ts";
import { environmentParameter } from "./staging.ts";

/** Where the purchase is made, which decides the page to return to: inside one of our apps, or on the web. */
export type ReturnPlatform = "app" | "web";

const returnRoutes = { app: "subscriptionsWelcomeStripe", web: "proWelcome" } as const;

export interface CheckoutReturn {
  readonly billingPeriod: BillingPeriod;
  /** The acquisition origin; one that is malformed is left out. */
  readonly origin: string | null;
  readonly staging: boolean;
}

/** Where a finished checkout leads (SUB-9). `site` is the origin of the page: "https://nightjar.example". */
export function checkoutReturnUrl(site: string, platform: ReturnPlatform, given: CheckoutReturn): string {
  const path = href(returnRoutes[platform], {
    success: "true",
    billing_period: given.billingPeriod,
    origin: originText(given.origin),
    [environmentParameter]: given.staging ? "staging" : null,
  });
  return new URL(path, site).href;
}

function isPeriod(text: string | undefined): text is BillingPeriod {
  return text === "monthly" || text === "yearly";
}

/** Reads the query of the page that a checkout returns to; null if it is not that of a finished checkout. */
export function readCheckoutReturn(search: string): CheckoutReturn | null {
  const query = new URLSearchParams(search);
  const billingPeriod = query.get("billing_period")?.toLowerCase();
  if (query.get("success") !== "true" || !isPeriod(billingPeriod)) return null;
  return {
    billingPeriod,
    origin: originText(query.get("origin")),
    staging: query.get(environmentParameter) === "staging",
  };
}
