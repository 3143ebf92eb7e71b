import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { facts } from "../../../src/contract/brand/brand.ts";
import {
  adviserDay,
  casePlan,
  caseReference,
  openedAt,
  workingDaysAfter,
} from "../../../src/pages/restoration/case-plan.ts";

const day = 24 * 60 * 60 * 1000;
const isWorkingDay = (time: number) => ![0, 6].includes(new Date(time).getUTCDay());
const iso = (time: number) => new Date(time).toISOString().slice(0, 10);
const moments = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2099, 0, 1) });

describe("the dates of a case", () => {
  it("ITR-1 count working days alone, as many as were promised", () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: 1, max: 60 }), (opened, count) => {
        const first = adviserDay(opened);
        const last = workingDaysAfter(first, count);
        expect(isWorkingDay(last)).toBe(true);
        const between = Array.from({ length: (last - first) / day }, (_, index) => first + (index + 1) * day);
        expect(between.filter(isWorkingDay)).toHaveLength(count);
      }),
    );
    expect(workingDaysAfter(adviserDay(Date.UTC(2026, 10, 28, 9)), 0), "a case may be opened on a Saturday").toBe(
      Date.UTC(2026, 10, 28),
    );
  });

  it.each([
    ["a Friday", Date.UTC(2026, 10, 27, 12), ["2026-11-27", "2026-11-30", "2026-12-04", "2027-01-22", null]],
    ["a Sunday", Date.UTC(2026, 10, 29, 12), ["2026-11-29", "2026-11-30", "2026-12-04", "2027-01-22", null]],
    ["late, when it is the next day in Dublin", Date.UTC(2026, 6, 1, 23, 30), ["2026-07-02", "2026-07-03"]],
    ["the night the clocks change", Date.UTC(2026, 9, 25, 0, 30), ["2026-10-25", "2026-10-26", "2026-10-30"]],
  ])("ITR-1 opened on %s", (_, opened, dates) => {
    const planned = casePlan(opened).map(({ by }) => by && iso(by));
    expect(planned.slice(0, dates.length)).toEqual(dates);
  });

  it("ITR-1 begin when its access code was made", () => {
    fc.assert(
      fc.property(moments, (now) => {
        expect(openedAt({ expiresAt: now + facts.restoration.codeHours * 60 * 60 * 1000 })).toBe(now);
      }),
    );
  });

  it("ITR-1 go with a number that the code decides, and that has nothing of it", async () => {
    const [one, again, other] = await Promise.all(
      ["7KQ2-M9XD-4TBR", "7KQ2-M9XD-4TBR", "7KQ2-M9XD-4TBS"].map((accessCode) => caseReference({ accessCode })),
    );
    expect(one).toMatch(/^\d{4} \d{4}$/);
    expect(again).toBe(one);
    expect(other).not.toBe(one);
  });
});
