import { describe, expect, it } from "vitest";
import { createMemoryStore } from "../../../client/storage/store.ts";
import { createSubscriptionClient } from "../../../client/subscription/client.ts";
import { browserInfoStore } from "../../../client/subscription/stored-info.ts";
import { rememberNext, subscriberAccountOf, takeNext } from "../../../src/pages/subscription/signed-in.ts";
import { freshToken, noteRenewalDue, renew } from "../../../src/session/fresh-token.ts";
import { openSession } from "../../../src/session/session.ts";

/** An access token that expires in `left` seconds. */
function token(left: number, entitlements: readonly object[] = []): string {
  const claims = { sub: "b0d1", email: "wren@post.example", entitlements, exp: Date.now() / 1000 + left };
  return ["head", btoa(JSON.stringify(claims)), "signature"].join(".");
}

type Answers = Readonly<Record<string, readonly [status: number, body: unknown]>>;

/** A subscriber with a token, and services that give these answers by path; calls to other paths fail. */
async function holder(left: number, answers: Answers, entitlements: readonly object[] = features) {
  const asked: string[] = [];
  const told: string[] = [];
  const client = createSubscriptionClient({
    service: async ({ path }) => {
      const [pathname = ""] = path.split("?");
      asked.push(pathname);
      const [status = null, data] = answers[pathname] ?? [];
      return { status, data, retryAfter: null };
    },
    store: browserInfoStore(createMemoryStore()),
    random: (bytes) => crypto.getRandomValues(bytes),
    onEvent: ({ label }) => told.push(label),
    flags: { useSubscriptionsAuthV2: true, useUnifiedFeedback: false },
  });
  client.info.change({ accessToken: token(left, entitlements), refreshToken: "refresh" });
  const session = await openSession({ cookies: new Map(), keys: async () => [], now: Date.now() });
  const intent = { isUnsolicited: false, isEffectWithheld: false, isRenewalWithheld: false };
  return {
    subscriber: { session, client, accounts: new Map(), isV2: true, staging: false, intent, failures: [] },
    client,
    asked,
    told,
  };
}

const tokens = "/api/auth/v2/token";
const subscription = "/api/subscription";
const features = [{ product: "Network Protection", name: "subscriber" }];
const renewed = (): Answers => ({ [tokens]: [200, { access_token: token(14_400, features), refresh_token: "next" }] });

describe("the access token", () => {
  it("FLOW-8 is used as it is while it has more than five minutes", async () => {
    const { subscriber, asked } = await holder(301, renewed());
    expect(await freshToken(subscriber)).toBe(true);
    expect(asked).toEqual([]);
  });

  it.each([299, 0, -3600])("FLOW-8 is renewed with %i seconds left", async (left) => {
    const { subscriber, client, asked } = await holder(left, renewed());
    expect(await freshToken(subscriber)).toBe(true);
    expect(asked).toEqual([tokens]);
    expect(client.info.read().refreshToken).toBe("next");
  });

  it("HOLD-2 is renewed once a request, whatever else asks for it", async () => {
    const { subscriber, asked } = await holder(-1, renewed());
    noteRenewalDue(subscriber);
    for (let time = 0; time < 3; time += 1) expect(await renew(subscriber)).toBe(true);
    expect(await freshToken(subscriber)).toBe(true);
    expect(asked).toEqual([tokens]);
  });

  it("HOLD-2 is renewed by the next request when it is out of date", async () => {
    const { subscriber, asked } = await holder(3600, renewed());
    noteRenewalDue(subscriber);
    expect(await freshToken(subscriber)).toBe(true);
    expect(await freshToken({ ...subscriber })).toBe(true);
    expect(asked).toEqual([tokens]);
  });

  it.each([
    [200, true],
    [-1, false],
  ])(
    "HOLD-2 with %i seconds left is not renewed where nobody here asked, and nothing is reported",
    async (left, isFresh) => {
      const { subscriber, client, asked, told } = await holder(left, {});
      const intent = { isUnsolicited: true, isEffectWithheld: false, isRenewalWithheld: false };
      expect(await freshToken({ ...subscriber, intent })).toBe(isFresh);
      expect([asked, told, client.info.read().refreshToken]).toEqual([[], [], "refresh"]);
      expect(intent).toEqual({ isUnsolicited: true, isEffectWithheld: true, isRenewalWithheld: true });
    },
  );

  it("FLOW-8 that cannot be renewed any more is forgotten", async () => {
    const { subscriber, client } = await holder(200, {
      [tokens]: [400, { error: "invalid_token_request", error_code: 3 }],
    });
    expect(await freshToken(subscriber)).toBe(false);
    expect(client.info.read()).toEqual({});
  });

  it.each([
    ["still good", 200, true],
    ["over", -1, false],
  ])("FLOW-8 SVC-6 that is %s stays held while the service does not answer", async (_, left, isFresh) => {
    const { subscriber, client } = await holder(left, {});
    expect(await freshToken(subscriber)).toBe(isFresh);
    expect(client.info.read().refreshToken).toBe("refresh");
  });
});

describe("the account", () => {
  const active = { productId: "p", status: "Auto-Renewable" };

  it("FLOW-6 is asked for once a request", async () => {
    const { subscriber, asked } = await holder(3600, { [subscription]: [200, active] });
    const [first, second] = await Promise.all([subscriberAccountOf(subscriber), subscriberAccountOf(subscriber)]);
    expect(first).toEqual({ id: "b0d1", email: "wren@post.example", subscription: active });
    expect(second).toBe(first);
    expect(asked).toEqual([subscription]);
  });

  it.each([
    ["none", 404, null],
    ["a service that fails", 500, "unavailable"],
    ["a service that speaks nonsense", 200, "unavailable"],
  ])("FLOW-6 with %s", async (_, status, expected) => {
    const { subscriber } = await holder(3600, { [subscription]: [status, { error: "x" }] });
    expect((await subscriberAccountOf(subscriber))?.subscription).toBe(expected);
  });

  it("FLOW-6 whose token is refused is signed out", async () => {
    const { subscriber, client } = await holder(3600, { [subscription]: [401, { error: "invalid_token" }] });
    expect(await subscriberAccountOf(subscriber)).toBeNull();
    expect(client.info.read()).toEqual({});
  });

  it("FLOW-1 gets a token that names what was bought meanwhile", async () => {
    const { subscriber, client } = await holder(3600, { ...renewed(), [subscription]: [200, active] }, []);
    await subscriberAccountOf(subscriber);
    expect(client.info.read()).toMatchObject({
      refreshToken: "next",
      entitlements: [{ product: "Network Protection" }],
    });
  });
});

it("FLOW-8 where one was going is remembered until it is taken, once", async () => {
  const { subscriber } = await holder(3600, {});
  rememberNext(subscriber.session, "/subscriptions/manage?ask=cancel");
  rememberNext(subscriber.session, "https://evil.example/");
  expect(takeNext(subscriber.session, "/")).toBe("/subscriptions/manage?ask=cancel");
  expect(takeNext(subscriber.session, "/")).toBe("/");
});
