import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Manifest, Plugin } from "vite";

const manifest = resolve(import.meta.dirname, "../../dist/client/.vite/manifest.json");

/** The scripts that pages name, each by its source. */
const scripts = {
  entry: "client/entry.ts",
  results: "client/search/results-entry.ts",
  simulator: "client/simulator/simulator.tsx",
} as const;

/** The addresses of those scripts, as the build of the browser's files named them. */
export function builtScripts(): Readonly<Record<keyof typeof scripts, string>> {
  const built = JSON.parse(readFileSync(manifest, "utf8")) as Manifest;
  const address = (source: string) => {
    const file = built[source]?.file;
    if (!file) throw new Error(`the build made no script of ${source}`);
    return `/${file}`;
  };
  return { entry: address(scripts.entry), results: address(scripts.results), simulator: address(scripts.simulator) };
}

/** While developing, Vite makes each script on request. */
const developed = {
  entry: "/@id/virtual:start",
  results: `/${scripts.results}`,
  simulator: `/${scripts.simulator}`,
};

/** The module `virtual:client-files`, by which the edge knows the scripts of the browser (`src/render/assets.ts`). */
export function clientFiles(): Plugin {
  const id = "\0virtual:client-files";
  let isDevelopment = false;
  return {
    name: "site:client-files",
    configResolved({ command, mode }) {
      isDevelopment = command === "serve" && mode === "development";
    },
    resolveId: { filter: { id: /^virtual:client-files$/ }, handler: () => id },
    load: {
      filter: { id: /^\0virtual:client-files$/ },
      handler() {
        const { entry, ...others } = isDevelopment ? developed : builtScripts();
        const script = `import"${entry}"`;
        const source = `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
        const files = { built: new Date().toISOString().slice(0, 10), starter: { script, source }, ...others };
        return Object.entries(files)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join("\n");
      },
    },
  };
}
