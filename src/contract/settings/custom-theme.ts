import { routes } from "../routes.ts";
import { starkColours } from "../theme/colours.ts";
import type { SettingKey, Settings } from "./settings.ts";
import { parseColour, type ShownTheme, themeForBackground } from "./theme.ts";

/** How a visitor's settings change the look of the site. */
export interface CustomTheme {
  /** The theme that suits the background colour they chose; null if they chose none. */
  readonly theme: ShownTheme | null;
  /** A style sheet made of our own words and hex digits alone, so that no setting can inject CSS. */
  readonly css: string;
}

/** Which tokens of the design each colour setting replaces. */
const tokens: Readonly<Partial<Record<SettingKey, readonly string[]>>> = {
  k7: ["--background", "--a-background"],
  k8: ["--ink", "--ink-soft"],
  k9: ["--accent"],
  k21: ["--surface"],
  kj: ["--header-background"],
  kx: ["--address"],
  kaa: ["--visited"],
};

/** The font families that `kt` (text) and `ka` (titles of results) choose from. */
export const fontFamilies: Readonly<Record<string, string>> = {
  a: "Arial,sans-serif",
  c: '"Century Gothic",sans-serif',
  g: "Georgia,serif",
  h: "Helvetica,sans-serif",
  n: "sans-serif",
  e: '"Segoe UI",sans-serif',
  s: "serif",
  o: "Tahoma,sans-serif",
  t: '"Times New Roman",Times,serif',
  b: '"Trebuchet MS",sans-serif',
  v: "Verdana,sans-serif",
};

/** The factor by which `ks` scales the text. */
export const sizes: Readonly<Record<string, number>> = { s: 0.8, m: 0.9, n: 1, l: 1.15, t: 1.3 };

/** The width of a page and of a column of results for each value of `kw`, except normal, which is the design's own. */
const widths: Readonly<Record<string, readonly [page: string, results: string]>> = {
  w: ["max(1600px, var(--measure))", "1040px"],
  s: ["100%", "100%"],
};

/** Settings that no token can express: the CSS rule that each adds, and when it applies. */
const wholeRules: readonly (readonly [applies: (settings: Settings) => boolean, css: string])[] = [
  // Every link of the page, whatever else it is.
  [({ ku }) => ku === "1", "a[href]{text-decoration-line:underline}"],
  // The text of a result has a maximum width, which a wider page removes.
  [({ kw }) => kw !== "n", "section[data-kind] li p{max-inline-size:none}"],
  [({ kj }) => kj !== "", "body>header{background:var(--header-background)}"],
  [({ kaq }) => kaq === "-1", `a[href^="${routes.newsletter.path}"]{display:none!important}`],
];

/** The look that the settings ask for, or null where all is the design's own (SET-5 to SET-7). */
export function customThemeOf(settings: Settings): CustomTheme | null {
  const stark = settings.kae === "c" ? Object.entries(starkColours).map(([name, colour]) => `--${name}:${colour}`) : [];
  const rules = [...stark, ...colours(settings), ...text(settings), ...place(settings)];
  const whole = wholeRules.flatMap(([applies, css]) => (applies(settings) ? [css] : []));
  if (rules.length + whole.length === 0) return null;
  const ground = parseColour(settings.k7);
  const theme = ground === null ? null : themeForBackground(ground);
  const scheme = theme ? [`color-scheme:${theme === "dark" ? "dark" : "light"}`] : [];
  return { theme, css: `html:root{${[...scheme, ...rules].join(";")}}${whole.join("")}` };
}

function place({ kw, km }: Settings): string[] {
  const [page, results] = widths[kw] ?? [];
  return [
    ...(page ? [`--page-width:${page}`, `--results-width:${results}`] : []),
    ...(km === "l" ? ["--page-start:var(--gutter)"] : []),
  ];
}

function colours(settings: Settings): string[] {
  return Object.entries(tokens).flatMap(([key, names]) => {
    const colour = parseColour(settings[key as SettingKey]);
    return colour ? names.map((name) => `${name}:#${colour}`) : [];
  });
}

/** The default of each of these settings stands for the design's own face or size, so it adds nothing. */
function text({ kt, ka, ks }: Settings): string[] {
  const size = ks === "n" ? undefined : sizes[ks];
  return [
    ...(kt !== "a" && fontFamilies[kt] ? [`--text:${fontFamilies[kt]}`] : []),
    ...(ka !== "a" && fontFamilies[ka] ? [`--title-face:${fontFamilies[ka]}`] : []),
    ...(size ? [`--scale:${size}`, `font-size:${Math.round(size * 100)}%`] : []),
  ];
}
