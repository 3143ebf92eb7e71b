import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont, { type Options } from "subset-font";
import type { Plugin } from "vite";

const source = "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2";

/** Printable ASCII and the marks our headlines use; any other character comes from the fallback face. */
const characters = `${Array.from({ length: 95 }, (_, i) => String.fromCodePoint(32 + i)).join("")}–—‘’“”•…€£×·éèüöä©`;

/**
 * The heading face, cut to the characters and weights in use. The optical size is fixed at one headline size: keeping
 * that axis would double the file.
 */
export function font(): Plugin {
  return {
    name: "nightjar:font",
    async generateBundle() {
      const cut = await headingFont({
        targetFormat: "woff2",
        variationAxes: { wght: { min: 300, max: 700 }, opsz: 72 },
      });
      this.emitFile({ type: "asset", fileName: "fonts/bricolage.woff2", source: cut });
    },
  };
}

/** The same face in another form. */
export async function headingFont(cut: Options): Promise<Uint8Array> {
  const file = await readFile(createRequire(import.meta.url).resolve(source));
  return subsetFont(file, characters, cut);
}
