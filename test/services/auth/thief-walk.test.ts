import { describe, expect, inject, it } from "vitest";
import { kinds } from "./walk/artefacts.ts";
import { walk } from "./walk/steps.ts";
import type { World } from "./walk/world.ts";

/** `npm run nightly` walks further. */
const { seeds, steps } = inject("walk");

describe("an owner and a thief", () => {
  it("HOLD-1 nothing issued before an end opens anything, a live undo works, the owner comes back", {
    timeout: 60_000 + seeds * steps * 200,
  }, async () => {
    const worlds: World[] = [];
    for (let seed = 1; seed <= seeds; seed += 1) worlds.push(await walk(seed, steps));
    for (const kind of kinds) {
      const sum = (counts: "opened" | "refused") =>
        worlds.reduce((all, world) => all + (world[counts].get(kind) ?? 0), 0);
      expect([kind, sum("opened") > 0, sum("refused") > 0], "the walk reaches it").toEqual([kind, true, true]);
    }
    for (const end of ["undo", "everywhere", "deleted", "refusedDeletion"] as const) {
      expect(
        worlds.some(({ ends }) => ends[end] > 0),
        end,
      ).toBe(true);
    }
  });
});
