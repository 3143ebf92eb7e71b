import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mapped, parseMapping, type ResultMapping, readMapped } from "../../src/results/mapping.ts";
import type { FoundResults, WebSearch } from "../../src/results/results.ts";
import { languageOf, readSearxng, searxng } from "../../src/results/searxng.ts";

const search: WebSearch = { words: "sea otter & co", region: "ca-fr", safe: "strict", page: 2, kind: "image" };

const mapping: ResultMapping = parseMapping(
  JSON.stringify({
    query: { words: "query", region: "market", safe: "filter", page: "offset", kind: "vertical" },
    kinds: { web: "pages", image: "pictures" },
    safe: { strict: "high", moderate: "medium", off: "none" },
    results: "data.items",
    title: "name",
    address: "link.0",
    snippet: "about.short",
    thumbnail: "picture",
    date: "when",
    length: "plays",
    corrections: "spelling",
    related: "more",
    key: "x-key",
  }),
);

/** A list that notes how much of it is looked at. */
function watched(length: number) {
  const looked = new Set<string | symbol>();
  const list = new Proxy(new Array(length).fill({ url: "https://a.example/", link: ["https://a.example/"] }), {
    get(target, name) {
      if (typeof name === "string" && /^\d+$/.test(name)) looked.add(name);
      return Reflect.get(target, name);
    },
  });
  return { list, looked };
}

describe.each<[string, (lists: Record<"results" | "corrections" | "related", unknown>) => FoundResults | null]>([
  ["SearXNG", ({ results, corrections, related }) => readSearxng({ results, corrections, suggestions: related })],
  [
    "a mapping",
    ({ results, corrections, related }) =>
      readMapped({ data: { items: results }, spelling: corrections, more: related }, mapping),
  ],
])("a long answer, read by %s", (_, read) => {
  it("SRCH-7 HOLD-3 is looked at no further than a page shows", () => {
    const lists = { results: watched(100_000), corrections: watched(100_000), related: watched(100_000) };
    const { results, corrections, related } = lists;
    expect(read({ results: results.list, corrections: corrections.list, related: related.list })?.results).toHaveLength(
      40,
    );
    for (const [name, { looked }] of Object.entries(lists)) expect(looked.size, name).toBeLessThanOrEqual(80);
  });
});

describe("SearXNG", () => {
  it("SRCH-7 is told words, region, safe search, page and kind, and nothing else", () => {
    const { pathname, searchParams } = searxng("https://searx.example/base").address(search);
    expect(pathname).toBe("/base/search");
    expect(Object.fromEntries(searchParams)).toEqual({
      q: "sea otter & co",
      format: "json",
      language: "fr-CA",
      safesearch: "2",
      pageno: "2",
      categories: "images",
    });
  });

  it.each([
    ["wt-wt", "all"],
    ["uk-en", "en-GB"],
    ["jp-jp", "ja-JP"],
    ["xa-ar", "ar"],
    ["tw-tzh", "zh-TW"],
  ])("SRCH-7 calls the region %s %s", (kl, language) => {
    expect(languageOf(kl)).toBe(language);
  });

  it("SRCH-7 its answer is read", () => {
    const found = readSearxng({
      results: [
        {
          title: "<b>Otter</b>",
          url: "https://a.example/o",
          content: "An\nanimal",
          thumbnail: "https://a.example/o.jpg",
          publishedDate: "2026-05-03T07:30:00",
          length: 3871.4,
        },
      ],
      corrections: ["otters", { title: "sea otter" }],
      suggestions: ["otter den", "otter den", 5],
    });
    expect(found).toEqual({
      results: [
        {
          title: "Otter",
          address: "https://a.example/o",
          snippet: "An animal",
          thumbnail: "https://a.example/o.jpg",
          day: "2026-05-03",
          length: "1:04:31",
        },
      ],
      corrections: ["otters", "sea otter"],
      related: ["otter den"],
    });
  });
});

describe("a mapping", () => {
  it("SRCH-7 says how a service is asked, and where its key goes", () => {
    const { address, headers, kinds } = mapped("https://find.example/v1?count=20", mapping, "secret");
    expect(Object.fromEntries(address(search).searchParams)).toEqual({
      count: "20",
      query: "sea otter & co",
      market: "ca-fr",
      filter: "high",
      offset: "2",
      vertical: "pictures",
    });
    expect(headers).toEqual({ "x-key": "secret" });
    expect(kinds).toEqual(["web", "image"]);
  });

  it("SRCH-7 says where things stand in an answer", () => {
    const item = {
      name: "Otter",
      link: ["http://a.example/"],
      about: { short: "x" },
      picture: "http://a.example/p",
      when: "2026-05-03",
      plays: "00:00:31",
    };
    expect(readMapped({ data: { items: [item] }, spelling: "otters" }, mapping)).toEqual({
      results: [
        {
          title: "Otter",
          address: "http://a.example/",
          snippet: "x",
          thumbnail: null,
          day: "2026-05-03",
          length: "0:31",
        },
      ],
      corrections: ["otters"],
      related: [],
    });
  });

  it.each(["", "{}", "[]", '{"query":{},"results":"a","title":"b","address":"c"}'])("SRCH-7 is refused: %s", (text) => {
    expect(() => parseMapping(text)).toThrow();
  });
});

/** Values for JSON in the shape of an answer, with anything at every place. */
const address = fc.oneof(
  fc.constantFrom("javascript:alert(1)", " java\nscript:alert(1)", "data:text/html,x", "//x", "https://u:p@a.example/"),
  fc.webUrl(),
  fc.jsonValue(),
);
const item = fc.record(
  {
    title: fc.jsonValue(),
    url: address,
    content: fc.jsonValue(),
    thumbnail: address,
    publishedDate: fc.oneof(fc.date().map(String), fc.stringMatching(/^\d{4}-[01]\d-[0-3]\d([T ]|$)/), fc.jsonValue()),
    length: fc.oneof(fc.double(), fc.stringMatching(/^(\d\d?:){1,2}\d\d$/), fc.jsonValue()),
    name: fc.string(),
    link: fc.array(address),
  },
  { requiredKeys: [] },
);
const items = fc.oneof(fc.array(fc.oneof(item, fc.jsonValue()), { maxLength: 90 }), fc.jsonValue());
const answer = fc.oneof(
  fc.jsonValue(),
  fc.record({ results: items, corrections: fc.jsonValue(), suggestions: fc.jsonValue() }),
  fc.record({ data: fc.record({ items }), spelling: fc.jsonValue(), more: fc.jsonValue() }),
);

describe("whatever a service answers", () => {
  const readers: Readonly<Record<string, (given: unknown) => FoundResults | null>> = {
    searxng: readSearxng,
    mapping: (given) => readMapped(given, mapping),
  };

  it.each(Object.entries(readers))("SRCH-7 %s never throws, and leads to the web alone", (_, read) => {
    fc.assert(
      fc.property(answer, (given) => {
        const found = read(given);
        if (!found) return;
        expect(found.results.length).toBeLessThanOrEqual(40);
        for (const { title, address, snippet, thumbnail, day, length } of found.results) {
          expect(new URL(address).protocol).toMatch(/^https?:$/);
          expect(new URL(address).username).toBe("");
          if (thumbnail !== null) expect(new URL(thumbnail).protocol).toBe("https:");
          if (day !== null) expect(new Date(day).toISOString()).toBe(`${day}T00:00:00.000Z`);
          expect(length ?? "0:01").toMatch(/^(?:[1-9]\d?:[0-5]\d|[0-5]?\d):[0-5]\d$/);
          expect(title).not.toBe("");
          expect(`${title}${snippet}`).not.toMatch(/[\p{Cc}\p{Cf}]/u);
          expect([...title].length).toBeLessThanOrEqual(200);
          expect([...snippet].length).toBeLessThanOrEqual(400);
        }
        for (const hint of [...found.corrections, ...found.related]) expect([...hint].length).toBeLessThanOrEqual(100);
      }),
    );
  });

  it("SRCH-7 results that lead nowhere are a lie, and none at all are none", () => {
    expect(readSearxng({ results: [{ title: "x", url: "javascript:alert(1)" }] })).toBeNull();
    expect(readSearxng({ results: [] })).toEqual({ results: [], corrections: [], related: [] });
  });
});
