import MiniSearch from "minisearch";
import type { Language } from "../../../src/contract/language/languages.ts";
import { indexOptions, type SiteIndex } from "../../../src/pages/search/site-matches.ts";
import type { FoundPage } from "./page-texts.tsx";

/** The index of the site's own search in a language. Written as JSON, it is what `siteIndexOf` reads. */
export function makeSiteIndex(pages: readonly FoundPage[], language: Language): SiteIndex {
  const index: SiteIndex = new MiniSearch(indexOptions(language));
  index.addAll(pages);
  return index;
}
