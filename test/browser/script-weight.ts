import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

interface Script {
  /** As a strong gzip makes it. */
  readonly bytes: number;
  readonly isReact: boolean;
}

const built = join(import.meta.dirname, "../../dist/client");
const known = new Map<string, Script>();

/** A script that a page asked for, by its path. */
export function scriptAt(path: string): Script {
  const script = known.get(path) ?? read(path);
  known.set(path, script);
  return script;
}

function read(path: string): Script {
  const text = readFileSync(join(built, path), "utf8");
  return { bytes: gzipSync(text, { level: 9 }).length, isReact: text.includes("react.transitional.element") };
}
