import type { ShownTheme } from "../settings/theme.ts";
import { type ColourName, type ColourPair, colours } from "./colours.ts";

interface Hours {
  /** The hour of the visitor's clock from which the step applies. */
  readonly from: number;
  readonly theme: ShownTheme;
  /** The colours that replace the theme's own. */
  readonly own: Readonly<Partial<Record<ColourName, string>>>;
}

/** The day of somebody whose theme is “By the hour”, in a few steps. Each is one of the two themes in another light. */
export const hours = {
  night: {
    from: 0,
    theme: "dark",
    own: {
      background: "#0d0b15",
      surface: "#171422",
      "surface-alt": "#1d1a2b",
      "a-background": "#17133a",
      "a-illustration": "#1a1640",
    },
  },
  early: {
    from: 5,
    theme: "light",
    own: {
      background: "#fdf4ee",
      surface: "#fffcfa",
      "surface-alt": "#f8e8de",
      border: "#e3cfc3",
      "a-background": "#fbe9df",
      "a-illustration": "#f8e4d8",
    },
  },
  day: { from: 8, theme: "light", own: {} },
  late: {
    from: 17,
    theme: "light",
    own: {
      background: "#fbf4e3",
      surface: "#fffdf6",
      "surface-alt": "#f3e8cd",
      border: "#dfd0ac",
      "a-background": "#f9e9c6",
      "a-illustration": "#f4e4bf",
    },
  },
  evening: { from: 20, theme: "dark", own: {} },
} as const satisfies Record<string, Hours>;

/** The colours of a step as pairs. In the other theme they are the site's own, for bands that are dark in both themes. */
export function hourColours({ theme, own }: Hours): Partial<Record<ColourName, ColourPair>> {
  const pair = (name: ColourName, value: string): ColourPair =>
    theme === "light" ? [value, colours[name][1]] : [colours[name][0], value];
  return Object.fromEntries(Object.entries(own).map(([name, value]) => [name, pair(name as ColourName, value)]));
}
