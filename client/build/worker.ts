/**
 * `npm run build:worker`: both workers as they are tested, uploaded and served, from what `npm run build` made. Writes
 * `dist/worker`, `dist/services` and `dist/release.json`, which says what was built.
 *
 * The edge comes out as modules: what one request needs is all that an isolate reads for it (`src/areas.ts`).
 */
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { build, type InlineConfig } from "vite";
import { edgeModules } from "./edge-modules.ts";
import { browserHooks, edgeReact } from "./edge-react.ts";
import { fingerprintsOf, type Release, releaseFile } from "./release/built.ts";
import { classNames } from "./styles.ts";
import { builtFiles } from "./wrangler/files.ts";

/** Stands in both workers for the version, which is only known when they are whole; as long as the version is. */
const placeholder = "version_here";

const root = resolve(import.meta.dirname, "../..");

const workers = [
  { folder: "dist/worker", entry: "src/index.ts" },
  { folder: "dist/services", entry: "src/services/index.ts" },
] as const;

for (const { folder, entry } of workers) await build(configOf(folder, entry));
for (const [path, text] of Object.entries(builtFiles)) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
const unnamed = fingerprintsOf("dist");
const version = createHash("sha256").update(JSON.stringify(unnamed)).digest("hex").slice(0, placeholder.length);
for (const { folder } of workers) nameVersion(folder);
const release: Release = { version, files: fingerprintsOf("dist") };
writeFileSync(releaseFile, JSON.stringify(release, null, 1));

/** As the platform runs it: nothing is left to resolve but the platform's own modules. */
function configOf(outDir: string, entry: string): InlineConfig {
  const conditions = ["workerd", "worker", "edge-light", "module", "import", "default"];
  return {
    root,
    configFile: false,
    publicDir: false,
    envDir: false,
    logLevel: "warn",
    plugins: [react(), edgeReact(), classNames()],
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
        treeshake: { manualPureFunctions: browserHooks },
        external: [/^cloudflare:/, /^node:/],
        // The platform takes every export of the first module for an entrypoint.
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

/** Where the version stands depends on what shares the module with it. */
function nameVersion(folder: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".js"));
  const named = files.filter((name) => {
    const file = `${folder}/${name}`;
    const code = readFileSync(file, "utf8");
    if (code.includes(placeholder)) writeFileSync(file, code.replaceAll(placeholder, version));
    return code.includes(placeholder);
  });
  if (named.length === 0) throw new Error(`${folder} has no place for its version`);
}
