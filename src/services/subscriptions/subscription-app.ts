/** The wire of the subscription service, row by row (protocols, section 3). */
import { type Context, Hono } from "hono";
import { parseCookies } from "../../contract/cookies.ts";
import { type Country, parseCountry, resolveCountry } from "../../contract/country.ts";
import {
  applePurchaseSchema,
  type CheckoutAnswer,
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
import { readConfig } from "../../env.ts";
import { checkBearer, failure, json, queryParameter, readJson, wantsPage } from "../wire.ts";
import { accountOf, entitlementsOf, receiptDigest, receiptOf, referenceTo, type Store } from "./accounts.ts";
import type { SubscriptionHttp } from "./bindings.ts";
import { checkoutPages } from "./checkout-page.ts";
import { goneMessage } from "./page-parts.ts";
import { portalPages } from "./portal-page.ts";
import {
  type Change,
  featuresOfRegion,
  ownReturnUrl,
  productById,
  productsIn,
  startSubscription,
  toSubscription,
  validOrigin,
} from "./rules.ts";
import { seedPages } from "./seed-page.ts";

type C = Context<SubscriptionHttp>;

const errorStatus: Readonly<Record<SubscriptionErrorCode, number>> = {
  invalid_request: 400,
  invalid_token: 401,
  expired_token: 401,
  unknown_product: 400,
  invalid_return_url: 400,
  idempotency_key_reused: 400,
  already_subscribed: 409,
  subscription_not_found: 404,
  subscription_not_active: 409,
  managed_by_store: 409,
  receipt_already_used: 409,
  not_found: 404,
  server_error: 500,
};

export const subscriptionApp = new Hono<SubscriptionHttp>();

subscriptionApp.get("/api/products", (c) => {
  const asked = queryParameter(new URL(c.req.url), "country");
  const country = parseCountry(asked === null ? "US" : asked);
  return country ? json(productsIn(country) satisfies Products) : refuse("invalid_request");
});

subscriptionApp.get("/api/products/:productId/features", (c) => {
  const product = productById(c.req.param("productId"));
  return product
    ? json({ features: [...featuresOfRegion[product.region]] } satisfies ProductFeatures)
    : failure("unknown_product", 404);
});

const signedInPaths = ["/api/subscription", "/api/subscription/*", "/api/checkout/*", "/api/purchase/*"] as const;
for (const path of signedInPaths) {
  subscriptionApp.use(path, async (c, next) => {
    const checked = await checkBearer(c.req.raw.headers, c.env.peers.auth);
    if (!checked.ok) return refuse(checked.error);
    c.set("account", { accountId: checked.account.accountId, email: checked.account.email });
    return next();
  });
}

subscriptionApp.get("/api/subscription", async (c) => {
  const now = c.env.now();
  const record = await accountOf(c.env.env, c.var.account.accountId).read(now);
  return record ? json(toSubscription(record, now)) : refuse("subscription_not_found");
});

subscriptionApp.get("/api/subscription/status", async (c) => {
  const record = await accountOf(c.env.env, c.var.account.accountId).read(c.env.now());
  return record ? json({ status: record.status } satisfies StatusAnswer) : refuse("subscription_not_found");
});

subscriptionApp.post("/api/subscription/cancel", (c) => changeSubscription(c, { kind: "cancel" }));
subscriptionApp.post("/api/subscription/resume", (c) => changeSubscription(c, { kind: "resume" }));

async function changeSubscription(c: C, change: Change): Promise<Response> {
  const now = c.env.now();
  const result = await accountOf(c.env.env, c.var.account.accountId).change(change, now);
  if (!result) return refuse("subscription_not_found");
  if (result.ok) return json(toSubscription(result.record, now));
  return refuse(result.error === "card_declined" ? "invalid_request" : result.error);
}

subscriptionApp.post("/api/checkout/session", async (c) => {
  const { env, now } = c.env;
  const key = c.req.header("idempotency-key") ?? null;
  const order = await readJson(c.req.raw, checkoutRequestSchema);
  if (!order || (key !== null && !/^[\x21-\x7e]{1,255}$/.test(key))) return refuse("invalid_request");
  if (!productById(order.productId)) return refuse("unknown_product");
  const url = new URL(c.req.url);
  const returnUrl = ownReturnUrl(order.returnUrl, url, readConfig(env).ownHosts);
  if (!returnUrl) return refuse("invalid_return_url");

  const { accountId, email } = c.var.account;
  const opened = await accountOf(env, accountId).open(
    {
      accountId,
      email,
      productId: order.productId,
      platform: order.purchasePlatform,
      returnUrl: returnUrl.href,
      origin: validOrigin(order.origin),
      country: countryOf(c.req.raw),
      staging: url.searchParams.get("environment") === "staging",
    },
    key,
    now(),
  );
  if (!opened.ok) return refuse(opened.error);
  const checkoutUrl = `${url.origin}/checkout/${referenceTo(env, accountId, opened.secret)}`;
  return json({ checkoutUrl } satisfies CheckoutAnswer);
});

subscriptionApp.get("/api/checkout/portal", async (c) => {
  const { accountId } = c.var.account;
  const secret = await accountOf(c.env.env, accountId).openPortal(accountId, c.env.now());
  if (!secret) return refuse("subscription_not_found");
  const { origin } = new URL(c.req.url);
  return json({ customerPortalUrl: `${origin}/checkout/portal/${referenceTo(c.env.env, accountId, secret)}` });
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
  readonly store: Store;
  readonly receipt: string;
  readonly productId: string | undefined;
  readonly platform: Platform;
}

/**
 * Any well-formed receipt counts as paid: no store stands behind this service. What is exact is its use: a receipt
 * belongs to the first account that confirms it, and confirming it again changes nothing.
 */
async function confirmPurchase(c: C, { store, receipt, productId, platform }: StorePurchase): Promise<Response> {
  const { env } = c.env;
  const now = c.env.now();
  const { accountId, email } = c.var.account;
  const product = productById(productId ?? "nightjar-pro-monthly-renews-us");
  if (!product) return refuse("unknown_product");
  const digest = await receiptDigest(store, receipt);
  const owner = await receiptOf(env, digest).claim(accountId);
  if (owner !== accountId) return refuse("receipt_already_used");
  const started = startSubscription(product, { platform, card: "paid", now, trial: null });
  const record = await accountOf(env, accountId).adopt(started, digest, now);
  if (!record) return refuse("subscription_not_found");
  const entitlements = isEntitling(record.status) ? entitlementsOf(record) : [];
  const subscription = toSubscription(record, now);
  return json({ email, entitlements, subscription } satisfies PurchaseConfirmed);
}

subscriptionApp.route("/", portalPages);
subscriptionApp.route("/", checkoutPages);
subscriptionApp.route("/", seedPages);

subscriptionApp.notFound((c) => (wantsPage(c.req.raw.headers) ? goneMessage() : refuse("not_found")));

subscriptionApp.onError((error) => {
  console.error("failed: subscriptions", error);
  return refuse("server_error");
});

function refuse(error: SubscriptionErrorCode): Response {
  return failure(error, errorStatus[error]);
}

/** Whose price: the address says, else the visitor's own correction, else the connection. */
function countryOf(request: Request): Country | null {
  const asked = parseCountry(queryParameter(new URL(request.url), "country"));
  return (
    asked ??
    resolveCountry({ cookie: parseCookies(request.headers.get("cookie")).get("country"), geo: request.cf?.country })
  );
}
