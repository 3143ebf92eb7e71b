import { describe, expect, it } from "vitest";
import { soldIn } from "../../../src/contract/country.ts";
import {
  leavingTerms,
  mayWithdraw,
  planTerms,
  refundForm,
  withdrawalFormAddress,
} from "../../../src/contract/subscription/payment-terms.ts";

const order = {
  price: { amount: "9.99", currency: "EUR" },
  trial: 7,
  nextPaymentAt: Date.UTC(2026, 11, 2, 12),
} as const;

describe("what goes with every price", () => {
  it("PAGE-5 the right of withdrawal ends at the ocean", () => {
    const without = [...soldIn].filter((country) => !mayWithdraw(country));
    expect(without.sort()).toEqual(["CA", "US"]);
    expect(mayWithdraw(null)).toBe(false);
  });

  it("PAGE-5 each term has its name, in the order in which it comes to pass", () => {
    const paid = planTerms({ ...order, period: "monthly", country: "IE" });
    expect(paid.map(({ term }) => term)).toEqual(["Today", "First payment", "Then"]);
    expect(planTerms({ ...order, trial: null, period: "monthly", country: "IE" })[1]?.term).toBe("Next payment");
  });

  it("PAGE-5 a reminder is emailed to who has an address, and only others hear what happens without one", () => {
    const yearly = { ...order, period: "yearly", country: "IE" } as const;
    const withoutAddress = /if you haven’t added an email address/;
    const reminders = (terms: ReturnType<typeof planTerms>) => terms.slice(1).map(({ text }) => text);
    const [first, again] = reminders(planTerms(yearly));
    expect(first).toMatch(withoutAddress);
    expect(again, "the second reminder of the same plan refers to the first").toContain("In the same way");
    expect(reminders(planTerms({ ...yearly, trial: null }))[1], "the only one").toMatch(withoutAddress);
    for (const text of reminders(planTerms({ ...yearly, hasEmail: true }))) {
      expect(text).toContain("We remind you by email");
      expect(text).not.toMatch(withoutAddress);
    }
  });

  it.each(["IE", "US"] as const)("PAGE-5 whoever may withdraw in %s is told where, and nobody else", (country) => {
    const leaving = leavingTerms({ ...order, country }).map(({ term, form }) => [term, form?.label]);
    expect(leaving).toEqual([
      ["Cancel", undefined],
      ["Refund", "Ask for a refund"],
      ...(country === "IE" ? [["Withdrawal", "Read about withdrawal"]] : []),
    ]);
  });

  it.each([
    [refundForm(), "subscription"],
    [withdrawalFormAddress(), "withdrawal"],
  ])("PAGE-7 %s opens at the subject that was promised", (form, subject) => {
    expect(new URL(form, "https://nightjar.example").searchParams.get("subject")).toBe(subject);
  });
});
