import { createHash } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const target = resolve(import.meta.dirname, "../../dist/assets.json");

/**
 * What the worker links to: `dist/assets.json`, `{ built, entry, starter, standIn, results }`: the day of the build, absolute paths,
 * and the script in a page that asks for the entry script, with what lets it through the policy (CSP 3, 2.3.1).
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
        results: results(files),
      };
      // In one step: a server that starts meanwhile reads the old list or the new one, and a copy of the tree keeps its own.
      await writeFile(`${target}.new`, `${JSON.stringify(list, null, 2)}\n`);
      await rename(`${target}.new`, target);
    },
  };
}

function results(files: readonly { readonly fileName: string }[]): string {
  const found = files.find(({ fileName }) => /^assets\/results-[\w-]+\.js$/.test(fileName));
  if (!found) throw new Error("the build made no script for the page of results");
  return `/${found.fileName}`;
}
