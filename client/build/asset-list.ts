import { createHash } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { lowerNames } from "./styles.ts";

const target = resolve(import.meta.dirname, "../../dist/assets.json");

/**
 * Writes `dist/assets.json`, what the worker links to: `{ built, entry, starter, standIn, results, lower }`. `built` is the
 * date of the build; `starter` is the inline script that imports the entry script, with the source that lets it through the
 * policy (CSP 3, 2.3.1); the others are absolute paths.
 */
export function assetList(): Plugin {
  return {
    name: "site:asset-list",
    async writeBundle(_, bundle) {
      const files = Object.values(bundle);
      const script = (name: string) => {
        const found = files.find((file) => file.type === "chunk" && file.isEntry && file.name === name);
        if (!found) throw new Error(`the build made no script "${name}"`);
        return `/${found.fileName}`;
      };
      await mkdir(resolve(target, ".."), { recursive: true });
      const built = new Date().toISOString().slice(0, 10);
      const entry = script("entry");
      const starter = `import"${entry}"`;
      const source = `'sha256-${createHash("sha256").update(starter).digest("base64")}'`;
      const list = {
        built,
        entry,
        starter: { script: starter, source },
        standIn: script("stand-in"),
        results: found(files, /^assets\/results-[\w-]+\.js$/),
        lower: Object.fromEntries(
          lowerNames.map((name) => [name, found(files, new RegExp(`^assets/${name}-[\\w-]+\\.css$`))]),
        ),
      };
      // Replaced in one step: a server that starts meanwhile reads the old list or the new one, and a hard-linked copy of the
      // tree keeps its own.
      await writeFile(`${target}.new`, `${JSON.stringify(list, null, 2)}\n`);
      await rename(`${target}.new`, target);
    },
  };
}

function found(files: readonly { readonly fileName: string }[], name: RegExp): string {
  const file = files.find(({ fileName }) => name.test(fileName));
  if (!file) throw new Error(`the build made no ${name}`);
  return `/${file.fileName}`;
}
