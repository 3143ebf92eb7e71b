/**
 * The whole test suite: build what is released, then each runner, then one plain line that adds them up. Exit code 0 only when every
 * runner ran something and nothing failed.
 *
 *   npm test              everything
 *   npm test -- plain     one of: plain, workerd, browser
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { sourceVersion } from "../client/build/version.ts";
import { testedFile, writeTested } from "../src/operations/built.ts";
import { type Count, countOfPlaywright, countOfVitest } from "./tools/reports.ts";

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
  count: countOfVitest,
});

const runners: Readonly<Record<string, Runner>> = {
  plain: vitest("plain"),
  workerd: vitest("workerd"),
  browser: {
    command: ["playwright", "test", "--config=test/playwright.config.ts"],
    report: `${results}/browser.json`,
    count: countOfPlaywright,
  },
};

/** Two lanes side by side, each with runners one after the other: those in workerd wait a quarter of their time for answers. */
const lanes: readonly (readonly string[])[] = [["plain", "browser"], ["workerd"]];

/** Runs a command; resolves to whether it succeeded. Its output is shown as it comes, or all at once when it ends. */
async function run(command: readonly string[], isShownAtOnce = true): Promise<boolean> {
  const [program = "", ...args] = command;
  const child = spawn(program, args, {
    stdio: ["ignore", ...(isShownAtOnce ? inherited : piped)],
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text) => output.push(text));
  const [status] = await once(child, "close");
  process.stdout.write(Buffer.concat(output));
  return status === 0;
}

const inherited = ["inherit", "inherit"] as const;
const piped = ["pipe", "pipe"] as const;

async function result({ command, report, count }: Runner, isShownAtOnce: boolean): Promise<Count> {
  rmSync(report, { force: true });
  const succeeded = await run(command, isShownAtOnce);
  try {
    const { passed, failed, faults } = count(JSON.parse(readFileSync(report, "utf8")));
    // A runner that found nothing to run, or broke outside a test, has failed.
    return { passed, failed: failed || (succeeded && passed > 0 ? 0 : 1), faults };
  } catch (error) {
    console.error(`${report} cannot be read`, error);
    return { passed: 0, failed: 1, faults: [] };
  }
}

mkdirSync(results, { recursive: true });
rmSync(testedFile, { force: true });
const version = sourceVersion();
if (!(await run(["npm", "run", "--silent", "build"]))) {
  console.log("0 passed, 1 failed");
  process.exit(1);
}
const chosenRunners = process.argv.slice(2);
const total: Count = { passed: 0, failed: 0, faults: [] };

/** The first lane's output is shown as it comes, the other's when a runner ends. */
async function runLane(running: readonly Runner[], lane: number): Promise<void> {
  for (const runner of running) {
    const { passed, failed, faults } = await result(runner, lane === 0);
    total.passed += passed;
    total.failed += failed;
    total.faults.push(...faults);
  }
}

const isChosen = (name: string) => chosenRunners.length === 0 || chosenRunners.includes(name);
const chosenLanes = lanes.map((lane) => lane.filter(isChosen).flatMap((name) => runners[name] ?? []));
await Promise.all(chosenLanes.filter((lane) => lane.length > 0).map(runLane));
// No other build can be released.
if (chosenRunners.length === 0 && total.failed === 0) writeTested(version);
for (const told of total.faults) console.log(`\nfailed: ${told}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
