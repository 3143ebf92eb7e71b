import { type ColourPair, inBoth } from "../../contract/theme/colours.ts";
import { type PaletteName, palettes } from "../../contract/theme/palettes.ts";
import { type InlineStyle, inlineStyle } from "./inline-style.ts";

const made = new Map<PaletteName, InlineStyle>();

/** The tokens that a page's palette replaces, in a style sheet of their own after the page's. */
export async function paletteStyle(palette: PaletteName): Promise<InlineStyle> {
  const known = made.get(palette) ?? (await inlineStyle(paletteCss(palette)));
  made.set(palette, known);
  return known;
}

/** On paper, and where more contrast is asked for, the site's own colours stay: those are made for it. */
export function paletteCss(palette: PaletteName): string {
  const tokens = Object.entries<ColourPair>(palettes[palette]).map(([name, pair]) => `--${name}:${inBoth(pair)}`);
  return `@layer tokens{@media screen and (not (prefers-contrast:more)){:root{${tokens.join(";")}}}}`;
}
