import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseJson } from "../../src/platform/json.ts";

/** The members of a value and of all that is in it; an empty list or object counts as one. */
function entriesOf(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  const members = Object.values(value);
  return members.reduce((sum: number, member) => sum + entriesOf(member), Math.max(1, members.length));
}

function depthOf(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

describe("JSON that others wrote", () => {
  it("HOLD-3 is parsed as it stands, unless it has too many entries or too much depth", () => {
    const limits = { entries: 30, depth: 4 };
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), (text) => {
        const value: unknown = JSON.parse(text);
        const fits = depthOf(value) <= limits.depth && entriesOf(value) <= limits.entries;
        expect(parseJson(text, limits)).toEqual(fits ? { ok: true, value } : { ok: false, fault: "too_large" });
      }),
    );
  });

  it("HOLD-3 is no longer for what stands in its strings", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('"', "\\", ",", "[", "{", "}", "]", "a") }), (text) => {
        expect(parseJson(JSON.stringify([text, text]), { entries: 3, depth: 1 })).toEqual({
          ok: true,
          value: [text, text],
        });
      }),
    );
  });

  it.each([
    ["a million zeros", `[${"0,".repeat(500_000)}0]`],
    ["half a million lists, each in the one before", "[".repeat(500_000)],
    ["a name half a million times", `{${'"":0,'.repeat(500_000)}"":0}`],
  ])("HOLD-3 is refused before anything is made of %s", (_, text) => {
    expect(parseJson(text)).toEqual({ ok: false, fault: "too_large" });
  });

  it.each(["", "[", '"', '"\\', "{]", "]".repeat(99)])("HOLD-3 is malformed where it does not parse: %s", (text) => {
    expect(parseJson(text)).toEqual({ ok: false, fault: "malformed" });
  });
});
