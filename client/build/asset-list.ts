import { mkdir, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const target = resolve(import.meta.dirname, "../../dist/assets.json");

/** What the worker links to: `dist/assets.json`, `{ built, entry, standIn }`: the day of the build and absolute paths. */
export function assetList(): Plugin {
  return {
    name: "nightjar:asset-list",
    async writeBundle(_, bundle) {
      const files = Object.values(bundle);
      const script = (name: string) => {
        const found = files.find((file) => file.type === "chunk" && file.isEntry && file.name === name);
        if (!found) throw new Error(`the build made no script "${name}"`);
        return `/${found.fileName}`;
      };
      await mkdir(resolve(target, ".."), { recursive: true });
      const built = new Date().toISOString().slice(0, 10);
      const list = { built, entry: script("entry"), standIn: script("stand-in") };
      await writeFile(target, `${JSON.stringify(list, null, 2)}\n`);
    },
  };
}
