import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { indexOf, type RankedPhrase, sorted } from "../../client/build/suggestions/suggestion-files.ts";
import { fold } from "../../src/contract/search/suggestions.ts";
import { bestOf, partSchema, readPart } from "../../src/suggestions/part.ts";
import { partName, tableSchema } from "../../src/suggestions/table.ts";

const word = fc.string({ unit: fc.constantFrom(..."abcé d"), minLength: 1, maxLength: 6 });
const entry = fc
  .record({ phrase: word, weight: fc.integer({ min: 1, max: 90 }), tags: fc.constantFrom("", "GB", "GB,en", "fr") })
  .map((given): RankedPhrase => ({ ...given, key: fold(given.phrase) }))
  .filter(({ key }) => key !== "");
const entries = fc.uniqueArray(entry, { selector: ({ key }) => key, minLength: 1, maxLength: 60 }).map(sorted);

/** The parts of an index after JSON encoding and decoding, so that what JSON cannot carry is lost here too. */
function built(list: readonly RankedPhrase[]) {
  const parts = indexOf(list);
  const part = (name: string) => readPart(partSchema.parse(JSON.parse(JSON.stringify(parts.get(name)))));
  return { parts, part, table: tableSchema.parse(JSON.parse(JSON.stringify(parts.get(partName.table)))) };
}

describe("the index of suggestions", () => {
  it("SRCH-2 every phrase is found again in its block, as it was written", () => {
    fc.assert(
      fc.property(entries, (list) => {
        const { part, table } = built(list);
        expect(table.firsts).toEqual([list[0]?.key]);
        for (const { key, phrase } of list) {
          const found = bestOf(part(partName.block(0)), key, [], list.length).map((scored) => scored.phrase);
          expect(found).toContain(phrase);
        }
      }),
    );
  });

  it("SRCH-2 a part of a region holds its own phrases and no other's", () => {
    fc.assert(
      fc.property(entries, (list) => {
        const { part, table } = built(list);
        const regions = new Set(list.flatMap(({ tags }) => tags.split(",").filter(Boolean)));
        expect(new Set(table.regions)).toEqual(regions);
        for (const region of regions) {
          const own = list.filter(({ tags }) => tags.split(",").includes(region)).map(({ key }) => key);
          expect(part(partName.region(region)).keys).toBe(own.map((key) => `${key}\n`).join(""));
        }
      }),
    );
  });

  it("SRCH-2 many phrases make several blocks, and a list of the best for each prefix that is too common", () => {
    const list = sorted(
      Array.from({ length: 2500 }, (_, index): RankedPhrase => {
        const key = `a${index.toString(36).padStart(3, "0")}`;
        return { key, phrase: key, weight: index === 1234 ? 90 : 1 + (index % 50), tags: "" };
      }),
    );
    const { part, parts, table } = built(list);
    expect(table.firsts).toEqual([list[0]?.key, list[1024]?.key, list[2048]?.key]);
    expect(table.heads).toEqual(["a"]);
    const heads = JSON.parse(JSON.stringify(parts.get(partName.heads(0))));
    const [best] = bestOf(readPart(partSchema.parse(heads.a)), "a", [], 8);
    expect(best?.phrase).toBe(list[1234]?.phrase);
    for (const head of Object.values(heads)) expect(partSchema.parse(head).weights.length).toBeLessThanOrEqual(24);
    expect(part(partName.block(2)).weights.length).toBe(2500 - 2048);
  });

  it("sorts by code units, as the reader compares", () => {
    const keys = ["b", "é", "a", "Z", "ab"].map((key): RankedPhrase => ({ key, phrase: key, weight: 1, tags: "" }));
    expect(sorted(keys).map(({ key }) => key)).toEqual(["Z", "a", "ab", "b", "é"]);
  });
});
