import type { ShownTheme } from "../settings/theme.ts";
import { type ColourName, colours, type Pair } from "./colours.ts";

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
    theme: "dusk",
    own: { sky: "#0d0b15", perch: "#171422", bark: "#1d1a2b", "a-sky": "#17133a", "a-plate": "#1a1640" },
  },
  early: {
    from: 5,
    theme: "dawn",
    own: {
      sky: "#fdf4ee",
      perch: "#fffcfa",
      bark: "#f8e8de",
      line: "#e3cfc3",
      "a-sky": "#fbe9df",
      "a-plate": "#f8e4d8",
    },
  },
  day: { from: 8, theme: "dawn", own: {} },
  late: {
    from: 17,
    theme: "dawn",
    own: {
      sky: "#fbf4e3",
      perch: "#fffdf6",
      bark: "#f3e8cd",
      line: "#dfd0ac",
      "a-sky": "#f9e9c6",
      "a-plate": "#f4e4bf",
    },
  },
  evening: { from: 20, theme: "dusk", own: {} },
} as const satisfies Record<string, Hours>;

/** The colours of a step as pairs. In the other theme they are the site's own, for bands that are dusk in both themes. */
export function hourColours({ theme, own }: Hours): Partial<Record<ColourName, Pair>> {
  const pair = (name: ColourName, value: string): Pair =>
    theme === "dawn" ? [value, colours[name][1]] : [colours[name][0], value];
  return Object.fromEntries(Object.entries(own).map(([name, value]) => [name, pair(name as ColourName, value)]));
}
