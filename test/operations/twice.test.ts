import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { digestOf, fingerprintsOf } from "../../src/operations/built.ts";

const root = resolve(import.meta.dirname, "../..");
const command = join(root, "src/operations/release.ts");
let folder = "";
const at = (path: string) => join(folder, "dist", path);
const release = () => spawnSync(process.execPath, [command, "production"], { cwd: folder, encoding: "utf8" }).stderr;

/** A tested build that has been released to staging: the scripts that staging had before lie beside it. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "release-"));
  mkdirSync(at("client/assets"), { recursive: true });
  writeFileSync(at("client/assets/new.js"), "new");
  for (const worker of ["edge", "services"]) {
    mkdirSync(at(worker), { recursive: true });
    writeFileSync(at(`${worker}/wrangler.json`), "{}");
  }
  mkdirSync(join(folder, "src/services"), { recursive: true });
  for (const file of ["wrangler.toml", "src/services/wrangler.toml"])
    copyFileSync(join(root, file), join(folder, file));
  writeFileSync(at("tested.json"), JSON.stringify({ version: "this", files: fingerprintsOf(at("")) }));
  writeFileSync(at("client/assets/old.js"), "old");
  const releases = [
    { version: "this", scripts: { "new.js": digestOf(at("client/assets/new.js")) } },
    { version: "before", scripts: { "old.js": digestOf(at("client/assets/old.js")) } },
  ];
  writeFileSync(at("client/assets/releases.json"), JSON.stringify({ releases }));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Each starts the command, which loads wrangler. */
const timeout = 120_000;

describe("npm run release, after it went to staging", { timeout }, () => {
  it("OPS-5 takes the very build on to production, without the scripts that staging had before", () => {
    const said = release();
    // The build is accepted. The release stops only because nobody can own the host names of the example.
    expect(said).not.toMatch(/Changed since|Not tested/);
    expect(said).toContain("production: nightjar.example is a name that nobody can own");
    expect(existsSync(at("client/assets/old.js"))).toBe(false);
    expect(readFileSync(at("client/assets/new.js"), "utf8")).toBe("new");
  });

  it("OPS-5 refuses a script that no release knows, and one that is not as it was tested", () => {
    writeFileSync(at("client/assets/other.js"), "other");
    expect(release()).toContain("Changed since it was tested: client/assets/other.js");
    rmSync(at("client/assets/other.js"));
    writeFileSync(at("client/assets/new.js"), "newer");
    expect(release()).toContain("Changed since it was tested: client/assets/new.js");
  });
});
