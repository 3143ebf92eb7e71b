import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { brandName } from "../src/contract/brand/brand-name.ts";

const root = resolve(import.meta.dirname, "..");

/** Every text file that the site is made of and that nothing makes, as a path from the root. */
const files = [
  ...["src", "client"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .map((file) => join(folder, file))
      .filter((file) => /\.(?:tsx?|css|svg|json|html|txt)$/.test(file)),
  ),
  "static/_headers",
  "static/speculation-rules.json",
];

/** The code of a file without its comments, which may name anything. */
function codeOf(file: string): string {
  return readFileSync(join(root, file), "utf8")
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/(^|\s)\/\/ .*$/gm, "$1");
}

function hits(pattern: RegExp, allowed: readonly RegExp[]): string[] {
  return files
    .filter((file) => !allowed.some((module) => module.test(file)))
    .flatMap((file) => (codeOf(file).match(pattern) ?? []).map((hit) => `${file}: ${hit.trim()}`));
}

describe("a colour", () => {
  /**
   * Modules with colours: the theme, the drawings' own inks, an example of what a visitor may type, and answers about colours.
   */
  const allowed = [
    /^src\/contract\/theme\//,
    /^client\/build\/drawings\/palette\.ts$/,
    /^src\/contract\/settings\/settings\.ts$/,
    /^src\/answers\/colours\.ts$/,
  ];

  it("SET-5 stands in the theme and nowhere else, in no way of writing it", () => {
    const digits = /(?<!url\(|href="|\.|^\s*)#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w(-])/gim;
    const bare = /(["'`])(?=\w*\d)[0-9a-f]{6}\1/gi;
    const functions = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix)\((?!\$\{)[^)]*\d/gi;
    for (const pattern of [digits, bare, functions]) expect(hits(pattern, allowed)).toEqual([]);
  });

  it("SET-5 has no face beside the theme's either", () => {
    const faces = /Bricolage|system-ui|ui-monospace|Menlo|Consolas/gi;
    expect(hits(faces, [/^src\/contract\/theme\//])).toEqual([]);
  });
});

describe("the brand", () => {
  it("is named in its own modules and nowhere else", () => {
    const allowed = [/^src\/contract\/brand\/brand-(?:name|ids|story)\.ts$/];
    expect(hits(new RegExp(brandName, "gi"), allowed)).toEqual([]);
  });
});
