/**
 * `npm run pictures` and `npm run data`: make the files that are committed as they are, each in half a minute. A test makes
 * them again and compares. `npm run data -- dictionary` and `npm run data -- suggestions` fetch what words and phrases are made
 * from, and renew it first.
 */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { type Plugin, runnerImport } from "vite";
import { clientFiles } from "./client-files.ts";

/** Files that were made, by path from the root. */
export interface MadeFiles {
  /** Folders that hold nothing else. */
  readonly folders: readonly string[];
  /** One whose name ends in `.br` is written compressed. */
  readonly files: ReadonlyMap<string, string | Uint8Array>;
}

const root = resolve(import.meta.dirname, "../..");
const makers: Readonly<Record<string, string>> = { pictures: "pictures.ts", data: "data.ts" };
const renewed: Readonly<Record<string, string>> = {
  dictionary: "./dictionary/write-dictionary.ts",
  suggestions: "./suggestions/phrases.ts",
};

if (import.meta.main) {
  const [what = "", source] = process.argv.slice(2);
  if (source !== undefined) await import(renewed[source] ?? stop());
  const module = await loaded<{ made(): Promise<MadeFiles> }>(join(import.meta.dirname, makers[what] ?? stop()));
  write(await module.made());
}

/** A module of the site, for the build to use: without styles, and not renewed when something is saved. */
export async function loaded<Module>(path: string): Promise<Module> {
  const { module } = await runnerImport<Module>(path, {
    root,
    configFile: false,
    logLevel: "silent",
    define: { "import.meta.hot": "undefined" },
    plugins: [clientFiles(), withoutStyles()],
  });
  return module;
}

/** Texts need no styles, and Vite compiles none outside of a build or a server. */
function withoutStyles(): Plugin {
  return {
    name: "make:without-styles",
    enforce: "pre",
    resolveId: { filter: { id: /\.css$/ }, handler: () => "\0styles" },
    load: { filter: { id: /^\0styles$/ }, handler: () => "export default {}" },
  };
}

function stop(): never {
  console.error("npm run pictures, npm run data, npm run data -- dictionary or npm run data -- suggestions");
  process.exit(2);
}

function write({ folders, files }: MadeFiles): void {
  for (const path of filesIn(folders)) if (!files.has(path)) rmSync(join(root, path));
  for (const [path, content] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), path.endsWith(".br") ? packed(content) : content);
  }
  console.warn(`${files.size} files`);
}

/** Every file in the folders, by path from the root. */
export function filesIn(folders: readonly string[]): readonly string[] {
  return folders.flatMap((folder) =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) =>
            join(entry.parentPath, entry.name)
              .slice(root.length + 1)
              .replaceAll("\\", "/"),
          )
      : [],
  );
}

/** Of the best compression that takes seconds, not minutes. */
function packed(content: string | Uint8Array): Uint8Array {
  const { BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY } = constants;
  return brotliCompressSync(content, { params: { [BROTLI_PARAM_QUALITY]: 9, [BROTLI_PARAM_LGWIN]: 24 } });
}
