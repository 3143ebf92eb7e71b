import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont, { type Options } from "subset-font";
import { type FontSubset, headingFace } from "../../src/contract/theme/faces.ts";

/** Letters, digits and the marks our headlines use; `headingFace.letters` has more, any other comes from the fallback face. */
// cspell:disable-next-line
const characters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789äöüóÄÖÜßÓ .,:;?!-–’“”„&%€£$()/…";

/**
 * The heading face, cut to the characters in use and to one weight at one optical size: every axis that stays would double
 * the file, and with this size a slow phone has it in one round trip.
 */
export function cutFont(): Promise<Uint8Array> {
  return headingFont(served);
}

/** The same cut of the letters that some languages have besides. */
export function cutLetters(letters: FontSubset): Promise<Uint8Array> {
  const { source, characters: more } = headingFace.letters[letters];
  return cut(source, more, served);
}

const served: Options = {
  targetFormat: "woff2",
  variationAxes: { wght: headingFace.weight, opsz: 72 },
  keepFeatures: ["kern", "tnum"],
  noHinting: true,
  dropTables: ["GDEF", "STAT", "gasp", "prep"],
};

/** The heading face with those characters, in another form. */
export function headingFont(options: Options): Promise<Uint8Array> {
  return cut(headingFace.source, characters, options);
}

async function cut(source: string, letters: string, options: Options): Promise<Uint8Array> {
  const file = await readFile(createRequire(import.meta.url).resolve(source));
  return subsetFont(file, letters, options);
}
