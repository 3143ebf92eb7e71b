// What every page is painted with; the build puts them first into each sheet.
import "../../client/styles/tokens.css";
import "../../client/styles/theme.css";
import "../../client/styles/base.css";
import { SiteFile } from "../files/site-file.ts";
import { type InlineStyle, inlineStyle } from "./paint/inline-style.ts";

/** Each read once in the life of an isolate. */
const sheets = new Map<string, SiteFile<InlineStyle>>();

/**
 * A style sheet that `client/build/page-styles.ts` wrote: of a page by its route, "about", or of a feature, "features/search".
 */
export function sheetOf(name: string): SiteFile<InlineStyle> {
  const known = sheets.get(name);
  if (known) return known;
  const sheet = new SiteFile(`styles/${name}.css`, inlineStyle);
  sheets.set(name, sheet);
  return sheet;
}
