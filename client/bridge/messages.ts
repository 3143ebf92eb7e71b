/**
 * The messages between pages and our own apps: protocols, section 5. Each message has one schema, with which both ends
 * parse what they receive. Written with the small edition of zod, because pages load it.
 */

import * as z from "zod/mini";
import { androidSecret } from "../../src/contract/brand/brand-ids.ts";

const text = z.string();
const filled = z.string().check(z.minLength(1));
const nothing = z.optional(z.unknown());

/** A message that has an answer. `token`: the answer holds a token, so only few pages may ask; see `mayAskForTokens`. */
function request<Params extends z.ZodMiniType, Result extends z.ZodMiniType>(
  params: Params,
  result: Result,
  { token = false } = {},
) {
  return { params, result, token };
}

/** The flags that the host sets for the pages it shows; false unless it says true (NAT-4). */
const flag = z.catch(z.boolean(), false);
export const flagsSchema = z.object({ useSubscriptionsAuthV2: flag, useUnifiedFeedback: flag });
export type Flags = z.infer<typeof flagsSchema>;
export const defaultFlags: Flags = { useSubscriptionsAuthV2: false, useUnifiedFeedback: false };

/** A trial that the store offers. The store says whether this person may have it. */
const trialOfferSchema = z.object({
  type: z.literal("freeTrial"),
  id: text,
  durationInDays: z.optional(z.int().check(z.positive())),
  isUserEligible: z.boolean(),
});

/** What the store sells. `displayPrice` is text in the store's own words and currency. */
export const purchaseOptionsSchema = z.object({
  platform: text,
  options: z.array(
    z.object({
      id: filled,
      cost: z.object({ displayPrice: text, recurrence: text }),
      offer: z.optional(z.nullable(trialOfferSchema)),
    }),
  ),
  features: z.array(z.object({ name: text })),
});
export type PurchaseOptions = z.infer<typeof purchaseOptionsSchema>;

/** Times are milliseconds since 1970, as the host sends them. */
export const nativeSubscriptionDetailsSchema = z.object({
  isSubscribed: z.boolean(),
  billingPeriod: z.optional(z.nullable(text)),
  startedAt: z.optional(z.nullable(z.number())),
  expiresOrRenewsAt: z.optional(z.nullable(z.number())),
  paymentPlatform: z.optional(z.nullable(text)),
  status: z.optional(z.nullable(text)),
});
export type NativeSubscriptionDetails = z.infer<typeof nativeSubscriptionDetailsSchema>;

export const purchaseUpdateSchema = z.object({
  type: z.enum(["completed", "canceled", "redirect"]),
  token: z.optional(z.nullable(text)),
});
export type PurchaseUpdate = z.infer<typeof purchaseUpdateSchema>;

export const handshakeSchema = z.object({ availableMessages: z.array(text), platform: z.optional(z.unknown()) });

const authAccessToken = request(nothing, z.object({ accessToken: filled }), { token: true });
const accessToken = request(nothing, z.object({ token: filled }), { token: true });
const featureConfig = request(nothing, flagsSchema);

/** Every message, by the feature it belongs to. `context` names the handler of the host that takes it. */
export const nativeFeatures = {
  useSubscription: {
    context: "subscriptionPages",
    requests: {
      getFeatureConfig: featureConfig,
      getSubscription: request(nothing, z.object({ token: z.optional(text) }), { token: true }),
      getAuthAccessToken: authAccessToken,
      getAccessToken: accessToken,
      getSubscriptionOptions: request(nothing, purchaseOptionsSchema),
      completeStripePayment: request(nothing, z.object({})),
    },
    notifications: {
      setSubscription: z.object({ token: filled }),
      setAuthTokens: z.object({ accessToken: filled, refreshToken: filled }),
      subscriptionSelected: z.object({ id: filled, offerId: z.optional(filled) }),
      activateSubscription: nothing,
      featureSelected: z.object({ productFeature: filled }),
      backToSettings: nothing,
      subscriptionsMonthlyPriceClicked: nothing,
      subscriptionsYearlyPriceClicked: nothing,
      subscriptionsWelcomeAddEmailClicked: nothing,
      subscriptionsWelcomeFaqClicked: nothing,
      subscriptionsAddEmailSuccess: nothing,
      subscriptionsEditEmailSuccess: nothing,
      subscriptionsRemoveEmailSuccess: nothing,
    },
    events: { onPurchaseUpdate: purchaseUpdateSchema },
  },
  subscriptions: {
    context: "subscriptionPages",
    requests: {
      handshake: request(nothing, handshakeSchema),
      subscriptionDetails: request(nothing, nativeSubscriptionDetailsSchema),
      getAuthAccessToken: authAccessToken,
      getFeatureConfig: featureConfig,
    },
    notifications: {
      openSubscriptionActivation: nothing,
      openSubscriptionPurchase: z.optional(z.object({ origin: z.optional(text) })),
    },
    events: { authUpdate: nothing },
  },
  useIdentityTheftRestoration: {
    context: "identityTheftRestorationPages",
    requests: { getAccessToken: accessToken, getFeatureConfig: featureConfig },
    notifications: {},
    events: {},
  },
} as const satisfies Readonly<Record<string, NativeFeature>>;

interface NativeFeature {
  readonly context: string;
  readonly requests: Readonly<Record<string, ReturnType<typeof request>>>;
  readonly notifications: Readonly<Record<string, z.ZodMiniType>>;
  readonly events: Readonly<Record<string, z.ZodMiniType>>;
}

type Features = typeof nativeFeatures;
export type NativeFeatureName = keyof Features;
export type RequestName<Feature extends NativeFeatureName> = keyof Features[Feature]["requests"] & string;
export type NotificationName<Feature extends NativeFeatureName> = keyof Features[Feature]["notifications"] & string;
export type EventName<Feature extends NativeFeatureName> = keyof Features[Feature]["events"] & string;

/** The names of the handlers that hosts install. */
export const nativeContexts = [
  "subscriptionPages",
  "identityTheftRestorationPages",
] as const satisfies readonly Features[NativeFeatureName]["context"][];

/** A message to the host; one with an `id` expects an answer. */
export const nativeMessageSchema = z.object({
  context: text,
  featureName: text,
  method: text,
  params: z.optional(z.unknown()),
  id: z.optional(filled),
});
export type NativeMessage = z.infer<typeof nativeMessageSchema>;

/** An answer. A message with neither result nor error does not count as one. */
export const nativeResponseSchema = z
  .object({
    context: text,
    featureName: text,
    id: filled,
    result: z.optional(z.unknown()),
    error: z.optional(z.object({ message: text })),
  })
  .check(z.refine((response) => response.error !== undefined || "result" in response));

/** An event that the host pushes without being asked. */
export const nativeEventSchema = z.object({
  context: text,
  featureName: text,
  subscriptionName: text,
  params: z.optional(z.unknown()),
});

/** The envelope in which our Windows app takes messages. */
export const windowsMessageSchema = z.object({
  Feature: text,
  SubFeatureName: text,
  Name: text,
  Data: z.optional(z.unknown()),
  Id: z.optional(filled),
});
export type WindowsMessage = z.infer<typeof windowsMessageSchema>;

/** Our Android app calls this function of the window with this secret, which each message to the app carries. */
export const androidMessaging = { callback: "messageCallback", secret: androidSecret } as const;

/** Milliseconds after which a host that has not answered counts as unable to communicate (NAT-2). */
export const supportTimeLimit = 1200;

/** The store's trial offer, which events report (NAT-4): whether there is one, and whether this person may have it. */
export function nativeTrial({ options }: PurchaseOptions) {
  const offers = options.flatMap(({ offer }) => offer ?? []);
  const offer = offers.find(({ isUserEligible }) => isUserEligible) ?? offers[0] ?? null;
  return { offer, isAvailable: offer !== null, isUserEligible: offer?.isUserEligible ?? false };
}

/** Where a page is, as `window.location` says. */
export interface PagePlace {
  readonly protocol: string;
  readonly hostname: string;
  readonly pathname: string;
  /** Not inside a frame of another page. */
  readonly isTop: boolean;
}

const tokenPaths = ["/subscriptions", "/pro", "/identity-theft-restoration"] as const;

/** Whether a page may ask for a token: our subscription pages over https (in development also on localhost), never framed. */
export function mayAskForTokens(
  { protocol, hostname, pathname, isTop }: PagePlace,
  { ownHosts, development = false }: { ownHosts: readonly string[]; development?: boolean },
): boolean {
  const isOurs = protocol === "https:" && ownHosts.includes(hostname);
  const isLocal = development && (hostname === "localhost" || hostname.endsWith(".localhost"));
  return (
    isTop && (isOurs || isLocal) && tokenPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`))
  );
}
