import { describe, expect, it } from "vitest";
import { partsOfDictionary } from "../../client/build/dictionary/dictionary-parts.ts";
import { dictionaryParts, partOfWord, sensesIn } from "../../src/answers/word-parts.ts";

const parts = partsOfDictionary();

describe("the dictionary", () => {
  it("SRCH-8 has every word in its part, with all its senses", () => {
    expect(parts).toHaveLength(dictionaryParts);
    const lines = parts.flatMap((text) => text.split("\n"));
    expect(lines.length).toBeGreaterThan(100_000);
    const lost = lines.filter((line) => {
      const [word = "", ...senses] = line.split("\t");
      return sensesIn(parts[partOfWord(word)] ?? "", word).join("\t") !== senses.join("\t");
    });
    expect(lost).toEqual([]);
  });

  it("SRCH-8 has parts that are quick to read", () => {
    expect(Math.max(...parts.map((part) => part.length))).toBeLessThan(40_000);
  });

  it.each(["asdfgh", "", "a\tb", "dog\t"])("SRCH-8 knows nothing of %j", (word) => {
    expect(sensesIn(parts[partOfWord(word)] ?? "", word)).toEqual([]);
  });
});
