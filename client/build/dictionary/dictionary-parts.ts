import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { dictionaryParts, partOfWord } from "../../../src/answers/facts/word-parts.ts";

const source = resolve(import.meta.dirname, "../../../src/answers/data/dictionary.br");

/** The dictionary in parts, so that a lookup reads only one. */
export function partsOfDictionary(): readonly string[] {
  const parts = Array.from({ length: dictionaryParts }, (): string[] => []);
  for (const line of brotliDecompressSync(readFileSync(source)).toString().split("\n")) {
    parts[partOfWord(line.slice(0, line.indexOf("\t")))]?.push(line);
  }
  return parts.map((lines) => lines.join("\n"));
}
