import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BoundedMap } from "../../src/platform/bounded-map.ts";

interface Shell {
  readonly size: number;
}

const mapOf = (capacity: number) => new BoundedMap<Shell>({ capacity, weigh: ({ size }) => size });

describe("a bounded map, as it keeps shells", () => {
  it("is bounded by the bytes it holds, whatever is asked in whatever order", () => {
    const step = fc.record({
      key: fc.integer({ min: 0, max: 30 }).map(String),
      size: fc.integer({ min: 0, max: 400 }),
      read: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
        const cache = mapOf(1000);
        const newest = new Map<string, Shell>();
        for (const { key, size, read } of steps) {
          if (read) {
            const known = cache.get(key);
            if (known) expect(known).toBe(newest.get(key));
          } else {
            const shell = { size };
            newest.set(key, shell);
            cache.set(key, shell);
            expect(cache.get(key)).toBe(shell);
          }
          expect(cache.held).toBeLessThanOrEqual(1000);
        }
        const held = [...newest.keys()].reduce((sum, key) => sum + (cache.get(key)?.size ?? 0), 0);
        expect(cache.held).toBe(held);
      }),
    );
  });

  it("lets go of the one that was not asked for the longest", () => {
    const cache = mapOf(300);
    for (const key of ["a", "b", "c"]) cache.set(key, { size: 100 });
    cache.get("a");
    cache.set("d", { size: 100 });
    expect(["a", "b", "c", "d"].filter((key) => cache.get(key))).toEqual(["a", "c", "d"]);
  });

  it("does not keep what is larger than all it may hold", () => {
    const cache = mapOf(300);
    cache.set("a", { size: 100 });
    cache.set("b", { size: 301 });
    expect(cache.get("b")).toBeUndefined();
    expect(cache.get("a")).toBeDefined();
  });

  it("counts entries where nothing is weighed", () => {
    const cache = new BoundedMap<string>({ capacity: 2 });
    for (const key of ["a", "b", "c"]) cache.set(key, key);
    expect(["a", "b", "c"].map((key) => cache.get(key))).toEqual([undefined, "b", "c"]);
  });

  it("makes a value once for as long as it is held, be it an empty one", () => {
    const cache = new BoundedMap<string>({ capacity: 1 });
    let made = 0;
    const make = () => {
      made++;
      return "";
    };
    expect([cache.getOrInsertComputed("a", make), cache.getOrInsertComputed("a", make)]).toEqual(["", ""]);
    expect(made).toBe(1);
    cache.set("b", "b");
    cache.getOrInsertComputed("a", make);
    expect(made).toBe(2);
  });
});
