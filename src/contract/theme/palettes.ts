import { type ColourName, colours, type Pair } from "./colours.ts";

/**
 * Colours that replace the site's own on some pages (SET-5): backgrounds, lines and quiet text. The accent stays the site's,
 * so that links and buttons look the same everywhere. A page names its palette; the same test that checks the site's colours
 * checks each of these.
 */
export const palettes = {
  /**
   * Straw and stone for visitors who come because something bad has happened: the site's dawn without its rose, so that
   * nothing looks like an alarm. In dusk it is the site's own, as in the drawings.
   */
  lichen: {
    sky: ["#fbf8f1", colours.sky[1]],
    perch: ["#ffffff", colours.perch[1]],
    bark: ["#f2ecde", colours.bark[1]],
    line: ["#ddd5c4", colours.line[1]],
    "line-strong": ["#857f70", colours["line-strong"][1]],
    "ink-soft": ["#534f4c", colours["ink-soft"][1]],
    "a-plate": ["#f4e9d6", "#241f4d"],
    "a-plate-on-bark": ["#faf6ea", "#1b1738"],
  },
} as const satisfies Record<string, Partial<Record<ColourName, Pair>>>;

export type PaletteName = keyof typeof palettes;
