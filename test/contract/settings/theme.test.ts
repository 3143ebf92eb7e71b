import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  luminance,
  parseColour,
  pickTheme,
  type Theme,
  type ThemeState,
  themeForBackground,
  themeOf,
  themeSetting,
} from "../../../src/contract/settings/theme.ts";

const state = (changes: Partial<ThemeState> = {}): ThemeState => ({
  override: null,
  saved: "system",
  ...changes,
});

describe("theme", () => {
  it.each<[string, Theme]>([
    ["-1", "system"],
    ["d", "dark"],
    ["l", "light"],
    ["c", "dark"],
    ["h", "hour"],
    ["000", "dark"],
    ["ffffff", "light"],
    ["", "system"],
    ["x", "system"],
    ["<d>", "system"],
    ["constructor", "system"],
    ["__proto__", "system"],
    ["toString", "system"],
  ])("SET-3 kae=%s asks for %s", (kae, expected) => {
    expect(themeOf(kae)).toBe(expected);
  });

  it.each(Object.entries(themeSetting) as [Theme, string][])("SET-3 %s is kept as %s", (theme, kae) => {
    expect(themeOf(kae)).toBe(theme);
  });

  it("SET-3 each theme has a value of the setting", () => {
    expect(themeSetting).toEqual({ system: "-1", dark: "d", light: "l", hour: "h" });
  });

  it("SET-3 a pick is what is saved", () => {
    for (const theme of ["light", "dark", "system"] as const) expect(pickTheme(state(), theme).saved).toBe(theme);
  });

  it("SET-3 a pick is ignored while the address overrides", () => {
    const overridden = state({ override: "dark", saved: "light" });
    for (const theme of ["light", "dark", "system"] as const) {
      expect(pickTheme(overridden, theme)).toEqual(overridden);
    }
  });

  it.each([
    ["fff", "ffffff"],
    ["A1b", "aa11bb"],
    ["A1B2C3", "a1b2c3"],
    ["#fff", null],
    ["ffff", null],
    ["fffffff", null],
    ["ggg", null],
    ["fff\n", null],
    ["", null],
  ])("SET-6 %j is the colour %j", (value, expected) => {
    expect(parseColour(value)).toBe(expected);
  });

  it.each([
    ["000000", 0],
    ["ffffff", 1],
    ["ff0000", 0.299],
    ["00ff00", 0.587],
    ["0000ff", 0.114],
  ])("SET-6 the luminance of %s is %d", (colour, expected) => {
    expect(luminance(colour)).toBeCloseTo(expected, 10);
  });

  it("SET-6 text turns light under a luminance of 0.5, and not at it", () => {
    expect(themeForBackground("7f7f7f")).toBe("dark");
    expect(themeForBackground("808080")).toBe("light");
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
        const colour = number.toString(16).padStart(6, "0");
        const [red, green, blue] = [number >> 16, (number >> 8) & 255, number & 255];
        expect(luminance(colour)).toBeCloseTo((0.299 * red + 0.587 * green + 0.114 * blue) / 255, 10);
        expect(themeForBackground(colour)).toBe(luminance(colour) < 0.5 ? "dark" : "light");
      }),
    );
  });
});
