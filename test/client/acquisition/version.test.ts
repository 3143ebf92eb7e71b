import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  acquisitionVersion,
  formatVersion,
  parseVersion,
  versionAt,
  versionDistance,
} from "../../../client/acquisition/version.ts";

const letter = fc.constantFrom(..."_abcxyz");
const version = fc.record({
  major: fc.integer({ min: 1, max: 9_999 }),
  minor: fc.integer({ min: 1, max: 7 }),
  variant: letter,
  secondVariant: letter,
});
const day = 86_400_000;
const moment = fc.integer({ min: Date.parse("2016-02-24T05:00:01Z"), max: Date.parse("2090-01-01T00:00:00Z") });

describe("acquisition version", () => {
  it.each([
    ["2016-03-02T00:01:00-05:00", "v2-1"],
    ["2016-09-06T23:59:00-04:00", "v28-7"],
    ["2016-09-07T00:01:00-04:00", "v29-1"],
    ["2017-01-13T12:00:49Z", "v47-3"],
    ["2017-03-02T00:01:00-05:00", "v54-2"],
    ["2017-03-12T03:01:00-04:00", "v55-5"],
    ["2016-02-24T05:00:00Z", "v1-1"],
    ["1970-01-01T00:00:00Z", "v1-1"],
  ])("ADDR-7 at %s it is %s", (time, expected) => {
    expect(formatVersion(versionAt(Date.parse(time)))).toBe(expected);
  });

  it.each([
    ["the last minute before the clocks go forward", "2026-03-08T06:59:00Z", "2026-03-08T07:01:00Z"],
    ["the last minute before they go back", "2026-11-01T05:59:00Z", "2026-11-01T06:01:00Z"],
  ])("ADDR-7 %s is in the same day as the next", (_, before, after) => {
    expect(versionAt(Date.parse(before))).toEqual(versionAt(Date.parse(after)));
  });

  it.each([
    ["2026-07-01T03:59:00Z", "2026-07-01T04:01:00Z"],
    ["2026-12-02T04:59:00Z", "2026-12-02T05:01:00Z"],
  ])("ADDR-7 a week ends at midnight in New York: %s, %s", (before, after) => {
    const [tuesday, wednesday] = [versionAt(Date.parse(before)), versionAt(Date.parse(after))];
    expect([tuesday.minor, wednesday.minor]).toEqual([7, 1]);
    expect(versionDistance(tuesday, wednesday)).toEqual({ versions: 1, days: 1 });
  });

  it("ADDR-7 every moment has a version of its form, and a later one none that is earlier", () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: 400 * day }), (now, later) => {
        const [first, second] = [versionAt(now), versionAt(now + later)];
        expect(parseVersion(formatVersion(first))).toEqual(first);
        const { days } = versionDistance(first, second);
        expect(Math.abs(days - later / day)).toBeLessThan(1.05);
        expect(days).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it("ADDR-7 what was written is read back, whatever stands in front of it", () => {
    fc.assert(
      fc.property(version, fc.string({ unit: fc.constantFrom(..."x-_."), maxLength: 20 }), (written, front) => {
        expect(parseVersion(front + formatVersion(written))).toEqual(written);
      }),
    );
  });

  it.each([
    ["v47-3", { major: 47, minor: 3, variant: "_", secondVariant: "_" }],
    ["v47-3ab", { major: 47, minor: 3, variant: "a", secondVariant: "b" }],
    ["v47-3_b", { major: 47, minor: 3, variant: "_", secondVariant: "b" }],
  ])("ADDR-7 reads %s", (text, expected) => {
    expect(parseVersion(text)).toEqual(expected);
  });

  it.each([
    null,
    5,
    "",
    "47-3",
    "v47",
    "v47-3a",
    "v47-3abc",
    "v47-3A_",
    "v47-0",
    "v47-8",
    "v47-3 ",
    "v47-3<b",
    "v1234567-1",
  ])("ADDR-7 ignores %j", (text) => {
    expect(parseVersion(text)).toBeNull();
  });

  it.each([
    ["v1-1", "v1-7", { versions: 0, days: 6 }],
    ["v1-7", "v2-1", { versions: 1, days: 1 }],
    ["v3-2ab", "v1-1", { versions: -2, days: -15 }],
  ])("ADDR-7 from %s to %s", (from, to, expected) => {
    const [first, second] = [parseVersion(from), parseVersion(to)];
    expect(first && second && versionDistance(first, second)).toEqual(expected);
  });

  it.each([
    ["", "v47-3"],
    ["atb=v40-1ab", "v40-1ab"],
    ["atb=v40-1ab&va=c", "v40-1cb"],
    ["atb=v40-1&va=_d", "v40-1_d"],
    ["va=c", "v47-3c_"],
    ["atb=nonsense&va=C", "v47-3"],
    ["atb=<script>&va=abc", "v47-3"],
    ["t=hc", "v47-3c_"],
    ["t=hc&va=d", "v47-3d_"],
    ["t=ffc", "v47-3"],
  ])("ADDR-7 of the address %j it is %s", (query, expected) => {
    const now = Date.parse("2017-01-13T12:00:49Z");
    expect(formatVersion(acquisitionVersion({ search: query }, now))).toBe(expected);
  });

  it("ADDR-7 nothing hostile survives", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (atb, va) => {
        const read = acquisitionVersion({ search: String(new URLSearchParams({ atb, va, t: va })) }, 1_790_000_000_000);
        expect(formatVersion(read)).toMatch(/^v\d+-\d(?:[a-z_]{2})?$/);
      }),
    );
  });
});
