import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FoundPage } from "../../../client/build/site-pages/page-texts.tsx";
import { makeSiteIndex } from "../../../client/build/site-pages/site-index.ts";
import { nearestMatches, siteIndexOf, siteMatches } from "../../../src/pages/search/site-matches.ts";

function entry(label: string, href: string, words = "", text = "", body = ""): FoundPage {
  return { label, href, subject: "", words, text, body, hosts: ["main"] };
}

const index = makeSiteIndex(
  [
    entry("Plans and prices", "/pro", "vpn cost"),
    entry(
      "Personal Information Removal",
      "/dbp",
      "data broker delete",
      "We ask sellers of addresses to take yours out.",
    ),
    entry("How we hire", "/how-we-hire"),
    entry("For Mac", "/mac", "apple", "A browser for your desk."),
    entry("The browser", "/browser", "", "On every desk and in every pocket."),
    entry("Übersicht", "/overview"),
    entry("Terms", "/terms", "", "", "Lisbon is the court; moths may appeal within 15 days, 80 at most, or by plan c."),
    { ...entry("Owls", "/owls"), hosts: ["start"] },
  ],
  "en",
);

function foundFor(asked: string): string[] {
  return siteMatches(asked, index, "main", "en").map(({ href }) => href);
}

describe("SRCH-5 our own pages for a search", () => {
  it.each([
    ["a word of the title", "removal", ["/dbp"]],
    ["a further word", "VPN", ["/pro"]],
    ["a word of the description", "sellers", ["/dbp"]],
    ["another form of a word", "price", ["/pro"]],
    ["a longer form of a word", "deleted", ["/dbp"]],
    ["a letter outside of ASCII", "übersicht", ["/overview"]],
    ["words that say nothing", "how are you", []],
    ["two letters that begin a word", "ma", []],
    ["nothing that is here", "nightjar song", []],
    ["numbers alone", "15% of 80", []],
    ["a letter alone", "c++", []],
    ["a number beside a word", "15 moths", ["/terms"]],
    ["no words at all", " ?!%", []],
    ["a word that is only mentioned", "lisbon", ["/terms"]],
    ["words that are all mentioned", "court of Lisbon", ["/terms"]],
    ["words of which one is mentioned", "weather in Lisbon", []],
    ["another form of a word that is mentioned", "courts", ["/terms"]],
    ["a word that one in passing begins with", "lis", []],
    ["a page of another host", "owls", []],
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
    const found = siteMatches("moth heath", makeSiteIndex([...pages, rare], "en"), "main", "en").map(
      ({ href }) => href,
    );
    expect(found[0]).toBe("/rare");
  });

  it("SRCH-5 a page that is about the word comes before those whose title has it", () => {
    const about = { ...entry("Private search", "/"), subject: "nightjar" };
    const pages = makeSiteIndex([entry("Nightjar Chat", "/chat"), about, entry("Nightjar Pro", "/pro")], "en");
    expect(siteMatches("nightjar", pages, "main", "en").map(({ href }) => href)).toEqual(["/", "/chat", "/pro"]);
  });

  it.each([
    ["a word that several pages mention", "desk", ["/browser", "/mac"]],
    ["the lesser part of what was asked", "desk weather tomorrow", []],
    ["a letter left out", "remval", ["/dbp"]],
    ["two letters swapped", "remvoal", ["/dbp"]],
    ["a letter changed", "removel", ["/dbp"]],
    ["a word far from all others", "zebra", []],
    ["a word that a text mentions", "lisbon weather", ["/terms"]],
    ["a letter changed in a word that a text mentions", "lisbun", []],
  ])("SRCH-5 nearest to a search that finds nothing: %s", (_, asked, expected) => {
    expect(
      nearestMatches(asked, index, "main")
        .map(({ href }) => href)
        .toSorted(),
    ).toEqual(expected);
  });

  it("SRCH-5 one slip in a word of a title never hides its page", () => {
    const word = "information";
    const slip = fc.record({
      at: fc.integer({ min: 0, max: word.length - 2 }),
      kind: fc.constantFrom("drop", "add", "change", "swap"),
    });
    fc.assert(
      fc.property(slip, ({ at, kind }) => {
        const [first = "", second = ""] = word.slice(at);
        const middle = { drop: second, add: `q${first}${second}`, change: `q${second}`, swap: second + first }[kind];
        const typed = word.slice(0, at) + middle + word.slice(at + 2);
        expect(nearestMatches(typed, index, "main").map(({ href }) => href)).toContain("/dbp");
      }),
    );
  });

  const german = makeSiteIndex(
    [
      entry("Abo verwalten", "/de/subscriptions/manage", "kündigen zahlen", "", "Hier ist mein Abo."),
      entry("Datenschutz", "/de/privacy", "", "", "Die Erklärung, und mein Recht."),
      {
        ...entry("Eine private Suche", "/de", "", "", "Hier ist mein Nightjar, der Vogel."),
        subject: "Nightjar Suche",
      },
      entry("Über uns", "/de/about", "", "", "Mein Nest und unser Nightjar."),
      entry("Post\u00adfach\u2060größe", "/de/email"),
      entry("Nutzungsbedingungen", "/de/terms", "", "", "Gerichtsstand, Nightjar und mein Recht."),
    ],
    "de",
  );

  it.each([
    ["a word as it stands", "datenschutz", ["/de/privacy"]],
    ["another form of a word", "kündigung", ["/de/subscriptions/manage"]],
    ["letters without accents", "kundigen", ["/de/subscriptions/manage"]],
    ["the beginning of a longer word", "daten", ["/de/privacy"]],
    ["a word that says where a line may and may not end", "postfachgröße", ["/de/email"]],
    ["what people ask, with words that say nothing", "wie kann ich mein Abo kündigen", ["/de/subscriptions/manage"]],
    ["words that say nothing alone", "mein", []],
    ["the brand, which every page names", "nightjar", ["/de"]],
    ["a word from the middle of one page", "gerichtsstand", ["/de/terms"]],
    ["nothing that is here", "wetter berlin", []],
  ])("SRCH-5 LANG-2 in another language: %s", (_, asked, expected) => {
    expect(siteMatches(asked, german, "main", "de").map(({ href }) => href)).toEqual(expected);
  });

  it("SRCH-5 what is written is what is read", () => {
    const read = siteIndexOf(JSON.stringify(index));
    for (const asked of ["removal", "desk", "mac data removal"])
      expect(siteMatches(asked, read, "main", "en")).toEqual(siteMatches(asked, index, "main", "en"));
  });

  it("SRCH-5 answers any text with at most six pages, each once", () => {
    const many = makeSiteIndex(
      Array.from({ length: 20 }, (_, at) => entry(`Page ${at}`, `/${at}`, "moth")),
      "en",
    );
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const found = siteMatches(`moth ${text}`, many, "main", "en");
        expect(found).toHaveLength(6);
        expect(new Set(found).size).toBe(6);
      }),
    );
  });
});
