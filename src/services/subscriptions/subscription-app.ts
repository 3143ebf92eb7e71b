/** The HTTP API of the subscription service, row by row (protocols, section 3). */

import { Hono } from "hono";
import { productLine } from "../../contract/brand/brand-ids.ts";
import { parseCookies } from "../../contract/cookies.ts";
import { type Country, parseCountry, resolveCountry } from "../../contract/country.ts";
import { languageNow } from "../../contract/language/i18n.ts";
import {
  noticesReadSchema,
  planRequestSchema,
  refundRequestSchema,
  type SubscriptionDetails,
} from "../../contract/subscription/details.ts";
import {
  applePurchaseSchema,
  type CheckoutAnswer,
  type CheckoutRequest,
  checkoutRequestSchema,
  googlePurchaseSchema,
  isEntitling,
  type Platform,
  type ProductFeatures,
  type Products,
  type PurchaseConfirmed,
  type StatusAnswer,
  type SubscriptionErrorCode,
} from "../../contract/subscription/subscription.ts";
import { failure, json, queryParameter, readJson, wantsPage } from "../../platform/json-http.ts";
import { otherMethod } from "../../platform/methods.ts";
import { notConfigured } from "../../platform/pages/not-configured.ts";
import { checkBearer } from "../bearer.ts";
import { readServicesConfig } from "../env.ts";
import { errorAnswer } from "../error-answer.ts";
import { isOwnOrigin, originFor } from "../own-origins.ts";
import { languageOfCall } from "../speaking.ts";
import {
  type AppStoreName,
  claimReceipt,
  entitlementsOf,
  receiptDigest,
  referenceTo,
  subscriptionAccountOf,
} from "./accounts.ts";
import type { SubscriptionContext, SubscriptionHttp } from "./bindings.ts";
import { featuresOf, productsOnSale } from "./catalogue.ts";
import type { SubscriptionChange } from "./change-rules.ts";
import { checkoutPages } from "./checkout-page.ts";
import type { CheckoutOrder } from "./checkouts.ts";
import { goneMessage } from "./page-parts.ts";
import { portalPages } from "./portal-page.ts";
import { productById, saleRefusal } from "./product-rules.ts";
import type { ReserveResult } from "./receipts.ts";
import { receiptOf } from "./receipts.ts";
import { ownReturnUrl, validOrigin } from "./return-rules.ts";
import { seedPages } from "./seed-page.ts";
import { type SubscriptionRecord, startSubscription, toSubscription } from "./subscription-rules.ts";

const errorStatus: Readonly<Record<SubscriptionErrorCode, number>> = {
  invalid_request: 400,
  invalid_token: 401,
  expired_token: 401,
  unknown_product: 400,
  country_not_eligible: 403,
  product_not_sold_here: 400,
  invalid_return_url: 400,
  idempotency_key_reused: 400,
  already_subscribed: 409,
  subscription_not_found: 404,
  subscription_not_active: 409,
  managed_by_store: 409,
  refund_not_possible: 409,
  receipt_already_used: 409,
  too_many_receipts: 409,
  not_found: 404,
  server_error: 500,
};

export const subscriptionApp = new Hono<SubscriptionHttp>();

subscriptionApp.get("/api/products", async (c) => {
  const asked = queryParameter(new URL(c.req.url), "country");
  const country = parseCountry(asked === null ? "US" : asked);
  return country
    ? json((await productsOnSale(c.env.env.STORE, country)) satisfies Products)
    : refuse("invalid_request");
});

subscriptionApp.get("/api/products/:productId/features", async (c) => {
  const features = await featuresOf(c.env.env.STORE, c.req.param("productId"));
  return features ? json({ features } satisfies ProductFeatures) : failure("unknown_product", 404);
});

/** Cards that pay nothing and receipts that nobody signed: in production they would give away what is sold. */
const demonstrations = ["/api/checkout/*", "/api/purchase/*", "/checkout/*"] as const;
for (const path of demonstrations) {
  subscriptionApp.use(path, (c, next) =>
    readServicesConfig(c.env.env).demonstrates ? next() : notConfigured(c.req.raw),
  );
}

/** A pattern that ends in "/*" matches the path before it as well. */
const signedInPaths = ["/api/subscription/*", "/api/checkout/*", "/api/purchase/*"] as const;
for (const path of signedInPaths) {
  subscriptionApp.use(path, async (c, next) => {
    // Which methods an address takes is no secret, and who asks that carries no token.
    if (c.req.method === "OPTIONS") return next();
    const checked = await checkBearer(c.req.raw.headers, c.env.peers.auth);
    if (!checked.ok) return refuse(checked.error);
    const { accountId, email, epoch } = checked.account;
    c.set("account", { accountId, email, epoch });
    return next();
  });
}

subscriptionApp.get("/api/subscription", async (c) => {
  const now = c.env.now();
  const record = await subscriptionAccountOf(c.env.env, c.var.account.accountId).read(now);
  return record ? json(toSubscription(record, now)) : refuse("subscription_not_found");
});

subscriptionApp.get("/api/subscription/status", async (c) => {
  const record = await subscriptionAccountOf(c.env.env, c.var.account.accountId).read(c.env.now());
  return record ? json({ status: record.status } satisfies StatusAnswer) : refuse("subscription_not_found");
});

subscriptionApp.post("/api/subscription/cancel", (c) => changeSubscription(c, { kind: "cancel" }));
subscriptionApp.post("/api/subscription/resume", (c) => changeSubscription(c, { kind: "resume" }));

async function changeSubscription(c: SubscriptionContext, change: SubscriptionChange): Promise<Response> {
  const now = c.env.now();
  const account = subscriptionAccountOf(c.env.env, c.var.account.accountId);
  const result = await account.change(change, now, languageOfCall(c.req.raw));
  if (!result) return refuse("subscription_not_found");
  if (!result.ok) return refuse(result.error);
  return json(toSubscription(result.record, now));
}

subscriptionApp.get("/api/subscription/details", async (c) => {
  const found = await subscriptionAccountOf(c.env.env, c.var.account.accountId).details(
    c.env.now(),
    languageOfCall(c.req.raw),
  );
  if (!found) return refuse("subscription_not_found");
  const { unread, ...details } = found;
  const words = await Promise.all(unread.map(({ message }) => c.env.peers.mail.words(message)));
  const notices = unread.map(({ at }, index) => ({ at, ...(words[index] ?? { title: "", lines: [] }) }));
  return json({ ...details, notices } satisfies SubscriptionDetails);
});

/** Which plan the next payment is for: the other one, or the present one, which undoes that. */
subscriptionApp.post("/api/subscription/plan", async (c) => {
  const request = await readJson(c.req.raw, planRequestSchema);
  return request ? changeSubscription(c, { kind: "plan", period: request.billingPeriod }) : refuse("invalid_request");
});

subscriptionApp.post("/api/subscription/refund", async (c) => {
  const now = c.env.now();
  const request = await readJson(c.req.raw, refundRequestSchema);
  if (!request) return refuse("invalid_request");
  const result = await subscriptionAccountOf(c.env.env, c.var.account.accountId).refund(
    request.ends,
    now,
    languageOfCall(c.req.raw),
  );
  if (!result) return refuse("subscription_not_found");
  return result.ok ? json(toSubscription(result.record, now)) : refuse(result.error);
});

subscriptionApp.post("/api/subscription/notices/read", async (c) => {
  const request = await readJson(c.req.raw, noticesReadSchema);
  if (!request) return refuse("invalid_request");
  await subscriptionAccountOf(c.env.env, c.var.account.accountId).readNotices(request.until);
  return json({ status: "read" });
});

subscriptionApp.post("/api/checkout/session", async (c) => {
  const { env, now } = c.env;
  const key = c.req.header("idempotency-key") ?? null;
  const request = await readJson(c.req.raw, checkoutRequestSchema);
  if (!request || (key !== null && !/^[\x21-\x7e]{1,255}$/.test(key))) return refuse("invalid_request");
  const order = orderFrom(c, request);
  if (typeof order === "string") return refuse(order);
  const opened = await subscriptionAccountOf(env, order.accountId).open(order, key, now());
  if (!opened.ok) return refuse(opened.error);
  const origin = originFor(readServicesConfig(env), new URL(c.req.url));
  const checkoutUrl = `${origin}/checkout/${referenceTo(env, order.accountId, opened.secret)}`;
  return json({ checkoutUrl } satisfies CheckoutAnswer);
});

/** The order, if it may be placed from where the visitor is; otherwise the error that says why not. */
function orderFrom(c: SubscriptionContext, request: CheckoutRequest): CheckoutOrder | SubscriptionErrorCode {
  const url = new URL(c.req.url);
  const country = countryOf(c.req.raw);
  const product = productById(request.productId);
  if (!product) return "unknown_product";
  const config = readServicesConfig(c.env.env);
  const returnUrl = ownReturnUrl(request.returnUrl, (origin) => isOwnOrigin(config, url, origin));
  if (!returnUrl) return "invalid_return_url";
  return (
    saleRefusal(product, country) ?? {
      ...c.var.account,
      productId: product.productId,
      platform: request.purchasePlatform,
      returnUrl: returnUrl.href,
      origin: validOrigin(request.origin),
      country,
      staging: url.searchParams.get("environment") === "staging",
      language: languageNow(),
    }
  );
}

subscriptionApp.get("/api/checkout/portal", async (c) => {
  const { env, now } = c.env;
  const { accountId } = c.var.account;
  const secret = await subscriptionAccountOf(env, accountId).openPortal(
    { ...c.var.account, language: languageNow() },
    now(),
  );
  if (!secret) return refuse("subscription_not_found");
  const origin = originFor(readServicesConfig(env), new URL(c.req.url));
  return json({ customerPortalUrl: `${origin}/checkout/portal/${referenceTo(env, accountId, secret)}` });
});

subscriptionApp.post("/api/purchase/confirm/apple", async (c) => {
  const purchase = await readJson(c.req.raw, applePurchaseSchema);
  if (!purchase) return refuse("invalid_request");
  const { signature, productId, platform = "ios" } = purchase;
  return confirmPurchase(c, { store: "apple", receipt: signature, productId, platform });
});

subscriptionApp.post("/api/purchase/confirm/google", async (c) => {
  const purchase = await readJson(c.req.raw, googlePurchaseSchema);
  if (!purchase) return refuse("invalid_request");
  const { purchaseToken, productId } = purchase;
  return confirmPurchase(c, { store: "google", receipt: purchaseToken, productId, platform: "android" });
});

interface StorePurchase {
  readonly store: AppStoreName;
  readonly receipt: string;
  readonly productId: string | undefined;
  readonly platform: Platform;
}

/**
 * Any well-formed receipt counts as paid: no store stands behind this service. Its use is checked exactly: a receipt belongs
 * to the first account that confirms it, until it expires or that account is deleted, and confirming it again changes nothing.
 * The account reserves it, claims it, and adopts it; if its end comes anywhere in between, the receipt is free afterwards.
 */
async function confirmPurchase(
  c: SubscriptionContext,
  { store, receipt, productId, platform }: StorePurchase,
): Promise<Response> {
  const { env } = c.env;
  const now = c.env.now();
  const { accountId, email } = c.var.account;
  const product = productById(productId ?? `${productLine}-monthly-renews-us`);
  if (!product) return refuse("unknown_product");
  const digest = await receiptDigest(store, receipt);
  const account = subscriptionAccountOf(env, accountId);
  const reserved = await account.reserve(digest, accountId, now);
  if (reserved !== "reserved") return refuse(reserveErrors[reserved]);
  if (!(await claimReceipt(env, digest, accountId, now))) {
    await account.dropReserved(digest);
    return refuse("receipt_already_used");
  }
  const owner = { accountId, origin: new URL(c.req.url).origin };
  const started = startSubscription(product, { platform, card: "paid", now, trial: null, owner });
  const adopted = await account.adopt(started, digest, now);
  if (adopted.tag === "held") return confirmed(email, adopted.record, now);
  await receiptOf(env, digest).release(accountId);
  return refuse("invalid_token");
}

const reserveErrors = {
  ended: "invalid_token",
  "too-many": "too_many_receipts",
  leaving: "receipt_already_used",
} as const satisfies Readonly<Record<Exclude<ReserveResult, "reserved">, SubscriptionErrorCode>>;

function confirmed(email: string | null, record: SubscriptionRecord | null, now: number): Response {
  if (!record) return refuse("subscription_not_found");
  const entitlements = isEntitling(record.status) ? entitlementsOf(record) : [];
  const subscription = toSubscription(record, now);
  return json({ email, entitlements, subscription } satisfies PurchaseConfirmed);
}

subscriptionApp.route("/", portalPages);
subscriptionApp.route("/", checkoutPages);
subscriptionApp.route("/", seedPages);

/** Only these addresses of the service are pages; the gateway accepts a page from no other. */
function isPage(path: string): boolean {
  return path.startsWith("/checkout/");
}

subscriptionApp.notFound((c) => {
  const other = otherMethod(subscriptionApp.routes, c.req.method, c.req.path);
  if (other) return other;
  return isPage(c.req.path) && wantsPage(c.req.raw.headers) ? goneMessage(c) : refuse("not_found");
});

subscriptionApp.onError((error) => errorAnswer("subscriptions", error));

function refuse(error: SubscriptionErrorCode): Response {
  return failure(error, errorStatus[error]);
}

/** The country for prices: the one in the query, else the visitor's own correction in a cookie, else that of the connection. */
function countryOf(request: Request): Country | null {
  const asked = parseCountry(queryParameter(new URL(request.url), "country"));
  return (
    asked ??
    resolveCountry({ cookie: parseCookies(request.headers.get("cookie")).get("country"), geo: request.cf?.country })
  );
}
