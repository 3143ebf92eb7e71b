/**
 * Runs the tests of one mutant after the other, in one process that keeps all that they share ready. Its parent ends it
 * where a mutant never comes to an end.
 */
import { join } from "node:path";
import type { Plugin } from "vite";
import { createVitest } from "vitest/node";
import { applied, type Mutant } from "./mutants.ts";
import { root } from "./related-tests.ts";

/** What the parent asks: whether these tests notice the mutant, or pass where there is none. */
export interface Trial {
  readonly file: string;
  readonly mutant: Mutant | null;
  readonly tests: readonly string[];
}

/** What came of it; null where no test ran at all. */
export interface Verdict {
  readonly noticed: boolean | null;
}

let trial: Trial | null = null;

const mutating: Plugin = {
  name: "mutating",
  enforce: "pre",
  transform(code, id) {
    const isMutated = trial?.mutant && id.split("?")[0] === join(root, trial.file);
    return isMutated && trial?.mutant ? { code: applied(code, trial.mutant), map: null } : null;
  },
};

const vitest = await createVitest(
  "test",
  {
    root,
    config: false,
    watch: false,
    isolate: false,
    // What is kept on disk goes by the file as it lies there, and knows of no mutant.
    fsModuleCache: false,
    fileParallelism: false,
    bail: 1,
    reporters: [{}],
    include: ["test/**/*.test.{ts,tsx}"],
    setupFiles: ["test/no-console-errors.ts"],
  },
  {
    envDir: false,
    server: { watch: null },
    plugins: [mutating],
    oxc: { jsx: { runtime: "automatic", development: false } },
    logLevel: "silent",
  },
);
await vitest.standalone();

/** Has a file read anew, and everything that imports it, be it by others. */
function forget(path: string, forgotten = new Set<string>()): void {
  if (forgotten.has(path)) return;
  forgotten.add(path);
  vitest.invalidateFile(path);
  vitest.watcher.invalidates.add(path);
  for (const { moduleGraph } of Object.values(vitest.vite.environments)) {
    const importers = [...(moduleGraph.getModulesByFile(path) ?? [])].flatMap((module) => [...module.importers]);
    for (const { file } of importers) if (file) forget(file, forgotten);
  }
}

/** One test file after the other, until one of them notices. */
async function tried(next: Trial): Promise<Verdict> {
  const path = join(root, next.file);
  let noticed: boolean | null = null;
  trial = next;
  forget(path);
  for (const test of next.tests) {
    const specifications = vitest.getModuleSpecifications(join(root, test));
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
    if (testModules.length > 0) noticed ??= false;
    noticed ||= unhandledErrors.length > 0 || testModules.some((module) => module.state() === "failed");
    if (noticed) break;
  }
  // The next mutant is of another file, perhaps: this one is to be whole again.
  trial = null;
  forget(path);
  return { noticed };
}

process.on("message", async (next: Trial) => {
  process.send?.(await tried(next));
});
process.on("disconnect", () => process.exit());
process.send?.("ready");
