import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  countries,
  countryName,
  fetchCountry,
  isEligible,
  parseCountry,
  pickerCountries,
  resolveCountry,
  soldIn,
} from "../../src/contract/country.ts";

const answer = (ok: boolean, json: () => Promise<unknown>) => async () => ({ ok, json });
const broken = async () => {
  throw new TypeError("offline");
};

describe("country", () => {
  it.each([
    ["IE", "IE"],
    ["ie", "IE"],
    ["Gb", "GB"],
    ["T1", null],
    ["XX", null],
    ["UK", null],
    ["EU", null],
    ["", null],
    ["I", null],
    ["IRL", null],
    [" IE", null],
    ["IE\n", null],
    ["ın", null],
    ["<b", null],
    [undefined, null],
    [null, null],
    [1, null],
    [["IE"], null],
    [{ toString: () => "IE" }, null],
  ])("GEO-1 %j is %j", (value, expected) => {
    expect(parseCountry(value)).toBe(expected);
  });

  it.each([
    ["FR", "IE", "FR"],
    ["T1", "IE", "IE"],
    ["<script>", "IE", "IE"],
    [undefined, "XX", null],
    [undefined, undefined, null],
    ["FR", undefined, "FR"],
  ])("GEO-1 cookie %j and geolocation %j give %j", (cookie, geo, expected) => {
    expect(resolveCountry({ cookie, geo })).toBe(expected);
  });

  it("GEO-1 nothing but a known code in upper case comes out", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 3, unit: "binary" }), fc.anything()), (value) => {
        const country = parseCountry(value);
        const upper = country === null ? null : String(value).toUpperCase();
        expect(upper).toBe(country);
        expect(country ?? "XX").toMatch(/^[A-Z]{2}$/);
      }),
    );
  });

  it("GEO-1 the list holds each of the 249 codes once, and each has a name", () => {
    expect(new Set(countries).size).toBe(249);
    expect(countries).toHaveLength(249);
    for (const country of countries) expect(countryName(country)).not.toBe(country);
  });

  it("GEO-4 it is sold in 30 countries, and nowhere else", () => {
    const eligible = countries.filter(isEligible);
    expect(eligible).toHaveLength(30);
    expect(eligible).toEqual([...soldIn].sort());
    expect(isEligible(null)).toBe(false);
    expect(["US", "CA", "GB", "DE", "CY", "MT"].map(parseCountry).every(isEligible)).toBe(true);
    expect(["NO", "CH", "IS", "AU"].map(parseCountry).some(isEligible)).toBe(false);
  });

  it("GEO-5 the picker offers every country of sale, each entry once", () => {
    expect(new Set(pickerCountries).size).toBe(pickerCountries.length);
    expect(pickerCountries).toEqual(expect.arrayContaining([...soldIn]));
    expect(pickerCountries.every((country) => parseCountry(country) === country)).toBe(true);
  });

  it.each([
    ["a code", answer(true, async () => ({ country: "IE" })), "IE"],
    ["an empty code", answer(true, async () => ({ country: "" })), null],
    ["no code", answer(true, async () => ({})), null],
    ["null", answer(true, async () => null), null],
    ["a failure", answer(false, async () => ({ country: "IE" })), null],
    ["no JSON", answer(true, async () => JSON.parse("<html>")), null],
    ["no network", broken, null],
  ])("GEO-3 the reader given %s", async (_, fetch, expected) => {
    expect(await fetchCountry("/country.json", fetch)).toBe(expected);
  });

  it("GEO-3 no answer makes the reader throw", async () => {
    await fc.assert(
      fc.asyncProperty(fc.anything(), async (body) => {
        const country = await fetchCountry(
          "/country.json",
          answer(true, async () => body),
        );
        expect(country === null || parseCountry(country) === country).toBe(true);
      }),
    );
  });
});
