import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { palette, penOf, type Role } from "../../client/build/drawings/palette.ts";

const root = new URL("../../client/", import.meta.url);
const tokens = readFileSync(new URL("styles/tokens.css", root), "utf8");
const band = readFileSync(new URL("components/band.module.css", root), "utf8");
const skies = ["dawn", "dusk"] as const;

type Sky = (typeof skies)[number];

const page = colours(tokens.slice(0, tokens.indexOf("@media")));
const contrasty = colours(tokens.slice(tokens.indexOf("prefers-contrast"), tokens.indexOf("@media print")));
const night = colours(band.slice(band.indexOf(".night")));

/** Custom properties with colours, `[dawn, dusk]` each; one colour stands for both. */
function colours(css: string): Map<string, readonly [string, string]> {
  const found = css.matchAll(/--([a-z0-9-]+):\s*(?:light-dark\((#\w+),\s*(#\w+)\)|(#\w+));/g);
  return new Map([...found].map(([, name = "", dawn, dusk, both]) => [name, [dawn ?? both ?? "", dusk ?? both ?? ""]]));
}

function colour(set: Map<string, readonly [string, string]>, name: string, sky: Sky): string {
  const pair = set.get(name);
  if (!pair) throw new Error(`tokens.css has no --${name}`);
  return pair[sky === "dawn" ? 0 : 1];
}

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

const grounds = ["sky", "perch", "bark"];

const text: readonly (readonly [words: string, ground: string])[] = [
  ...["ink", "ink-soft", "ember", "moss"].flatMap((words) => grounds.map((ground) => [words, ground] as const)),
  ["ink", "ember-soft"],
  ["ink-soft", "ember-soft"],
  ["ember", "ember-soft"],
  ["ember-press", "ember-soft"],
  ["ink", "moss-soft"],
  ["moss", "moss-soft"],
  ["on-ember", "ember"],
  ["on-ember", "ember-press"],
  ["sky", "ink"],
  ["sky", "ink-soft"],
  ["ink", "a-sky"],
  ["ink-soft", "a-sky"],
];

const controls: readonly (readonly [line: string, ground: string])[] = [
  ...grounds.map((ground) => ["line-strong", ground] as const),
  ["line-strong", "a-sky"],
  ["ember", "a-sky"],
  ["ember", "a-plate"],
];

describe.each(skies)("Colours at %s", (sky) => {
  it.each(text)("SET-5 %s is readable on %s", (words, ground) => {
    expect(contrast(colour(page, words, sky), colour(page, ground, sky))).toBeGreaterThanOrEqual(4.5);
  });

  it("SET-5 the note under the search box is readable before the haze", () => {
    expect(contrast(colour(page, "ink-soft", sky), penOf(sky)("a-haze"))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controls)("SET-5 %s can be told from %s", (line, ground) => {
    expect(contrast(colour(page, line, sky), colour(page, ground, sky))).toBeGreaterThanOrEqual(3);
  });

  it.each(grounds)("SET-5 ember has 7:1 on %s where more contrast is asked for", (ground) => {
    expect(contrast(colour(contrasty, "ember", sky), colour(page, ground, sky))).toBeGreaterThanOrEqual(7);
  });

  it("SET-5 the drawings of the page and those in files have the same colours", () => {
    const shared = (Object.keys(palette) as Role[]).filter((role) => page.has(role));
    expect(shared.length).toBeGreaterThanOrEqual(10);
    const inFiles = Object.fromEntries(shared.map((role: Role) => [role, penOf(sky)(role)]));
    expect(inFiles).toEqual(Object.fromEntries(shared.map((role) => [role, colour(page, role, sky)])));
  });
});

describe("The night band", () => {
  it.each(["ink", "ink-soft", "ember", "moss"])("SET-5 %s is readable on night", (words) => {
    expect(contrast(colour(page, words, "dusk"), colour(page, "night", "dusk"))).toBeGreaterThanOrEqual(4.5);
  });

  it("SET-5 its own line can be told from night", () => {
    const line = colour(night, "line-strong", "dusk");
    expect(contrast(line, colour(page, "night", "dusk"))).toBeGreaterThanOrEqual(3);
  });
});
