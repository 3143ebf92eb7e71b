import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseCountry } from "../../../src/contract/country.ts";
import { statuses } from "../../../src/contract/subscription/subscription.ts";
import type { SubscriberAccount } from "../../../src/pages/subscription/account.ts";
import {
  buyStep,
  keptQuery,
  orderFor,
  originFor,
  type PendingOrder,
  planFor,
  productFor,
  readReturnReason,
  screenStatus,
  trialFor,
} from "../../../src/pages/subscription/buy/buy-flow.ts";
import { keepOrder, readOrder } from "../../../src/pages/subscription/buy/order.ts";
import { randomBytes } from "../../../src/platform/random.ts";
import { orderSchema } from "../../../src/session/entries.ts";
import { openSession } from "../../../src/session/session.ts";

const order: PendingOrder = { choice: "digest", key: "one" };
const country = (code: string) => {
  const parsed = parseCountry(code);
  if (!parsed) throw new Error(code);
  return parsed;
};

const session = () => openSession({ cookies: new Map(), keys: async () => [], now: Date.now() });

describe("orders", () => {
  it("FLOW-1 the same choice keeps its key, whatever was chosen, and however often", () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string(), { minLength: 1 }), (choice, keys) => {
        const first = orderFor(null, choice, keys[0] ?? "");
        expect(keys.reduce((pending, key) => orderFor(pending, choice, key), first)).toEqual(first);
      }),
    );
  });

  it.each([{ productId: "other" }, { origin: "funnel_other" }])(
    "FLOW-1 another choice (%j) is another order",
    async (change) => {
      const wanted = { productId: "nightjar-pro-freetrial-monthly-renews-row", origin: "funnel_home" };
      const kept = await session();
      const first = await keepOrder(kept, wanted, randomBytes);
      expect(await keepOrder(kept, wanted, randomBytes)).toEqual(first);
      const other = await keepOrder(kept, { ...wanted, ...change }, randomBytes);
      expect([other.choice === first.choice, other.key === first.key]).toEqual([false, false]);
      expect(readOrder(kept)).toEqual(other);
    },
  );

  it("FLOW-1 what was kept is read back, and anything else is no order", () => {
    expect(orderSchema.parse(order)).toEqual(order);
    fc.assert(
      fc.property(fc.json(), (text) => void expect(orderSchema.safeParse(JSON.parse(text)).success).toBe(false)),
    );
    expect(orderSchema.safeParse({ ...order, key: 1 }).success).toBe(false);
  });
});

describe("what is sold", () => {
  it.each([
    ["US", "nightjar-pro-freetrial-yearly-renews-us"],
    ["IE", "nightjar-pro-freetrial-yearly-renews-row"],
    ["CA", "nightjar-pro-freetrial-yearly-renews-row"],
  ])("FLOW-1 the yearly product of %s is %s", (code, productId) => {
    expect(productFor("yearly", country(code))).toBe(productId);
  });

  it.each([
    ["US", "funnel_home_website_anniversary_x", 14],
    ["DE", "funnel_home_website_anniversary_x", 7],
    ["DE", "funnel_home_website_radio", 30],
    ["DE", null, 7],
    ["DE", "anything", 7],
    ["JP", "funnel_home_website_radio", null],
  ])("SUB-8 the trial in %s from %s is %s", (code, origin, days) => {
    expect(trialFor(country(code), origin)).toBe(days);
  });

  it("FLOW-1 nothing is sold without a country", () => expect(trialFor(null, null)).toBeNull());

  it("FLOW-1 a plan is what was chosen, where it is sold", () => {
    const url = new URL("http://localhost/subscriptions?origin=funnel_pro");
    expect(planFor({ country: country("IE"), url }, "monthly")).toEqual({
      period: "monthly",
      productId: "nightjar-pro-freetrial-monthly-renews-row",
      origin: "funnel_pro",
    });
    for (const nowhere of [null, country("JP")]) expect(planFor({ country: nowhere, url }, "monthly")).toBeNull();
  });

  it("ADDR-4 without an origin a trial names its own, by its period", () => {
    expect(originFor(null, "yearly")).toBe("funnel_home_website_trial_annual");
    expect(originFor("<script>", "monthly")).toBe("funnel_home_website_trial_monthly");
    expect(originFor("funnel_pro", "monthly")).toBe("funnel_pro");
  });

  it("FLOW-1 what goes along with a choice is the origin, staging, and how the plans are read in the app", () => {
    const kept = (query: string) => keptQuery(new URL(`https://nightjar.example/subscriptions${query}`));
    expect(kept("?origin=funnel_pro&environment=staging&via=web&q=x")).toEqual({
      origin: "funnel_pro",
      environment: "staging",
      via: "web",
    });
    const nothing = { origin: null, environment: null, via: null };
    expect(kept("")).toEqual(nothing);
    expect(kept("?origin=<b>&environment=production&via=app")).toEqual(nothing);
  });

  it("FLOW-1 a payment that has not shown within the hour is on its way no more", () => {
    const account: SubscriberAccount = { id: "a", email: null, subscription: null };
    const at = (sincePaid: number) => screenStatus({ search: "", account, sincePaid });
    expect([at(0), at(3_599_999), at(3_600_000)]).toEqual(["pending", "pending", "unsubscribed"]);
  });

  it.each([
    ["checkout=signed-out", null],
    ["checkout=canceled", "canceled"],
    ["checkout=declined", "declined"],
    ["checkout=paid", null],
    ["", null],
  ])("FLOW-1 ?%s came back as %s", (query, outcome) => {
    expect(readReturnReason(new URLSearchParams(query))).toBe(outcome);
  });
});

describe("where somebody is while buying", () => {
  it.each([
    [{}, "plans"],
    [{ hasOrder: true }, "checkout"],
    [{ hasOrder: true, sincePaid: 1000 }, "confirming"],
    [{ hasOrder: true, sincePaid: 3_600_000 }, "checkout"],
    [{ hasOrder: true, isSubscribed: true }, "paid"],
    [{ hasOrder: true, sincePaid: 1000, isSubscribed: true }, "paid"],
    [{ sincePaid: 3_600_000, isSubscribed: true }, "paid"],
    [{ isSubscribed: true }, "subscribed"],
  ])("FLOW-1 with %j is at %s", (change, step) => {
    expect(buyStep({ isSubscribed: false, sincePaid: null, hasOrder: false, ...change })).toBe(step);
  });
});

describe("what a screen shows", () => {
  const account = (subscription: SubscriberAccount["subscription"]): SubscriberAccount => ({
    id: "a",
    email: null,
    subscription,
  });
  const seen = { search: "", account: account(null), sincePaid: null };

  it("FLOW-6 by status, each of the five", () => {
    const shown = statuses.map((status) => screenStatus({ ...seen, account: account({ productId: "p", status }) }));
    expect(shown).toEqual(["subscribed", "subscribed", "subscribed", "unsubscribed", "unsubscribed"]);
  });

  it.each([
    [{ account: null }, "unknown"],
    [{ account: account("unavailable") }, "error"],
    [{ sincePaid: 1000 }, "pending"],
    [{ sincePaid: 3_600_000 }, "unsubscribed"],
    [{ account: null, sincePaid: 1000 }, "unknown"],
    [{ account: null, search: "?subscribed_override=true" }, "subscribed"],
    [{ sincePaid: 1000, search: "?subscribed_override=false" }, "unsubscribed"],
    [{ search: "?subscribed_override=maybe" }, "unsubscribed"],
  ])("FLOW-6 %j is %s", (change, status) => {
    expect(screenStatus({ ...seen, ...change })).toBe(status);
  });
});
