/**
 * Subscriptions: what browser, worker and service agreed on (SUB-8). Every answer of the subscription service is
 * parsed by a schema of this file, on both sides of the wire.
 */
import * as z from "zod/mini";
import { facts } from "../brand/brand.ts";
import { campaignDays } from "./campaigns.ts";

/** Where a subscription was bought. */
export const platforms = ["android", "ios", "macos", "windows", "stripe", "web"] as const;
export const platformSchema = z.enum(platforms);
export type Platform = z.infer<typeof platformSchema>;

const boughtOnTheWeb: Readonly<Record<Platform, boolean>> = {
  android: false,
  ios: false,
  macos: false,
  windows: false,
  stripe: true,
  web: true,
};

/** Whether we take the money ourselves: only then can the subscription be changed here, and not in a store. */
export function isWebPurchased(platform: Platform): boolean {
  return boughtOnTheWeb[platform];
}

export const billingPeriods = ["monthly", "yearly"] as const;
/** Read in any case: apps and earlier versions of the services write a capital. */
export const billingPeriodSchema = z.pipe(z.string().check(z.toLowerCase()), z.enum(billingPeriods));
export type BillingPeriod = z.infer<typeof billingPeriodSchema>;

export const statuses = ["Auto-Renewable", "Not Auto-Renewable", "Grace Period", "Inactive", "Expired"] as const;
export const statusSchema = z.enum(statuses);
export type SubscriptionStatus = z.infer<typeof statusSchema>;

const entitling: Readonly<Record<SubscriptionStatus, boolean>> = {
  "Auto-Renewable": true,
  "Not Auto-Renewable": true,
  "Grace Period": true,
  Inactive: false,
  Expired: false,
};

/** Whether a subscription in this status gives its features. */
export function isEntitling(status: SubscriptionStatus): boolean {
  return entitling[status];
}

/** The products that a subscription holds, by the names that tokens and answers carry. */
export const featureNames = [
  "Network Protection",
  "Data Broker Protection",
  "Identity Theft Restoration",
  "Global Identity Theft Restoration",
] as const;
export const featureNameSchema = z.enum(featureNames);
export type FeatureName = z.infer<typeof featureNameSchema>;

/** The same products as addresses and native messages name them; both kinds of restoration are one to a reader. */
export const featureSlugs = ["vpn", "personal-information-removal", "identity-theft-restoration"] as const;
export const featureSlugSchema = z.enum(featureSlugs);
export type FeatureSlug = z.infer<typeof featureSlugSchema>;

export const slugOfFeature: Readonly<Record<FeatureName, FeatureSlug>> = {
  "Network Protection": "vpn",
  "Data Broker Protection": "personal-information-removal",
  "Identity Theft Restoration": "identity-theft-restoration",
  "Global Identity Theft Restoration": "identity-theft-restoration",
};

/** Features by their slugs, each once and in the order of the site. */
export function slugsOfFeatures(names: readonly FeatureName[]): FeatureSlug[] {
  const held = new Set(names.map((name) => slugOfFeature[name]));
  return featureSlugs.filter((slug) => held.has(slug));
}

/** One line of the `entitlements` claim: the holder is always a subscriber. */
export const entitlementSchema = z.object({ product: featureNameSchema, name: z.literal("subscriber") });
export type Entitlement = z.infer<typeof entitlementSchema>;

/** Whether what somebody holds includes a service, under whichever name their country has for it. */
export function includesFeature(held: readonly Pick<Entitlement, "product">[], slug: FeatureSlug): boolean {
  return held.some(({ product }) => slugOfFeature[product] === slug);
}

/** `GET /api/subscription`. Times are milliseconds since 1970. */
export const subscriptionSchema = z.object({
  productId: z.string(),
  name: z.string(),
  billingPeriod: billingPeriodSchema,
  startedAt: z.number(),
  expiresOrRenewsAt: z.number(),
  platform: platformSchema,
  status: statusSchema,
  activeOffers: z.array(z.object({ type: z.literal("Trial") })),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/** `GET /api/subscription/status`. */
export const subscriptionStatusSchema = z.object({ status: statusSchema });
export type StatusAnswer = z.infer<typeof subscriptionStatusSchema>;

/** One row of `GET /api/products`; `price` is a decimal string in major units. */
export const productSchema = z.object({
  productId: z.string(),
  productLabel: z.string(),
  billingPeriod: billingPeriodSchema,
  price: z.string().check(z.regex(/^\d+\.\d{2}$/)),
  currency: z.string().check(z.length(3)),
});
export const productsSchema = z.array(productSchema);
export type Products = z.infer<typeof productsSchema>;
export type Product = Products[number];

/** `GET /api/products/{productId}/features`: never empty. */
export const productFeaturesSchema = z.object({ features: z.array(featureNameSchema).check(z.minLength(1)) });
export type ProductFeatures = z.infer<typeof productFeaturesSchema>;

/** `POST /api/checkout/session`. `origin` is the acquisition origin; one of the wrong form is ignored, not refused. */
export const checkoutRequestSchema = z.object({
  productId: z.string().check(z.minLength(1), z.maxLength(100)),
  purchasePlatform: platformSchema,
  returnUrl: z.string().check(z.minLength(1), z.maxLength(2000)),
  origin: z.optional(z.string().check(z.maxLength(500))),
});
export type CheckoutRequest = z.infer<typeof checkoutRequestSchema>;

/** The query parameter that proves that a return address was given to a payment page: it is in every way back, paid or not. */
export const returnProof = "proof";

/** Answer of `POST /api/checkout/session`: send the person there. */
export const checkoutResponseSchema = z.object({ checkoutUrl: z.string() });
export type CheckoutAnswer = z.infer<typeof checkoutResponseSchema>;

/** Answer of `GET /api/checkout/portal`: where card and renewal are changed. */
export const customerPortalSchema = z.object({ customerPortalUrl: z.string() });

/** A purchase in Apple's store, as the app confirms it. Only the service interprets the receipt. */
export const applePurchaseSchema = z.object({
  signature: z.string().check(z.minLength(1), z.maxLength(16_384)),
  productId: z.optional(z.string().check(z.maxLength(100))),
  platform: z.optional(z.enum(["ios", "macos"])),
});

/** A purchase in Google's store, as the app confirms it. */
export const googlePurchaseSchema = z.object({
  purchaseToken: z.string().check(z.minLength(1), z.maxLength(16_384)),
  packageName: z.optional(z.string().check(z.maxLength(200))),
  productId: z.optional(z.string().check(z.maxLength(100))),
});

/** Answer of `POST /api/purchase/confirm/{apple,google}`. */
export const purchaseConfirmedSchema = z.object({
  email: z.nullable(z.string()),
  entitlements: z.array(entitlementSchema),
  subscription: subscriptionSchema,
});
export type PurchaseConfirmed = z.infer<typeof purchaseConfirmedSchema>;

/**
 * Every failure of the subscription service: `{"error":"<code>"}` and nothing else. `country_not_eligible` (403): nothing
 * is sold to visitors from there, or their country is unknown. `product_not_sold_here` (400): a product of another region.
 */
export const subscriptionErrors = [
  "invalid_request",
  "invalid_token",
  "expired_token",
  "unknown_product",
  "country_not_eligible",
  "product_not_sold_here",
  "invalid_return_url",
  "idempotency_key_reused",
  "already_subscribed",
  "subscription_not_found",
  "subscription_not_active",
  "managed_by_store",
  "refund_not_possible",
  "receipt_already_used",
  "too_many_receipts",
  "not_found",
  "server_error",
] as const;
export type SubscriptionErrorCode = (typeof subscriptionErrors)[number];

/** A trial that a store offers through the native host. */
export interface NativeTrialOffer {
  readonly type: "freeTrial";
  readonly id: string;
  readonly durationInDays?: number | undefined;
  readonly isUserEligible: boolean;
}

/** What the length of a free trial depends on. `campaign` is what `campaignOf` finds in the acquisition origin. */
export interface TrialFacts {
  readonly platform: Platform;
  readonly country: string | null;
  readonly campaign: string | null;
  readonly nativeOffer?: NativeTrialOffer | null;
}

/**
 * The length of the free trial in days, or null where none is offered (SUB-8): a campaign's own length first, then
 * seven days where we sell ourselves, else what the store offers.
 */
export function trialDays({ platform, country, campaign, nativeOffer }: TrialFacts): number | null {
  const special = campaignDays(campaign, country);
  if (special !== null) return special;
  if (isWebPurchased(platform)) return facts.trialDays;
  return nativeOffer?.durationInDays ?? null;
}
