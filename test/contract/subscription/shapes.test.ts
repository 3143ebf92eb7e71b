import { describe, expect, it } from "vitest";
import type * as z from "zod/mini";
import * as services from "../../../src/contract/services.ts";
import * as auth from "../../../src/contract/subscription/auth.ts";
import * as selling from "../../../src/contract/subscription/subscription.ts";

const uuid = "3b241101-e2bb-4255-8caf-4136c566a962";
const session = "0123456789abcdef".repeat(4);
const code = `${"Az09".repeat(21)}Az`;
const jti = `${session}:${uuid}`;
const entitlement = { product: "Network Protection", name: "subscriber" };
const common = { jti, iss: "https://nightjar.example", iat: 1, exp: 2, sub: uuid, api: "v2" };
const subscription = {
  productId: "nightjar-pro-monthly-renews-us",
  name: "Monthly",
  billingPeriod: "Monthly",
  startedAt: 1,
  expiresOrRenewsAt: 2,
  platform: "web",
  status: "Auto-Renewable",
  activeOffers: [{ type: "Trial" }],
};
const post = {
  title: "t",
  slug: "s",
  excerpt: "e",
  paragraphs: ["p"],
  html: "<p>p</p>",
  published_at: "2026-11-21T09:00:00Z",
  feature_image: null,
  url: "https://nightjar.example/updates#s",
};
const pagination = { page: 1, limit: 20, pages: 1, total: 1, next: null, prev: null };

/** One right value of each, with every field that it must have. */
const shapes: readonly (readonly [id: string, name: string, schema: z.ZodMiniType, good: Record<string, unknown>])[] = [
  [
    "SVC-2",
    "tokens",
    auth.tokenAnswerSchema,
    { access_token: "a", refresh_token: "r", expires_in: 1, token_type: "Bearer" },
  ],
  ["SVC-2", "an account", auth.accountAnswerSchema, { email: null, entitlements: [entitlement], external_id: uuid }],
  ["SVC-2", "a code", auth.codeAnswerSchema, { code }],
  ["SVC-2", "an edit", auth.editAnswerSchema, { status: "confirm", hash: "h" }],
  ["SVC-2", "a confirmed edit", auth.editConfirmAnswerSchema, { status: "confirmed", email: "a@b.example" }],
  ["SVC-2", "a failure", auth.authFailureSchema, { error: "invalid_token" }],
  ["SVC-2", "the end of a session", auth.logoutAnswerSchema, { status: "logged_out" }],
  [
    "SVC-2",
    "the claims of an access token",
    auth.accessClaimsSchema,
    { ...common, scope: "privacypro", aud: "PrivacyPro", email: null, entitlements: [entitlement] },
  ],
  ["SVC-2", "the claims of a refresh token", auth.refreshClaimsSchema, { ...common, scope: "refresh", aud: "Auth" }],
  ["SVC-2", "a public key", auth.publicKeySchema, { alg: "ES256", crv: "P-256", kid: "k", kty: "EC", x: "x", y: "y" }],
  ["SVC-2", "an account of v1", auth.v1CreatedSchema, { auth_token: "t", external_id: uuid, status: "created" }],
  ["SVC-2", "a token of v1", auth.v1AccessTokenSchema, { access_token: "t" }],
  ["SVC-2", "a sent link", auth.v1LoginLinkSchema, { status: "sent" }],
  [
    "SVC-2",
    "a sign-in of v1",
    auth.v1LoginSchema,
    { auth_token: "t", external_id: uuid, email: "", status: "authenticated" },
  ],
  ["SVC-2", "an edit of v1", auth.v1EditSchema, { hash: "h" }],
  ["SVC-2", "a confirmed edit of v1", auth.v1EditConfirmSchema, { external_id: uuid, email: "", auth_token: "t" }],
  [
    "SVC-2",
    "a sign-in by receipt",
    auth.v1StoreLoginSchema,
    { auth_token: "t", email: "", external_id: uuid, id: uuid, status: "ok" },
  ],
  ["SVC-2", "a receipt", auth.v1StoreLoginRequestSchema, { signature: "s", store: "apple" }],
  ["SUB-8", "a subscription", selling.subscriptionSchema, subscription],
  ["SUB-8", "a status", selling.subscriptionStatusSchema, { status: "Expired" }],
  ["SUB-8", "features", selling.productFeaturesSchema, { features: ["Network Protection"] }],
  ["SUB-8", "an order", selling.checkoutRequestSchema, { productId: "p", purchasePlatform: "web", returnUrl: "/" }],
  ["SUB-8", "a checkout", selling.checkoutResponseSchema, { checkoutUrl: "/" }],
  ["SUB-8", "a portal", selling.customerPortalSchema, { customerPortalUrl: "/" }],
  ["SUB-8", "a purchase at Apple's", selling.applePurchaseSchema, { signature: "s" }],
  ["SUB-8", "a purchase at Google's", selling.googlePurchaseSchema, { purchaseToken: "t" }],
  [
    "SUB-8",
    "a confirmed purchase",
    selling.purchaseConfirmedSchema,
    { email: null, entitlements: [entitlement], subscription },
  ],
  [
    "SUB-8",
    "a product",
    selling.productSchema,
    { productId: "p", productLabel: "l", billingPeriod: "Yearly", price: "99.99", currency: "USD" },
  ],
  ["SVC-5", "a post", services.postSchema, post],
  ["SVC-5", "posts", services.postsAnswerSchema, { posts: [{}], meta: { pagination } }],
  [
    "SVC-5",
    "a role",
    services.jobSchema,
    { id: "i", title: "t", department: "Design", location: "l", posted_at: "2026-11-21", url: "/" },
  ],
  ["SVC-5", "an access code", services.accessCodeSchema, { accessCode: "c", expiresAt: 1 }],
  ["SVC-4", "an inbox", services.inboxSchema, { messages: [] }],
];

describe("the shapes of the wire", () => {
  it.each(shapes)("%s %s wants each of its fields, of its own kind", (_, __, schema, good) => {
    expect(schema.safeParse(good).success).toBe(true);
    const taken = Object.keys(good).filter((name) => {
      const { [name]: _gone, ...rest } = good;
      return schema.safeParse(rest).success || schema.safeParse({ ...good, [name]: { of: "another kind" } }).success;
    });
    expect(taken).toEqual([]);
  });

  const pages = Object.keys(pagination);
  it.each(pages)("SVC-5 the pages of posts want %s", (name) => {
    const meta = { pagination: { ...pagination, [name]: "1" } };
    expect(services.postsAnswerSchema.safeParse({ posts: [], meta }).success).toBe(false);
  });
});

describe("what has one form", () => {
  const forms: readonly (readonly [string, z.ZodMiniType, string])[] = [
    ["a code", auth.codeSchema, code],
    ["a verifier", auth.codeVerifierSchema, "~".repeat(43)],
    ["a challenge", auth.codeChallengeSchema, "-".repeat(43)],
    ["a passcode", auth.otpSchema, "012345"],
    ["a price", selling.productSchema.shape.price, "9.99"],
    ["the name of a token", auth.accessClaimsSchema.shape.jti, jti],
  ];

  it.each(forms)("SVC-2 %s is that from its first sign to its last", (_, schema, good) => {
    expect(schema.safeParse(good).success).toBe(true);
    for (const other of [` ${good}`, `${good} `, `${good}\n`, good.slice(1), ""]) {
      expect([other, schema.safeParse(other).success]).toEqual([other, false]);
    }
  });

  it("SVC-2 a verifier has 43 to 256 signs", () => {
    const fits = (length: number) => auth.codeVerifierSchema.safeParse("a".repeat(length)).success;
    expect([42, 43, 256, 257].map(fits)).toEqual([false, true, true, false]);
  });

  it("SVC-2 an address has 254 characters at most, a receipt 16,384", () => {
    const otp = (length: number) =>
      auth.loginRequestSchema.safeParse({ method: "otp", email: "a".repeat(length), otp: "012345" }).success;
    expect([otp(254), otp(255)]).toEqual([true, false]);
    const signature = (length: number) =>
      auth.loginRequestSchema.safeParse({ method: "signature", signature: "a".repeat(length), source: "s" }).success;
    expect([signature(0), signature(16_384), signature(16_385)]).toEqual([false, true, false]);
  });

  it("SVC-2 the codes of refused tokens are five, and no sixth is one", () => {
    const { invalid, expired, reused, loggedOut, replay } = auth.tokenErrorCodes;
    expect([invalid, expired, reused, loggedOut, replay]).toEqual([0, 1, 2, 3, 4]);
    const isCode = (error_code: number) =>
      auth.authFailureSchema.safeParse({ error: "invalid_grant", error_code }).success;
    expect([-1, 0, 4, 5, 0.5].map(isCode)).toEqual([false, true, true, false, false]);
  });
});
