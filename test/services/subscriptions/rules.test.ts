import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseCountry, soldIn } from "../../../src/contract/country.ts";
import { campaignOf } from "../../../src/contract/subscription/campaigns.ts";
import { priceIn } from "../../../src/contract/subscription/prices.ts";
import {
  featureNames,
  isEntitling,
  isWebPurchased,
  platforms,
  productsSchema,
  slugOfFeature,
  statuses,
  subscriptionSchema,
  trialDays,
} from "../../../src/contract/subscription/subscription.ts";
import { isOwnOrigin } from "../../../src/services/own-origins.ts";
import { type CardName, cards } from "../../../src/services/subscriptions/cards.ts";
import { applySubscriptionChange } from "../../../src/services/subscriptions/change-rules.ts";
import {
  featuresOfRegion,
  priceOf,
  productById,
  productsIn,
  productTable,
} from "../../../src/services/subscriptions/product-rules.ts";
import { ownReturnUrl, returnAddress, validOrigin } from "../../../src/services/subscriptions/return-rules.ts";
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

const now = Date.UTC(2026, 10, 21);

const record = paidRecord("nightjar-pro-monthly-renews-us", now);

describe("trials", () => {
  const offer = { type: "freeTrial", id: "x", durationInDays: 21, isUserEligible: true } as const;
  it.each([
    ["web", "IE", null, undefined, 7],
    ["stripe", "US", "trial", undefined, 7],
    ["web", "US", "anniversary", undefined, 14],
    ["web", "CA", "anniversary", undefined, 7],
    ["web", null, "anniversary", undefined, 7],
    ["web", "IE", "pro", undefined, 30],
    ["stripe", "US", "radio", undefined, 30],
    ["web", null, "endorsement", undefined, 30],
    ["ios", "US", null, offer, 21],
    ["android", "US", null, undefined, null],
    ["macos", "US", null, null, null],
  ] as const)(
    "SUB-8 on %s in %s with campaign %s and offer %o: %s days",
    (platform, country, campaign, nativeOffer, days) => {
      expect(trialDays({ platform, country, campaign, ...(nativeOffer === undefined ? {} : { nativeOffer }) })).toBe(
        days,
      );
    },
  );

  it("SUB-8 the campaign is the fourth segment of the origin", () => {
    expect(campaignOf("funnel_home_website_radio_hero")).toBe("radio");
    expect(campaignOf("funnel_home_website__hero")).toBe(null);
    expect(campaignOf(undefined)).toBe(null);
  });
});

describe("products", () => {
  it("SVC-3 every country that we sell in has four products at its own price", () => {
    for (const country of soldIn) {
      const products = productsSchema.parse(productsIn(country));
      expect(products.map(({ billingPeriod }) => billingPeriod)).toEqual(["monthly", "yearly", "monthly", "yearly"]);
      for (const { productId, price, currency } of products) {
        expect(productById(productId)).toBeDefined();
        expect(Number(price)).toBeGreaterThan(0);
        expect(currency).toMatch(/^[A-Z]{3}$/);
      }
    }
  });

  it.each([
    ["US", "9.99", "99.99", "USD"],
    ["GB", "9.99", "99.99", "GBP"],
    ["IE", "9.99", "99.99", "EUR"],
    ["BG", "9.99", "99.99", "EUR"],
    ["SE", "109.00", "1099.00", "SEK"],
  ])("SVC-3 %s pays %s or %s %s", (code, monthly, yearly, currency) => {
    const country = parseCountry(code);
    if (!country) throw new Error("unknown country");
    expect(priceIn(country, "monthly")).toEqual({ amount: monthly, currency });
    expect(priceIn(country, "yearly")).toEqual({ amount: yearly, currency });
  });

  it("SVC-3 nothing is sold elsewhere, and a product of another region has the price of its own", () => {
    const japan = parseCountry("JP");
    const elsewhere = productById("nightjar-pro-monthly-renews-row");
    if (!japan || !elsewhere) throw new Error("unknown");
    expect(productsIn(japan)).toEqual([]);
    expect(priceOf(elsewhere, parseCountry("US")).currency).toBe("EUR");
    expect(priceOf(elsewhere, null).currency).toBe("EUR");
  });

  it("SVC-3 identifiers are those of the wire and unlike each other", () => {
    for (const { productId } of productTable) {
      expect(productId).toMatch(/^nightjar-pro-(freetrial-)?(monthly|yearly)-renews-(us|row)$/);
    }
    expect(new Set(productTable.map(({ productId }) => productId)).size).toBe(8);
  });

  it("SUB-8 every feature has a slug and is held by some product", () => {
    const held = new Set(Object.values(featuresOfRegion).flat());
    for (const name of featureNames) expect([slugOfFeature[name].length > 0, held.has(name)]).toEqual([true, true]);
  });
});

describe("time", () => {
  it.each([
    [Date.UTC(2026, 0, 31), "monthly", Date.UTC(2026, 1, 28)],
    [Date.UTC(2028, 0, 31), "monthly", Date.UTC(2028, 1, 29)],
    [Date.UTC(2026, 11, 15), "monthly", Date.UTC(2027, 0, 15)],
    [Date.UTC(2028, 1, 29), "yearly", Date.UTC(2029, 1, 28)],
  ] as const)("SVC-3 one period after %i (%s) is %i", (from, period, expected) => {
    expect(afterPeriod(from, period)).toBe(expected);
  });

  it("SUB-8 a subscription of the 31st comes back to it after every short month, and one of 29 February after leap years", () => {
    const renewals = (first: number, period: "monthly" | "yearly", count: number) => {
      let at = first;
      return Array.from({ length: count }, () => {
        at = afterPeriod(at, period, first);
        return new Date(at).toISOString().slice(0, 10);
      });
    };
    expect(renewals(Date.UTC(2027, 0, 31), "monthly", 5)).toEqual([
      "2027-02-28",
      "2027-03-31",
      "2027-04-30",
      "2027-05-31",
      "2027-06-30",
    ]);
    expect(renewals(Date.UTC(2027, 0, 30), "monthly", 2)).toEqual(["2027-02-28", "2027-03-30"]);
    expect(renewals(Date.UTC(2027, 1, 28), "monthly", 2)).toEqual(["2027-03-28", "2027-04-28"]);
    expect(renewals(Date.UTC(2028, 1, 29), "yearly", 4).at(-1)).toBe("2032-02-29");
  });

  it("SVC-3 a good card renews for as long as nobody cancels", () => {
    const later = recordAt(record, now + 400 * day);
    expect(later.status).toBe("Auto-Renewable");
    expect(later.expiresOrRenewsAt).toBeGreaterThan(now + 400 * day);
  });

  it("SVC-3 a failing card leads to the grace period and then to nothing", () => {
    const failing = { ...record, card: "fails-later" } as const;
    expect(recordAt(failing, now + 19 * day).status).toBe("Auto-Renewable");
    expect(recordAt(failing, now + 20 * day).status).toBe("Grace Period");
    expect(recordAt(failing, now + 33 * day).status).toBe("Grace Period");
    expect(recordAt(failing, now + 34 * day).status).toBe("Inactive");
  });

  it("SVC-3 a cancelled subscription expires on its day", () => {
    const cancelled = { ...record, status: "Not Auto-Renewable" } as const;
    expect(recordAt(cancelled, now + 20 * day - 1).status).toBe("Not Auto-Renewable");
    expect(recordAt(cancelled, now + 20 * day).status).toBe("Expired");
  });

  it("SVC-3 looking often changes nothing: the state at a time does not depend on when one looked before", () => {
    const times = fc.array(fc.integer({ min: 0, max: 3000 }), { minLength: 1, maxLength: 8 });
    const card = fc.constantFrom(...(Object.keys(cards) as CardName[]));
    fc.assert(
      fc.property(times, card, fc.constantFrom(...statuses), (days, name, status) => {
        const start = { ...record, card: name, status };
        const ordered = days.toSorted((a, b) => a - b);
        const end = now + (ordered.at(-1) ?? 0) * day;
        const inSteps = ordered.reduce<SubscriptionRecord>(
          (current, after) => recordAt(current, now + after * day),
          start,
        );
        expect(inSteps).toEqual(recordAt(start, end));
      }),
    );
  });
});

describe("changes", () => {
  it.each([
    ["Auto-Renewable", "cancel", "Not Auto-Renewable"],
    ["Not Auto-Renewable", "cancel", "Not Auto-Renewable"],
    ["Grace Period", "cancel", "Expired"],
    ["Inactive", "cancel", null],
    ["Expired", "cancel", null],
    ["Auto-Renewable", "resume", "Auto-Renewable"],
    ["Not Auto-Renewable", "resume", "Auto-Renewable"],
    ["Grace Period", "resume", "Grace Period"],
    ["Inactive", "resume", null],
    ["Expired", "resume", null],
  ] as const)("SVC-3 %s after %s is %s", (status, kind, expected) => {
    const result = applySubscriptionChange({ ...record, status }, { kind }, now);
    expect(result.ok ? result.record.status : null).toBe(expected);
  });

  it.each(platforms)("SUB-8 a purchase on %s is changed here only when we sold it", (platform) => {
    expect(applySubscriptionChange({ ...record, platform }, { kind: "cancel" }, now).ok).toBe(isWebPurchased(platform));
  });

  it("SVC-3 a card in the grace period pays the period that is owed, however late in it", () => {
    for (const late of [0, 1, graceDays - 1]) {
      const expiresOrRenewsAt = now + (graceDays - late) * day;
      const inGrace = { ...record, status: "Grace Period", card: "fails-later", expiresOrRenewsAt } as const;
      const paid = applySubscriptionChange(inGrace, { kind: "card", card: "paid" }, now);
      expect(paid.ok && [paid.record.status, paid.record.expiresOrRenewsAt]).toEqual([
        "Auto-Renewable",
        afterPeriod(now - late * day, "monthly", record.startedAt),
      ]);
    }
  });

  it("SUB-8 the features are held while the subscription is paid for", () => {
    expect(statuses.filter(isEntitling)).toEqual(["Auto-Renewable", "Not Auto-Renewable", "Grace Period"]);
  });
});

describe("the wire", () => {
  it("SVC-3 a subscription on trial says so until the trial is over", () => {
    const product = productById("nightjar-pro-freetrial-yearly-renews-us");
    if (!product) throw new Error("unknown product");
    const started = startSubscription(product, { platform: "web", card: "paid", now, trial: 7 });
    const during = subscriptionSchema.parse(toSubscription(started, now));
    expect([during.activeOffers, during.expiresOrRenewsAt, during.billingPeriod]).toEqual([
      [{ type: "Trial" }],
      now + 7 * day,
      "yearly",
    ]);
    const after = recordAt(started, now + 8 * day);
    expect([toSubscription(after, now + 8 * day).activeOffers, after.status]).toEqual([[], "Auto-Renewable"]);
  });

  const asked = new URL("http://localhost/api/checkout/session");
  it.each([
    ["http://localhost/pro/welcome", true],
    ["https://nightjar.example/pro/welcome?a=1", true],
    ["http://nightjar.example/pro/welcome", false],
    ["https://nightjar.example:8443/pro/welcome", false],
    ["https://user@nightjar.example/pro/welcome", false],
    ["https://nightjar.example.evil.example/", false],
    ["https://evil.example/?nightjar.example", false],
    ["javascript:alert(1)", false],
    ["blob:http://localhost/pro/welcome", false],
    ["blob:https://nightjar.example/pro/welcome", false],
    ["filesystem:http://localhost/pro/welcome", false],
    ["ftp://nightjar.example/pro/welcome", false],
    ["https://nightjar.example/pro", false],
    ["https://nightjar.example/pro/welcome/../../account/login", false],
    ["https://nightjar.example./pro/welcome", false],
    ["//evil.example/", false],
    ["/pro/welcome", false],
    ["", false],
  ])("SVC-3 %s as a return address: %s", (address, ours) => {
    const names = { development: true, ownHosts: ["nightjar.example"] };
    expect(ownReturnUrl(address, (origin) => isOwnOrigin(names, asked, origin)) !== null).toBe(ours);
  });

  it("SUB-9 the return address carries what section 9 adds, and keeps what it had", () => {
    const more = { billingPeriod: "yearly", origin: "funnel_home_website__hero", staging: true } as const;
    const { searchParams, pathname } = new URL(returnAddress("https://nightjar.example/pro/welcome?a=1", more));
    expect(pathname).toBe("/pro/welcome");
    expect(Object.fromEntries(searchParams)).toEqual({
      a: "1",
      success: "true",
      billing_period: "yearly",
      origin: "funnel_home_website__hero",
      environment: "staging",
    });
    const plain = returnAddress("https://nightjar.example/pro/welcome", {
      billingPeriod: "monthly",
      origin: undefined,
      staging: false,
    });
    expect(plain).toBe("https://nightjar.example/pro/welcome?success=true&billing_period=monthly");
  });

  it("ADDR-1 an origin of the wrong form is ignored", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const kept = validOrigin(text);
        expect(kept === undefined || /^[A-Za-z0-9_.]{3,}$/.test(kept)).toBe(true);
      }),
    );
    expect(validOrigin("funnel_home_website__hero")).toBe("funnel_home_website__hero");
  });
});
