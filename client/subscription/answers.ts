/**
 * What the client requires of an answer (SUB-2). The services' own schemas, in the contract, describe all that they send; a
 * client that required more than it needs would break with every harmless change there. Written with the small edition of
 * zod, because pages load it; the compiler keeps the lists equal to the contract's.
 */
import * as z from "zod/mini";
import type {
  BillingPeriod,
  Entitlement,
  FeatureName,
  Platform,
  SubscriptionStatus,
} from "../../src/contract/subscription/subscription.ts";

const text = z.string();
const filled = z.string().check(z.minLength(1));

/** An enum of all members of a union: the compiler demands an entry for each member, and allows no other. */
function allOf<Name extends string>(names: Readonly<Record<Name, true>>) {
  return z.enum(Object.keys(names) as [Name, ...Name[]]);
}

const platformSchema = allOf<Platform>({
  android: true,
  ios: true,
  macos: true,
  windows: true,
  stripe: true,
  web: true,
});

const statusSchema = allOf<SubscriptionStatus>({
  "Auto-Renewable": true,
  "Not Auto-Renewable": true,
  "Grace Period": true,
  Inactive: true,
  Expired: true,
});

const featureSchema = allOf<FeatureName>({
  "Network Protection": true,
  "Data Broker Protection": true,
  "Identity Theft Restoration": true,
  "Global Identity Theft Restoration": true,
});

/** An earlier version of the services writes a capital. */
const billingPeriodSchema = z.pipe(
  z.string().check(z.toLowerCase()),
  allOf<BillingPeriod>({ monthly: true, yearly: true }),
);

/** Keeps the entries of a list that this version of the client knows; a newer service may send more. */
function known<Schema extends z.ZodMiniType>(schema: Schema) {
  return (list: unknown[]): z.infer<Schema>[] =>
    list.flatMap((entry) => {
      const read = schema.safeParse(entry);
      return read.success ? [read.data] : [];
    });
}

const entitlementSchema: z.ZodMiniType<Entitlement> = z.object({
  product: featureSchema,
  name: z.literal("subscriber"),
});
export const entitlementsSchema = z.pipe(z.array(z.unknown()), z.transform(known(entitlementSchema)));

/** `subscriptionsAccountCreate` and `subscriptionsAccountLoginV2`. */
export const codeAnswer = z.object({ code: filled });

/** `subscriptionsTokens`; only v2 has a refresh token. */
export const tokensAnswer = z.object({ access_token: filled, refresh_token: z.optional(filled) });
export type TokensAnswer = z.infer<typeof tokensAnswer>;

/** `subscriptionsAccountLoginLink`: nothing in it is needed. */
export const anyAnswer = z.object({});

/** `subscriptionsAccountEdit` and its v2, when an address was given. */
export const hashAnswer = z.object({ hash: filled });

/** Both edits without an address, which removes it: with a hash if the removal has to be confirmed. */
export const removalAnswer = z.object({ hash: z.optional(text) });

/** After a removal, both confirmations carry the recovery code that replaces the address. */
const left = { recovery_code: z.optional(text) };
export const editConfirmAnswerV2 = z.object({ status: z.literal("confirmed"), email: filled, ...left });

export const editConfirmAnswer = z.object({ external_id: text, email: text, auth_token: filled, ...left });

/** Milliseconds since 1970. */
const moment = z.optional(z.int());

export const accountInfoAnswer = z.object({
  email: z.nullable(text),
  entitlements: entitlementsSchema,
  has_recovery_code: z.optional(z.boolean()),
  passkeys: z.optional(z.int()),
  earlier_code_until: moment,
  deletion: z.optional(z.object({ by: z.array(text), made_at: moment, until: moment, from: moment })),
});
export type AccountInfo = z.infer<typeof accountInfoAnswer>;

/** `subscriptionsAccountLogin`. */
export const loginAnswer = z.object({ external_id: text, auth_token: filled, email: z.optional(text) });

/** `subscriptionsValidateToken`. v1 accounts without an address leave it out. */
export const validateAnswer = z.object({
  account: z.object({
    external_id: text,
    email: z.optional(z.nullable(text)),
    entitlements: z.optional(entitlementsSchema),
  }),
});

/** The browser is sent to this address, so it must not be one that runs a script. */
export const checkoutAnswer = z.object({
  checkoutUrl: z.string().check(z.refine((address) => /^(?:https?:|\/|[\w.-]+$)/i.test(address))),
});

/** `subscriptionsGetSubscription`. Times are milliseconds since 1970. */
export const subscriptionAnswer = z.object({
  productId: text,
  name: z.optional(text),
  billingPeriod: z.optional(billingPeriodSchema),
  startedAt: z.optional(z.number()),
  expiresOrRenewsAt: z.optional(z.number()),
  platform: z.optional(platformSchema),
  status: z.optional(statusSchema),
  activeOffers: z.optional(z.array(z.object({ type: z.string() }))),
});
export type SubscriptionAnswer = z.infer<typeof subscriptionAnswer>;

/** `subscriptionsGetProductFeatures`: never empty. */
export const featuresAnswer = z.object({
  features: z.pipe(z.array(z.unknown()).check(z.minLength(1)), z.transform(known(featureSchema))),
});

/** The claims of an access token that describe its account. */
export const claimsSchema = z.object({
  sub: filled,
  email: z.optional(z.nullable(text)),
  entitlements: z.optional(entitlementsSchema),
  /** Seconds since 1970. */
  iat: z.optional(z.number()),
  exp: z.optional(z.number()),
});

/** What is held between calls (SUB-6). */
export const infoSchema = z.object({
  accessToken: z.optional(filled),
  /** v2. */
  refreshToken: z.optional(filled),
  /** v1. */
  authToken: z.optional(filled),
  /** Null once it is known that there is none. */
  email: z.optional(z.nullable(text)),
  entitlements: z.optional(entitlementsSchema),
  /** Of an email change that waits for its one-time code. */
  hash: z.optional(filled),
  /** To be exchanged for tokens, once. */
  code: z.optional(filled),
  codeVerifier: z.optional(filled),
  /** Where the subscription was bought. */
  platform: z.optional(platformSchema),
});
export type SubscriptionInfo = z.infer<typeof infoSchema>;
