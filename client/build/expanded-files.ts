import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import type { Plugin } from "vite";
import { partsOfDictionary } from "./dictionary/dictionary-parts.ts";

const root = resolve(import.meta.dirname, "../..");
const index = resolve(root, "src/suggestions/data/index.br");

/**
 * The files of the dictionary and of the index of suggestions: too many and too large to be committed, so two compressed files
 * are, and the build takes a moment to expand them.
 */
export function expandedFiles(): Plugin {
  let known: ReadonlyMap<string, string> | undefined;
  const files = () => {
    known ??= expanded();
    return known;
  };
  return {
    name: "site:expanded-files",
    applyToEnvironment: ({ name }) => name === "client",
    writeBundle({ dir = "" }) {
      for (const [name, text] of files()) {
        mkdirSync(resolve(dir, dirname(name)), { recursive: true });
        writeFileSync(resolve(dir, name), text);
      }
    },
    configureServer({ middlewares }) {
      middlewares.use(({ url = "" }, answer, next) => {
        const text = /^\/(?:ac|data\/words)\//.test(url) ? files().get(url.slice(1)) : undefined;
        if (text === undefined) return next();
        answer
          .setHeader("content-type", url.endsWith(".json") ? "application/json" : "text/plain; charset=utf-8")
          .end(text);
      });
    },
  };
}

/** Each file by its name. */
function expanded(): ReadonlyMap<string, string> {
  const parts = brotliDecompressSync(readFileSync(index)).toString().split("\n");
  const suggestions = parts.map((line): [string, string] => {
    const end = line.indexOf("\t");
    return [line.slice(0, end), line.slice(end + 1)];
  });
  const words = partsOfDictionary().map((text, part): [string, string] => [`data/words/${part}.txt`, text]);
  return new Map([...suggestions, ...words]);
}
