import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { made as data } from "../../client/build/data.ts";
import { filesIn, type MadeFiles } from "../../client/build/make.ts";
import { made as pictures } from "../../client/build/pictures.ts";

const root = resolve(import.meta.dirname, "../..");

/** A file as it is committed, without the compression of those that have one. */
function committed(path: string): Buffer {
  const bytes = readFileSync(join(root, path));
  return path.endsWith(".br") ? brotliDecompressSync(bytes) : bytes;
}

/** Drawing every card and sorting every phrase takes seconds. */
const timeout = 240_000;

describe.each<[command: string, make: () => Promise<MadeFiles>]>([
  ["pictures", pictures],
  ["data", data],
])("what npm run %s makes", { timeout }, (_, make) => {
  it("is what is committed, byte for byte, and nothing lies beside it", async () => {
    const { files, folders } = await make();
    expect(files.size).toBeGreaterThan(10);
    const paths = [...files.keys()];
    const others = filesIn(folders).filter((path) => !files.has(path));
    const changed = paths.filter((path) => !committed(path).equals(Buffer.from(files.get(path) ?? "")));
    expect({ others, changed }).toEqual({ others: [], changed: [] });
  });
});

/** Letters that a legend explains, numbers, lengths, and addresses of no real site. */
const inEveryLanguage = /^(?:[a-z]|\d+(?: cm)?|[a-z]+\.example)$/;

describe("a picture, which is one file for all languages", () => {
  it("LANG-2 shows no words", () => {
    const pictures = readdirSync(join(root, "static/art"));
    const shown = pictures.flatMap((file) =>
      [...readFileSync(join(root, "static/art", file), "utf8").matchAll(/<text\b[^>]*>([^<]*)/g)].map(
        ([, text = ""]) => ({ file, text }),
      ),
    );
    expect(shown.length).toBeGreaterThan(10);
    expect(shown.filter(({ text }) => !inEveryLanguage.test(text))).toEqual([]);
  });
});
