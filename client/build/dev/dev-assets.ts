import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { lowerNames } from "../styles.ts";

/** The prefix of everything that Vite serves: no address of the site begins with it. */
export const base = "/@dev/";

/**
 * Takes the place of `dist/assets.json`: names scripts that Vite makes on request, and starts Vite's own, which reloads the
 * page.
 */
export function devAssets(): Plugin {
  const entry = `${base}entry.ts`;
  const starter = `import"${base}@vite/client";import("${entry}")`;
  const list = {
    built: new Date().toISOString().slice(0, 10),
    entry,
    starter: { script: starter, source: `'sha256-${createHash("sha256").update(starter).digest("base64")}'` },
    standIn: `${base}stand-in/stand-in.tsx`,
    results: `${base}search/results-entry.ts`,
    lower: Object.fromEntries(lowerNames.map((name) => [name, `/styles/${name}.css`])),
  };
  const id = "\0site:dev-assets";
  return {
    name: "site:dev-assets",
    enforce: "pre",
    resolveId: (source) => (source.endsWith("/dist/assets.json") ? id : null),
    load: (asked) => (asked === id ? `export default ${JSON.stringify(list)};` : null),
  };
}
