import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withDatesInWords } from "../../../src/pages/subscription/manage/dates-in-words.ts";

describe("a file for its owner", () => {
  it("FLOW-5 has beside each moment what it is in words, at any depth", () => {
    const at = Date.UTC(2026, 10, 23, 1, 5);
    expect(withDatesInWords({ list: [{ madeAt: at, count: 3 }], at, none: null })).toEqual({
      list: [{ madeAt: at, madeAtInWords: "23 November 2026, 01:05 UTC", count: 3 }],
      at,
      atInWords: "23 November 2026, 01:05 UTC",
      none: null,
    });
  });

  it("FLOW-5 loses nothing and changes nothing that is no moment", () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (data) => {
        const isMoment = /\d{12,}/.test(JSON.stringify(data));
        expect(isMoment || JSON.stringify(withDatesInWords(data)) === JSON.stringify(data)).toBe(true);
      }),
    );
  });
});
