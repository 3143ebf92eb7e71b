/**
 * The whole test suite: build what is released, then each runner, then one plain line that adds them up. Exit code 0 only when every
 * runner ran something and nothing failed.
 *
 *   npm test              everything
 *   npm test -- plain     one of: plain, workerd, brand, browser
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type Release, releaseFile, testedFile } from "../client/build/release/built.ts";

interface Count {
  passed: number;
  failed: number;
}

interface Runner {
  readonly command: readonly string[];
  readonly report: string;
  count(report: unknown): Count;
}

const results = "test-results";

const vitest = (project: string): Runner => ({
  command: [
    "vitest",
    "run",
    "--config=test/vitest.config.ts",
    `--project=${project}`,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${results}/${project}.json`,
  ],
  report: `${results}/${project}.json`,
  count: (report) => {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = report as Record<string, number>;
    return { passed: numPassedTests ?? 0, failed: Math.max(numFailedTests ?? 0, Math.sign(numFailedTestSuites ?? 0)) };
  },
});

const runners: Readonly<Record<string, Runner>> = {
  plain: vitest("plain"),
  workerd: vitest("workerd"),
  /** The whole site under another brand, in which nothing of ours is left. */
  brand: { ...vitest("brand"), command: ["node", "test/brand/other-brand.ts"] },
  browser: {
    command: ["playwright", "test", "--config=test/playwright.config.ts"],
    report: `${results}/browser.json`,
    count: (report) => {
      const { stats } = report as { stats: { expected: number; unexpected: number; flaky: number } };
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
    },
  },
};

function run(command: readonly string[]): boolean {
  const [program = "", ...args] = command;
  return spawnSync(program, args, { stdio: "inherit", env: { ...process.env, BUILT: "1" } }).status === 0;
}

function result({ command, report, count }: Runner): Count {
  rmSync(report, { force: true });
  const succeeded = run(command);
  try {
    const { passed, failed } = count(JSON.parse(readFileSync(report, "utf8")));
    // A runner that found nothing to run, or broke outside a test, has failed.
    return { passed, failed: failed || (succeeded && passed > 0 ? 0 : 1) };
  } catch (error) {
    console.error(`${report} cannot be read`, error);
    return { passed: 0, failed: 1 };
  }
}

/** What passed every test, by its version: nothing else is released. */
function writeTested(): void {
  const { version } = JSON.parse(readFileSync(releaseFile, "utf8")) as Release;
  writeFileSync(testedFile, JSON.stringify({ version }));
}

mkdirSync(results, { recursive: true });
rmSync(testedFile, { force: true });
if (!run(["npm", "run", "--silent", "build"]) || !run(["npm", "run", "--silent", "build:worker"])) {
  console.log("0 passed, 1 failed");
  process.exit(1);
}
const asked = process.argv.slice(2);
const counts = Object.entries(runners)
  .filter(([name]) => asked.length === 0 || asked.includes(name))
  .map(([, runner]) => result(runner));
const total = counts.reduce(
  (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
  {
    passed: 0,
    failed: 0,
  },
);
if (asked.length === 0 && total.failed === 0) writeTested();
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
