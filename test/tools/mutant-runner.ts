/**
 * Runs the tests of one mutant after the other, in one process that keeps ready what they share. Its parent ends it if a mutant
 * runs forever.
 */
import { join } from "node:path";
import type { Plugin } from "vite";
import { createVitest } from "vitest/node";
import { applied, type Mutant } from "./mutants.ts";
import { root } from "./related-tests.ts";

/** The parent's request: whether these tests notice the mutant or, if it is null, fail without one. */
export interface Trial {
  readonly file: string;
  readonly mutant: Mutant | null;
  readonly tests: readonly string[];
}

/** The response; null if no test ran at all. */
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
    // A worker that is used again would remember the previous mutant.
    isolate: true,
    pool: "threads",
    // The cache on disk goes by the file on disk, which has no mutant.
    fsModuleCache: false,
    fileParallelism: false,
    bail: 1,
    // Long enough that a slow test on a busy machine does not count as a noticed fault.
    testTimeout: 50_000,
    reporters: [{}],
    include: ["test/**/*.test.{ts,tsx}"],
    setupFiles: ["test/console.ts"],
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

/** One test file after the other, until one of them notices. */
async function tried(next: Trial): Promise<Verdict> {
  const path = join(root, next.file);
  let noticed: boolean | null = null;
  trial = next;
  vitest.invalidateFile(path);
  for (const test of next.tests) {
    const specifications = vitest.getModuleSpecifications(join(root, test));
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
    // The list includes the modules of earlier runs.
    const module = testModules.find(({ moduleId }) => moduleId === join(root, test));
    if (module) noticed = unhandledErrors.length > 0 || module.state() === "failed";
    if (noticed) break;
  }
  // The next mutant may be in another file, so this one is read again without its mutant.
  trial = null;
  vitest.invalidateFile(path);
  return { noticed };
}

process.on("message", async (next: Trial) => {
  process.send?.(await tried(next));
});
process.on("disconnect", () => process.exit());
process.send?.("ready");
