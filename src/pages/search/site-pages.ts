import MiniSearch from "minisearch";
import type { SiteFiles } from "../../files/site-file.ts";
import { SpokenFile } from "../../files/spoken-file.ts";
import { indexOptions, type SiteIndex, siteIndexOf } from "./site-matches.ts";

const file = new SpokenFile("site-pages", siteIndexOf);

const nothing: SiteIndex = new MiniSearch(indexOptions("en"));

/** The full text of our pages in the visitor's language. If it cannot be read, which is logged, a search goes on without it. */
export async function sitePages(files: SiteFiles): Promise<SiteIndex> {
  return (await file.read(files)) ?? nothing;
}
