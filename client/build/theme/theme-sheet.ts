import {
  type ColourPair,
  colours,
  contrastColours,
  inBoth,
  placeColours,
} from "../../../src/contract/theme/colours.ts";
import { faceRules, faceStacks } from "../../../src/contract/theme/faces.ts";

/** The tokens of the theme as a style sheet: colours in both themes, with more contrast and in print, and faces. */
export function themeSheet(): string {
  return `
${faceRules("optional")}
@layer tokens {
  :root {
    color-scheme: light dark;
    ${declarations(colours)}
    ${declared(faceStacks)}
    --text: var(--system);
    --shadow: 0 1px 2px ${veil(colours.ink, 0.06)}, 0 16px 40px -12px ${veil(colours.ink, 0.18)};
  }
  [data-theme="light"] { color-scheme: light; }
  [data-theme="dark"] { color-scheme: dark; }
  @media (prefers-contrast: more) {
    :root {
      --ink-soft: var(--ink);
      --border: var(--border-strong);
      --border-strong: var(--ink);
      ${declarations(contrastColours)}
    }
  }
  @media print {
    :root {
      color-scheme: light;
      ${declared(printed)}
    }
  }
}`;
}

/** Black ink on white paper. */
const printed = {
  ...Object.fromEntries(["background", "surface", "surface-alt"].map((name) => [name, "white"])),
  ...Object.fromEntries(["ink", "ink-soft", "accent", "border-strong"].map((name) => [name, "black"])),
};

function declarations(pairs: Readonly<Record<string, ColourPair>>): string {
  return declared(Object.fromEntries(Object.entries(pairs).map(([name, pair]) => [name, inBoth(pair)])));
}

function declared(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${name}: ${value};`)
    .join("\n");
}

function veil([light]: ColourPair, opacity: number): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(light.slice(at, at + 2), 16));
  return `rgb(${red} ${green} ${blue} / ${opacity})`;
}

/**
 * The colours that `theme(…)` stands for in a style sheet, written out: a visitor's own choice of a colour changes only its
 * token.
 */
const themed: ReadonlyMap<string, string> = new Map([
  ...Object.entries<ColourPair>({ ...colours, ...placeColours }).map(([name, pair]) => [name, inBoth(pair)] as const),
  ["veil", veil(placeColours["veil-background"], 0.55)],
]);

/** A style sheet with its `theme(…)` written out. Throws on a name that the theme does not have. */
export function withTheme(css: string): string {
  return css.replace(/\btheme\(([\w-]+)\)/g, (_, name: string) => {
    const value = themed.get(name);
    if (value === undefined) throw new Error(`the theme has no colour "${name}"`);
    return value;
  });
}
