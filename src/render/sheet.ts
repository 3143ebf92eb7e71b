import { SiteFile } from "../files/site-file.ts";
import { policySource } from "../platform/digest.ts";

/** Style that stands in the page itself: a page that has arrived can be painted, and waits for no second answer. */
export interface InlineStyle {
  readonly css: string;
  /** What lets it through the policy: `'sha256-…'` (CSP 3, 2.3.1). */
  readonly source: string;
}

export async function inlineStyle(css: string): Promise<InlineStyle> {
  return { css, source: await policySource(css) };
}

/** Each read once in the life of an isolate. */
const sheets = new Map<string, SiteFile<InlineStyle>>();

/** A style sheet that `client/build/styles.ts` wrote: of a page by its route, "about", or of an area, "areas/search"; of one that links some of its own, "upper/home". */
export function sheetOf(name: string): SiteFile<InlineStyle> {
  const known = sheets.get(name);
  if (known) return known;
  const sheet = new SiteFile(`styles/${name}.css`, inlineStyle);
  sheets.set(name, sheet);
  return sheet;
}
