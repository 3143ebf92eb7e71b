import { createHash } from "node:crypto";
import { resolve } from "node:path";
import { build, type Plugin } from "vite";

const input = resolve(import.meta.dirname, "../search/results-entry.ts");

/**
 * The script that only the results page has. Built apart, so that the entry script, which names every file it may load, does
 * not name this one.
 */
export function resultsScript(): Plugin {
  return {
    name: "site:results-script",
    async generateBundle() {
      const made = await build({
        configFile: false,
        logLevel: "silent",
        publicDir: false,
        build: { write: false, target: "es2022", modulePreload: false, rolldownOptions: { input } },
      });
      const source = [made]
        .flat()
        .flatMap((one) => ("output" in one ? one.output : []))
        .flatMap((file) => (file.type === "chunk" ? [file.code] : []))
        .join("");
      if (!source) throw new Error("the page of results got no script");
      const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
      this.emitFile({ type: "asset", fileName: `assets/results-${hash}.js`, source });
    },
  };
}
