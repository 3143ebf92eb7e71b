import type { ShownTheme } from "../settings/theme.ts";

/** One colour for each theme: six hex digits with `#`, in lower case. */
export type ColourPair = readonly [light: string, dark: string];

/**
 * Every colour of the site, by the name that its token has (`--accent`). Style sheets, mail, error pages, pages of services,
 * manifest, icons and drawings are made from these; inks that only drawings use stand in `client/build/drawings/palette.ts`.
 */
export const colours = {
  background: ["#fbf8f3", "#14121f"],
  surface: ["#ffffff", "#1d1a2c"],
  "surface-alt": ["#f1ebe1", "#262238"],
  border: ["#ddd4c7", "#3a3552"],
  "border-strong": ["#8c8078", "#847ca6"],
  ink: ["#1b1726", "#f5f2fb"],
  "ink-soft": ["#564e69", "#b9b2cf"],
  accent: ["#b03c10", "#ff9a62"],
  "accent-pressed": ["#8e2e0a", "#ffb48a"],
  "on-accent": ["#ffffff", "#1b1020"],
  "accent-soft": ["#ffe4d4", "#3b2430"],
  success: ["#1f6b4a", "#7fd3ac"],
  "success-soft": ["#ddefe4", "#1c3330"],
  night: ["#241f4d", "#241f4d"],

  /* Grounds and dashes of drawings, where a page draws them itself. */
  "a-background": ["#fbf8f3", "#241f4d"],
  "a-illustration": ["#f4e8d8", "#241f4d"],
  "a-illustration-on-alt": ["#fbf5ea", "#1b1738"],
  "a-d1": ["#a98862", "#544b92"],
  "a-d2": ["#7c5c3d", "#7d72b8"],
} as const satisfies Record<string, ColourPair>;

export type ColourName = keyof typeof colours;

/** Colours for browsers that ask for more contrast (`prefers-contrast`). */
export const contrastColours = { accent: ["#7d2706", "#ffc5a3"] } as const satisfies Partial<
  Record<ColourName, ColourPair>
>;

/** The dark theme with surfaces in black, text and lines in white, for visitors who choose high contrast (`kae`). */
export const starkColours: Readonly<Partial<Record<ColourName, string>>> = {
  ...{ background: "#000000", "a-background": "#000000", surface: "#000000", "surface-alt": "#000000" },
  ...{ ink: "#ffffff", "ink-soft": "#ffffff", border: "#ffffff", "border-strong": "#ffffff" },
  accent: contrastColours.accent[1],
};

/** Colours used in a single place. Style sheets insert them with `theme(…)`: as tokens they would be sent with every page. */
export const placeColours = {
  /** The lines of the night band, which is dark in both themes. */
  "border-at-night": ["#4a4384", "#4a4384"],
  "border-strong-at-night": ["#8a81c4", "#8a81c4"],
  /** The frame of the search box, in front of sky and landscape. */
  box: ["#1b1726", "#9f96cf"],
  /** Our own column in a table that compares. */
  ours: ["#fdf1e8", "#221b2a"],
  /** Where a theme is shown small: the sun of the light one, the moon of the dark one. */
  sun: ["#f3a77c", "#f3a77c"],
  moon: ["#f1e9ff", "#f1e9ff"],
  paper: ["#ffffff", "#ffffff"],
  /** The background of a picture that is always shown in the light theme's colours, such as in print. */
  "a-illustration-light": ["#f4e8d8", "#f4e8d8"],
  /** The illustration of error pages: its ground, and what is bright in it. */
  "illustration-background": ["#cbb08f", "#211c45"],
  "illustration-bright": ["#f1e2cc", "#3b3470"],
  "veil-background": ["#0f0c20", "#0f0c20"],
} as const satisfies Record<string, ColourPair>;

/** The colour of one theme. */
export function colourIn(theme: ShownTheme, [light, dark]: ColourPair): string {
  return theme === "light" ? light : dark;
}

/** CSS for a colour in both themes: the browser picks the one of the theme in use. */
export function inBoth([light, dark]: ColourPair): string {
  return light === dark ? light : `light-dark(${light},${dark})`;
}
