/** What was built, and whether it is what was tested: nothing else is released. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** `dist/tested.json`, written by `npm test` where every test passed. `files` holds the digest of each by its path below `dist`. */
export interface TestedBuild {
  readonly version: string;
  readonly files: Readonly<Record<string, string>>;
}

export const testedFile = "dist/tested.json";

const parts = ["client", "edge", "services"] as const;

/** @public The test command calls it once everything has passed. */
export function writeTested(version: string): void {
  const tested: TestedBuild = { version, files: fingerprintsOf("dist") };
  writeFileSync(testedFile, JSON.stringify(tested, null, 1));
}

/** Null where no build was tested. */
export function readTested(): TestedBuild | null {
  return existsSync(testedFile) ? (JSON.parse(readFileSync(testedFile, "utf8")) as TestedBuild) : null;
}

/** Digests of everything that is uploaded, in the same order on every machine; not of the settings, which differ by environment. */
export function fingerprintsOf(dist: string): Readonly<Record<string, string>> {
  const files = parts.flatMap((part) => filesBelow(dist, part)).filter((path) => !/\/wrangler[\w.]*\.json$/.test(path));
  return Object.fromEntries(files.sort().map((path) => [path, digestOf(join(dist, path))]));
}

export function digestOf(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}

function filesBelow(dist: string, part: string): readonly string[] {
  if (!existsSync(join(dist, part))) return [];
  return readdirSync(join(dist, part), { recursive: true, encoding: "utf8" })
    .map((name) => `${part}/${name.replaceAll("\\", "/")}`)
    .filter((path) => statSync(join(dist, path)).isFile() && !path.includes("/.wrangler/"));
}

/** Paths of files that differ from what was tested: changed, added or gone. */
export function differences(
  { files }: Pick<TestedBuild, "files">,
  now: Readonly<Record<string, string>>,
): readonly string[] {
  const paths = new Set([...Object.keys(files), ...Object.keys(now)]);
  return [...paths].filter((path) => files[path] !== now[path]).sort();
}
