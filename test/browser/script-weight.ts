import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

interface Script {
  /** Size with gzip at its highest level. */
  readonly bytes: number;
  /** It contains React or, at any depth, imports it: the request for an import may come a moment later. */
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

/** Paths of the scripts that a script imports statically. All scripts are in one folder. */
function importsOf(text: string): string[] {
  return [...text.matchAll(/\b(?:from|import)"\.\/([\w.-]+\.js)"/g)].map(([, name]) => `/assets/${name}`);
}
