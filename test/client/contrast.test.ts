import { describe, expect, it } from "vitest";
import { inks } from "../../client/build/drawings/palette.ts";
import {
  type ColourName,
  type ColourPair,
  colourIn,
  colours,
  contrastColours,
  placeColours,
} from "../../src/contract/theme/colours.ts";
import { hourColours, hours } from "../../src/contract/theme/hours.ts";
import { palettes } from "../../src/contract/theme/palettes.ts";

const themes = ["light", "dark"] as const;

type ShownTheme = (typeof themes)[number];
type Colours = Readonly<Record<ColourName, ColourPair>>;

/** The colours of pages: the site's own, and the same with those of each palette in their place. */
const paints: readonly (readonly [name: string, colours: Colours])[] = [
  ["the site", colours],
  ...Object.entries(palettes).map(([name, own]) => [name, { ...colours, ...own }] as const),
];

/** The colours by the hour: each step is shown only in the theme that it belongs to. */
const steps = Object.entries(hours).map(
  ([name, step]) => [`the hour ${name}`, step.theme, { ...colours, ...hourColours(step) }] as const,
);

const everywhere = [
  ...paints.flatMap(([name, paint]) => themes.map((theme) => [name, theme, paint] as const)),
  ...steps,
];

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const grounds = ["background", "surface", "surface-alt"] as const;

const text: readonly (readonly [words: ColourName, ground: ColourName])[] = [
  ...(["ink", "ink-soft", "accent", "success"] as const).flatMap((words) =>
    grounds.map((ground) => [words, ground] as const),
  ),
  ["ink", "accent-soft"],
  ["ink-soft", "accent-soft"],
  ["accent", "accent-soft"],
  ["accent-pressed", "accent-soft"],
  ["ink", "success-soft"],
  ["success", "success-soft"],
  ["on-accent", "accent"],
  ["on-accent", "accent-pressed"],
  ["background", "ink"],
  ["background", "ink-soft"],
  ["ink", "a-background"],
  ["ink-soft", "a-background"],
];

const controls: readonly (readonly [line: ColourName, ground: ColourName])[] = [
  ...grounds.map((ground) => ["border-strong", ground] as const),
  ["border-strong", "a-background"],
  ["accent", "a-background"],
  ["accent", "a-illustration"],
  ["accent", "a-illustration-on-alt"],
];

describe.each(everywhere)("Colours of %s at %s", (_, theme, paint) => {
  const ratio = (one: ColourName, other: ColourName) =>
    contrast(colourIn(theme, paint[one]), colourIn(theme, paint[other]));

  it.each(text)("SET-5 %s is readable on %s", (words, ground) => {
    expect(ratio(words, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controls)("SET-5 %s can be told from %s", (line, ground) => {
    expect(ratio(line, ground)).toBeGreaterThanOrEqual(3);
  });
});

describe.each(themes)("Colours at %s", (theme: ShownTheme) => {
  it("SET-5 the note under the search box is readable before the haze", () => {
    expect(contrast(colourIn(theme, colours["ink-soft"]), colourIn(theme, inks["a-haze"]))).toBeGreaterThanOrEqual(4.5);
  });

  it("SET-5 words are readable in our own column of a comparison", () => {
    const ours = colourIn(theme, placeColours.ours);
    for (const words of [colours.ink, colours["ink-soft"]]) {
      expect(contrast(colourIn(theme, words), ours)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(grounds)("SET-5 accent has 7:1 on %s where more contrast is asked for", (ground) => {
    const accent = colourIn(theme, contrastColours.accent);
    expect(contrast(accent, colourIn(theme, colours[ground]))).toBeGreaterThanOrEqual(7);
  });

  it("SET-5 an ink that a drawing has of its own is no colour of the theme under another name", () => {
    expect(Object.keys(inks).filter((name) => name in colours)).toEqual([]);
  });
});

/** The night band is on every page: in both themes its words have the dark theme's colours of the page's palette. */
describe.each(paints)("The night band of %s", (_, paint) => {
  it.each(["ink", "ink-soft", "accent", "success"] as const)("SET-5 %s is readable on night", (words) => {
    expect(contrast(paint[words][1], paint.night[1])).toBeGreaterThanOrEqual(4.5);
  });

  it("SET-5 its own line can be told from night", () => {
    expect(contrast(placeColours["border-strong-at-night"][1], paint.night[1])).toBeGreaterThanOrEqual(3);
  });
});
