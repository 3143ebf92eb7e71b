import type { ShownTheme } from "../../../src/contract/settings/theme.ts";
import { type ColourPair, colourIn, colours, inBoth } from "../../../src/contract/theme/colours.ts";

/** Inks of the drawings, light theme first, besides the colours of the theme: no page uses them itself. */
export const inks = {
  "a-haze": ["#fbebdd", "#2c2660"],
  "a-disc": ["#f3a77c", "#f1e9ff"],
  "a-far": ["#efdcc6", "#332c6b"],
  "a-mid": ["#e0c7a8", "#2b2559"],
  "a-near": ["#cbb08f", "#211c45"],
  "a-d3": ["#f1e2cc", "#3b3470"],
  "a-sea": ["#c6aa86", "#120f2b"],
  "a-reed": ["#efdcc6", "#453c7c"],
  "a-pine": ["#b79672", "#4b4288"],
  "a-branch": ["#47321f", "#6a60a6"],
  "a-bark": ["#7c5c3d", "#3c3566"],
  "a-fern": ["#5e4329", "#7d72b8"],
  "a-log": ["#5a412b", "#453c7c"],
  "a-logbark": ["#7c5c3d", "#7d72b8"],
  "a-hole": ["#1f140c", "#07060f"],
  "a-cut": ["#d9bc96", "#8e84cc"],
  "a-track": ["#47321f", "#b4a9e8"],
  "a-egg": ["#fbf1e0", "#cfc6f2"],
  "a-other": ["#f3a77c", "#ff9a62"],
  "a-seen": ["#47321f", "#d9d0f5"],
  "a-half": ["#7c5c3d", "#8479c2"],
  "a-many": ["#a98862", "#6a60a6"],

  /* Plumage: body, wing, markings, dark markings, pale markings, eye, ring of the eye. */
  b0: ["#cdb393", "#3b336e"],
  bw: ["#bfa280", "#352e64"],
  bm: ["#80603f", "#8479c2"],
  bd: ["#3a291e", "#0f0c20"],
  bp: ["#fbf1e0", "#d9d0f5"],
  be: ["#1b1420", "#0b0918"],
  be0: ["#e9d5b8", "#b4a9e8"],

  /* The moth stands against the open sky, so in the dark theme its body and feelers are lighter than its wings. */
  m0: ["#cdb393", "#473e82"],
  mw: ["#bfa280", "#40387a"],
  mb: ["#b39572", "#a79ce0"],
  ml: ["#3a291e", "#b4a9e8"],

  /* What shines in an eye. */
  glint: ["#ffffff", "#ffffff"],
} as const satisfies Record<string, ColourPair>;

const palette = { ...colours, ...inks };

/** The bird on home's ground, in the field's own colours and in the accent colour. */
export const birdLost: Partial<Record<PaletteRole, ColourPair>> = {
  b0: ["#cbb08f", "#211c45"],
  bw: ["#c7ab88", "#231e4a"],
  bm: ["#a98862", "#544b92"],
  bd: ["#84643f", "#6a60a6"],
  bp: ["#ebdbc3", "#3b3470"],
  be0: ["#a98862", "#544b92"],
  be: ["#3a291e", "#0b0918"],
};
/** The bird that does not match the field at all. */
export const birdSeen: Partial<Record<PaletteRole, ColourPair>> = {
  b0: ["#4d3722", "#b7adea"],
  bw: ["#3f2b19", "#a297db"],
  bm: ["#98724c", "#5d53a0"],
  bd: ["#22150b", "#2b2559"],
  bp: ["#f1e2cc", "#f5f2fb"],
  be0: ["#e9d5b8", "#f5f2fb"],
  be: ["#1b1420", "#0b0918"],
};
export const birdFound: Partial<Record<PaletteRole, ColourPair>> = {
  b0: ["#f0b48a", "#8b4a35"],
  bw: ["#e59a66", "#7a3e2e"],
  bm: ["#a8481a", "#ffb48a"],
  bd: ["#4a1f0c", "#2a120c"],
  bp: ["#fff6ea", "#fff6ea"],
  be0: ["#ffe4c4", "#ffe4c4"],
  be: ["#1b1020", "#1b1020"],
};

export type PaletteRole = keyof typeof palette;

/** Gives the CSS colour of a role: that of one sky, or one that follows the theme of the page on which a piece is placed. */
export type Pen = (role: PaletteRole) => string;

/** A colour that follows the page's theme. Ember is a token, since it may change when a visitor asks for more contrast. */
export function pagePen(role: PaletteRole): string {
  return role === "accent" ? "var(--accent)" : inBoth(palette[role]);
}

/** Colours that follow the page's theme, those of `own` in place of the palette's. */
export function pagePenWith(own: Partial<Record<PaletteRole, ColourPair>>): Pen {
  return (role) => inBoth(own[role] ?? palette[role]);
}

/** The colours of one sky, those of `own` in place of the palette's. */
export function penOf(sky: ShownTheme, own: Partial<Record<PaletteRole, ColourPair>> = {}): Pen {
  return (role) => colourIn(sky, own[role] ?? palette[role]);
}
