/** Digests of what was built: the version is made from them, and nothing is uploaded that differs from them. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** `dist/release.json`. `files` holds the digest of each by its path below `dist`. */
export interface Release {
  readonly version: string;
  readonly files: Readonly<Record<string, string>>;
}

export const releaseFile = "dist/release.json";

/** `npm test` writes the version that passed every test. */
export const testedFile = "dist/tested.json";

const parts = ["assets.json", "client", "worker", "services"] as const;

/** Digests of everything that is uploaded, in the same order on every machine, without the files that wrangler adds. */
export function fingerprintsOf(dist: string): Readonly<Record<string, string>> {
  const files = parts.flatMap((part) => filesBelow(dist, part)).filter((path) => !path.endsWith("/README.md"));
  return Object.fromEntries(files.sort().map((path) => [path, digestOf(join(dist, path))]));
}

export function digestOf(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}

function filesBelow(dist: string, part: string): readonly string[] {
  if (!existsSync(join(dist, part))) return [];
  if (statSync(join(dist, part)).isFile()) return [part];
  return readdirSync(join(dist, part), { recursive: true, encoding: "utf8" })
    .map((name) => `${part}/${name.replaceAll("\\", "/")}`)
    .filter((path) => statSync(join(dist, path)).isFile() && !path.includes("/.wrangler/"));
}

/** Paths of files that differ from the build: changed, added or gone. */
export function differences({ files }: Release, now: Readonly<Record<string, string>>): readonly string[] {
  const paths = new Set([...Object.keys(files), ...Object.keys(now)]);
  return [...paths].filter((path) => files[path] !== now[path]).sort();
}
