/**
 * `npm run build:worker`: both workers as they are tested, uploaded and served, from what `npm run build` made. Writes
 * `dist/worker`, `dist/services` and `dist/release.json`, which says what was built.
 *
 * Bundled first and made small afterwards, because the bundler's own minifying would also shorten the class names of
 * CSS Modules, which the style sheets of the client's build know by their full names.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { minifySync } from "vite";
import { fingerprintsOf, type Release, releaseFile } from "./release/built.ts";
import { builtFiles, bundleFile } from "./wrangler/files.ts";

/** Stands in both bundles for the version, which is only known when they are whole; as long as the version is. */
const placeholder = "0".repeat(12);

/** Beside the sources, which it names; no part of the repository. */
const edgeConfig = ".wrangler.bundle.toml";

const workers = [
  { folder: "dist/worker", config: edgeConfig },
  { folder: "dist/services", config: "src/services/wrangler.toml" },
] as const;

writeFileSync(edgeConfig, bundleFile());
for (const { folder, config } of workers) bundle(folder, config);
rmSync(edgeConfig);
for (const [path, text] of Object.entries(builtFiles)) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
const unnamed = fingerprintsOf("dist");
const version = createHash("sha256").update(JSON.stringify(unnamed)).digest("hex").slice(0, placeholder.length);
for (const { folder } of workers) nameVersion(`${folder}/index.js`);
const release: Release = { version, files: fingerprintsOf("dist") };
writeFileSync(releaseFile, JSON.stringify(release, null, 1));

function bundle(folder: string, config: string): void {
  const define = ["--define", `globalThis.BUILD_VERSION:"${placeholder}"`];
  const given = ["deploy", "--dry-run", "-c", config, "--env", "", ...define, "--outdir", resolve(folder)];
  const { status } = spawnSync("wrangler", given, { stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0) process.exit(1);
  minify(folder);
}

function minify(folder: string): void {
  const file = `${folder}/index.js`;
  const inputMap = JSON.parse(readFileSync(`${file}.map`, "utf8"));
  const { code, map, errors } = minifySync(file, readFileSync(file, "utf8"), {
    module: true,
    compress: { target: "es2024" },
    mangle: { toplevel: true },
    codegen: { removeWhitespace: true, legalComments: "none" },
    sourcemap: true,
    inputMap,
  });
  for (const { message } of errors) console.error(message);
  if (errors.length > 0 || !map) process.exit(1);
  writeFileSync(`${file}.map`, JSON.stringify(map));
  writeFileSync(file, `${code}\n//# sourceMappingURL=index.js.map\n`);
}

function nameVersion(file: string): void {
  const code = readFileSync(file, "utf8");
  if (!code.includes(placeholder)) throw new Error(`${file} has no place for its version`);
  writeFileSync(file, code.replace(placeholder, version));
}
