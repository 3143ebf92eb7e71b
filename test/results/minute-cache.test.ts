import { describe, expect, it } from "vitest";
import { MinuteCache } from "../../src/results/minute-cache.ts";

describe("what a search service said", () => {
  it("SRCH-7 is remembered for a minute", () => {
    const kept = new MinuteCache<string>(3);
    kept.set("a", "A", 0);
    expect(kept.get("a", 59_999)).toBe("A");
    expect(kept.get("a", 60_000)).toBeUndefined();
  });

  it("SRCH-7 is forgotten with all the others, and what is newer is kept", () => {
    const kept = new MinuteCache<string>(3);
    kept.set("a", "A", 0);
    kept.set("b", "B", 60_000);
    expect([kept.get("a", 60_001), kept.get("b", 60_001)]).toEqual([undefined, "B"]);
  });

  it("SRCH-7 is never more than was allowed", () => {
    const kept = new MinuteCache<string>(3);
    for (let index = 0; index < 9; index++) kept.set(`${index}`, "x", 0);
    const left = Array.from({ length: 9 }, (_, index) => kept.get(`${index}`, 1)).filter(Boolean);
    expect(left).toHaveLength(3);
    expect(kept.get("8", 1)).toBe("x");
  });
});
