import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseCountry, soldIn } from "../../../src/contract/country.ts";
import { isEntitling, statuses } from "../../../src/contract/subscription/subscription.ts";
import {
  type CardName,
  cardNames,
  cards,
  decideCard,
  readCardChoice,
} from "../../../src/services/subscriptions/cards.ts";
import { applySubscriptionChange, newsOf } from "../../../src/services/subscriptions/change-rules.ts";
import {
  priceOf,
  productById,
  productsIn,
  productTable,
  regionOf,
  saleRefusal,
} from "../../../src/services/subscriptions/product-rules.ts";
import { ownReturnUrl } from "../../../src/services/subscriptions/return-rules.ts";
import {
  afterPeriod,
  day,
  graceDays,
  type SubscriptionRecord,
  startSubscription,
  toSubscription,
} from "../../../src/services/subscriptions/subscription-rules.ts";
import { paidRecord } from "./paid-record.ts";
import { recordAt } from "./record-at.ts";

const now = Date.UTC(2026, 10, 21, 12);
const us = parseCountry("US");
const ireland = parseCountry("IE");
const japan = parseCountry("JP");

const record = paidRecord("nightjar-pro-yearly-renews-row", now);

function product(productId: string) {
  const found = productById(productId);
  if (!found) throw new Error(productId);
  return found;
}

describe("products", () => {
  it("SVC-3 say all that their identifiers say", () => {
    expect(product("nightjar-pro-freetrial-yearly-renews-us")).toEqual({
      productId: "nightjar-pro-freetrial-yearly-renews-us",
      label: "Yearly subscription with a free trial",
      billingPeriod: "yearly",
      region: "us",
      freeTrial: true,
    });
    expect(product("nightjar-pro-monthly-renews-row")).toMatchObject({
      label: "Monthly subscription",
      freeTrial: false,
    });
    expect(productTable.filter(({ freeTrial, productId }) => freeTrial !== productId.includes("freetrial"))).toEqual(
      [],
    );
    expect(productById("nightjar-pro-weekly-renews-us")).toBeUndefined();
  });

  it.each([
    ["us", us, null],
    ["row", us, "product_not_sold_here"],
    ["us", ireland, "product_not_sold_here"],
    ["row", ireland, null],
    ["row", japan, "country_not_eligible"],
    ["us", null, "country_not_eligible"],
  ] as const)("SVC-3 of %s are sold in %s, or refused as %3$s", (region, country, refusal) => {
    for (const one of productTable.filter((other) => other.region === region)) {
      expect(saleRefusal(one, country)).toBe(refusal);
    }
  });

  it("SVC-3 cost what the visitor's country pays where it is of their region, else what the region does", () => {
    expect(priceOf(product("nightjar-pro-monthly-renews-us"), us)).toEqual({ amount: "9.99", currency: "USD" });
    expect(priceOf(product("nightjar-pro-monthly-renews-us"), ireland)).toEqual({ amount: "9.99", currency: "USD" });
    expect(priceOf(product("nightjar-pro-yearly-renews-row"), parseCountry("SE")).currency).toBe("SEK");
    expect(priceOf(product("nightjar-pro-yearly-renews-row"), japan)).toEqual({ amount: "99.99", currency: "EUR" });
  });

  it("SVC-3 are listed in a country as it can buy them", () => {
    for (const country of soldIn) {
      const listed = productsIn(country).map(({ productId }) => product(productId));
      expect(listed.filter((one) => one.region !== regionOf(country))).toEqual([]);
      expect(listed).toHaveLength(4);
    }
    expect(us && productsIn(us)[0]).toEqual({
      productId: "nightjar-pro-monthly-renews-us",
      productLabel: "Monthly subscription",
      billingPeriod: "monthly",
      price: "9.99",
      currency: "USD",
    });
  });
});

describe("demonstration cards", () => {
  it("SVC-3 are known by their names, each with words and an outcome", () => {
    const chosen = (fields: Record<string, string>) => readCardChoice(new Map(Object.entries(fields)));
    for (const card of cardNames) expect(chosen({ card })).toEqual({ card, bank: null, about: null });
    for (const card of ["", "constructor", "visa"]) expect(chosen({ card })).toBeNull();
    expect([chosen({}), readCardChoice(null)]).toEqual([null, null]);
    for (const bank of ["yes", "no"]) expect(chosen({ card: "confirm", bank })?.bank).toBe(bank);
    expect(chosen({ card: "confirm", bank: "maybe" })?.bank).toBeNull();
    expect(cardNames.toSorted()).toEqual(Object.keys(cards).toSorted());
    for (const { label } of Object.values(cards)) expect(label).toMatch(/^A card /);
    const outcomes = Object.entries(cards).map(([name, { outcome, renews }]) => [name, outcome, renews]);
    expect(outcomes).toEqual([
      ["paid", "paid", true],
      ["declined", "declined", false],
      ["confirm", "confirm", true],
      ["fails-later", "paid", false],
    ]);
  });

  it("SVC-3 are decided about in one way: a yes counts only as the answer to this very question", () => {
    const asked = { card: "confirm", about: "an order" } as const;
    const decided = (card: CardName, bank: "yes" | "no" | null, open: typeof asked | null, about = "an order") =>
      decideCard({ card, bank, about: null }, open, about);
    for (const bank of ["yes", "no", null] as const)
      for (const open of [asked, null]) {
        expect(decided("paid", bank, open)).toBe("accepted");
        expect(decided("fails-later", bank, open)).toBe("accepted");
        expect(decided("declined", bank, open)).toBe("declined");
      }
    expect([decided("confirm", null, null), decided("confirm", null, asked)]).toEqual(["confirm", "confirm"]);
    expect([decided("confirm", "yes", asked), decided("confirm", "yes", null)]).toEqual(["accepted", "confirm"]);
    expect(decided("confirm", "yes", asked, "another order")).toBe("confirm");
    expect([decided("confirm", "no", asked), decided("confirm", "no", null)]).toEqual([
      "not-confirmed",
      "not-confirmed",
    ]);
  });
});

describe("a subscription at its start", () => {
  const start = { platform: "web", card: "paid", now, trial: null, country: us } as const;

  it("SVC-3 runs for its period where there is no trial", () => {
    expect(startSubscription(product("nightjar-pro-monthly-renews-us"), start)).toEqual({
      productId: "nightjar-pro-monthly-renews-us",
      platform: "web",
      startedAt: now,
      expiresOrRenewsAt: Date.UTC(2026, 11, 21, 12),
      status: "Auto-Renewable",
      trialEndsAt: null,
      card: "paid",
      country: us,
      price: { amount: "9.99", currency: "USD" },
    });
  });

  it("SUB-8 pays when its trial ends", () => {
    const started = startSubscription(product("nightjar-pro-freetrial-monthly-renews-us"), { ...start, trial: 14 });
    expect([started.trialEndsAt, started.expiresOrRenewsAt]).toEqual([now + 14 * day, now + 14 * day]);
    expect(toSubscription(started, now + 14 * day - 1).activeOffers).toEqual([{ type: "Trial" }]);
    expect(toSubscription(started, now + 14 * day).activeOffers).toEqual([]);
  });

  it("SVC-3 of an unknown country is one of none", () => {
    const { country: _, ...nowhere } = start;
    expect(startSubscription(product("nightjar-pro-monthly-renews-us"), nowhere).country).toBeNull();
  });
});

describe("as time passes", () => {
  it("SVC-3 a day has as many milliseconds, and grace as many days", () => {
    expect([day, graceDays]).toEqual([86_400_000, 14]);
  });

  it("SVC-3 a year or a month is added at each renewal, at the very moment", () => {
    expect(recordAt(record, now + 20 * day - 1)).toBe(record);
    expect(recordAt(record, now + 20 * day).expiresOrRenewsAt).toBe(afterPeriod(now + 20 * day, "yearly"));
    const monthly = { ...record, productId: "nightjar-pro-monthly-renews-row" };
    expect(recordAt(monthly, now + 20 * day).expiresOrRenewsAt).toBe(afterPeriod(now + 20 * day, "monthly"));
    const unknown = { ...record, productId: "sold no more" };
    expect(recordAt(unknown, now + 20 * day).expiresOrRenewsAt).toBe(afterPeriod(now + 20 * day, "monthly"));
  });

  it.each([
    ["Grace Period", "Inactive"],
    ["Not Auto-Renewable", "Expired"],
    ["Inactive", "Inactive"],
    ["Expired", "Expired"],
  ] as const)("SVC-3 %s becomes %s when its time has come, and keeps its date", (status, after) => {
    const due = recordAt({ ...record, status }, now + 21 * day);
    expect([due.status, due.expiresOrRenewsAt]).toEqual([after, record.expiresOrRenewsAt]);
  });

  it("SVC-3 a period ends on the same day of a later month, or on the last day of it", () => {
    const moments = fc.date({ min: new Date("2020-01-01"), max: new Date("2040-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(moments, fc.constantFrom("monthly", "yearly"), (from, period) => {
        const end = new Date(afterPeriod(from.getTime(), period));
        const months = (end.getUTCFullYear() - from.getUTCFullYear()) * 12 + end.getUTCMonth() - from.getUTCMonth();
        expect(months).toBe(period === "yearly" ? 12 : 1);
        const isLast = new Date(end.getTime() + day).getUTCDate() === 1;
        expect(end.getUTCDate() === from.getUTCDate() || (isLast && end.getUTCDate() < from.getUTCDate())).toBe(true);
      }),
    );
  });

  it("SVC-3 nobody who stopped paying has features once grace is over", () => {
    expect(() =>
      fc.assert(
        fc.property(fc.constantFrom(...statuses), fc.nat({ max: 900 }), (status, days) => {
          const after = recordAt({ ...record, status, card: "fails-later" }, record.expiresOrRenewsAt + days * day);
          if (days >= graceDays) expect(isEntitling(after.status)).toBe(false);
        }),
      ),
    ).not.toThrow();
  });
});

describe("what the wire says of one that is sold no more", () => {
  it("SVC-3 is as much as is known", () => {
    expect(toSubscription({ ...record, productId: "sold no more" }, now)).toEqual({
      productId: "sold no more",
      name: "Subscription",
      billingPeriod: "monthly",
      startedAt: record.startedAt,
      expiresOrRenewsAt: record.expiresOrRenewsAt,
      platform: "web",
      status: "Auto-Renewable",
      activeOffers: [],
    });
    expect(toSubscription(record, now)).toMatchObject({ name: "Yearly subscription", billingPeriod: "yearly" });
  });
});

describe("changes", () => {
  const card = (name: CardName) => ({ kind: "card", card: name }) as const;

  it("SVC-3 are told as what they come to", () => {
    const told = (before: SubscriptionRecord["status"], after: SubscriptionRecord["status"]) =>
      newsOf({ ...record, status: before }, { ...record, status: after });
    expect(told("Auto-Renewable", "Auto-Renewable")).toBeNull();
    expect(told("Grace Period", "Expired")).toBe("ended");
    expect(told("Auto-Renewable", "Not Auto-Renewable")).toBe("cancelled");
    expect(told("Not Auto-Renewable", "Auto-Renewable")).toBe("resumed");
    expect(told("Grace Period", "Auto-Renewable")).toBe("paid");
  });

  it("SVC-3 a cancellation keeps what is paid, and ends grace at once", () => {
    expect(applySubscriptionChange(record, { kind: "cancel" }, now)).toEqual({
      ok: true,
      record: { ...record, status: "Not Auto-Renewable" },
      news: "cancelled",
    });
    const inGrace = { ...record, status: "Grace Period" } as const;
    expect(applySubscriptionChange(inGrace, { kind: "cancel" }, now)).toEqual({
      ok: true,
      record: { ...inGrace, status: "Expired", expiresOrRenewsAt: now },
      news: "ended",
    });
  });

  it("SVC-3 another card pays at once what is owed, and else only later", () => {
    expect(applySubscriptionChange(record, card("fails-later"), now)).toEqual({
      ok: true,
      record: { ...record, card: "fails-later" },
      news: null,
    });
    const inGrace = { ...record, status: "Grace Period", expiresOrRenewsAt: now + day } as const;
    const due = now + day - graceDays * day;
    const paidUntil = afterPeriod(due, "yearly", record.startedAt);
    expect(applySubscriptionChange(inGrace, card("paid"), now)).toEqual({
      ok: true,
      record: { ...inGrace, card: "paid", status: "Auto-Renewable", expiresOrRenewsAt: paidUntil },
      news: "paid",
    });
    const unknown = { ...inGrace, productId: "sold no more" };
    expect(applySubscriptionChange(unknown, card("paid"), now)).toMatchObject({
      record: { expiresOrRenewsAt: afterPeriod(due, "monthly", record.startedAt) },
    });
  });

  it.each([
    ["of what a store sold", { platform: "ios" as const }, { kind: "cancel" as const }, "managed_by_store"],
    ["of what has ended", { status: "Expired" as const }, { kind: "resume" as const }, "subscription_not_active"],
    ["of the card of what has ended", { status: "Inactive" as const }, card("paid"), "subscription_not_active"],
    ["of the card of what a store sold", { platform: "android" as const }, card("paid"), "managed_by_store"],
  ])("SVC-3 %s are refused", (_, change, asked, error) => {
    expect(applySubscriptionChange({ ...record, ...change }, asked, now)).toEqual({ ok: false, error });
  });
});

describe("where a checkout may lead back to", () => {
  const own = (origin: string) => origin === "https://nightjar.example";
  it.each([
    ["https://nightjar.example/pro/welcome", true],
    ["https://nightjar.example/subscriptions", true],
    ["https://nightjar.example/subscriptions/welcome", true],
    ["https://nightjar.example/subscriptions/welcome/stripe", true],
    ["https://nightjar.example/", false],
    ["https://:secret@nightjar.example/subscriptions", false],
    ["https://name@nightjar.example/subscriptions", false],
    ["xhttps://nightjar.example/subscriptions", false],
    ["httpsx://nightjar.example/subscriptions", false],
    ["https://other.example/subscriptions", false],
  ])("SVC-3 to %s: %s", (address, expected) => {
    expect(ownReturnUrl(address, own)?.href ?? null).toBe(expected ? address : null);
  });
});
