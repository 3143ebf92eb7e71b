import { describe, expect, it } from "vitest";
import { type CountRow, cellsOf, effectOf, type SwitchbackCell } from "../../src/operations/switchback.ts";
import { draws } from "../draws.ts";

const row = (day: string, id: string, letter: string, times: number, formFactor = "desktop"): CountRow => ({
  day,
  id,
  times,
  parameters: { variants: `home_layout.${letter}`, formFactor },
});

const cell = (day: number, a: readonly [number, number], b: readonly [number, number]): SwitchbackCell => ({
  day: `2026-11-${String(day).padStart(2, "0")}`,
  stratum: "desktop",
  a: { outcomes: a[0], visits: a[1] },
  b: { outcomes: b[0], visits: b[1] },
});

describe("what an experiment came to", () => {
  it("EXP-5 counts visits and outcomes by day, kind of device and version, and nothing else", () => {
    const rows = [
      row("2026-11-21", "exp_home_layout_enrolment", "a", 90),
      row("2026-11-21", "exp_home_layout_enrolment", "b", 30),
      row("2026-11-21", "exp_home_layout_enrolment", "b", 10, "mobile"),
      row("2026-11-21", "exp_home_layout_exposure", "b", 99),
      row("2026-11-21", "install_click", "b", 6),
      row("2026-11-21", "install_click", "b", 3),
      row("2026-11-21", "bounce", "b", 50),
      { day: "2026-11-21", id: "install_click", times: 7, parameters: { formFactor: "desktop" } },
      { day: "2026-11-21", id: "install_click", times: 7, parameters: { variants: "plans_order.b" } },
    ];
    expect(cellsOf(rows, "home_layout", "b", "install_click")).toEqual([
      { day: "2026-11-21", stratum: "desktop", a: { visits: 90, outcomes: 0 }, b: { visits: 30, outcomes: 9 } },
      { day: "2026-11-21", stratum: "mobile", a: { visits: 0, outcomes: 0 }, b: { visits: 10, outcomes: 0 } },
    ]);
  });

  it("EXP-5 an effect that every day shows is found whole, with no width", () => {
    const days = [1, 2, 3, 4, 5, 6].map((day) => cell(day, [10 * day, 100 * day], [15 * day, 100 * day]));
    const effect = effectOf(days);
    expect(effect?.difference).toBeCloseTo(0.05, 10);
    expect(effect?.interval?.[0]).toBeCloseTo(0.05, 10);
    expect(effect?.interval?.[1]).toBeCloseTo(0.05, 10);
    expect(effect?.days).toBe(6);
  });

  it("EXP-5 days that contradict each other leave it open", () => {
    const days = [1, 2, 3, 4, 5, 6].map((day) => cell(day, [10, 100], [day % 2 ? 5 : 15, 100]));
    const [low = 0, high = 0] = effectOf(days)?.interval ?? [];
    expect(low).toBeLessThan(0);
    expect(high).toBeGreaterThan(0);
    // Six days of ±5 points: the standard error is 0.05 / √5, and Student's quantile for five degrees 2.57.
    expect(high).toBeCloseTo((0.05 / Math.sqrt(5)) * 2.571, 3);
  });

  it("EXP-5 few days allow no interval, and a day with one version alone says nothing", () => {
    expect(effectOf([cell(1, [1, 10], [2, 10])])).toEqual({ difference: 0.1, interval: null, days: 1 });
    expect(effectOf([cell(1, [1, 10], [0, 0])])).toBeNull();
    expect(effectOf([])).toBeNull();
  });

  it("EXP-5 a version that changes nothing is within its interval about 19 times of 20", () => {
    let inside = 0;
    const rounds = 400;
    const random = draws(20_261_122);
    for (let round = 0; round < rounds; round++) {
      const days = Array.from({ length: 12 }, (_, day) => {
        return cell(day + 1, [80 + 40 * random(), 1000], [80 + 40 * random(), 1000]);
      });
      const [low = 0, high = 0] = effectOf(days)?.interval ?? [];
      if (low <= 0 && high >= 0) inside++;
    }
    expect(inside / rounds).toBeGreaterThan(0.9);
    expect(inside / rounds).toBeLessThan(0.99);
  });
});
