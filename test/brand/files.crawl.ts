import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { brandName } from "../../src/contract/brand/brand-name.ts";
import { brandsIn } from "../brand/old-words.ts";

const built = resolve(import.meta.dirname, "../../dist/client");
const files = readdirSync(built, { recursive: true, encoding: "utf8" })
  .map((name) => join(built, name))
  // Without the dictionary, whose English words include our bird.
  .filter((file) => statSync(file).isFile() && !relative(built, file).startsWith("data/words/"));

/** General search phrases, in which our words may occur: two of 100,000 are about the bird. */
const phrases = brotliDecompressSync(readFileSync(resolve(built, "../../src/suggestions/data/phrases.br")));
const worldsOwn = new Set(
  phrases
    .toString()
    .split("\n")
    .map((line) => line.split("\t")[2] ?? ""),
);

/** The text of a file; for the index of suggestions, only the phrases that we added. */
function textOf(file: string): string {
  const text = readFileSync(file, "latin1");
  if (!relative(built, file).startsWith("ac/")) return text;
  return text
    .split(/\\n|"/)
    .filter((phrase) => !worldsOwn.has(phrase))
    .join("\n");
}

describe("the files of a site with another brand", () => {
  it("have no name of ours", () => {
    expect(files.length).toBeGreaterThan(200);
    expect(files.map((file) => relative(built, file)).flatMap(brandsIn)).toEqual([]);
  });

  it.each(files)("hold no word of ours: %s", (file) => {
    expect(brandsIn(textOf(file))).toEqual([]);
  });

  it("name the brand that was put in", () => {
    const manifest = JSON.parse(readFileSync(join(built, "site.webmanifest"), "utf8"));
    expect(manifest).toMatchObject({ name: brandName, short_name: brandName });
    expect(readFileSync(join(built, "press", `${brandName.toLowerCase()}-name-dark.svg`), "utf8")).toContain(
      `<title>${brandName}</title>`,
    );
  });
});
