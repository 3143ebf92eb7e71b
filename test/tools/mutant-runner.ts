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
    // A worker that lives on would remember the mutant before.
    isolate: true,
    pool: "threads",
    // What is kept on disk goes by the file as it lies there, and knows of no mutant.
    fsModuleCache: false,
    fileParallelism: false,
    bail: 1,
    // A busy machine is no fault that a test notices.
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
    // The list has those of earlier runs as well.
    const module = testModules.find(({ moduleId }) => moduleId === join(root, test));
    if (module) noticed = unhandledErrors.length > 0 || module.state() === "failed";
    if (noticed) break;
  }
  // The next mutant is of another file, perhaps: this one is to be whole again.
  trial = null;
  vitest.invalidateFile(path);
  return { noticed };
}

process.on("message", async (next: Trial) => {
  process.send?.(await tried(next));
});
process.on("disconnect", () => process.exit());
process.send?.("ready");
