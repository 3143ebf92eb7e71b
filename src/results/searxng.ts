import { regionsOf } from "../suggestions/region.ts";
import { cleanFound, hintsOf, own } from "./clean.ts";
import {
  type FoundResults,
  type ResultKind,
  resultKinds,
  type SafeSearch,
  type SearchAdapter,
  type WebSearch,
} from "./results.ts";

const categories: Readonly<Record<ResultKind, string>> = {
  web: "general",
  image: "images",
  news: "news",
  video: "videos",
};

const levels: Readonly<Record<SafeSearch, string>> = { off: "0", moderate: "1", strict: "2" };

/** SearXNG's search API, with JSON switched on in its `search.formats`. `base`: where it lives, without `/search`. */
export function searxng(base: string): SearchAdapter {
  return {
    kinds: resultKinds,
    headers: {},
    address: (search) => addressFor(base, search),
    read: readSearxng,
  };
}

function addressFor(base: string, { words, region, safe, page, kind }: WebSearch): URL {
  const address = new URL("search", base.endsWith("/") ? base : `${base}/`);
  const asked = {
    q: words,
    format: "json",
    language: languageOf(region),
    safesearch: levels[safe],
    pageno: String(page),
    categories: categories[kind],
  };
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
  return address;
}

/** A `kl` value as SearXNG names locales, "fr-CA"; "all" for all regions. */
export function languageOf(region: string): string {
  const parts = regionsOf(region);
  const language = parts.find((part) => /^[a-z]/.test(part));
  const country = parts.find((part) => /^[A-Z]/.test(part));
  return language ? [language, country].filter(Boolean).join("-") : "all";
}

export function readSearxng(answer: unknown): FoundResults | null {
  const results = own(answer, "results");
  if (!Array.isArray(results)) return null;
  return cleanFound({
    results,
    pick: (result) => ({
      title: own(result, "title"),
      address: own(result, "url"),
      snippet: own(result, "content"),
      thumbnails: ["thumbnail_src", "thumbnail", "img_src"].map((name) => own(result, name)),
      date: own(result, "publishedDate"),
      length: own(result, "length"),
    }),
    corrections: hintsOf(own(answer, "corrections")).map((correction) => own(correction, "title") ?? correction),
    related: hintsOf(own(answer, "suggestions")),
  });
}
