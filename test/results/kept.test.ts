import { describe, expect, it } from "vitest";
import { Kept } from "../../src/results/kept.ts";

describe("what a search service said", () => {
  it("SRCH-7 is remembered for a minute", () => {
    const kept = new Kept<string>(3);
    kept.set("a", "A", 0);
    expect(kept.get("a", 59_999)).toBe("A");
    expect(kept.get("a", 60_000)).toBeUndefined();
  });

  it("SRCH-7 is dropped when something newer comes", () => {
    const kept = new Kept<string>(3);
    kept.set("a", "A", 0);
    kept.set("b", "B", 60_000);
    expect(kept.size).toBe(1);
  });

  it("SRCH-7 is never more than was allowed", () => {
    const kept = new Kept<string>(3);
    for (let index = 0; index < 9; index++) kept.set(`${index}`, "x", 0);
    expect(kept.size).toBe(3);
    expect(kept.get("8", 1)).toBe("x");
    expect(kept.get("0", 1)).toBeUndefined();
  });
});
