import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { bangList } from "../../../client/bangs/bang-data.ts";
import { letSpeak, plainTranslator } from "../../../src/contract/language/i18n.ts";
import { languageNames } from "../../../src/contract/language/languages.ts";
import {
  type Bang,
  bangAddress,
  bangCounts,
  bangSuggestions,
  elsewhere,
  filterBangs,
  findBang,
  readBangs,
  slot,
} from "../../../src/contract/search/bangs.ts";

const listed = readBangs(bangList);
const bangs = listed.all;

describe("the list", () => {
  it("SRCH-4 a line that is neither a bang nor a category is refused, and not passed over", () => {
    for (const line of [
      "w Wikipedia https://example.com/{{{s}}}",
      "9 w Wikipedia http://example.com/{{{s}}}",
      "",
      "#",
    ]) {
      expect(() => readBangs(`${bangList}${line}\n9 zz Zed https://example.com/{{{s}}}`), line).toThrow(SyntaxError);
    }
  });

  it("SRCH-4 pages say how many there are without reading it", () => {
    expect(bangCounts).toEqual({ bangs: bangs.length, categories: listed.categories.size });
  });

  it("SRCH-4 holds at least 400 bangs in eleven or more categories, each with sub-categories", () => {
    expect(bangs.length).toBeGreaterThanOrEqual(400);
    expect(listed.categories.size).toBeGreaterThanOrEqual(11);
    for (const [category, subs] of listed.categories) {
      expect(subs.length, category).toBeGreaterThanOrEqual(2);
      expect(bangs.filter(({ c }) => c === category).length, category).toBeGreaterThanOrEqual(10);
    }
  });

  it("SRCH-4 each trigger, and each name with its address, stands once", () => {
    for (const pick of [(bang: (typeof bangs)[number]) => bang.t, (bang: (typeof bangs)[number]) => bang.u]) {
      const all = bangs.map(pick);
      expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual([]);
    }
  });

  it("SRCH-4 each has the record's shape, an https address with one slot on its domain, and nothing that tracks", () => {
    for (const bang of bangs) {
      expect(Object.keys(bang).sort(), bang.t).toEqual(["c", "d", "r", "s", "sc", "t", "u"]);
      expect(bang.t).toMatch(/^[a-z0-9]{1,13}$/);
      expect(bang.s, bang.t).toMatch(/^\S(?:.{0,48}\S)?$/);
      expect([1, 2, 3, 4, 5, 6, 7, 8, 9], bang.t).toContain(bang.r);
      expect(bang.u.split(slot), bang.t).toHaveLength(2);
      expect(addressFaults(bang), bang.t).toEqual([]);
    }
  });
});

const tracking = /^(?:utm_.*|ref|tag|aff\w*|source|src|campaign|cid|fbclid|gclid|partner|pk_.*|mc_.*|from)$/i;

function addressFaults(bang: Bang): string[] {
  const { protocol, hostname, username, password, port, href, searchParams } = new URL(bangAddress(bang, "otter"));
  return [
    protocol === "https:" ? "" : protocol,
    hostname === bang.d ? "" : hostname,
    username + password + port,
    href.includes("otter") ? "" : href,
    ...[...searchParams.keys()].filter((name) => tracking.test(name)),
  ].filter(Boolean);
}

describe("a bang in a query", () => {
  const otter = "https://en.wikipedia.org/w/index.php?search=otter";
  it.each([
    ["first", "!w otter", otter],
    ["last", "otter !w", otter],
    ["in between", "sea !w otter", "https://en.wikipedia.org/w/index.php?search=sea%20otter"],
    ["in capitals", "!W otter", otter],
    ["among spaces of all kinds", " \t!w\u00a0 otter\n", otter],
    ["alone", "!w", "https://en.wikipedia.org/"],
    ["after an unknown one", "!nosuch !w otter", "https://en.wikipedia.org/w/index.php?search=!nosuch%20otter"],
    ["before another", "!w !gh otter", "https://en.wikipedia.org/w/index.php?search=!gh%20otter"],
    [
      "with what an address must not hold",
      '!w a&b=c#d?e+f%/"<',
      "https://en.wikipedia.org/w/index.php?search=a%26b%3Dc%23d%3Fe%2Bf%25%2F%22%3C",
    ],
    ["with a pattern of replacement", "!w $& $1", "https://en.wikipedia.org/w/index.php?search=%24%26%20%241"],
    ["with half a surrogate pair", "!w \ud83e", "https://en.wikipedia.org/w/index.php?search=%EF%BF%BD"],
  ])("SRCH-4 %s", (_, query, expected) => {
    expect(findBang(listed, query)?.address).toBe(expected);
  });

  it.each(["", "!", "otter", "!nosuch otter", "w!otter", "otter!w", "!!w otter", "!__proto__", "!constructor"])(
    "SRCH-4 “%s” holds none",
    (query) => {
      expect(findBang(listed, query)).toBeNull();
    },
  );

  it("SRCH-4 whatever the words are, they lead to the bang's own host", () => {
    const trigger = fc.constantFrom(...bangs);
    fc.assert(
      fc.property(trigger, fc.string({ unit: "binary" }), (bang, words) => {
        const address = new URL(findBang(listed, `!${bang.t} ${words}`)?.address ?? "");
        expect(address.protocol).toBe("https:");
        expect(address.hostname).toBe(bang.d);
      }),
      { numRuns: 500 },
    );
  });
});

describe("suggestions", () => {
  it.each([
    ["!w", "w"],
    ["!GH", "gh"],
    ["!wiki", undefined],
    ["!wik", "wikt"],
    ["!y", "y"],
    ["w", undefined],
    ["", undefined],
  ])("SRCH-4 SRCH-1 the first for “%s”", (prefix, expected) => {
    expect(bangSuggestions(listed, prefix)[0]?.t).toBe(expected);
  });

  it("SRCH-4 the best known come first, at most as many as asked for", () => {
    const ranks = bangSuggestions(listed, "!", 5).map(({ r }) => r);
    expect(ranks).toHaveLength(5);
    expect(ranks).toEqual([...ranks].sort((a, b) => b - a));
  });

  it("SRCH-4 of equally known ones the shorter comes first, and eight are enough", () => {
    const equal = ["maps", "ma", "map"].map((t) => `5 ${t} Map https://map.example/${t}?q=${slot}`);
    const better = `6 mapping Maps https://maps.example/?q=${slot}`;
    const known = readBangs(["# A / B", ...equal, better].join("\n"));
    expect(bangSuggestions(known, "!m").map(({ t }) => t)).toEqual(["mapping", "ma", "map", "maps"]);
    expect(bangSuggestions(listed, "!")).toHaveLength(8);
  });
});

describe("the searchable list", () => {
  it.each([
    ["a name", { words: "wikipedia", category: "" }, "w"],
    ["a trigger", { words: "!osm", category: "" }, "osm"],
    ["a domain", { words: "archlinux.org", category: "" }, "arch"],
    ["two words in any order", { words: "german WIKIPEDIA", category: "" }, "wde"],
    ["its category", { words: `wikipedia ${listed.byTrigger.get("w")?.c}`, category: "" }, "w"],
    ["its sub-category", { words: `wikipedia ${listed.byTrigger.get("w")?.sc}`, category: "" }, "w"],
    ["its first eight words alone", { words: `${"wikipedia ".repeat(8)}nowhere`, category: "" }, "w"],
  ])("SRCH-4 is found by %s", (_, filter, expected) => {
    expect(filterBangs(listed, filter).map(({ t }) => t)).toContain(expected);
  });

  it("SRCH-4 a trigger is looked for from its beginning, a word anywhere", () => {
    const byTrigger = filterBangs(listed, { words: "!w", category: "" });
    expect(byTrigger.length).toBeGreaterThan(1);
    expect(byTrigger.filter(({ t }) => !t.startsWith("w"))).toEqual([]);
    expect(filterBangs(listed, { words: "ikipedi", category: "" }).map(({ t }) => t)).toContain("w");
    expect(filterBangs(listed, { words: "wikipedia nowhere", category: "" })).toEqual([]);
  });

  it("SRCH-4 a name that begins with the word comes before one that holds it", () => {
    const names = filterBangs(listed, { words: "map", category: "" }).map(({ s, t }) => [s.toLowerCase(), t] as const);
    const ranks = names.map(([name, trigger]) => (trigger === "map" ? 2 : name.startsWith("map") ? 1 : 0));
    expect(ranks).toEqual(ranks.toSorted((one, other) => other - one));
    expect(filterBangs(listed, { words: "!w", category: "" })[0]?.t).toBe("w");
  });

  it("SRCH-4 is read line by line, and a line of no form is an error", () => {
    const text =
      "# A / B\n1 one One https://one.example/?q={{{s}}}\n# A / C\n9 two Two words https://two.example/{{{s}}}\n";
    const { all, byTrigger, categories } = readBangs(text);
    expect(all).toEqual([
      { c: "A", d: "one.example", r: 1, s: "One", sc: "B", t: "one", u: "https://one.example/?q={{{s}}}" },
      { c: "A", d: "two.example", r: 9, s: "Two words", sc: "C", t: "two", u: "https://two.example/{{{s}}}" },
    ]);
    expect([...byTrigger.keys()]).toEqual(["one", "two"]);
    expect([...categories]).toEqual([["A", ["B", "C"]]]);
    for (const wrong of [
      "0 one One https://a.example/",
      "x1 one One https://a.example/",
      "1 One One https://a.example/",
      "1 one One http://a.example/",
      "1 one One https://a.example/ x",
      "one",
      "x # A / B",
    ]) {
      expect(() => readBangs(wrong), wrong).toThrow(wrong);
    }
    expect(readBangs("1 one One https://a.example/").all[0]).toMatchObject({ c: "", sc: "" });
  });

  it("SRCH-4 the very trigger comes first", () => {
    expect(filterBangs(listed, { words: "a", category: "" })[0]?.t).toBe("a");
  });

  it("SRCH-4 a category narrows the list, an unknown one empties it", () => {
    const [category = ""] = [...listed.categories.keys()];
    expect(new Set(filterBangs(listed, { words: "", category }).map(({ c }) => c))).toEqual(new Set([category]));
    expect(filterBangs(listed, { words: "", category: "constructor" })).toEqual([]);
    expect(filterBangs(listed, { words: "", category: "" })).toHaveLength(bangs.length);
  });
});

describe("places elsewhere", () => {
  afterEach(() => letSpeak(() => undefined));

  it("SRCH-5 are one of each kind, each with its bang", () => {
    expect(new Set(elsewhere().map(({ kind }) => kind)).size).toBe(6);
    for (const { kind, isEnglish: _, ...bang } of elsewhere())
      expect(listed.byTrigger.get(bang.t), kind).toMatchObject(bang);
  });

  it.each(languageNames)("SRCH-5 LANG-2 in %s, encyclopaedia and dictionary are written in it", (language) => {
    letSpeak(() => ({ language, translator: plainTranslator() }));
    for (const name of ["Wikipedia", "Wiktionary"]) {
      const { t = "", d, u } = elsewhere().find(({ s }) => s === name) ?? {};
      expect(d).toBe(`${language}.${name.toLowerCase()}.org`);
      expect(listed.byTrigger.get(t), name).toMatchObject({ d, u });
    }
  });
});
