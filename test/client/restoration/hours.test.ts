import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type LineHours, openingChangeWords, openTimeAt, shownHours } from "../../../client/restoration/hours.ts";
import { facts } from "../../../src/contract/brand/brand.ts";

const dublin: LineHours = { zone: "Europe/Dublin", opens: 8 * 60, closes: 26 * 60 };
const iso = (instant: number) => new Date(instant).toISOString().slice(0, 16);
const at = (text: string) => Date.parse(`${text}Z`);

function told(hours: LineHours, now: string) {
  const { isOpen, opens, closes } = openTimeAt(hours, at(now));
  return [isOpen, iso(opens), iso(closes)];
}

describe("opening hours", () => {
  it.each([
    ["before it opens", "2026-01-12T07:59", false, "2026-01-12T08:00", "2026-01-13T02:00"],
    ["the minute it opens", "2026-01-12T08:00", true, "2026-01-12T08:00", "2026-01-13T02:00"],
    ["before midnight", "2026-01-12T23:59", true, "2026-01-12T08:00", "2026-01-13T02:00"],
    ["after midnight, of the day before", "2026-01-13T01:59", true, "2026-01-12T08:00", "2026-01-13T02:00"],
    ["the minute it closes", "2026-01-13T02:00", false, "2026-01-13T08:00", "2026-01-14T02:00"],
    ["in summer, an hour earlier", "2026-07-01T07:00", true, "2026-07-01T07:00", "2026-07-02T01:00"],
    ["over the turn of the year", "2027-01-01T01:00", true, "2026-12-31T08:00", "2027-01-01T02:00"],
  ])("ITR-1 %s", (_, now, isOpen, opens, closes) => {
    expect(told(dublin, now)).toEqual([isOpen, opens, closes]);
  });

  it.each([
    // Clocks go forward at 01:00 UTC on 29 March 2026, the instant that is 02:00 in summer time.
    ["2026-03-29T00:59", true, "2026-03-28T08:00", "2026-03-29T01:00"],
    ["2026-03-29T01:00", false, "2026-03-29T07:00", "2026-03-30T01:00"],
    // They go back at 01:00 UTC on 25 October, so the lines are open an hour longer that night.
    ["2026-10-25T01:59", true, "2026-10-24T07:00", "2026-10-25T02:00"],
    ["2026-10-25T02:00", false, "2026-10-25T08:00", "2026-10-26T02:00"],
  ])("ITR-1 across a change of the clocks, at %s", (now, isOpen, opens, closes) => {
    expect(told(dublin, now)).toEqual([isOpen, opens, closes]);
  });

  it("ITR-1 a time that the clocks skip or show twice is still one instant", () => {
    const early: LineHours = { zone: "Europe/Dublin", opens: 90, closes: 600 };
    expect(told(early, "2026-03-29T00:00")).toEqual([false, "2026-03-29T01:30", "2026-03-29T09:00"]);
    expect(told(early, "2026-10-25T00:00")).toEqual([false, "2026-10-25T01:30", "2026-10-25T10:00"]);
  });

  const zones = ["Europe/Dublin", "America/New_York", "Asia/Kathmandu", "Pacific/Apia", "Australia/Lord_Howe", "UTC"];

  it("ITR-1 at any time and in any zone there is one answer, which its own edges confirm", () => {
    const times = fc.integer({ min: at("2020-01-01T00:00"), max: at("2035-01-01T00:00") });
    const places = fc.record({
      zone: fc.constantFrom(...zones),
      opens: fc.integer({ min: 0, max: 1439 }),
      length: fc.integer({ min: 180, max: 1260 }),
    });
    fc.assert(
      fc.property(times, places, (now, { zone, opens, length }) => {
        const hours = { zone, opens, closes: opens + length };
        const found = openTimeAt(hours, now);
        expect(found.closes).toBeGreaterThan(now);
        expect(found.isOpen).toBe(now >= found.opens);
        expect(openTimeAt(hours, found.opens)).toEqual({ ...found, isOpen: true });
        expect(openTimeAt(hours, found.closes).opens).toBeGreaterThanOrEqual(found.closes);
      }),
    );
  });

  it("ITR-1 told on a clock elsewhere", () => {
    const now = at("2026-07-01T12:00");
    const time = openTimeAt(dublin, now);
    expect(shownHours("America/New_York", time)).toBe("03:00 to 21:00");
    expect(shownHours("Asia/Kathmandu", time)).toBe("12:45 to 06:45");
    const changeIn = (clock: string, then = now) => openingChangeWords(openTimeAt(dublin, then), then, clock);
    expect(changeIn("America/New_York")).toBe("until 21:00");
    expect(changeIn("Asia/Kathmandu")).toMatch(/until 06:45 on Thursday/);
    // Nobody answers at 02:00 in Dublin. In Kiritimati it is Wednesday, and still is when the lines open.
    expect(changeIn("Pacific/Kiritimati", at("2026-07-01T02:00"))).toBe("again from 21:00");
    expect(changeIn("Pacific/Niue", at("2026-07-01T02:00"))).toBe("again from 20:00");
  });

  it("ITR-1 what the pages say in words is what the clocks are set to", () => {
    const { hours, lines } = facts.restoration;
    const [opens, closes] = [...hours.matchAll(/\d+(?=:00)/g)].map(Number);
    expect(lines).toEqual({ zone: "Europe/Dublin", opens: Number(opens) * 60, closes: (24 + Number(closes)) * 60 });
  });
});
