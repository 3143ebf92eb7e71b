import { describe, expect, it } from "vitest";
import { proOffer } from "../../../src/pages/home/pro-offer.ts";

describe("GEO-5 what home says of Pro", () => {
  it.each([
    ["IE", "€9.99", "€99.99"],
    ["GB", "£9.99", "£99.99"],
    ["US", "$9.99", "$99.99"],
  ] as const)("GEO-5 names the prices of %s", (country, monthly, yearly) => {
    expect(proOffer("main", country)).toEqual({ sold: true, monthly, yearly });
  });

  it("GEO-5 names no price where Pro is not sold, but the country", () => {
    const offer = proOffer("main", "BR");
    expect(offer.sold).toBe(false);
    expect(JSON.stringify(offer)).toContain("Brazil");
  });

  it("GEO-5 HOST-3 gives a different reason where the country can be named and where it cannot", () => {
    const [main, onion] = [proOffer("main", null), proOffer("onion", null)];
    expect([main.sold, onion.sold]).toEqual([false, false]);
    expect(main).not.toEqual(onion);
  });
});
