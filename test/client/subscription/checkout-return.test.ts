import { describe, expect, it } from "vitest";
import { createMemoryStore } from "../../../client/storage/store.ts";
import { checkoutReturnUrl, readCheckoutReturn } from "../../../client/subscription/checkout-return.ts";
import { rememberStaging } from "../../../client/subscription/staging.ts";

const origin = "funnel_home_website__hero";

describe("checkout return", () => {
  it("SUB-9 the web leads to its welcome", () => {
    const url = checkoutReturnUrl("https://nightjar.example", "web", {
      billingPeriod: "yearly",
      origin,
      staging: false,
    });
    expect(url).toBe(
      "https://nightjar.example/pro/welcome?success=true&billing_period=yearly&origin=funnel_home_website__hero",
    );
  });

  it("SUB-9 an app leads to its own, and staging stays staging", () => {
    const given = { billingPeriod: "monthly", origin: null, staging: true } as const;
    expect(checkoutReturnUrl("https://nightjar.example", "app", given)).toBe(
      "https://nightjar.example/subscriptions/welcome/stripe?success=true&billing_period=monthly&environment=staging",
    );
  });

  it.each(["web", "app"] as const)("SUB-9 what was written for %s is read back", (platform) => {
    for (const billingPeriod of ["monthly", "yearly"] as const) {
      for (const staging of [true, false]) {
        for (const from of [origin, null]) {
          const given = { billingPeriod, origin: from, staging };
          const { search } = new URL(checkoutReturnUrl("http://localhost:8787", platform, given));
          expect(readCheckoutReturn(search)).toEqual(given);
        }
      }
    }
  });

  it("SUB-9 an origin of the wrong form is left out", () => {
    const given = { billingPeriod: "monthly", origin: "<script>", staging: false } as const;
    expect(checkoutReturnUrl("https://nightjar.example", "web", given)).not.toContain("origin");
    expect(readCheckoutReturn("?success=true&billing_period=monthly&origin=%3Cb%3E")?.origin).toBeNull();
    expect(readCheckoutReturn("?success=true&billing_period=Yearly")?.billingPeriod).toBe("yearly");
  });

  it.each(["", "?success=1&billing_period=monthly", "?success=true", "?success=true&billing_period=weekly"])(
    "SUB-9 %j is no finished checkout",
    (search) => {
      expect(readCheckoutReturn(search)).toBeNull();
    },
  );
});

describe("staging", () => {
  it.each([
    ["", null, false, null],
    ["?environment=staging", null, true, "staging"],
    ["?environment=production", null, false, null],
    ["?environment=STAGING", null, false, null],
    ["", "staging", true, "staging"],
    ["?environment=production", "staging", true, "staging"],
    ["?environment=staging", "production", false, "production"],
  ])("SUB-7 %j with %j stored is %s", (search, stored, expected, after) => {
    const session = createMemoryStore(stored === null ? [] : [["environment", stored]]);
    expect(rememberStaging(search, session)).toBe(expected);
    expect(session.get("environment")).toBe(after);
  });
});
