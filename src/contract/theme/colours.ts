import type { ShownTheme } from "../settings/theme.ts";

/** One colour for each theme: six hex digits with `#`, in lower case. */
export type Pair = readonly [dawn: string, dusk: string];

/**
 * Every colour of the site, by the name that its token has (`--ember`). Style sheets, mail, error pages, pages of services,
 * manifest, icons and drawings are made from these; inks that only drawings use stand in `client/build/drawings/palette.ts`.
 */
export const colours = {
  sky: ["#fbf8f3", "#14121f"],
  perch: ["#ffffff", "#1d1a2c"],
  bark: ["#f1ebe1", "#262238"],
  line: ["#ddd4c7", "#3a3552"],
  "line-strong": ["#8c8078", "#847ca6"],
  ink: ["#1b1726", "#f5f2fb"],
  "ink-soft": ["#564e69", "#b9b2cf"],
  ember: ["#b03c10", "#ff9a62"],
  "ember-press": ["#8e2e0a", "#ffb48a"],
  "on-ember": ["#ffffff", "#1b1020"],
  "ember-soft": ["#ffe4d4", "#3b2430"],
  moss: ["#1f6b4a", "#7fd3ac"],
  "moss-soft": ["#ddefe4", "#1c3330"],
  night: ["#241f4d", "#241f4d"],

  /* Grounds and dashes of drawings, where a page draws them itself. */
  "a-sky": ["#fbf8f3", "#241f4d"],
  "a-plate": ["#f4e8d8", "#241f4d"],
  "a-plate-on-bark": ["#fbf5ea", "#1b1738"],
  "a-d1": ["#a98862", "#544b92"],
  "a-d2": ["#7c5c3d", "#7d72b8"],
} as const satisfies Record<string, Pair>;

export type ColourName = keyof typeof colours;

/** Colours for browsers that ask for more contrast (`prefers-contrast`). */
export const contrastColours = { ember: ["#7d2706", "#ffc5a3"] } as const satisfies Partial<Record<ColourName, Pair>>;

/** Dusk with surfaces in black, text and lines in white, for visitors who choose high contrast (`kae`). */
export const starkColours: Readonly<Partial<Record<ColourName, string>>> = {
  ...{ sky: "#000000", "a-sky": "#000000", perch: "#000000", bark: "#000000" },
  ...{ ink: "#ffffff", "ink-soft": "#ffffff", line: "#ffffff", "line-strong": "#ffffff" },
  ember: contrastColours.ember[1],
};

/** Colours used in a single place. Style sheets insert them with `theme(…)`: as tokens they would be sent with every page. */
export const placeColours = {
  /** The lines of the night band, which has dusk under both themes. */
  "line-at-night": ["#4a4384", "#4a4384"],
  "line-strong-at-night": ["#8a81c4", "#8a81c4"],
  /** The frame of the search box, in front of sky and landscape. */
  box: ["#1b1726", "#9f96cf"],
  /** Our own column in a table that compares. */
  ours: ["#fdf1e8", "#221b2a"],
  /** Where a theme is shown small: the sun of dawn, the moon of dusk. */
  sun: ["#f3a77c", "#f3a77c"],
  moon: ["#f1e9ff", "#f1e9ff"],
  paper: ["#ffffff", "#ffffff"],
  /** The background of a picture that is always shown in dawn's colours, such as in print. */
  "a-plate-dawn": ["#f4e8d8", "#f4e8d8"],
  /** The plate of error pages: its ground, and what is bright in it. */
  "plate-ground": ["#cbb08f", "#211c45"],
  "plate-light": ["#f1e2cc", "#3b3470"],
  "veil-ground": ["#0f0c20", "#0f0c20"],
} as const satisfies Record<string, Pair>;

/** The colour of one theme. */
export function colourIn(theme: ShownTheme, [dawn, dusk]: Pair): string {
  return theme === "dawn" ? dawn : dusk;
}

/** CSS for a colour in both themes: the browser picks the one of the theme in use. */
export function inBoth([dawn, dusk]: Pair): string {
  return dawn === dusk ? dawn : `light-dark(${dawn},${dusk})`;
}
