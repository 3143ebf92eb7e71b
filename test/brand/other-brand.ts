/**
 * Tries the site under another brand: copies it to `test-results/other-brand`, replaces the brand's five files in
 * `src/contract` with those of `test/brand/kestrel`, writes the settings from them, builds, and searches everything that is
 * sent for our words and for figures that differ from theirs.
 *
 *   node test/brand/other-brand.ts    reports to test-results/brand.json
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { oldWords } from "./old-words.ts";

const root = resolve(import.meta.dirname, "../..");
const copy = join(root, "test-results/other-brand");
const report = join(root, "test-results/brand.json");

copySite();
putOtherBrand();
keepOurWords();
const built =
  run(process.execPath, "client/build/wrangler/write.ts") && run("vite", "build", "--config", "client/vite.config.ts");
process.exit(built ? Number(!run("vitest", "run", ...suite())) : 1);

function copySite(): void {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  const own = readdirSync(root).filter((name) => !/^(?:node_modules|dist|test-results|\.git|\.wrangler)$/.test(name));
  for (const name of own) cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
}

/** Replaces the brand's files, as a company does that puts its own name on the site (README). */
function putOtherBrand(): void {
  for (const name of readdirSync(join(root, "test/brand/kestrel"))) {
    cpSync(join(root, "test/brand/kestrel", name), join(copy, "src/contract", name));
  }
}

/** Writes our words into the copied test, which would otherwise look for the other brand's. */
function keepOurWords(): void {
  const file = join(copy, "test/brand/old-words.ts");
  const [, search = ""] = /(\/\*\* The brand's words.*)/s.exec(readFileSync(file, "utf8")) ?? [];
  writeFileSync(file, `export const oldWords: readonly string[] = ${JSON.stringify(oldWords)};\n\n${search}`);
}

/** Turns the walks into tests, in the copy only: here they would find our own brand. */
function suite(): string[] {
  const walks = readdirSync(join(copy, "test/brand")).filter((name) => name.endsWith(".walk.ts"));
  const files = walks.map((name) => {
    const folder = name.startsWith("files.") ? "contract" : "http";
    const file = `test/${folder}/other-brand-${name.replace(".walk.", ".test.")}`;
    cpSync(join(copy, "test/brand", name), join(copy, file));
    return file;
  });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  return ["--config=test/vitest.config.ts", ...reporters, ...files];
}

function run(program: string, ...args: string[]): boolean {
  return (
    spawnSync(resolve(root, "node_modules/.bin", program), args, {
      cwd: copy,
      env: { ...process.env, PWD: copy },
      stdio: "inherit",
    }).status === 0
  );
}
