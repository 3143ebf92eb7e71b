/**
 * Tries the site under another brand: copies it to `test-results/other-brand`, replaces the brand's five files in
 * `src/contract/brand` with those of `test/brand/kestrel` and the names in both `wrangler.toml`, collects the texts and makes the pictures and data anew,
 * builds, and searches everything that is sent for our words and for figures that differ from theirs.
 *
 *   npm run nightly -- brand
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brand } from "../../src/contract/brand/brand.ts";
import { authClients, nativeRedirect, onionHost } from "../../src/contract/brand/brand-ids.ts";
import { brandDomain, brandSlug } from "../../src/contract/brand/brand-name.ts";
import { settingsFiles } from "../../src/operations/settings.ts";
import { brand as kestrel } from "./kestrel/brand.ts";
import * as kestrelIds from "./kestrel/brand-ids.ts";
import * as kestrelName from "./kestrel/brand-name.ts";
import { oldWords } from "./old-words.ts";

const root = resolve(import.meta.dirname, "../..");
const copy = join(root, "test-results/other-brand");

copySite();
putOtherBrand();
renameSettings();
keepOurWords();
const make = (what: string) => run(process.execPath, "client/build/make.ts", what);
const built =
  run("lingui", "extract", "--config", "client/build/lingui.config.ts", "--clean") &&
  make("pictures") &&
  make("data") &&
  run("vite", "build", "--config", "client/vite.config.ts", "--logLevel", "warn");
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
    cpSync(join(root, "test/brand/kestrel", name), join(copy, "src/contract/brand", name));
  }
}

/** As the README says: names of hosts, clients, workers and datasets. */
function renameSettings(): void {
  const names: readonly (readonly [ours: string, theirs: string])[] = [
    [onionHost, kestrelIds.onionHost],
    [nativeRedirect, kestrelIds.nativeRedirect],
    [authClients.web, kestrelIds.authClients.web],
    [authClients.native, kestrelIds.authClients.native],
    [brand.hosts.start, kestrel.hosts.start],
    [brand.hosts.noai, kestrel.hosts.noai],
    [new URL(brand.external.blog).host, new URL(kestrel.external.blog).host],
    [brandDomain, kestrelName.brandDomain],
    [brandSlug, kestrelName.brandSlug],
  ];
  for (const file of Object.values(settingsFiles)) {
    const settings = readFileSync(join(copy, file), "utf8");
    const renamed = names.reduce((text, [ours, theirs]) => text.replaceAll(ours, theirs), settings);
    writeFileSync(join(copy, file), renamed);
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
  const walks = readdirSync(join(copy, "test/brand")).filter((name) => name.endsWith(".crawl.ts"));
  const files = walks.map((name) => {
    const folder = name.startsWith("files.") ? "contract" : "http";
    const file = `test/${folder}/other-brand-${name.replace(".crawl.", ".test.")}`;
    cpSync(join(copy, "test/brand", name), join(copy, file));
    return file;
  });
  return ["--config=test/vitest.config.ts", ...files];
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
