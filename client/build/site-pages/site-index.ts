import MiniSearch from "minisearch";
import { indexOptions, type SiteIndex } from "../../../src/pages/search/site-matches.ts";
import type { FoundPage } from "./page-texts.tsx";

/** The index of the site's own search. Written as JSON, it is what `siteIndexOf` reads. */
export function makeSiteIndex(pages: readonly FoundPage[]): SiteIndex {
  const index: SiteIndex = new MiniSearch(indexOptions);
  index.addAll(pages);
  return index;
}
