import { SiteFile } from "../files/site-file.ts";
import { policySource } from "../platform/digest.ts";

/** Style that is inlined in the page, so that the page can be painted without waiting for a second answer. */
export interface InlineStyle {
  readonly css: string;
  /** Its CSP source: `'sha256-…'` (CSP 3, 2.3.1). */
  readonly source: string;
}

export async function inlineStyle(css: string): Promise<InlineStyle> {
  return { css, source: await policySource(css) };
}

/** Each read once in the life of an isolate. */
const sheets = new Map<string, SiteFile<InlineStyle>>();

/**
 * A style sheet that `client/build/styles.ts` wrote: of a page by its route, "about"; of an area, "areas/search"; or, of a
 * page that links some of its styles, what is inlined, "upper/home".
 */
export function sheetOf(name: string): SiteFile<InlineStyle> {
  const known = sheets.get(name);
  if (known) return known;
  const sheet = new SiteFile(`styles/${name}.css`, inlineStyle);
  sheets.set(name, sheet);
  return sheet;
}
