import { allowedColour } from "./settings.ts";

/** The two themes of the design: light (called Dawn on the site) and dark (called Dusk). */
export type ShownTheme = "light" | "dark";

/** What a page is rendered for: one of the themes, what the device prefers, or what the hour of its clock asks for. */
export type Theme = ShownTheme | "system" | "hour";

/** The value of the `kae` setting that stands for a theme. */
export const themeSetting: Readonly<Record<Theme, string>> = { system: "-1", dark: "d", light: "l", hour: "h" };

const named: Readonly<Record<string, Theme>> = { "-1": "system", d: "dark", c: "dark", l: "light", h: "hour" };

/** The theme that a `kae` value asks for; a colour asks for the theme that it belongs to by its luminance (SET-3). */
export function themeOf(kae: string): Theme {
  const theme = Object.hasOwn(named, kae) ? named[kae] : undefined;
  if (theme) return theme;
  const colour = parseColour(kae);
  return colour ? themeForBackground(colour) : "system";
}

/** What the theme switch knows (SET-3). The device's preference is left to the style sheets, which follow it as it changes. */
export interface ThemeState {
  /** The theme in the address, which overrides the saved one; null if the address has none. */
  readonly override: Theme | null;
  readonly saved: Theme;
}

/** The state after a pick, which is ignored while the address overrides. */
export function pickTheme(state: ThemeState, theme: Theme): ThemeState {
  return state.override === null ? { ...state, saved: theme } : state;
}

/** Six lower-case hex digits from three or six of any case, without `#`; anything else is null (SET-6). */
export function parseColour(value: string): string | null {
  if (!allowedColour.test(value)) return null;
  const digits = value.toLowerCase();
  return digits.length === 6 ? digits : digits.replace(/./g, "$&$&");
}

/** (0.299 R + 0.587 G + 0.114 B) / 255 of six hex digits: 0 is black, 1 is white (SET-6). */
export function luminance(colour: string): number {
  const [red, green, blue] = [0, 2, 4].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return (0.299 * (red ?? 0) + 0.587 * (green ?? 0) + 0.114 * (blue ?? 0)) / 255;
}

/** The theme that suits a background colour: dark, with its light text, if the luminance is under 0.5. */
export function themeForBackground(ground: string): ShownTheme {
  return luminance(ground) < 0.5 ? "dark" : "light";
}
