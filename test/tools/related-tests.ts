/** Which tests can notice a fault in a file, found by what they import; only those that run without the platform. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

export const root = resolve(import.meta.dirname, "../..");

const needsPlatform = /^(?:cloudflare:|node:child_process|@playwright|@cloudflare)/;

interface Reach {
  readonly files: ReadonlySet<string>;
  /** What it names itself: a test that imports a file is about it. */
  readonly named: ReadonlySet<string>;
  /** Nothing that it reaches needs the platform, a browser or another process. */
  readonly isPlain: boolean;
}

/** For each test that runs in Node, as a path from the root, the files that it reaches. */
export function plainTests(): ReadonlyMap<string, Reach> {
  const files = readdirSync(join(root, "test"), { recursive: true, encoding: "utf8" });
  const tests = files.filter((file) => /\.test\.tsx?$/.test(file)).map((file) => join("test", file));
  // Tests in `test` itself look at every file, and notice nothing of what one does.
  const reached = tests
    .filter((file) => dirname(file) !== "test")
    .map((file) => [file, reachOf(file)] as const)
    .filter(([, { isPlain }]) => isPlain);
  return new Map(reached);
}

function reachOf(test: string): Reach {
  const files = new Set([test]);
  const named = new Set<string>();
  let isPlain = true;
  for (const file of files) {
    const text = readFileSync(join(root, file), "utf8").replace(/^import type [^;]*;$/gm, "");
    for (const [, name = ""] of text.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)) {
      if (needsPlatform.test(name)) isPlain = false;
      const path = name.startsWith(".") ? relative(root, resolve(root, dirname(file), name)) : null;
      if (path && /\.tsx?$/.test(path) && existsSync(join(root, path))) {
        files.add(path);
        if (file === test) named.add(path);
      }
    }
  }
  return { files, named, isPlain };
}
