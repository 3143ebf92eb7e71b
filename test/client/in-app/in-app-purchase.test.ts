import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { offerWords } from "../../../client/in-app/purchase/offer-words.ts";
import { offerPeriodOf, offerTrialOf, type StoreOption, selectionOf } from "../../../client/in-app/purchase/offers.ts";
import { nextPurchase, notBegun, type Purchase, type PurchaseFact } from "../../../client/in-app/purchase/purchase.ts";

const begun = notBegun;
const completed: PurchaseFact = { type: "update", update: "completed" };
const canceled: PurchaseFact = { type: "update", update: "canceled" };
const redirect: PurchaseFact = { type: "update", update: "redirect" };
const asked = (on: "purchase" | "restore"): PurchaseFact => ({ type: "asked", on });
const changed = (isSubscribed: boolean): PurchaseFact => ({ type: "changed", isSubscribed });

const reached = (...facts: PurchaseFact[]): Purchase => facts.reduce(nextPurchase, begun);

describe("purchase inside an app", () => {
  it.each([
    ["a purchase that the store completes", [asked("purchase"), completed], { step: "done" }],
    ["one that is canceled", [asked("purchase"), canceled], { step: "choosing", lastFailure: "canceled" }],
    ["one that the app wants paid on the web", [asked("purchase"), redirect], { step: "checkout" }],
    [
      "a checkout that does not open",
      [asked("purchase"), redirect, { type: "checkout-failed" }],
      { step: "choosing", lastFailure: "checkout-failed" },
    ],
    ["somebody who stops waiting", [asked("purchase"), { type: "given-up" }], begun],
    ["a restore that finds something", [asked("restore"), changed(true)], { step: "done" }],
    ["one that finds nothing", [asked("restore"), changed(false)], { step: "choosing", lastFailure: "not-found" }],
    ["a restore that completes as a purchase", [asked("restore"), completed], { step: "done" }],
    ["a change of another kind during a purchase", [asked("purchase"), changed(false)], reached(asked("purchase"))],
  ] satisfies [string, PurchaseFact[], Purchase][])("FLOW-9 %s", (_, facts, expected) => {
    expect(reached(...facts)).toEqual(expected);
  });

  it("FLOW-9 nobody is led to a checkout who did not just ask to buy", () => {
    expect(reached(redirect)).toBe(begun);
    expect(reached(asked("restore"), redirect)).toEqual(reached(asked("restore")));
    expect(reached(asked("purchase"), canceled, redirect)).toEqual(reached(asked("purchase"), canceled));
  });

  it("FLOW-9 a page begins with no claim of a purchase, wherever it was led from", () => {
    expect(begun).toEqual({ step: "choosing", lastFailure: null });
  });

  const facts = fc.array(
    fc.constantFrom<PurchaseFact>(
      asked("purchase"),
      asked("restore"),
      completed,
      canceled,
      redirect,
      changed(true),
      changed(false),
      { type: "given-up" },
      { type: "checkout-failed" },
    ),
  );

  it("FLOW-9 what is completed counts whenever the word of it comes, and nothing undoes it", () => {
    fc.assert(
      fc.property(facts, facts, (before, afterwards) => {
        expect(reached(...before, completed, ...afterwards)).toEqual({ step: "done" });
      }),
    );
  });

  it("FLOW-9 no order of messages ends where nobody can go on", () => {
    fc.assert(
      fc.property(facts, (before) => {
        const left = reached(...before, { type: "given-up" }, { type: "checkout-failed" });
        expect(["choosing", "done"]).toContain(left.step);
      }),
    );
  });
});

const place = { device: "ios", search: "", country: null };

describe("offers of a store", () => {
  const option: StoreOption = { id: "yearly", cost: { displayPrice: "99,99 €", recurrence: "yearly" } };
  const offer = { type: "freeTrial", id: "week", durationInDays: 7, isUserEligible: true } as const;

  it.each([
    ["monthly", "monthly"],
    ["Yearly", "yearly"],
    ["P1M", "monthly"],
    ["P1Y", "yearly"],
    ["P3M", null],
  ])("FLOW-9 a recurrence of %s is %s", (recurrence, period) => {
    expect(offerPeriodOf({ ...option, cost: { ...option.cost, recurrence } })).toBe(period);
  });

  it("NAT-4 the trial is chosen along only by whom it is for", () => {
    expect(selectionOf({ ...option, offer })).toEqual({ id: "yearly", offerId: "week" });
    expect(selectionOf({ ...option, offer: { ...offer, isUserEligible: false } })).toEqual({ id: "yearly" });
    expect(selectionOf(option)).toEqual({ id: "yearly" });
  });

  it("NAT-4 SUB-8 what is said of the trial is the store's own number, or none", () => {
    expect(offerTrialOf({ ...option, offer }, place)).toEqual({ is: "free", days: 7 });
    expect(offerTrialOf({ ...option, offer: { type: "freeTrial", id: "week", isUserEligible: true } }, place)).toEqual({
      is: "free",
      days: null,
    });
    expect(offerTrialOf({ ...option, offer: { ...offer, isUserEligible: false } }, place)).toEqual({ is: "used" });
    expect(offerTrialOf({ ...option, offer: null }, place)).toEqual({ is: "none" });
  });
});

describe("what is said of an offer", () => {
  const cost = { displayPrice: "9,99 €", recurrence: "P1M" };
  const trial = (durationInDays?: number, isUserEligible = true): StoreOption => ({
    id: "monthly",
    cost,
    offer: { type: "freeTrial", id: "trial", isUserEligible, ...(durationInDays && { durationInDays }) },
  });

  it("SUB-8 NAT-4 wherever a trial's length is named it is the store's", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), (days) => {
        const { trial: badge, terms, buy } = offerWords(trial(days), place);
        for (const text of [badge, terms, buy]) {
          const numbers = [...(text ?? "").replace(/9,99/, "").matchAll(/\d+/g)].map(Number);
          expect(numbers).toEqual([days]);
        }
      }),
    );
  });

  it("SUB-8 NAT-4 a length that the store does not tell is not made up", () => {
    const { trial: badge, terms, buy } = offerWords(trial(), place);
    for (const text of [badge, terms, buy]) expect((text ?? "").replace(/9,99/, "")).not.toMatch(/\d/);
  });

  it("SUB-8 the price is named before it is paid, in the store's own words", () => {
    const options: StoreOption[] = [trial(7), trial(7, false), trial(), { id: "m", cost }];
    for (const option of options) {
      const { price, terms, buy, trial: badge } = offerWords(option, place);
      expect(price).toBe("9,99 €");
      expect(terms.replaceAll("\u00a0", " ")).toContain("9,99 €");
      expect(badge === null).toBe(buy.includes("9,99"));
    }
  });

  it("SUB-8 a rhythm without words stands as the store gave it", () => {
    const { period, terms } = offerWords({ id: "q", cost: { ...cost, recurrence: "P3M" } }, place);
    expect(period).toBe("P3M");
    expect(terms).toContain("P3M");
  });
});
