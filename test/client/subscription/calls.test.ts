import { describe, expect, it, vi } from "vitest";
import type { SubscriptionClient } from "../../../client/subscription/client.ts";
import { CommunicationError, TimeoutError } from "../../../client/subscription/errors.ts";
import type { FailureLabel } from "../../../client/subscription/events.ts";
import { pageService } from "../../../client/subscription/page-service.ts";
import { type CallName, catalogue } from "../../../client/subscription/paths.ts";
import {
  billingPeriods,
  platforms,
  statuses,
  subscriptionSchema,
} from "../../../src/contract/subscription/subscription.ts";
import { type Reaction, settle, setUp } from "./harness.ts";

const message = "There has been a communication error. Please try again.";
const token = "a.b.c";
const email = "ada@example.org";
const locale = "de-CH";
const verifier = "AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE";

interface Row {
  readonly run: (client: SubscriptionClient) => Promise<unknown>;
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly bearer: boolean;
  readonly credentials: boolean;
  readonly label: FailureLabel | null;
  /** A valid answer, and what the call returns for it. */
  readonly good: unknown;
  readonly gives: unknown;
  /** Answers with something missing or wrong. */
  readonly bad: readonly unknown[];
  /** The call ignores the body of its answer. */
  readonly bodyless?: true;
}

const subscription = {
  productId: "nightjar-pro-monthly-renews-us",
  name: "Nightjar Pro",
  billingPeriod: "monthly",
  startedAt: 1_700_000_000_000,
  expiresOrRenewsAt: 1_702_592_000_000,
  platform: "stripe",
  status: "Auto-Renewable",
  activeOffers: [{ type: "Trial" }],
};
const entitlements = [{ product: "Network Protection", name: "subscriber" }];
const checkout = {
  productId: "nightjar-pro-monthly-renews-us",
  purchasePlatform: "web",
  returnUrl: "https://nightjar.example/pro/welcome",
} as const;

const rows: Readonly<Record<Exclude<CallName, "subscriptionsCheckEligibility">, Row>> = {
  subscriptionsAuthSessionCreate: {
    run: (client) => client.subscriptionsAuthSessionCreate(),
    method: "POST",
    path: "/api/auth/v2/authorize",
    query: {
      response_type: "code",
      code_challenge: "VtX6czP210fbQsI5QH5dpMMvTHnzXQkrE0_TWkAtnFw",
      code_challenge_method: "S256",
      client_id: "nightjar-web",
      scope: "privacypro",
    },
    bearer: false,
    credentials: true,
    label: "authorization",
    good: {},
    gives: { codeVerifier: verifier },
    bad: [],
    bodyless: true,
  },
  subscriptionsAccountCreate: {
    run: (client) => client.subscriptionsAccountCreate(),
    method: "POST",
    path: "/api/auth/v2/account/create",
    query: {},
    bearer: false,
    credentials: true,
    label: "account create",
    good: { code: "c0de" },
    gives: { code: "c0de" },
    bad: [{}, { code: "" }, { code: 5 }, { code: null }, [], null],
  },
  subscriptionsTokens: {
    run: (client) => client.subscriptionsTokens({ code: "c0de", codeVerifier: verifier }),
    method: "GET",
    path: "/api/auth/v2/token",
    query: { grant_type: "authorization_code", client_id: "nightjar-web", code: "c0de", code_verifier: verifier },
    bearer: false,
    credentials: false,
    label: "tokens",
    good: { access_token: "a", refresh_token: "r", expires_in: 14_400, token_type: "Bearer" },
    gives: { access_token: "a", refresh_token: "r" },
    bad: [{}, { refresh_token: "r" }, { access_token: "" }, { access_token: null }, { access_token: 1 }],
  },
  subscriptionsOTP: {
    run: (client) => client.subscriptionsOTP({ email, locale }),
    method: "POST",
    path: "/api/auth/v2/otp",
    query: { email, locale },
    bearer: false,
    credentials: true,
    label: "passphrase",
    good: {},
    gives: undefined,
    bad: [],
    bodyless: true,
  },
  subscriptionsAccountLoginV2: {
    run: (client) => client.subscriptionsAccountLoginV2({ email, otp: "123456" }),
    method: "POST",
    path: "/api/auth/v2/login",
    query: {},
    json: { method: "otp", email, otp: "123456" },
    bearer: false,
    credentials: true,
    label: "login",
    good: { code: "c0de" },
    gives: { code: "c0de" },
    bad: [{}, { code: "" }, { code: {} }],
  },
  subscriptionsAccountEditV2: {
    run: (client) => client.subscriptionsAccountEditV2({ token, email, locale }),
    method: "POST",
    path: "/api/auth/v2/account/edit",
    query: { email, locale },
    bearer: true,
    credentials: true,
    label: "account edit",
    good: { status: "confirm", hash: "h4sh" },
    gives: { hash: "h4sh" },
    bad: [{}, { hash: "" }, { hash: 7 }],
  },
  subscriptionsAccountEditConfirmV2: {
    run: (client) => client.subscriptionsAccountEditConfirmV2({ token, email, otp: "123456", hash: "h4sh", locale }),
    method: "POST",
    path: "/api/auth/v2/account/edit/confirm",
    query: { email, otp: "123456", hash: "h4sh", locale },
    bearer: true,
    credentials: true,
    label: "account edit confirm",
    good: { status: "confirmed", email },
    gives: { status: "confirmed", email },
    bad: [{ email }, { status: "confirm", email }, { status: "confirmed" }, { status: "confirmed", email: "" }],
  },
  subscriptionsGetAccountInfoV2: {
    run: (client) => client.subscriptionsGetAccountInfoV2({ token }),
    method: "GET",
    path: "/api/auth/v2/account",
    query: {},
    bearer: true,
    credentials: true,
    label: null,
    good: { email: null, entitlements: [...entitlements, { product: "Something New", name: "subscriber" }] },
    gives: { email: null, entitlements },
    bad: [{}, { email }, { entitlements }, { email: 1, entitlements }],
  },
  subscriptionsAccountLoginLink: {
    run: (client) => client.subscriptionsAccountLoginLink({ email, locale }),
    method: "GET",
    path: "/api/auth/account/loginlink",
    query: { email, locale },
    bearer: false,
    credentials: true,
    label: "passphrase",
    good: { status: "sent" },
    gives: undefined,
    bad: [null, "sent"],
  },
  subscriptionsAccountLogin: {
    run: (client) => client.subscriptionsAccountLogin({ email, otp: "123456" }),
    method: "GET",
    path: "/api/auth/login",
    query: { email, otp: "123456" },
    bearer: false,
    credentials: true,
    label: "login",
    good: { external_id: "id", auth_token: "t", email, status: "authenticated" },
    gives: { external_id: "id", auth_token: "t", email },
    bad: [{ auth_token: "t" }, { external_id: "id" }, { external_id: 1, auth_token: "t" }],
  },
  subscriptionsValidateToken: {
    run: (client) => client.subscriptionsValidateToken({ token }),
    method: "GET",
    path: "/api/auth/validate-token",
    query: {},
    bearer: true,
    credentials: false,
    label: null,
    good: { account: { id: "1", external_id: "id", email } },
    gives: { account: { external_id: "id", email } },
    bad: [{}, { account: {} }, { account: { external_id: 1 } }, { account: null }],
  },
  subscriptionsAccountEdit: {
    run: (client) => client.subscriptionsAccountEdit({ token, email, locale }),
    method: "POST",
    path: "/api/auth/account/edit",
    query: { email, locale },
    bearer: true,
    credentials: true,
    label: "account edit",
    good: { hash: "h4sh" },
    gives: { hash: "h4sh" },
    bad: [{}, { hash: "" }],
  },
  subscriptionsAccountEditConfirm: {
    run: (client) => client.subscriptionsAccountEditConfirm({ token, email, otp: "123456", hash: "h4sh", locale }),
    method: "GET",
    path: "/api/auth/account/edit/confirm",
    query: { email, otp: "123456", hash: "h4sh", locale },
    bearer: true,
    credentials: true,
    label: "account edit confirm",
    good: { external_id: "id", email, auth_token: "t" },
    gives: { external_id: "id", email, auth_token: "t" },
    bad: [
      { email, auth_token: "t" },
      { external_id: "id", auth_token: "t" },
      { external_id: "id", email },
      { external_id: "id", email, auth_token: 1 },
    ],
  },
  subscriptionsStripeCheckout: {
    run: (client) => client.subscriptionsStripeCheckout({ token, ...checkout }),
    method: "POST",
    path: "/api/checkout/session",
    query: {},
    json: checkout,
    bearer: true,
    credentials: false,
    label: null,
    good: { checkoutUrl: "https://pay.example/1" },
    gives: { checkoutUrl: "https://pay.example/1" },
    bad: [{}, { checkoutUrl: 1 }, { checkoutUrl: null }, { checkoutUrl: "javascript:alert(1)" }],
  },
  subscriptionsGetSubscription: {
    run: (client) => client.subscriptionsGetSubscription({ token }),
    method: "GET",
    path: "/api/subscription",
    query: {},
    bearer: true,
    credentials: false,
    label: null,
    good: subscription,
    gives: subscription,
    bad: [{}, { ...subscription, productId: 5 }, { ...subscription, status: "Paused" }],
  },
  subscriptionsGetProductFeatures: {
    run: (client) => client.subscriptionsGetProductFeatures({ token, productId: "pro/1 ü" }),
    method: "GET",
    path: "/api/products/pro%2F1%20%C3%BC/features",
    query: {},
    bearer: true,
    credentials: false,
    label: null,
    good: { features: ["Network Protection", "Something New"] },
    gives: { features: ["Network Protection"] },
    bad: [{}, { features: [] }, { features: null }, { features: "Network Protection" }],
  },
};

const table = Object.entries(rows);

/** Runs the call and returns its error. */
async function failureOf(row: Row, reaction: Reaction) {
  const { client, events, clock } = setUp(reaction);
  const failed = row.run(client).then(
    () => null,
    (error: unknown) => error,
  );
  if (reaction === "silence") {
    // The challenge of a session is computed before the request is sent.
    await vi.waitFor(() => expect(clock.waiting).toBe(1));
    clock.advance(10_000);
  }
  const error = await failed;
  expect(events).toEqual(row.label ? [{ label: row.label, error }] : []);
  expect(clock.waiting).toBe(0);
  return error;
}

describe("the 17 calls", () => {
  it("SUB-1 each has its row here", () => {
    expect([...Object.keys(rows), "subscriptionsCheckEligibility"].sort()).toEqual(Object.keys(catalogue).sort());
    expect(Object.keys(catalogue)).toHaveLength(17);
  });

  it.each(table)("SUB-1 %s asks as agreed and gives what it should", async (_, row) => {
    const { client, asked, events, clock } = setUp({ body: row.good });
    expect(await row.run(client)).toEqual(row.gives);

    const [first, ...more] = asked;
    expect(more).toEqual([]);
    expect(first?.method).toBe(row.method);
    expect(first?.url.origin).toBe("https://page.example");
    expect(first?.url.pathname).toBe(row.path);
    expect(Object.fromEntries(first?.url.searchParams ?? [])).toEqual(row.query);
    expect(first?.body && JSON.parse(first.body)).toEqual(row.json);
    expect(first?.headers["content-type"]).toBe(row.json ? "application/json" : undefined);
    expect(first?.headers.accept).toBe("application/json");
    expect(first?.headers.authorization).toBe(row.bearer ? `Bearer ${token}` : undefined);
    expect(first?.credentials).toBe(row.credentials ? "include" : undefined);
    expect(events).toEqual([]);
    expect(clock.waiting).toBe(0);
  });

  it.each(table)("SUB-7 %s has its variant on staging", async (name, row) => {
    const host = "https://staging.example";
    const stagingHosts = { auth: host, subscriptions: host, site: host };
    const { client, asked } = setUp({ body: row.good }, { staging: true, stagingHosts });
    await row.run(client);
    const ttl = name === "subscriptionsTokens" ? { ttl: "7200" } : {};
    expect(asked[0]?.url.origin).toBe(host);
    expect(asked[0]?.url.pathname).toBe(row.path);
    const query = Object.fromEntries(asked[0]?.url.searchParams ?? []);
    expect(query).toEqual({ ...row.query, ...ttl, environment: "staging" });
  });

  it.each(table)("SUB-2 SUB-3 ERR-2 %s that is not ok", async (_, row) => {
    const error = await failureOf(row, { status: 429, body: { error: "too_many_requests" }, retryAfter: "30" });
    expect(error).toBeInstanceOf(CommunicationError);
    expect(error).toMatchObject({ message, status: 429, code: "too_many_requests", retryAfter: 30 });
    expect((error as Error).cause).toEqual({ error: "too_many_requests" });
  });

  it.each(table)("SUB-2 SUB-3 ERR-2 %s that is not ok and not JSON", async (_, row) => {
    const error = await failureOf(row, { status: 502, text: "<h1>Bad gateway</h1>" });
    expect(error).toMatchObject({ message, status: 502, code: null, retryAfter: null });
    expect((error as Error).cause).toBeUndefined();
  });

  it.each(table.filter(([, row]) => !row.bodyless))("SUB-2 SUB-3 ERR-2 %s that is ok but not JSON", async (_, row) => {
    const error = await failureOf(row, { text: "<!doctype html>" });
    expect(error).toMatchObject({ message, status: 200, code: null });
  });

  it.each(table.flatMap(([name, row]) => row.bad.map((body) => [name, JSON.stringify(body), row, body] as const)))(
    "SUB-2 SUB-3 %s refuses %s",
    async (_, __, row, body) => {
      const error = await failureOf(row, { text: JSON.stringify(body) });
      expect(error).toBeInstanceOf(CommunicationError);
      expect(error).toMatchObject({ message, status: null });
    },
  );

  it.each(table)("SUB-2 SUB-3 %s without an answer in time", async (_, row) => {
    const error = await failureOf(row, "silence");
    expect(error).toMatchObject({ message, status: null });
    expect((error as Error).cause).toBeInstanceOf(TimeoutError);
  });

  it.each(table)("SUB-2 SUB-3 %s without a network", async (_, row) => {
    const error = await failureOf(row, "no network");
    expect(error).toMatchObject({ message, status: null, cause: expect.any(TypeError) });
  });
});

describe("single calls", () => {
  it("SUB-1 opening a session carries the account's token where there is one", async () => {
    const asked: URL[] = [];
    const fetch = async (address: string | URL | Request) => {
      asked.push(new URL(String(address), "https://nightjar.example"));
      return Response.json({});
    };
    const { client } = setUp({}, { fetch });
    await client.subscriptionsAuthSessionCreate({ token: "t" });
    await client.subscriptionsAuthSessionCreate();
    expect(asked.map(({ searchParams }) => searchParams.get("token"))).toEqual(["t", null]);
  });

  it("SUB-1 fetch is called by itself, as a browser's own wants it", async () => {
    const seen: unknown[] = [];
    function fetch(this: unknown) {
      seen.push(this);
      return Promise.resolve(Response.json({ code: "c", productId: "p" }));
    }
    vi.stubGlobal("fetch", fetch);
    const { client } = setUp({}, { service: pageService() });
    await client.subscriptionsAuthSessionCreate();
    await client.subscriptionsGetSubscription({ token });
    vi.unstubAllGlobals();
    // Either is fine with a browser; any other object is an "illegal invocation".
    for (const that of seen) expect([undefined, globalThis]).toContain(that);
    expect(seen).toHaveLength(2);
  });

  it("SUB-8 every subscription that the contract allows is read in full", async () => {
    for (const platform of platforms) {
      for (const status of statuses) {
        for (const billingPeriod of billingPeriods) {
          const sent = subscriptionSchema.parse({ ...subscription, platform, status, billingPeriod });
          const { client } = setUp({ body: sent });
          expect(await client.subscriptionsGetSubscription({ token })).toEqual(sent);
        }
      }
    }
  });

  it.each([201, 204, 206])("SUB-2 a one-time code that was answered %i was not sent", async (status) => {
    const row = rows.subscriptionsOTP;
    const { client, events } = setUp(
      { body: {} },
      {
        fetch: async () => new Response(status === 204 ? null : "{}", { status }),
      },
    );
    await expect(row.run(client)).rejects.toThrow(message);
    expect(events.map(({ label }) => label)).toEqual(["passphrase"]);
  });

  it.each(["subscriptionsAccountEditV2", "subscriptionsAccountEdit"] as const)(
    "SUB-2 %s without an address needs no hash",
    async (name) => {
      const { client, asked } = setUp({ body: { status: "confirm" } });
      expect(await client[name]({ token })).toEqual({});
      expect([...(asked[0]?.url.searchParams ?? [])]).toEqual([]);
    },
  );

  it("SUB-2 a subscription needs no more than its product", async () => {
    const { client } = setUp({ body: { productId: "p", newField: 1 } });
    expect(await client.subscriptionsGetSubscription({ token })).toEqual({ productId: "p" });
  });

  it("SUB-1 checkout carries the origin, and a key that makes one of several tries", async () => {
    const { client, asked } = setUp({ body: { checkoutUrl: "/checkout/1" } });
    const origin = "funnel_home_website__hero";
    await client.subscriptionsStripeCheckout({ token, ...checkout, origin, idempotencyKey: "k" });
    expect(JSON.parse(asked[0]?.body ?? "")).toEqual({ ...checkout, origin });
    expect(asked[0]?.headers["idempotency-key"]).toBe("k");
  });

  it.each<[Reaction, boolean]>([
    [{ body: {} }, true],
    [{ text: "" }, true],
    [{ status: 451 }, false],
    [{ status: 500, text: "<" }, false],
    ["no network", false],
  ])("SUB-2 GEO-4 eligibility after %j is %s and throws nothing", async (reaction, expected) => {
    const { client, asked, events } = setUp(reaction);
    expect(await client.subscriptionsCheckEligibility()).toBe(expected);
    expect([asked[0]?.method, asked[0]?.url.pathname]).toEqual(["GET", "/privacy-pro-eligible.json"]);
    expect(events).toEqual([]);
  });

  it("SUB-2 silence is not eligible", async () => {
    const { client, clock } = setUp("silence");
    const eligible = client.subscriptionsCheckEligibility();
    await settle();
    clock.advance(10_000);
    expect(await eligible).toBe(false);
  });

  it("SUB-2 an answer that stops halfway counts as none", async () => {
    const { client, clock } = setUp(
      {},
      {
        fetch: async () => ({ status: 200, headers: new Headers(), json: () => new Promise(() => {}) }),
      },
    );
    const failed = expect(client.subscriptionsAccountCreate()).rejects.toThrow(message);
    await settle();
    clock.advance(10_000);
    await failed;
  });

  it("SUB-2 what takes too long is called off", async () => {
    const { client, clock, asked } = setUp("silence");
    const failed = expect(client.subscriptionsGetSubscription({ token })).rejects.toThrow(message);
    await settle();
    expect(asked[0]?.signal.aborted).toBe(false);
    clock.advance(10_000);
    await failed;
    expect(asked[0]?.signal.aborted).toBe(true);
  });
});
