import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  cleanQuery,
  fold,
  longestQuery,
  readSuggestions,
  suggestionLimit,
  typedLength,
} from "../../../src/contract/search/suggestions.ts";

describe("queries", () => {
  it.each([
    ["weather", "weather"],
    ["  weather ", "weather "],
    ["<b>bold</b> words", "bold words"],
    ["a < b", "a "],
    ["<script>alert(1)</script>", "alert(1) "],
    ["a\u0000\n\tb", "a b"],
    ["\u202eabc\u202c", "abc "],
    ["a\ud800b", "a b"],
    ["x".repeat(5000), "x".repeat(longestQuery)],
  ])("SRCH-1 are looked up without what is no word: %j", (given, clean) => {
    expect(cleanQuery(given)).toBe(clean);
  });

  it("SRCH-1 come out short, whole and without markup, whatever was typed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 3000 }), (given) => {
        const clean = cleanQuery(given);
        expect(clean.length).toBeLessThanOrEqual(longestQuery);
        expect(clean.isWellFormed()).toBe(true);
        expect(clean).not.toMatch(/[<>\p{Cc}\p{Cf}]/u);
        expect(cleanQuery(clean)).toBe(clean);
      }),
    );
  });

  it.each([
    ["ZÜRICH", "zurich"],
    ["Łódź", "lodz"],
    ["Straße", "strasse"],
    ["São  Paulo", "sao paulo"],
    ["ﬁn", "fin"],
    ["L’Aquila", "l'aquila"],
    ["Αθήνα", "αθηνα"],
  ])("SRCH-2 fold case and accents: %s", (text, folded) => {
    expect(fold(text)).toBe(folded);
  });
});

describe("answers", () => {
  it("SRCH-3 are read as plain phrases, each once, eight at most", () => {
    const many = Array.from({ length: 20 }, (_, index) => ({ phrase: `<i>p</i>${index % 12}` }));
    const phrases = readSuggestions(many);
    expect(phrases).toHaveLength(suggestionLimit);
    expect(new Set(phrases).size).toBe(suggestionLimit);
    expect(phrases?.[0]).toBe("p 0");
  });

  it.each([null, {}, "x", ["weather"], [{ phrase: 1 }], [null]])("SRCH-3 of another form are none: %j", (answer) => {
    expect(readSuggestions(answer)).toBeNull();
  });

  it.each([
    ["weather", "wea", 3],
    ["zürich", "ZURI", 4],
    ["zu\u0308rich", "zu", 3],
    ["weather", "weather", 7],
    ["weather", "west", 0],
    ["weather", "", 0],
  ])("SRCH-3 show what was typed apart from what is added: %s, %s", (phrase, query, length) => {
    expect(typedLength(phrase, query)).toBe(length);
  });
});
