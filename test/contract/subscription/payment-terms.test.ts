import { describe, expect, it } from "vitest";
import { soldIn } from "../../../src/contract/country.ts";
import { mayWithdraw, refundForm, withdrawalForm } from "../../../src/contract/subscription/payment-terms.ts";

describe("what goes with every price", () => {
  it("PAGE-5 the right of withdrawal ends at the ocean", () => {
    const without = [...soldIn].filter((country) => !mayWithdraw(country));
    expect(without.sort()).toEqual(["CA", "US"]);
    expect(mayWithdraw(null)).toBe(false);
  });

  it.each([
    [refundForm, "subscription"],
    [withdrawalForm, "withdrawal"],
  ])("PAGE-7 %s opens at the subject that was promised", (form, subject) => {
    expect(new URL(form, "https://nightjar.example").searchParams.get("subject")).toBe(subject);
  });
});
