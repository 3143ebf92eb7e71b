/** When the last day of a right ends: not before it is over on every clock of the country. */
import { describe, expect, it } from "vitest";
import { parseCountry, soldIn } from "../../src/contract/country.ts";
import { lastDayEnd, westernmostZoneOf } from "../../src/contract/westernmost-zone.ts";

const day = 24 * 60 * 60 * 1000;

const dateIn = (timeZone: string, time: number) =>
  new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(time);

describe("the last day of fourteen", () => {
  it.each([
    ["IE", "an afternoon", "2026-11-28T15:58Z", "2026-12-13T00:00Z"],
    ["GB", "a day as summer begins", "2026-03-15T12:00Z", "2026-03-29T23:00Z"],
    ["DE", "half past midnight, before summer ends", "2026-10-17T22:30Z", "2026-11-01T23:00Z"],
    ["PT", "half past midnight in Lisbon, a day earlier in the Azores", "2026-12-02T00:30Z", "2026-12-17T01:00Z"],
    ["PT", "a day whose last midnight the Azores skip", "2026-03-14T12:00Z", "2026-03-29T01:00Z"],
    ["PT", "a day whose last midnight the Azores have twice", "2026-10-10T12:00Z", "2026-10-25T00:00Z"],
    ["ES", "half past midnight in Madrid, before summer begins", "2026-03-14T23:30Z", "2026-03-29T23:00Z"],
    ["US", "midnight in New York", "2026-11-30T05:00Z", "2026-12-15T10:00Z"],
    [null, "an unknown country", "2026-11-30T12:00Z", "2026-12-15T10:00Z"],
  ])("LIFE-3 REACH-2 in %s: %s", (country, _, from, end) => {
    expect(lastDayEnd(Date.parse(from), 14, parseCountry(country))).toBe(Date.parse(end));
  });

  it.each([...soldIn])("LIFE-3 REACH-2 in %s is over with its date in the west, in each week", (code) => {
    const country = parseCountry(code);
    const zone = westernmostZoneOf(country);
    for (let ordered = Date.UTC(2026, 0, 1, 15, 58); ordered < Date.UTC(2027, 0); ordered += 7 * day) {
      const end = lastDayEnd(ordered, 14, country);
      expect(dateIn(zone, end - 1)).toBe(dateIn("UTC", Date.parse(dateIn(zone, ordered)) + 14 * day));
      expect(dateIn(zone, end)).not.toBe(dateIn(zone, end - 1));
    }
  });
});
