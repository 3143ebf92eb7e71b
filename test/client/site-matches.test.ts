import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type SiteEntry, siteMatches } from "../../src/pages/home/site-matches.ts";

const entries: readonly SiteEntry[] = [
  { label: "Plans and prices", href: "/pro", words: "vpn cost" },
  { label: "Personal Information Removal", href: "/dbp", words: "data broker delete" },
  { label: "How we hire", href: "/how-we-hire", words: "" },
  { label: "For Mac", href: "/mac", words: "apple" },
  { label: "Übersicht", href: "/overview", words: "" },
];

function foundFor(asked: string): string[] {
  return siteMatches(asked, entries).map(({ href }) => href);
}

describe("PAGE-1 our own pages for a search", () => {
  it.each([
    ["a word of the label", "removal", ["/dbp"]],
    ["a further word", "VPN", ["/pro"]],
    ["the beginning of a word", "pric", ["/pro"]],
    ["a longer form of a word", "deleted", ["/dbp"]],
    ["a letter outside of ASCII", "übersicht", ["/overview"]],
    ["words that say nothing", "how are you", []],
    ["two letters that begin a word", "ma", []],
    ["nothing that is here", "nightjar song", []],
    ["no words at all", " ?!%", []],
  ])("PAGE-1 %s", (_, asked, expected) => {
    expect(foundFor(asked)).toEqual(expected);
  });

  it("PAGE-1 puts the page that more of the words find first", () => {
    expect(foundFor("mac data removal")).toEqual(["/dbp", "/mac"]);
  });

  it("PAGE-1 answers any text with at most six of the entries, each once", () => {
    const many = Array.from({ length: 20 }, (_, index) => ({
      label: `Page ${index}`,
      href: `/${index}`,
      words: "moth",
    }));
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const found = siteMatches(`${text} moth`, many);
        expect(found).toHaveLength(6);
        expect(new Set(found).size).toBe(6);
      }),
    );
  });
});
