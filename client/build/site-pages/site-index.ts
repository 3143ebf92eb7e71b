import { type SiteIndex, weights, wordsOf } from "../../../src/pages/search/site-matches.ts";
import type { FoundPage } from "./page-texts.tsx";

/** The index of the site's own search: on which pages each word stands, and how much it counts there. */
export function makeSiteIndex(pages: readonly FoundPage[]): SiteIndex {
  const terms = new Map<string, Map<number, number>>();
  for (const [at, page] of pages.entries()) {
    for (const [field, weight] of Object.entries(weights) as [keyof typeof weights, number][]) {
      for (const word of wordsOf(page[field])) {
        const held = terms.get(word) ?? new Map<number, number>();
        held.set(at, Math.max(weight, held.get(at) ?? 0));
        terms.set(word, held);
      }
    }
  }
  return {
    entries: pages.map(({ href, label, text, hosts }) => ({ href, label, text, hosts: [...hosts] })),
    terms: new Map([...terms].sort().map(([word, held]) => [word, [...held].flat()])),
  };
}

/** The text of the index file, which `siteIndexOf` reads. */
export function writtenIndex({ entries, terms }: SiteIndex): string {
  return JSON.stringify({ entries, terms: Object.fromEntries(terms) });
}
