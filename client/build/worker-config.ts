import { resolve } from "node:path";
import react from "@vitejs/plugin-react";
import type { InlineConfig } from "vite";
import { edgeModules } from "./edge-modules.ts";
import { classNames } from "./styles.ts";

/** A placeholder in both workers, as long as the version that replaces it: that is a hash of the finished files. */
export const placeholder = "version_here";

const root = resolve(import.meta.dirname, "../..");

interface BuiltWorker {
  readonly entry: string;
  readonly outDir: string;
}

/** The build of a worker as the platform runs it: everything is bundled except the platform's own modules. */
export function workerConfig({ entry, outDir }: BuiltWorker): InlineConfig {
  const conditions = ["workerd", "worker", "edge-light", "module", "import", "default"];
  return {
    root,
    configFile: false,
    publicDir: false,
    envDir: false,
    logLevel: "warn",
    plugins: [react(), classNames()],
    define: { "process.env.NODE_ENV": '"production"', "globalThis.BUILD_VERSION": JSON.stringify(placeholder) },
    resolve: { conditions },
    ssr: { target: "webworker", noExternal: true, resolve: { conditions } },
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: true,
      target: "es2024",
      minify: true,
      sourcemap: true,
      rolldownOptions: {
        external: [/^cloudflare:/, /^node:/],
        // The platform treats every export of the main module as an entrypoint.
        preserveEntrySignatures: "strict",
        output: {
          codeSplitting: edgeModules(resolve(root, entry)),
          entryFileNames: "index.js",
          chunkFileNames: "modules/[name].js",
          comments: false,
        },
      },
    },
  };
}
