import MiniSearch from "minisearch";
import { type Files, SiteFile } from "../../files/site-file.ts";
import { indexOptions, type SiteIndex, siteIndexOf } from "./site-matches.ts";

const file = new SiteFile("site-pages.json", siteIndexOf);

const nothing: SiteIndex = new MiniSearch(indexOptions);

/** The full text of our pages. If it cannot be read, which is logged, a search goes on without it. */
export async function sitePages(files: Files): Promise<SiteIndex> {
  return (await file.read(files)) ?? nothing;
}
