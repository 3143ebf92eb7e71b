import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeSiteIndex, type SiteEntry, siteMatches } from "../../../src/pages/search/site-matches.ts";

const entry = (label: string, href: string, words = "", text = ""): SiteEntry => ({ label, href, words, text });

const index = makeSiteIndex([
  entry("Plans and prices", "/pro", "vpn cost"),
  entry("Personal Information Removal", "/dbp", "data broker delete", "We ask sellers of addresses to take yours out."),
  entry("How we hire", "/how-we-hire"),
  entry("For Mac", "/mac", "apple", "A browser for your desk."),
  entry("The browser", "/browser", "", "On every desk and in every pocket."),
  entry("Übersicht", "/overview"),
]);

function foundFor(asked: string): string[] {
  return siteMatches(asked, index).map(({ href }) => href);
}

describe("SRCH-5 our own pages for a search", () => {
  it.each([
    ["a word of the title", "removal", ["/dbp"]],
    ["a further word", "VPN", ["/pro"]],
    ["a word of the description", "sellers", ["/dbp"]],
    ["the beginning of a word", "pric", ["/pro"]],
    ["a longer form of a word", "deleted", ["/dbp"]],
    ["a letter outside of ASCII", "übersicht", ["/overview"]],
    ["words that say nothing", "how are you", []],
    ["two letters that begin a word", "ma", []],
    ["nothing that is here", "nightjar song", []],
    ["no words at all", " ?!%", []],
  ])("SRCH-5 %s", (_, asked, expected) => {
    expect(foundFor(asked)).toEqual(expected);
  });

  it("SRCH-5 a page that more of the words find comes first", () => {
    expect(foundFor("mac data removal")).toEqual(["/dbp", "/mac"]);
  });

  it("SRCH-5 a word counts more in a title than in a description", () => {
    expect(foundFor("browser")).toEqual(["/browser", "/mac"]);
  });

  it("SRCH-5 a rare word counts more than one that many pages hold", () => {
    const pages = ["moth", "moth", "moth", "moth owl"].map((words, at) => entry("", `/${at}`, words));
    const rare = entry("", "/rare", "heath");
    const found = siteMatches("moth heath", makeSiteIndex([...pages, rare])).map(({ href }) => href);
    expect(found[0]).toBe("/rare");
  });

  it("SRCH-5 answers any text with at most six pages, each once", () => {
    const many = makeSiteIndex(Array.from({ length: 20 }, (_, at) => entry(`Page ${at}`, `/${at}`, "moth")));
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const found = siteMatches(`moth ${text}`, many);
        expect(found).toHaveLength(6);
        expect(new Set(found).size).toBe(6);
      }),
    );
  });
});
