/**
 * The whole test suite: build what is released, then each runner, then one plain line that adds them up. Exit code 0 only when every
 * runner ran something and nothing failed.
 *
 *   npm test              everything
 *   npm test -- plain     one of: plain, workerd, brand, browser
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
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

/**
 * What runs side by side, each of a lane after the one before it: the browser waits for its pages now and then, tests in
 * workerd for their clocks, and each leaves a core to the other meanwhile.
 */
const lanes: readonly (readonly string[])[] = [["plain", "workerd", "brand"], ["browser"]];

/** Whether it succeeded. What it says is shown as it goes, or all at once when it is through. */
async function run(command: readonly string[], isShownAtOnce = true): Promise<boolean> {
  const [program = "", ...args] = command;
  const child = spawn(program, args, {
    stdio: ["ignore", ...(isShownAtOnce ? shown : kept)],
    env: { ...process.env, BUILT: "1" },
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text) => said.push(text));
  const [status] = await once(child, "close");
  process.stdout.write(Buffer.concat(said));
  return status === 0;
}

const shown = ["inherit", "inherit"] as const;
const kept = ["pipe", "pipe"] as const;

async function result({ command, report, count }: Runner, isShownAtOnce: boolean): Promise<Count> {
  rmSync(report, { force: true });
  const succeeded = await run(command, isShownAtOnce);
  try {
    const { passed, failed } = count(JSON.parse(readFileSync(report, "utf8")));
    // A runner that found nothing to run, or broke outside a test, has failed.
    return { passed, failed: failed || (succeeded && passed > 0 ? 0 : 1) };
  } catch (error) {
    console.error(`${report} cannot be read`, error);
    return { passed: 0, failed: 1 };
  }
}

/** One lane is shown as it goes, and of the others what each runner said, when it is through. */
async function inTurn(names: readonly string[], lane: number): Promise<Count[]> {
  const counts: Count[] = [];
  for (const name of names) {
    const runner = runners[name];
    if (runner) counts.push(await result(runner, lane === 0));
  }
  return counts;
}

function sum(counts: readonly Count[]): Count {
  const of = (part: keyof Count) => counts.reduce((total, count) => total + count[part], 0);
  return { passed: of("passed"), failed: of("failed") };
}

/** What passed every test, by its version: nothing else is released. */
function writeTested(): void {
  const { version } = JSON.parse(readFileSync(releaseFile, "utf8")) as Release;
  writeFileSync(testedFile, JSON.stringify({ version }));
}

mkdirSync(results, { recursive: true });
rmSync(testedFile, { force: true });
if (!(await run(["npm", "run", "--silent", "build"])) || !(await run(["npm", "run", "--silent", "build:worker"]))) {
  console.log("0 passed, 1 failed");
  process.exit(1);
}
const asked = process.argv.slice(2);
const asking = lanes.map((lane) => lane.filter((name) => asked.length === 0 || asked.includes(name)));
const counts = await Promise.all(asking.filter((lane) => lane.length > 0).map(inTurn));
const total = sum(counts.flat());
if (asked.length === 0 && total.failed === 0) writeTested();
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
