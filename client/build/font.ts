import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont, { type Options } from "subset-font";
import { headingFace } from "../../src/contract/theme/faces.ts";

/** Letters, digits and the marks our headlines use; any other character comes from the fallback face. */
const characters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789äöüÄÖÜß .,:;?!-–’“”„&%€£$()/…";

/**
 * The heading face, cut to the characters in use and to one weight at one optical size: every axis that stays would double
 * the file, and with this size a slow phone has it in one round trip.
 */
export function cutFont(): Promise<Uint8Array> {
  return headingFont({
    targetFormat: "woff2",
    variationAxes: { wght: headingFace.weight, opsz: 72 },
    keepFeatures: ["kern", "tnum"],
    noHinting: true,
    dropTables: ["GDEF", "STAT", "gasp", "prep"],
  });
}

/** The heading face with those characters, in another form. */
export async function headingFont(cut: Options): Promise<Uint8Array> {
  const file = await readFile(createRequire(import.meta.url).resolve(headingFace.source));
  return subsetFont(file, characters, cut);
}
