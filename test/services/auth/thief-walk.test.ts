import { describe, expect, inject, it } from "vitest";
import { kinds } from "./walk/artefacts.ts";
import { walk } from "./walk/steps.ts";
import type { World } from "./walk/world.ts";

/** Set by `npm run nightly`, which runs longer walks. */
const { from, seeds, steps } = inject("walk");
const isLong = seeds * steps >= 5000;

/** How often secrets of these kinds opened something, or were refused, in all worlds together. */
function sum(worlds: readonly World[], what: "opened" | "refused", of = kinds): number {
  return worlds.reduce((all, world) => of.reduce((more, kind) => more + (world[what].get(kind) ?? 0), all), 0);
}

describe("an owner and a thief", () => {
  it("HOLD-1 nothing issued before an end opens anything, a live undo works, the owner comes back", {
    timeout: 120_000 + seeds * steps * 400,
  }, async () => {
    const worlds: World[] = [];
    for (let seed = from; seed < from + seeds; seed += 1) worlds.push(await walk(seed, steps));
    expect(sum(worlds, "opened"), "what has not ended does open").toBeGreaterThan(30);
    expect(sum(worlds, "refused")).toBeGreaterThan(100);
    const ends = worlds.map((world) => world.ends);
    const counted = ends.map(({ undo, everywhere, deleted, byRecovery }) => undo + everywhere + deleted + byRecovery);
    expect(Math.min(...counted), "each world saw an end").toBeGreaterThan(0);
    for (const end of isLong ? (["undo", "everywhere", "deleted", "refusedDeletion", "byRecovery"] as const) : []) {
      expect([end, ends.some((one) => one[end] > 0)]).toEqual([end, true]);
    }
    for (const kind of isLong ? kinds : []) {
      expect([kind, sum(worlds, "opened", [kind]) > 0, sum(worlds, "refused", [kind]) > 0]).toEqual([kind, true, true]);
    }
  });
});
