import type { ColourName, Pair } from "./colours.ts";

/**
 * What some pages have in place of the site's own colours (SET-5): grounds, lines and quiet text. The accent is the site's:
 * what leads on looks the same everywhere. A page names its palette; the same test that checks the site's colours checks
 * each of these.
 */
export const palettes = {
  /** Evening violet, the ground of a page on which a machine is talked to. */
  heather: {
    sky: ["#fbf8fd", "#17122a"],
    perch: ["#ffffff", "#211a3a"],
    bark: ["#f1ebf7", "#292147"],
    line: ["#dcd2e6", "#41376b"],
    "line-strong": ["#857b99", "#8a7fbd"],
    "a-plate": ["#f0e8f3", "#241f4d"],
    "a-plate-on-bark": ["#faf5fb", "#1b1738"],
  },
  /**
   * Grey and green by dawn, slate by dusk beside the indigo of the drawings, for whoever comes because something bad has
   * happened: a quiet ground, nothing that looks like an alarm.
   */
  lichen: {
    sky: ["#f8faf6", "#12151f"],
    perch: ["#ffffff", "#1a1f2c"],
    bark: ["#ebf1e9", "#222a39"],
    line: ["#d2dccf", "#364056"],
    "line-strong": ["#758377", "#7d88a8"],
    "ink-soft": ["#4a5750", "#b4bccd"],
    "a-plate": ["#eef0e2", "#241f4d"],
    "a-plate-on-bark": ["#f8f8ec", "#1b1738"],
  },
} as const satisfies Record<string, Partial<Record<ColourName, Pair>>>;

export type PaletteName = keyof typeof palettes;
