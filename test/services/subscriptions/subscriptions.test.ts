import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { subscriptionDetailsSchema, subscriptionPaths } from "../../../src/contract/subscription/details.ts";
import {
  checkoutResponseSchema,
  customerPortalSchema,
  platforms,
  productFeaturesSchema,
  productsSchema,
  purchaseConfirmedSchema,
  statuses,
  subscriptionSchema,
  subscriptionStatusSchema,
} from "../../../src/contract/subscription/subscription.ts";
import { day } from "../../../src/services/subscriptions/subscription-rules.ts";
import { anOrder, newAccount, Shop, startOfTest } from "./harness.ts";

const statusOf = async (shop: Shop, account: string) => {
  const answer = await shop.as(account, "/api/subscription/status");
  return answer.status === 200 ? subscriptionStatusSchema.parse(await answer.json()).status : answer.status;
};

describe("products", () => {
  it("SVC-3 are listed by country", async () => {
    const shop = new Shop();
    const list = async (query: string) =>
      productsSchema.parse(await (await shop.fetch(`/api/products${query}`)).json());
    expect((await list(""))[0]).toEqual({
      productId: "nightjar-pro-monthly-renews-us",
      productLabel: "Monthly subscription",
      billingPeriod: "monthly",
      price: "9.99",
      currency: "USD",
    });
    expect((await list("?country=ie"))[1]).toMatchObject({
      productId: "nightjar-pro-yearly-renews-row",
      price: "99.99",
      currency: "EUR",
    });
    expect(await list("?country=JP")).toEqual([]);
  });

  it.each(["?country=", "?country=ZZ", "?country=Ireland", "?country=US&country=IE", "?country=%00%00"])(
    "SVC-3 %s is a bad request",
    async (query) => {
      const answer = await new Shop().fetch(`/api/products${query}`);
      expect([answer.status, await answer.json()]).toEqual([400, { error: "invalid_request" }]);
    },
  );

  it("SVC-3 a catalogue in KV replaces the one that shipped, unless it is broken; no price comes from it", async () => {
    const shop = new Shop();
    const holding = (text: string) => ({ get: async () => text }) as unknown as KVNamespace;
    const productId = "nightjar-pro-yearly-renews-row";
    const row = { productId, productLabel: "A year", features: ["Network Protection"], price: "0.01" };
    const listed = async () =>
      productsSchema
        .parse(await (await shop.fetch("/api/products?country=IE")).json())
        .map(({ productLabel, price }) => `${productLabel} ${price}`);
    const featuresOfIt = async () =>
      productFeaturesSchema.parse(await (await shop.fetch(`/api/products/${productId}/features`)).json()).features;
    const shipped = [await listed(), await featuresOfIt()];
    shop.store = holding(JSON.stringify([row]));
    expect([await listed(), await featuresOfIt()]).toEqual([["A year 99.99"], ["Network Protection"]]);
    expect((await shop.fetch("/api/products/nightjar-pro-monthly-renews-row/features")).status).toBe(200);
    for (const broken of ["{", "[]", "null", JSON.stringify([row, { ...row, productId: "made-up" }])]) {
      shop.store = holding(broken);
      expect([await listed(), await featuresOfIt()]).toEqual(shipped);
    }
  });

  it("SVC-3 have features, and an unknown one is 404", async () => {
    const shop = new Shop();
    const answer = await shop.fetch("/api/products/nightjar-pro-monthly-renews-row/features");
    expect(productFeaturesSchema.parse(await answer.json()).features).toContain("Global Identity Theft Restoration");
    expect((await shop.fetch("/api/products/nothing/features")).status).toBe(404);
    expect((await shop.fetch("/api/products/__proto__/features")).status).toBe(404);
  });
});

describe("tokens", () => {
  const paths = [
    "GET /api/subscription",
    "GET /api/subscription/status",
    "POST /api/subscription/cancel",
    "POST /api/subscription/resume",
    "POST /api/checkout/session",
    "GET /api/checkout/portal",
    "POST /api/purchase/confirm/apple",
    "POST /api/purchase/confirm/google",
  ];
  it.each(paths)("SVC-3 %s without a good token is 401", async (row) => {
    const [method = "", path = ""] = row.split(" ");
    const shop = new Shop();
    const errorWith = async (headers: Record<string, string>) => {
      const answer = await shop.fetch(path, { method, headers });
      return [answer.status, (await answer.json<{ error: string }>()).error];
    };
    expect(await errorWith({})).toEqual([401, "invalid_token"]);
    expect(await errorWith({ authorization: "Bearer forged" })).toEqual([401, "invalid_token"]);
    expect(await errorWith({ authorization: "Bearer old" })).toEqual([401, "expired_token"]);
    expect(await errorWith({ authorization: "Basic account-1" })).toEqual([401, "invalid_token"]);
  });
});

describe("checkout", () => {
  it("SVC-3 buys: session, page, payment, return, subscription, receipt", async () => {
    const shop = new Shop();
    const account = newAccount();
    expect((await shop.as(account, "/api/subscription")).status).toBe(404);
    const order = { ...anOrder, origin: "funnel_home_website__hero" };
    const opened = await shop.post(account, "/api/checkout/session?environment=staging&country=IE", order);
    const { checkoutUrl } = checkoutResponseSchema.parse(await opened.json());

    const page = await shop.fetch(new URL(checkoutUrl).pathname);
    expect(page.status).toBe(200);
    expect(page.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(page.headers.get("cache-control")).toBe("no-store");
    const text = await page.text();
    expect(text).toContain("€99.99 a year");
    expect(text).not.toMatch(/<script|style="/);

    const paid = await shop.submit(checkoutUrl, { card: "paid" });
    expect(paid.status).toBe(303);
    const back = new URL(paid.headers.get("location") ?? "");
    expect([back.pathname, Object.fromEntries(back.searchParams)]).toEqual([
      "/pro/welcome",
      { success: "true", billing_period: "yearly", origin: "funnel_home_website__hero", environment: "staging" },
    ]);
    const subscription = subscriptionSchema.parse(await (await shop.as(account, "/api/subscription")).json());
    expect(subscription).toEqual({
      productId: anOrder.productId,
      name: "Yearly subscription",
      billingPeriod: "yearly",
      startedAt: startOfTest,
      expiresOrRenewsAt: Date.UTC(2097, 10, 21),
      platform: "web",
      status: "Auto-Renewable",
      activeOffers: [],
    });
    expect(shop.sent.map(({ to, template }) => [to, template])).toEqual([[`${account}@people.example`, "receipt"]]);
  });

  it("SVC-3 takes nothing that its page did not say: an order with a trial that was used meanwhile is shown again", async () => {
    const shop = new Shop();
    const account = newAccount();
    const trial = { productId: "nightjar-pro-freetrial-yearly-renews-row" };
    const [first, second] = [await shop.checkout(account, trial), await shop.checkout(account, trial)];
    const aboutOf = async (page: string) =>
      /name="about" value="([^"]+)"/.exec(await (await shop.fetch(new URL(page).pathname)).text())?.[1] ?? "";
    const about = await aboutOf(second);
    expect(about).toContain("free days");
    await shop.submit(first, { card: "paid", about });
    await shop.post(account, subscriptionPaths.refund, { ends: true });
    const again = await shop.submit(second, { card: "paid", about });
    expect([again.status, await again.text()]).toEqual([200, expect.stringContaining("What you pay has changed")]);
    const payments = async () =>
      subscriptionDetailsSchema.parse(await (await shop.as(account, subscriptionPaths.details)).json()).payments;
    expect(await payments()).toEqual([]);
    expect((await shop.submit(second, { card: "paid", about: await aboutOf(second) })).status).toBe(303);
    expect(await payments()).toMatchObject([{ state: "paid" }]);
  });

  it("SVC-3 200 parallel uses of one key open one checkout", async () => {
    const shop = new Shop();
    const account = newAccount();
    const uses = Array.from({ length: 200 }, () => shop.checkout(account, {}, { "idempotency-key": "one" }));
    expect(new Set(await Promise.all(uses)).size).toBe(1);
  });

  it("SVC-3 200 parallel payments of one checkout: one subscription, one receipt, one answer", async () => {
    const shop = new Shop();
    const address = await shop.checkout(newAccount());
    const paid = await Promise.all(Array.from({ length: 200 }, () => shop.submit(address, { card: "paid" })));
    expect(new Set(paid.map(({ status, headers }) => `${status} ${headers.get("location")}`)).size).toBe(1);
    expect(shop.sent.length).toBe(1);
  });

  it("SVC-3 a key stays with its order for a day, and is refused for another", async () => {
    const shop = new Shop();
    const account = newAccount();
    const key = { "idempotency-key": "k" };
    const first = await shop.checkout(account, {}, key);
    const other = await shop.post(
      account,
      "/api/checkout/session",
      { ...anOrder, productId: "nightjar-pro-monthly-renews-us" },
      key,
    );
    expect([other.status, await other.json()]).toEqual([400, { error: "idempotency_key_reused" }]);
    const abroad = await shop.post(account, "/api/checkout/session?country=DE", anOrder, key);
    expect([abroad.status, await abroad.json()]).toEqual([400, { error: "idempotency_key_reused" }]);
    await shop.submit(first, { card: "paid" });
    expect(await shop.checkout(account, {}, key)).toBe(first);
    expect(await shop.checkout(newAccount(), {}, key)).not.toBe(first);
    shop.now += day;
    expect((await shop.post(account, "/api/checkout/session", anOrder, key)).status).toBe(409);
  });

  it("SVC-3 is refused while a subscription is active, and a second open one is then not paid", async () => {
    const shop = new Shop();
    const account = newAccount();
    const [first, second] = [await shop.checkout(account), await shop.checkout(account)];
    await shop.submit(first, { card: "paid" });
    const again = await shop.post(account, "/api/checkout/session", anOrder);
    expect([again.status, await again.json()]).toEqual([409, { error: "already_subscribed" }]);
    expect((await shop.submit(second, { card: "paid" })).status).toBe(200);
    expect(shop.sent.length).toBe(1);
  });

  it("SVC-3 a paid checkout stays paid: it offers no second payment, even after the subscription ended", async () => {
    const shop = new Shop();
    const account = newAccount();
    const address = await shop.checkout(account);
    await shop.submit(address, { card: "paid" });
    const seed = {
      account: `${account}@people.example`,
      status: "Expired",
      platform: "web",
      productId: anOrder.productId,
    };
    await shop.fetch("/dev/seed", { method: "POST", body: new URLSearchParams(seed) });
    const [, shown] = (await (await shop.fetch(new URL(address).pathname)).text()).split("<main>");
    expect(shown).not.toContain("<form");
    await shop.submit(address, { card: "paid" });
    expect([await statusOf(shop, account), shop.sent.length]).toEqual(["Expired", 1]);
  });

  it("SVC-3 a declined card charges nothing and leaves the checkout open", async () => {
    const shop = new Shop();
    const account = newAccount();
    const address = await shop.checkout(account, { origin: "funnel_home_website__hero" });
    const declined = await shop.submit(address, { card: "declined" });
    expect(declined.status).toBe(200);
    expect(await declined.text()).toContain("/subscriptions?checkout=declined&amp;origin=funnel_home_website__hero");
    expect(await statusOf(shop, account)).toBe(404);
    expect((await shop.submit(address, { card: "paid" })).status).toBe(303);
  });

  it("SVC-3 a card that needs confirmation pays after yes and not after no", async () => {
    const shop = new Shop();
    const account = newAccount();
    const address = await shop.checkout(account);
    expect((await shop.submit(address, { card: "confirm" })).status).toBe(200);
    expect((await shop.submit(address, { card: "confirm", bank: "no" })).status).toBe(200);
    expect(await statusOf(shop, account)).toBe(404);
    expect((await shop.submit(address, { card: "confirm" })).status).toBe(200);
    expect((await shop.submit(address, { card: "confirm", bank: "yes" })).status).toBe(303);
    expect(await statusOf(shop, account)).toBe("Auto-Renewable");
  });

  it("SUB-8 a free trial is given once an account", async () => {
    const shop = new Shop();
    const account = newAccount();
    const order = { productId: "nightjar-pro-freetrial-monthly-renews-us", origin: "funnel_home_website_radio_hero" };
    await shop.submit(await shop.checkout(account, order), { card: "paid" });
    const trial = subscriptionSchema.parse(await (await shop.as(account, "/api/subscription")).json());
    expect([trial.activeOffers, trial.expiresOrRenewsAt]).toEqual([[{ type: "Trial" }], startOfTest + 30 * day]);
    await shop.as(account, "/api/subscription/cancel", { method: "POST" });
    shop.now += 31 * day;
    expect(await statusOf(shop, account)).toBe("Expired");
    await shop.submit(await shop.checkout(account, order), { card: "paid" });
    const second = subscriptionSchema.parse(await (await shop.as(account, "/api/subscription")).json());
    expect(second.activeOffers).toEqual([]);
  });

  it("SVC-3 an address runs out after a day, and one that was never ours is 404", async () => {
    const shop = new Shop();
    const address = await shop.checkout(newAccount());
    const { pathname } = new URL(address);
    const wrongSecret = `${pathname.slice(0, -1)}${pathname.endsWith("A") ? "B" : "A"}`;
    for (const path of ["/checkout/x", `/checkout/${"0".repeat(64)}${"A".repeat(43)}`, wrongSecret]) {
      expect((await shop.fetch(path)).status).toBe(404);
      expect((await shop.submit(path, { card: "paid" })).status).toBe(404);
    }
    shop.now += day;
    expect((await shop.submit(address, { card: "paid" })).status).toBe(404);
  });

  const bad: [string, unknown, string][] = [
    ["no body", undefined, "invalid_request"],
    ["a list", [], "invalid_request"],
    ["null", null, "invalid_request"],
    ["a number as product", { ...anOrder, productId: 7 }, "invalid_request"],
    ["no product", { ...anOrder, productId: undefined }, "invalid_request"],
    ["an unknown platform", { ...anOrder, purchasePlatform: "fax" }, "invalid_request"],
    ["an object as address", { ...anOrder, returnUrl: {} }, "invalid_request"],
    ["an endless origin", { ...anOrder, origin: "a".repeat(900_000) }, "invalid_request"],
    ["an unknown product", { ...anOrder, productId: "nightjar-pro" }, "unknown_product"],
    ["a foreign return address", { ...anOrder, returnUrl: "https://evil.example/" }, "invalid_return_url"],
    ["a script as return address", { ...anOrder, returnUrl: "javascript:alert(1)" }, "invalid_return_url"],
  ];
  it.each(bad)("SVC-3 %s opens nothing", async (_, body, error) => {
    const shop = new Shop();
    const answer = await shop.post(newAccount(), "/api/checkout/session", body);
    expect([answer.status, await answer.json()]).toEqual([400, { error }]);
  });

  it("SVC-3 broken JSON, another type and a nonsense key open nothing", async () => {
    const shop = new Shop();
    const tries: RequestInit[] = [
      { body: "{", headers: { "content-type": "application/json" } },
      { body: JSON.stringify(anOrder), headers: { "content-type": "text/plain" } },
      { body: JSON.stringify(anOrder), headers: { "content-type": "application/json", "idempotency-key": "" } },
      {
        body: JSON.stringify(anOrder),
        headers: { "content-type": "application/json", "idempotency-key": "k".repeat(256) },
      },
    ];
    for (const init of tries) {
      expect((await shop.as(newAccount(), "/api/checkout/session", { method: "POST", ...init })).status).toBe(400);
    }
  });

  it("SVC-3 a form that names no card, or is no form, pays nothing", async () => {
    const shop = new Shop();
    const account = newAccount();
    const address = await shop.checkout(account);
    for (const fields of [{}, { card: "__proto__" }, { card: "gold" }]) {
      expect((await shop.submit(address, fields as Record<string, string>)).status).toBe(400);
    }
    const asJson = { method: "POST", body: '{"card":"paid"}', headers: { "content-type": "application/json" } };
    expect((await shop.fetch(new URL(address).pathname, asJson)).status).toBe(400);
    expect(await statusOf(shop, account)).toBe(404);
  });
});

describe("portal", () => {
  const portalOf = async (shop: Shop, account: string) =>
    customerPortalSchema.parse(await (await shop.as(account, "/api/checkout/portal")).json()).customerPortalUrl;

  it("SVC-3 cancels, resumes and changes the card", async () => {
    const shop = new Shop();
    const account = newAccount();
    expect((await shop.as(account, "/api/checkout/portal")).status).toBe(404);
    await shop.submit(await shop.checkout(account), { card: "fails-later" });
    const portal = await portalOf(shop, account);
    expect((await shop.fetch(new URL(portal).pathname)).status).toBe(200);

    expect((await shop.submit(portal, { change: "cancel" })).status).toBe(200);
    expect(await statusOf(shop, account)).toBe("Not Auto-Renewable");
    expect((await shop.submit(portal, { change: "resume" })).status).toBe(200);
    expect(await statusOf(shop, account)).toBe("Auto-Renewable");
    expect((await shop.submit(portal, { change: "card", card: "declined" })).status).toBe(409);
    shop.now = Date.UTC(2097, 10, 22);
    expect(await statusOf(shop, account)).toBe("Grace Period");
    const again = await portalOf(shop, account);
    expect((await shop.submit(again, { change: "card", card: "paid" })).status).toBe(200);
    expect(await statusOf(shop, account)).toBe("Auto-Renewable");
  });

  it("SVC-3 pays a missed payment with a card whose bank asks only once that has been confirmed", async () => {
    const shop = new Shop();
    const account = newAccount();
    await shop.submit(await shop.checkout(account), { card: "fails-later" });
    shop.now = Date.UTC(2097, 10, 22);
    const portal = await portalOf(shop, account);
    const choose = async (fields: Record<string, string>) =>
      (await (await shop.submit(portal, { change: "card", card: "confirm", ...fields })).text()).includes(
        'name="bank"',
      );
    expect(await choose({ bank: "yes" }), "nobody has asked yet").toBe(true);
    expect(await choose({ bank: "no" })).toBe(false);
    expect(await choose({}), "asked").toBe(true);
    expect((await shop.fetch(new URL(portal).pathname)).status, "left").toBe(200);
    expect([await statusOf(shop, account), shop.sent.length]).toEqual(["Grace Period", 2]);
    await Promise.all(["yes", "yes", "yes"].map((bank) => choose({ bank })));
    expect([await statusOf(shop, account), shop.sent.length]).toEqual(["Auto-Renewable", 3]);
  });

  it("SVC-3 closes after an hour, and a checkout address does not open it", async () => {
    const shop = new Shop();
    const account = newAccount();
    const checkout = await shop.checkout(account);
    await shop.submit(checkout, { card: "paid" });
    const portal = await portalOf(shop, account);
    const forged = new URL(checkout).pathname.replace("/checkout/", "/checkout/portal/");
    expect((await shop.submit(forged, { change: "cancel" })).status).toBe(404);
    expect((await shop.submit(portal, { change: "everything" })).status).toBe(400);
    shop.now += day / 24;
    expect((await shop.submit(portal, { change: "cancel" })).status).toBe(404);
    expect(await statusOf(shop, account)).toBe("Auto-Renewable");
  });

  it("SVC-3 cancel and resume by the wire give the subscription", async () => {
    const shop = new Shop();
    const account = newAccount();
    const change = (name: string) => shop.as(account, `/api/subscription/${name}`, { method: "POST" });
    expect((await change("cancel")).status).toBe(404);
    await shop.submit(await shop.checkout(account), { card: "paid" });
    expect(subscriptionSchema.parse(await (await change("cancel")).json()).status).toBe("Not Auto-Renewable");
    expect(subscriptionSchema.parse(await (await change("resume")).json()).status).toBe("Auto-Renewable");
  });
});

describe("stores", () => {
  it("SVC-3 a store's purchase is confirmed, and its receipt belongs to one account", async () => {
    const shop = new Shop();
    const account = newAccount();
    const receipt = { signature: `receipt of ${account}` };
    const confirmed = await shop.post(account, "/api/purchase/confirm/apple", receipt);
    const { email, entitlements, subscription } = purchaseConfirmedSchema.parse(await confirmed.json());
    expect([email, entitlements.length, subscription.platform]).toEqual([`${account}@people.example`, 3, "ios"]);
    expect((await shop.post(account, "/api/purchase/confirm/apple", receipt)).status).toBe(200);
    const stolen = await shop.post(newAccount(), "/api/purchase/confirm/apple", receipt);
    expect([stolen.status, await stolen.json()]).toEqual([409, { error: "receipt_already_used" }]);
    const cancel = await shop.as(account, "/api/subscription/cancel", { method: "POST" });
    expect([cancel.status, await cancel.json()]).toEqual([409, { error: "managed_by_store" }]);
  });

  it("SVC-3 an old receipt starts nothing anew", async () => {
    const shop = new Shop();
    const account = newAccount();
    const receipt = { purchaseToken: `token of ${account}` };
    const confirm = () => shop.post(account, "/api/purchase/confirm/google", receipt);
    await confirm();
    const seed = {
      account: `${account}@people.example`,
      status: "Expired",
      platform: "android",
      productId: "nightjar-pro-monthly-renews-us",
    };
    await shop.fetch("/dev/seed", { method: "POST", body: new URLSearchParams(seed) });
    const again = purchaseConfirmedSchema.parse(await (await confirm()).json());
    expect([again.subscription.status, again.entitlements]).toEqual(["Expired", []]);
  });

  it("SVC-3 of 200 accounts that confirm one receipt at once, one holds it", async () => {
    const shop = new Shop();
    const body = { purchaseToken: "contested" };
    const tries = Array.from({ length: 200 }, () => shop.post(newAccount(), "/api/purchase/confirm/google", body));
    const won = (await Promise.all(tries)).filter(({ status }) => status === 200);
    expect(won.length).toBe(1);
  });

  it.each([
    ["apple", {}],
    ["apple", { signature: "" }],
    ["apple", { signature: 1 }],
    ["apple", { signature: "x", platform: "android" }],
    ["google", { signature: "x" }],
    ["google", { purchaseToken: "x".repeat(20_000) }],
    ["google", { purchaseToken: "x", productId: "nothing" }],
  ])("SVC-3 %s with %o changes nothing", async (store, body) => {
    const shop = new Shop();
    const account = newAccount();
    expect((await shop.post(account, `/api/purchase/confirm/${store}`, body)).status).toBe(400);
    expect(await statusOf(shop, account)).toBe(404);
  });
});

describe("cleaning up", () => {
  it("SVC-3 what has run out is deleted by itself, the subscription is not", async () => {
    const shop = new Shop();
    const account = newAccount();
    await shop.submit(await shop.checkout(account, {}, { "idempotency-key": "k" }), { card: "paid" });
    await shop.as(account, "/api/checkout/portal");
    const stub = env.SUBSCRIPTION_ACCOUNT.getByName(account);
    const keys = () =>
      runInDurableObject(stub, (_, { storage }) => [...storage.kv.list()].map(([key]) => key.split(":")[0]));
    expect((await keys()).sort()).toEqual(["checkout", "key", "mail", "payments", "portal", "subscription"]);
    await runInDurableObject(stub, (_, { storage }) => {
      for (const [key, value] of storage.kv.list<{ expiresAt?: number }>()) {
        if (value.expiresAt) storage.kv.put(key, { ...value, expiresAt: 1 });
      }
    });
    expect(await runDurableObjectAlarm(stub)).toBe(true);
    expect(await keys()).toEqual(["payments", "subscription"]);
  });
});

describe("seed", () => {
  const seed = (shop: Shop, fields: Record<string, string>) =>
    shop.fetch("/dev/seed", {
      method: "POST",
      body: new URLSearchParams({ productId: "nightjar-pro-monthly-renews-us", ...fields }),
    });

  it.each(["staging", "production"] as const)("SVC-3 in %s there is no seed", async (stage) => {
    const shop = new Shop();
    const account = newAccount();
    shop.stage = stage;
    expect((await shop.fetch("/dev/seed")).status).toBe(404);
    expect(
      (await seed(shop, { account: `${account}@people.example`, status: "Expired", platform: "web" })).status,
    ).toBe(404);
    expect(await statusOf(shop, account)).toBe(404);
  });

  it("SVC-3 every status on every platform can be reached", async () => {
    const shop = new Shop();
    const account = newAccount();
    for (const status of statuses) {
      for (const platform of platforms) {
        expect((await seed(shop, { account: `${account}@people.example`, status, platform })).status).toBe(200);
        const subscription = subscriptionSchema.parse(await (await shop.as(account, "/api/subscription")).json());
        expect([subscription.status, subscription.platform]).toEqual([status, platform]);
      }
    }
    await seed(shop, { account: `${account}@people.example`, status: "none", platform: "web" });
    expect(await statusOf(shop, account)).toBe(404);
  });

  it.each([
    [{ account: "nobody@else.example", status: "Expired", platform: "web" }, 404],
    [{ account: "no-uuid", status: "Expired", platform: "web" }, 404],
    [{ account: "", status: "Expired", platform: "web" }, 400],
    [{ account: "a", status: "Asleep", platform: "web" }, 400],
    [{ account: "a", status: "Expired", platform: "fax" }, 400],
  ])("SVC-3 %o is answered with %i", async (fields, status) => {
    expect((await seed(new Shop(), fields)).status).toBe(status);
  });
});

describe("elsewhere", () => {
  it.each([
    ["GET /api/subscription/", 404, "not_found"],
    ["GET /api/checkout/x", 404, "not_found"],
    ["GET /checkout/", 404, "not_found"],
    ["DELETE /api/subscription", 405, "method_not_allowed"],
    ["GET /api/checkout/session", 405, "method_not_allowed"],
    ["PUT /api/products", 405, "method_not_allowed"],
  ])("SVC-3 %s is answered with %i %s, in JSON", async (row, status, error) => {
    const [method = "", path = ""] = row.split(" ");
    const answer = await new Shop().as(newAccount(), path, { method });
    expect([answer.status, await answer.json()]).toEqual([status, { error }]);
  });
});
