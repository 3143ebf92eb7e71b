/**
 * `npm run build:worker`: builds both workers as they are tested, uploaded and served, from the output of `npm run build`.
 * Writes `dist/worker`, `dist/services` and `dist/release.json`, which lists what was built.
 *
 * The edge is built as several modules, so that an isolate reads only those that its requests need (`src/areas.ts`).
 */
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { build } from "vite";
import { fingerprintsOf, type Release, releaseFile } from "./release/built.ts";
import { placeholder, workerConfig } from "./worker-config.ts";
import { builtFiles } from "./wrangler/files.ts";

const workers = [
  { outDir: "dist/worker", entry: "src/index.ts" },
  { outDir: "dist/services", entry: "src/services/index.ts" },
] as const;

for (const worker of workers) await build(workerConfig(worker));
for (const [path, text] of Object.entries(builtFiles)) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
const unnamed = fingerprintsOf("dist");
const version = createHash("sha256").update(JSON.stringify(unnamed)).digest("hex").slice(0, placeholder.length);
for (const { outDir } of workers) nameVersion(outDir);
const release: Release = { version, files: fingerprintsOf("dist") };
writeFileSync(releaseFile, JSON.stringify(release, null, 1));

/** Which files hold the placeholder depends on what shares a module with it. */
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
