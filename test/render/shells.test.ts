import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Shell, ShellCache } from "../../src/render/shells.ts";

const shellOf = (size: number): Shell => ({
  bytes: [new Uint8Array(size)],
  holes: [],
  etag: null,
  styleSources: "",
  size,
});

describe("shells", () => {
  it("are bounded by the bytes they hold, whatever is asked in whatever order", () => {
    const step = fc.record({
      key: fc.integer({ min: 0, max: 30 }).map(String),
      size: fc.integer({ min: 0, max: 400 }),
      read: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
        const cache = new ShellCache(1000);
        const newest = new Map<string, Shell>();
        for (const { key, size, read } of steps) {
          if (read) {
            const known = cache.get(key);
            if (known) expect(known).toBe(newest.get(key));
          } else {
            const shell = shellOf(size);
            newest.set(key, shell);
            cache.set(key, shell);
            expect(cache.get(key)).toBe(shell);
          }
          expect(cache.size).toBeLessThanOrEqual(1000);
        }
        const held = [...newest.keys()].reduce((sum, key) => sum + (cache.get(key)?.size ?? 0), 0);
        expect(cache.size).toBe(held);
      }),
    );
  });

  it("let go of the one that was not asked for the longest", () => {
    const cache = new ShellCache(300);
    for (const key of ["a", "b", "c"]) cache.set(key, shellOf(100));
    cache.get("a");
    cache.set("d", shellOf(100));
    expect(["a", "b", "c", "d"].filter((key) => cache.get(key))).toEqual(["a", "c", "d"]);
  });

  it("do not keep what is larger than all they may hold", () => {
    const cache = new ShellCache(300);
    cache.set("a", shellOf(100));
    cache.set("b", shellOf(301));
    expect(cache.get("b")).toBeUndefined();
    expect(cache.get("a")).toBeDefined();
  });
});
