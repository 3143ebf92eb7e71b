import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");

/** What goes into a build, besides what only people read. */
const sources = ["client", "package-lock.json", "src", "static"];

/** The version that the workers call themselves by: twelve digits of a digest of what they are built from. */
export function sourceVersion(): string {
  const hash = createHash("sha256");
  for (const file of sources.flatMap(filesAt).sort()) hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest("hex").slice(0, 12);
}

function filesAt(path: string): readonly string[] {
  if (statSync(join(root, path)).isFile()) return path.endsWith(".md") ? [] : [path];
  return readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) =>
    entry.name === ".wrangler" ? [] : filesAt(`${path}/${entry.name}`),
  );
}
