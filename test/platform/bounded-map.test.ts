import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BoundedMap } from "../../src/platform/memory/bounded-map.ts";

interface Shell {
  readonly size: number;
}

const age = 1000;

function mapOf(bytes: number) {
  const clock = { now: 0 };
  const cache = new BoundedMap<Shell>({ bytes, age, weigh: ({ size }) => size, now: () => clock.now });
  return { cache, clock };
}

/** What one entry weighs that has an empty value and a key of one letter. */
const entry = (() => {
  const { cache } = mapOf(10_000);
  cache.set("a", { size: 0 });
  return cache.held;
})();

describe("a bounded map, as it keeps shells", () => {
  const bytes = 10 * entry;

  it("HOLD-6 is bounded by bytes and by age, whatever is asked in whatever order", () => {
    const step = fc.record({
      key: fc.integer({ min: 0, max: 30 }).map(String),
      size: fc.integer({ min: 0, max: 5 * entry }),
      read: fc.boolean(),
      waits: fc.integer({ min: 0, max: age / 4 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
        const { cache, clock } = mapOf(bytes);
        const newest = new Map<string, { readonly shell: Shell; readonly at: number }>();
        for (const { key, size, read, waits } of steps) {
          clock.now += waits;
          const known = cache.get(key);
          if (known) expect(known).toBe(newest.get(key)?.shell);
          if (known) expect(clock.now).toBeLessThan((newest.get(key)?.at ?? 0) + age);
          if (read) continue;
          const shell = { size };
          newest.set(key, { shell, at: clock.now });
          cache.set(key, shell);
          expect(cache.get(key)).toBe(shell);
          expect(cache.held).toBeLessThanOrEqual(bytes);
        }
        for (const key of newest.keys()) cache.get(key);
        clock.now += age;
        cache.set("last", { size: 0 });
        const { cache: one } = mapOf(bytes);
        one.set("last", { size: 0 });
        expect(cache.held, "writing deletes everything that is past its age").toBe(one.held);
      }),
    );
  });

  it("HOLD-6 weighs keys, which visitors may choose", () => {
    const { cache } = mapOf(bytes);
    for (let index = 0; index < 100; index++) cache.set(`${index}${"k".repeat(200)}`, { size: 0 });
    expect(cache.held).toBeLessThanOrEqual(bytes);
    cache.set("k".repeat(bytes), { size: 0 });
    expect(cache.get("k".repeat(bytes))).toBeUndefined();
  });

  it("HOLD-6 counts a value as it was when it was put in, however it grows", () => {
    const { cache } = mapOf(bytes);
    const growing = { size: 10 };
    cache.set("a", growing);
    growing.size = 50;
    cache.set("a", { size: 0 });
    expect(cache.held).toBe(entry);
  });

  it("lets go of the one that was not asked for the longest", () => {
    const { cache } = mapOf(3 * entry);
    for (const key of ["a", "b", "c"]) cache.set(key, { size: 0 });
    cache.get("a");
    cache.set("d", { size: 0 });
    expect(["a", "b", "c", "d"].filter((key) => cache.get(key))).toEqual(["a", "c", "d"]);
  });

  it("does not keep what is larger than all it may hold", () => {
    const { cache } = mapOf(3 * entry);
    cache.set("a", { size: 0 });
    cache.set("b", { size: 3 * entry });
    expect(cache.get("b")).toBeUndefined();
    expect(cache.get("a")).toBeDefined();
  });

  it("makes a value once for as long as it is held, be it an empty one", () => {
    const cache = new BoundedMap<string>({ bytes: entry, age, weigh: () => 0 });
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
