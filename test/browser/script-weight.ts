import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

interface Script {
  /** As a strong gzip makes it. */
  readonly bytes: number;
  /** It is React, or nothing without it: what a script imports may be asked for a moment later. */
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
  const isReact = text.includes("react.transitional.element") || importsOf(text).some((name) => scriptAt(name).isReact);
  return { bytes: gzipSync(text, { level: 9 }).length, isReact };
}

/** What a script cannot begin without, by path. All scripts are in one folder. */
function importsOf(text: string): string[] {
  return [...text.matchAll(/\b(?:from|import)"\.\/([\w.-]+\.js)"/g)].map(([, name]) => `/assets/${name}`);
}
