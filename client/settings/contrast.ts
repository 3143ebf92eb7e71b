import type { SettingKey, Settings } from "../../src/contract/settings/settings.ts";
import { parseColour, type ShownTheme, themeForBackground, themeOf } from "../../src/contract/settings/theme.ts";
import { type ColourPair, colourIn, colours } from "../../src/contract/theme/colours.ts";

/** The colours of the design that a visitor's own replace, by setting. */
export const designColours = {
  k7: colours.background,
  k8: colours.ink,
  k9: colours.accent,
  kx: colours["ink-soft"],
  kaa: colours["ink-soft"],
  kj: colours.surface,
  k21: colours.surface,
} as const satisfies Partial<Record<SettingKey, ColourPair>>;

export type ColourKey = keyof typeof designColours;

export const colourKeys = Object.keys(designColours) as ColourKey[];

/** Contrast of two colours of six hex digits, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrastRatio(one: string, other: string): number {
  const [dark = 0, light = 0] = [relativeLuminance(one), relativeLuminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function relativeLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Words in one colour on a background in another. */
interface TextPair {
  readonly words: ColourKey;
  readonly ground: ColourKey;
}

const pairs: readonly TextPair[] = [
  { words: "k8", ground: "k7" },
  { words: "k9", ground: "k7" },
  { words: "kx", ground: "k7" },
  { words: "kaa", ground: "k7" },
  { words: "k8", ground: "k21" },
  { words: "k8", ground: "kj" },
];

/** The contrast from which text of ordinary size counts as readable (WCAG 2.2, 1.4.3). */
export const enoughContrast = 4.5;

export interface Contrast extends TextPair {
  /** Rounded down to a tenth, so that nothing looks better than it is. */
  readonly ratio: number;
  readonly enough: boolean;
}

/** The contrast of every pair in which the visitor chose a colour; if both themes may show, in the one where it is worse. */
export function contrastsOf(settings: Settings): Contrast[] {
  return pairs
    .filter(({ words, ground }) => parseColour(settings[words]) || parseColour(settings[ground]))
    .map((pair) => {
      const ratios = shownThemes(settings).map((theme) => contrastIn(settings, pair, theme));
      const worst = Math.min(...ratios);
      return { ...pair, ratio: Math.floor(worst * 10) / 10, enough: worst >= enoughContrast };
    });
}

function contrastIn(settings: Settings, { words, ground }: TextPair, theme: ShownTheme): number {
  return contrastRatio(colourOf(settings, words, theme), colourOf(settings, ground, theme));
}

/** The colour that shows in a theme: the visitor's, else the design's. Six hex digits. */
export function colourOf(settings: Settings, key: ColourKey, theme: ShownTheme): string {
  return parseColour(settings[key]) ?? colourIn(theme, designColours[key]).slice(1);
}

/** The themes that may show: the one that suits the visitor's background, else the chosen one, else both. */
export function shownThemes({ k7, kae }: Pick<Settings, "k7" | "kae">): readonly ShownTheme[] {
  const ground = parseColour(k7);
  if (ground) return [themeForBackground(ground)];
  const theme = themeOf(kae);
  return theme === "system" || theme === "hour" ? ["light", "dark"] : [theme];
}
