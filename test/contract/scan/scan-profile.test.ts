import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  profileLimits,
  profileSchema,
  readAddresses,
  readBirthYear,
  readDraft,
  readNames,
  readProfile,
  type ScanProfile,
  weightFaults,
} from "../../../src/contract/scan/scan-profile.ts";

const thisYear = 2026;

const sound: ScanProfile = {
  names: [{ first: "Robin", last: "Example" }],
  birthYear: 1980,
  addresses: [{ city: "Cork", state: "Munster" }],
};

function faultsOf(read: ReturnType<typeof readProfile>) {
  return read.ok ? [] : read.faults.map(({ field, reason }) => `${field} ${reason}`);
}

describe("DBP-1 who may be looked for", () => {
  it.each([
    ["an apostrophe", { first: "Sinéad", last: "O’Connor" }],
    ["another script", { first: "小明", last: "王" }],
    ["letters from right to left", { first: "ليلى", last: "الحسن" }],
    ["a single name", { first: "Sukarno", last: "" }],
    ["a single name in the other place", { first: "", last: "Sukarno" }],
    ["a letter", { first: "A", last: "B" }],
    ["the longest name on record", { first: "Hubert", last: "W".repeat(747) }],
    ["all four parts", { first: "Ada", middle: "May", last: "Ní Bhriain-d’Arcy", suffix: "Jr." }],
  ])("a name with %s", (_, name) => {
    expect(readProfile({ ...sound, names: [name] }, thisYear)).toEqual({
      ok: true,
      value: { ...sound, names: [name] },
    });
  });

  it.each([1900, 1950, thisYear])("somebody born in %s", (birthYear) => {
    expect(faultsOf(readProfile({ ...sound, birthYear }, thisYear))).toEqual([]);
  });

  it("somebody without street, region or postcode", () => {
    const addresses = [{ city: "新加坡", state: "" }];
    expect(readProfile({ ...sound, addresses }, thisYear)).toEqual({ ok: true, value: { ...sound, addresses } });
  });

  it("as many names and addresses as there may be", () => {
    const names = Array.from({ length: profileLimits.names }, () => ({ first: "A", last: "B" }));
    const addresses = Array.from({ length: profileLimits.addresses }, () => ({ city: "A", state: "B" }));
    expect(faultsOf(readProfile({ ...sound, names, addresses }, thisYear))).toEqual([]);
  });
});

describe("DBP-1 what is refused, and where it is told", () => {
  it.each<[string, unknown, string]>([
    ["no name at all", { names: [] }, "names missing"],
    ["an empty name", { names: [{ first: "", last: "" }] }, "names.0.first missing"],
    ["blanks for a name", { names: [{ first: " \u00a0", last: "\t" }] }, "names.0.first missing"],
    ["a dash for a name", { names: [{ first: "–", last: "" }] }, "names.0.first missing"],
    ["an empty second name", { names: [sound.names[0], { first: "", last: "" }] }, "names.1.first missing"],
    ["too long a part", { names: [{ first: "A", last: "B".repeat(801) }] }, "names.0.last too-long"],
    ["six names", { names: Array(6).fill(sound.names[0]) }, "names too-many"],
    ["a town without a name", { addresses: [{ city: " ", state: "" }] }, "addresses.0.city missing"],
    ["no address", { addresses: [] }, "addresses missing"],
    ["a year before 1900", { birthYear: 1899 }, "birthYear too-early"],
    ["next year", { birthYear: thisYear + 1 }, "birthYear in-future"],
    ["half a year", { birthYear: 1980.5 }, "birthYear not-a-year"],
    ["a text for the year", { birthYear: "1980" }, "birthYear not-a-year"],
    ["more than a cookie holds", { names: Array(4).fill({ first: "A", last: "B".repeat(790) }) }, "profile too-large"],
  ])("%s", (_, broken, expected) => {
    expect(faultsOf(readProfile({ ...sound, ...(broken as object) }, thisYear))).toEqual([expected]);
  });

  it("all that is wrong, once for each field", () => {
    const names = [
      { first: "", middle: "M".repeat(801), last: "" },
      { first: "", last: "" },
    ];
    const read = readNames(names);
    expect(read.ok ? [] : read.faults.map(({ field }) => field).toSorted()).toEqual([
      "names.0.first",
      "names.0.middle",
      "names.1.first",
    ]);
  });

  it.each([
    ["1980", 1980],
    [" 1980 ", 1980],
    ["１９８０", 1980],
    ["1900", 1900],
  ])("the year %j is read", (typed, value) => {
    expect(readBirthYear(typed, thisYear)).toEqual({ ok: true, value });
  });

  it.each([
    ["", "missing"],
    ["  ", "missing"],
    ["1899", "too-early"],
    // Two digits are a year that lacks its century, not one before 1900.
    ["85", "not-a-year"],
    ["0", "not-a-year"],
    ["1.980", "not-a-year"],
    ["-1980", "not-a-year"],
    ["nineteen", "not-a-year"],
    ["19800", "not-a-year"],
    ["2027", "in-future"],
    ["9999", "in-future"],
  ])("the year %j is refused as %s", (typed, reason) => {
    expect(readBirthYear(typed, thisYear)).toEqual({ ok: false, faults: [{ field: "birthYear", reason }] });
  });
});

const text = fc.string({ unit: "grapheme", maxLength: 40 });
const names = fc.array(
  fc.record({ first: text, middle: text, last: text, suffix: text }, { requiredKeys: ["first", "last"] }),
  { maxLength: 6 },
);
const addresses = fc.array(
  fc.record({ street: text, city: text, state: text, zipCode: text }, { requiredKeys: ["city", "state"] }),
  { maxLength: 6 },
);

describe("DBP-1 reading", () => {
  it("what was accepted is accepted again and stays as it is", () => {
    fc.assert(
      fc.property(names, addresses, fc.integer({ min: 1890, max: 2030 }), (names, addresses, birthYear) => {
        const read = readProfile({ names, addresses, birthYear }, thisYear);
        if (!read.ok) return;
        expect(readProfile(read.value, thisYear)).toEqual(read);
        expect(readProfile(JSON.parse(JSON.stringify(read.value)), thisYear)).toEqual(read);
        expect(readDraft(JSON.stringify(read.value))).toEqual(read.value);
        expect(profileSchema.safeParse(read.value).success).toBe(true);
      }),
    );
  });

  it("is never thrown off, whatever it is given", () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), fc.string(), (given, typed) => {
        for (const read of [readProfile(given, thisYear), readNames(given), readAddresses(given)]) {
          expect(read.ok || read.faults.length > 0).toBe(true);
        }
        expect(readBirthYear(typed, thisYear)).toHaveProperty("ok");
        expect(readDraft(typed)).toBeTypeOf("object");
      }),
    );
  });

  it("what weighs little enough fits into a cookie of 3,900 bytes once it is encrypted", () => {
    fc.assert(
      fc.property(names, addresses, (names, addresses) => {
        const draft = { names, addresses };
        if (weightFaults(draft).length > 0) return;
        const inside = JSON.stringify({ entries: { profile: JSON.stringify(draft) }, iat: 1e10, exp: 1e10 });
        const sealed = Math.ceil((Buffer.byteLength(inside) * 4) / 3) + 150;
        expect(sealed).toBeLessThan(3900);
      }),
    );
  });
});
