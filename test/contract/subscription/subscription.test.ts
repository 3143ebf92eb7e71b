import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countries, isEligible, parseCountry, soldIn } from "../../../src/contract/country.ts";
import { campaignDays, campaignOf } from "../../../src/contract/subscription/campaigns.ts";
import { formatPrice, priceIn } from "../../../src/contract/subscription/prices.ts";
import {
  isRecoveryCode,
  locatorLength,
  printedRecoveryCode,
  readRecoveryCode,
  recoveryLength,
  recoverySigns,
} from "../../../src/contract/subscription/recovery-code.ts";
import {
  applePurchaseSchema,
  billingPeriods,
  checkoutRequestSchema,
  featureNames,
  featureSlugs,
  googlePurchaseSchema,
  isWebPurchased,
  platforms,
  productSchema,
  slugOfFeature,
  trialDays,
} from "../../../src/contract/subscription/subscription.ts";

const sold = (code: string) => {
  const country = parseCountry(code);
  if (!country) throw new Error(code);
  return country;
};

describe("prices", () => {
  it.each([
    ["US", "USD"],
    ["GB", "GBP"],
    ["CA", "CAD"],
    ["CZ", "CZK"],
    ["DK", "DKK"],
    ["HU", "HUF"],
    ["PL", "PLN"],
    ["RO", "RON"],
    ["SE", "SEK"],
    ["DE", "EUR"],
    ["BG", "EUR"],
    ["IE", "EUR"],
  ])("SVC-3 of %s are in %s", (code, currency) => {
    for (const period of billingPeriods) expect(priceIn(sold(code), period)?.currency).toBe(currency);
  });

  it("SVC-3 a year costs less than a year of months, and more than nine of them, everywhere", () => {
    for (const country of soldIn) {
      const month = Number(priceIn(country, "monthly")?.amount);
      const year = Number(priceIn(country, "yearly")?.amount);
      expect(year, country).toBeLessThan(12 * month);
      expect(year, country).toBeGreaterThan(9 * month);
    }
  });

  it("SVC-3 are on the wire with two decimals", () => {
    for (const country of soldIn) {
      for (const period of billingPeriods) expect(priceIn(country, period)?.amount).toMatch(/^\d+\.\d{2}$/);
    }
    expect(countries.filter((country) => !isEligible(country) && priceIn(country, "monthly"))).toEqual([]);
  });

  it.each([
    [{ amount: "9.99", currency: "EUR" }, "en-GB", "€9.99"],
    [{ amount: "2490.00", currency: "CZK" }, "en-GB", "Kč 2,490"],
    [{ amount: "9.99", currency: "EUR" }, "de", "9,99 €"],
    [{ amount: "9.90", currency: "USD" }, "en-GB", "$9.90"],
  ])("SVC-3 %j in %s is written %s", (price, locale, text) => {
    expect(formatPrice(price, locale).replace(/\s/g, " ")).toBe(text);
  });
});

describe("campaigns", () => {
  it.each([
    ["funnel_home_website_anniversary", "anniversary"],
    ["funnel_pro_google_pro", "pro"],
    ["funnel_marketing_paidsearchgoogle_radio", "radio"],
    ["funnel_marketing_bing_endorsement_x", "endorsement"],
    ["funnel_marketing_paidsearchmicrosoft_endorsement", "endorsement"],
    ["funnel_marketing_searchresults_endorsement", "endorsement"],
    ["funnel_somewhere_website_radio", null],
    ["funnel_home_friend_radio", null],
    ["funnel_home_website_unknown", null],
    ["radio", null],
  ])("SUB-8 the origin %s is of the campaign %s", (origin, campaign) => {
    expect(campaignOf(origin)).toBe(campaign);
  });

  it.each([
    ["anniversary", "US", 14],
    ["anniversary", "GB", null],
    ["anniversary", null, null],
    ["pro", "US", 30],
    ["pro", null, 30],
    ["radio", "DE", 30],
    ["endorsement", "DE", 30],
    ["unknown", "DE", null],
    [null, "DE", null],
  ])("SUB-8 %s gives in %s days: %s", (name, country, days) => {
    expect(campaignDays(name, country)).toBe(days);
  });
});

describe("what is bought where", () => {
  it("SUB-8 we take the money on the web alone", () => {
    expect(platforms.filter(isWebPurchased)).toEqual(["stripe", "web"]);
  });

  it("SUB-8 a store's own offer counts where we sell nothing ourselves and there is no campaign", () => {
    const offer = { type: "freeTrial", id: "x", durationInDays: 3, isUserEligible: true } as const;
    const given = { platform: "ios", country: "US", campaign: null, nativeOffer: offer } as const;
    expect(trialDays(given)).toBe(3);
    expect(trialDays({ ...given, campaign: "radio" })).toBe(30);
    expect(trialDays({ ...given, platform: "web" })).toBe(7);
    expect(trialDays({ platform: "ios", country: "US", campaign: null })).toBeNull();
  });

  it("SUB-8 every feature is one of three to a reader, by a name that an address can carry", () => {
    for (const slug of featureSlugs) expect(slug).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
    expect([...new Set(featureNames.map((name) => slugOfFeature[name]))]).toEqual(featureSlugs);
  });
});

describe("bodies that are taken", () => {
  const order = { productId: "p", purchasePlatform: "web", returnUrl: "/", origin: "o" };
  it.each([
    ["a product id of 100 characters", { productId: "p".repeat(100) }, true],
    ["one of 101", { productId: "p".repeat(101) }, false],
    ["none", { productId: "" }, false],
    ["a return address of 2,000", { returnUrl: "u".repeat(2000) }, true],
    ["one of 2,001", { returnUrl: "u".repeat(2001) }, false],
    ["no return address", { returnUrl: "" }, false],
    ["an origin of 500", { origin: "o".repeat(500) }, true],
    ["one of 501", { origin: "o".repeat(501) }, false],
    ["another platform", { purchasePlatform: "amiga" }, false],
  ])("SVC-3 an order with %s: %s", (_, change, expected) => {
    expect(checkoutRequestSchema.safeParse({ ...order, ...change }).success).toBe(expected);
  });

  it.each([
    ["Apple's, as it is", applePurchaseSchema, { signature: "s", productId: "p", platform: "macos" }, true],
    ["Apple's of iOS", applePurchaseSchema, { signature: "s", platform: "ios" }, true],
    ["Apple's of another system", applePurchaseSchema, { signature: "s", platform: "android" }, false],
    ["Apple's without a signature", applePurchaseSchema, { signature: "" }, false],
    [
      "Apple's at its longest",
      applePurchaseSchema,
      { signature: "s".repeat(16_384), productId: "p".repeat(100) },
      true,
    ],
    ["Apple's longer than that", applePurchaseSchema, { signature: "s".repeat(16_385) }, false],
    ["Apple's with too long a product", applePurchaseSchema, { signature: "s", productId: "p".repeat(101) }, false],
    ["Google's, as it is", googlePurchaseSchema, { purchaseToken: "t", packageName: "n".repeat(200) }, true],
    ["Google's without a token", googlePurchaseSchema, { purchaseToken: "" }, false],
    [
      "Google's at its longest",
      googlePurchaseSchema,
      { purchaseToken: "t".repeat(16_384), productId: "p".repeat(100) },
      true,
    ],
    ["Google's longer than that", googlePurchaseSchema, { purchaseToken: "t".repeat(16_385) }, false],
    [
      "Google's with too long a package",
      googlePurchaseSchema,
      { purchaseToken: "t", packageName: "n".repeat(201) },
      false,
    ],
    [
      "Google's with too long a product",
      googlePurchaseSchema,
      { purchaseToken: "t", productId: "p".repeat(101) },
      false,
    ],
  ])("SVC-3 a receipt, %s: %s", (_, schema, given, expected) => {
    expect(schema.safeParse(given).success).toBe(expected);
  });

  it.each([
    ["9.99", true],
    ["9.9", false],
    ["9.999", false],
    ["-9.99", false],
    ["€9.99", false],
  ])("SVC-3 a price of %s: %s", (price, expected) => {
    const product = { productId: "p", productLabel: "l", billingPeriod: "monthly", price, currency: "EUR" };
    expect(productSchema.safeParse(product).success).toBe(expected);
    expect(productSchema.safeParse({ ...product, price: "1.00", currency: "EURO" }).success).toBe(false);
  });
});

describe("a recovery code", () => {
  const code = "7K3M0QXPABCDEFGHJKMNPQRS";

  it("SVC-2 is read whatever its case, groups and look-alikes", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...recoverySigns), minLength: recoveryLength, maxLength: recoveryLength }),
        fc.constantFrom(" ", "-", " – ", "."),
        (signs, between) => {
          const typed = printedRecoveryCode(signs).toLowerCase().replaceAll("-", between);
          const mistaken = typed.replaceAll("1", "l").replaceAll("0", "o");
          expect([readRecoveryCode(typed), readRecoveryCode(mistaken)]).toEqual([signs, signs]);
          expect(readRecoveryCode(typed.replaceAll("1", "I"))).toBe(signs);
        },
      ),
    );
  });

  it.each([
    ["a sign too few", code.slice(1)],
    ["a sign too many", `${code}A`],
    ["a letter that is none of the signs", code.replace("7", "U")],
    ["a letter that no sign looks like", code.replace("7", "É")],
    ["nothing", ""],
    ["nothing at all", undefined],
  ])("SVC-2 is not read from %s", (_, typed) => expect(readRecoveryCode(typed)).toBeNull());

  it("SVC-2 has 24 of 32 signs, none of which looks like another, and eight of them name the account", () => {
    expect([recoverySigns.length, recoveryLength, locatorLength]).toEqual([32, 24, 8]);
    expect(recoverySigns).not.toMatch(/[ILOU]/);
    expect([...recoverySigns].filter((sign) => !isRecoveryCode(sign.repeat(24)))).toEqual([]);
    for (const sign of "ILOUa-é") expect(isRecoveryCode(sign.repeat(24))).toBe(false);
    expect(isRecoveryCode(code)).toBe(true);
    expect(isRecoveryCode(`${code.slice(0, 23)}U`)).toBe(false);
    expect(isRecoveryCode(`U${code.slice(1)}`)).toBe(false);
  });

  it("SVC-2 is printed in six groups of four", () => {
    expect(printedRecoveryCode(code)).toBe("7K3M-0QXP-ABCD-EFGH-JKMN-PQRS");
    expect(printedRecoveryCode("")).toBe("");
  });
});
