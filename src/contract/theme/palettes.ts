import { type ColourName, colours, type Pair } from "./colours.ts";

/**
 * What some pages have in place of the site's own colours (SET-5): grounds, lines and quiet text. The accent is the site's:
 * what leads on looks the same everywhere. A page names its palette; the same test that checks the site's colours checks
 * each of these.
 */
export const palettes = {
  /**
   * Grey and green for whoever comes because something bad has happened: a quiet ground, nothing that looks like an alarm. By
   * dusk the site's own, as in the drawings.
   */
  lichen: {
    sky: ["#f8faf6", colours.sky[1]],
    perch: ["#ffffff", colours.perch[1]],
    bark: ["#ebf1e9", colours.bark[1]],
    line: ["#d2dccf", colours.line[1]],
    "line-strong": ["#758377", colours["line-strong"][1]],
    "ink-soft": ["#4a5750", colours["ink-soft"][1]],
    "a-plate": ["#eef0e2", "#241f4d"],
    "a-plate-on-bark": ["#f8f8ec", "#1b1738"],
  },
} as const satisfies Record<string, Partial<Record<ColourName, Pair>>>;

export type PaletteName = keyof typeof palettes;
