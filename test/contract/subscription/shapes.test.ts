import { describe, expect, it } from "vitest";
import type * as z from "zod/mini";
import { emailAddressSchema } from "../../../src/contract/email-address.ts";
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
  billingPeriod: "monthly",
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

/** A valid value of each shape, with every field that it must have. */
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
    { productId: "p", productLabel: "l", billingPeriod: "yearly", price: "99.99", currency: "USD" },
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
  it("SUB-8 a billing period is written in lower case and read in any", () => {
    expect(selling.billingPeriods).toEqual(["monthly", "yearly"]);
    const period = (billingPeriod: unknown) =>
      selling.productSchema.safeParse({
        productId: "p",
        productLabel: "l",
        billingPeriod,
        price: "1.00",
        currency: "USD",
      }).data?.billingPeriod;
    expect(["Monthly", "monthly", "YEARLY", "weekly", ""].map(period)).toEqual([
      "monthly",
      "monthly",
      "yearly",
      undefined,
      undefined,
    ]);
  });

  it.each(shapes)("%s %s wants each of its fields, of its own kind", (_, __, schema, good) => {
    expect(schema.safeParse(good).success).toBe(true);
    const taken = Object.keys(good).filter((name) => {
      const { [name]: _gone, ...rest } = good;
      return schema.safeParse(rest).success || schema.safeParse({ ...good, [name]: { of: "another kind" } }).success;
    });
    expect(taken).toEqual([]);
  });

  const health = {
    status: "ok",
    stage: "production",
    version: "1",
    missing: ["AUTH_HOST"],
    services: { auth: { production: "configured", staging: "bound" } },
    sessionKeys: "configured",
    servicesWorker: {
      version: "1",
      missing: [],
      mail: "inbox",
      signingKeys: "generated",
      stores: { kv: "ok", durableObjects: "failing" },
    },
  };
  const { servicesWorker } = health;

  it.each([
    ...["ok", "failing"].map((status) => ({ status })),
    ...["configured", "generated", "unreadable", "missing"].map((sessionKeys) => ({ sessionKeys })),
    ...["configured", "bound", "none"].map((production) => ({ services: { auth: { production, staging: "none" } } })),
    ...["inbox", "binding", "missing"].map((mail) => ({ servicesWorker: { ...servicesWorker, mail } })),
    ...["none", "silent"].map((servicesWorker) => ({ servicesWorker })),
  ])("OPS-1 the health says %j", (change) => {
    expect(services.healthSchema.parse({ ...health, ...change })).toEqual({ ...health, ...change });
  });

  it.each([
    { status: "dead" },
    { stage: 1 },
    { missing: "nothing" },
    { sessionKeys: "no" },
    { services: { auth: { production: "mock", staging: "none" } } },
    { services: { auth: { production: "bound" } } },
    { servicesWorker: "gone" },
    { servicesWorker: { ...servicesWorker, stores: { kv: "ok" } } },
    { servicesWorker: { ...servicesWorker, mail: "pigeon" } },
  ])("OPS-1 the health never says %j", (change) => {
    expect(services.healthSchema.safeParse({ ...health, ...change }).success).toBe(false);
  });

  const link = "https://nightjar.example/a";
  const amounts = { plan: "p", period: "monthly", amount: "9.99", currency: "EUR" };
  const changed = { ...amounts, changedAt: 1, date: 2, isOnTrial: false, country: null };
  const letters: readonly (readonly [string, Record<string, unknown>])[] = [
    ["passcode", { passcode: "123456", minutes: 10 }],
    ["login-link", { passcode: "123456", minutes: 10, link }],
    ["email-changed", { newEmail: null, undoLink: link }],
    ["recovery-code", { manageLink: link }],
    ["deletion", { passcode: "123456", minutes: 10 }],
    ["receipt", { ...amounts, paidAt: 1, renewsAt: 2, trialDays: null, manageLink: link }],
    ["subscription-change", { ...changed, change: "deleted", manageLink: null }],
    ["newsletter-confirm", { newsletter: "n", confirmLink: link, unsubscribeLink: link }],
  ];

  it.each(letters)("SVC-4 a %s is sent with all that it shows, and with nothing else", (template, data) => {
    const letter = { to: " a@b.example ", template, data: { ...data, more: 1 }, locale: "en-GB" };
    expect(services.mailMessageSchema.parse(letter)).toEqual({ to: "a@b.example", template, data, locale: "en-GB" });
    for (const name of Object.keys(data)) {
      const { [name]: _, ...rest } = data;
      expect(services.mailMessageSchema.safeParse({ ...letter, data: rest }).success, name).toBe(false);
    }
    expect(services.mailMessageSchema.safeParse({ ...letter, locale: "x".repeat(36) }).success).toBe(false);
    expect(services.mailMessageSchema.safeParse({ ...letter, template: "advertisement" }).success).toBe(false);
  });

  it.each(["cancelled", "ended", "resumed", "deleted"])("SVC-4 a change may be that it was %s", (change) => {
    const data = { ...changed, change, manageLink: link };
    expect(
      services.mailMessageSchema.safeParse({ to: "a@b.example", template: "subscription-change", data }).success,
    ).toBe(true);
  });

  it.each([
    ["2026-11-21", true],
    ["2026-13-21", false],
    ["x2026-11-21", false],
    ["2026-11-21x", false],
  ])("SVC-5 a role is posted on %s: %s", (posted_at, expected) => {
    const job = { id: "i", title: "t", department: "Design", location: "l", posted_at, url: "/" };
    expect(services.jobSchema.safeParse(job).success).toBe(expected);
  });

  it.each([
    ["2026-11-21T09:00:00Z", true],
    ["2026-11-21T09:00:00.123Z", true],
    ["2026-11-21T09:00:00", false],
    ["x2026-11-21T09:00:00Z", false],
    ["2026-11-21T09:00:00Zx", false],
  ])("SVC-5 a post is of %s: %s", (published_at, expected) => {
    expect(services.postSchema.safeParse({ ...post, published_at }).success).toBe(expected);
  });

  it("SVC-5 an address has 254 characters at most, a link 2,000, the code to renew 64", () => {
    const address = (length: number) => `${"a".repeat(length - 10)}@b.example`;
    const fits = (schema: z.ZodMiniType, value: unknown) => schema.safeParse(value).success;
    const long = (length: number) => `https://nightjar.example/${"a".repeat(length - 25)}`;
    const letter = (length: number) => ({
      to: "a@b.example",
      template: "recovery-code",
      data: { manageLink: long(length) },
    });
    expect([2000, 2001].map((length) => fits(services.mailMessageSchema, letter(length)))).toEqual([true, false]);
    expect(fits(emailAddressSchema, address(300))).toBe(false);
    expect(fits(emailAddressSchema, "a@b.example")).toBe(true);
    const replaces = (length: number) => ({ replaces: "a".repeat(length) });
    expect([0, 1, 64, 65].map((length) => fits(services.accessCodeRequestSchema, replaces(length)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(services.postFields.toSorted()).toEqual(Object.keys(post).toSorted());
    expect(fits(services.newsletterRequestSchema, { email: "a@b.example", newsletter: "privacy-weekly" })).toBe(true);
    expect(fits(services.newsletterRequestSchema, { email: "a@b.example", newsletter: "other" })).toBe(false);
    expect(fits(services.newsletterAnswerSchema, { status: "sent" })).toBe(false);
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

  it("SVC-2 a verifier has 43 to 128 signs", () => {
    const fits = (length: number) => auth.codeVerifierSchema.safeParse("a".repeat(length)).success;
    expect([42, 43, 128, 129].map(fits)).toEqual([false, true, true, false]);
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
