import { describe, expect, it } from "vitest";
import { luminance } from "../../src/contract/settings/theme.ts";
import {
  type ColourPair,
  colourIn,
  colours,
  contrastColours,
  inBoth,
  placeColours,
} from "../../src/contract/theme/colours.ts";
import { faceRules, faceStacks, headingFace } from "../../src/contract/theme/faces.ts";
import { palettes } from "../../src/contract/theme/palettes.ts";

const sets: readonly (readonly [string, Readonly<Record<string, ColourPair>>])[] = [
  ["the site", colours],
  ["more contrast", contrastColours],
  ["single places", placeColours],
  ...Object.entries(palettes),
];
const all = sets.flatMap(([set, pairs]) => Object.entries(pairs).map(([name, pair]) => [set, name, pair] as const));

describe("colours", () => {
  it.each(all)("SET-5 of %s: %s is one colour for each theme", (_, name, pair) => {
    expect(name).toMatch(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/);
    expect(pair).toHaveLength(2);
    for (const colour of pair) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  });

  it("SET-3 grounds are light in the light theme and dark in the dark one, ink the other way round", () => {
    const light = (colour: string) => luminance(colour.slice(1)) > 0.5;
    for (const name of ["background", "surface", "surface-alt", "accent-soft", "success-soft"] as const) {
      expect(colours[name].map(light), name).toEqual([true, false]);
    }
    for (const name of ["ink", "ink-soft", "accent", "success"] as const) {
      expect(colours[name].map(light), name).toEqual([false, true]);
    }
    for (const palette of Object.values(palettes)) {
      for (const ground of Object.values<ColourPair>(palette)) expect(ground.map(light)).toEqual([true, false]);
    }
  });

  it.each(Object.entries(palettes))(
    "SET-5 the palette %s replaces the grounds of pictures, and no page's",
    (_, palette) => {
      expect(Object.keys(palette)).toEqual(["a-illustration", "a-illustration-on-alt"]);
      expect(Object.keys(palette).filter((name) => !Object.hasOwn(colours, name))).toEqual([]);
    },
  );

  it("SET-3 are CSS of one theme, or of both where these differ", () => {
    expect([colourIn("light", ["#111111", "#222222"]), colourIn("dark", ["#111111", "#222222"])]).toEqual([
      "#111111",
      "#222222",
    ]);
    expect(inBoth(["#111111", "#222222"])).toBe("light-dark(#111111,#222222)");
    expect(inBoth(["#111111", "#111111"])).toBe("#111111");
  });
});

describe("faces", () => {
  it("SET-4 the heading face has one file of ours, one weight, and a system face in its measures until it is there", () => {
    expect(headingFace.file).toMatch(/^\/fonts\/[a-z]+\.woff2$/);
    expect(headingFace.source).toMatch(/^@fontsource-variable\/[a-z-]+\/files\/[a-z-]+\.woff2$/);
    expect(headingFace.weight % 100).toBe(0);
    const { like, ascent, descent } = headingFace;
    expect(like.length).toBeGreaterThan(1);
    for (const { sizeAdjust, local, name } of like) {
      const [, rule = ""] = faceRules("swap").split(`font-family:${name};`);
      const scaled = (part: number) => ((part / sizeAdjust) * 100).toFixed(1);
      expect(rule).toContain(`size-adjust:${sizeAdjust}%;ascent-override:${scaled(ascent)}%`);
      expect(rule).toContain(`descent-override:${scaled(descent)}%;line-gap-override:0%}`);
      expect(sizeAdjust).toBeGreaterThan(50);
      for (const face of local) {
        expect(face).toMatch(/^[A-Z][A-Za-z ]+$/);
        expect(rule).toContain(`local("${face}")`);
      }
    }
  });

  it("SET-4 every stack ends in a face that each system has", () => {
    expect(faceStacks.display.split(",")).toEqual([
      headingFace.name,
      ...headingFace.like.map(({ name }) => name),
      "sans-serif",
    ]);
    expect(faceStacks.system.split(",").at(-1)).toBe("sans-serif");
    expect(faceStacks.mono.split(",").at(-1)).toBe("monospace");
    for (const stack of Object.values(faceStacks)) expect(stack).toMatch(/^[A-Za-z-]+(?:,[A-Za-z-]+)+$/);
  });
});
