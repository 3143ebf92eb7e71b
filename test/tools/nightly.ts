/**
 * Takes what the suite tries in short further than it has time for. Without a name: the owner and the thief of an account, 20
 * seeds of 1,000 steps, in as many processes as there are processors (at most four); visitors who press whatever is there, 40
 * journeys of 130 steps; 200 orders of calls of which any may come first; then each form pressed 2 and 8 times at once, 200
 * times. By name: made-up requests, floods, and the others below.
 *
 *   npm run nightly                     all of the walks
 *   npm run nightly -- 7 500 4 50       7 seeds of 500 steps, 4 journeys of 50, each form pressed once
 *   npm run nightly -- fuzz 200000 1    200,000 made-up requests from seeds 1, 2, … , 5,000 of each
 *   npm run nightly -- flood            10,000 sign-ups, 10,000 newsletter requests, 1,000 scans, and the day after; then what an
 *                                       isolate of the edge holds after 20,000 hostile requests of each kind
 *   npm run nightly -- flood 500 500 50 1000
 *   npm run nightly -- engines          what people come for, in Chromium, Firefox and WebKit, where the machine has them
 *   npm run nightly -- brand            the whole site under another brand, in which nothing of ours may be left
 *   npm run nightly -- browser          each page in each theme and width, every app, every kind of answer, and killed servers
 *   npm run nightly -- soak 10          ten minutes of mixed load on raw workerd, at half of its limit
 *   npm run nightly -- timing 2000 otp  whether the time of 2,000 answers tells whose address was asked for; without a name,
 *                                       at every entrance that takes one
 */
import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";

/** Made-up requests per seed. Each seed has a worker of its own, so that its number alone reproduces a failure. */
const requestsPerSeed = 5000;

/** Tests that try calls in one order after the other. */
const anyOrder = [
  "test/services/auth/account/recovery-interleaved.test.ts",
  "test/services/auth/random-calls.test.ts",
  "test/services/subscriptions/card-question.test.ts",
  "test/services/subscriptions/deletion.test.ts",
  "test/services/subscriptions/reach.test.ts",
  "test/services/subscriptions/receipts.test.ts",
  "test/services/subscriptions/sequences.test.ts",
];

function vitest(files: string | readonly string[], env: Readonly<Record<string, string>>): Promise<number> {
  return run("vitest", ["run", "--config=test/vitest.config.ts", "--project=workerd", ...[files].flat()], env);
}

function run(program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const started = spawn(program, args, { stdio: "inherit", env: { ...process.env, ...env } });
  started.on("exit", (status) => resolve(status ?? 1));
  return promise;
}

async function walks(given: readonly string[]): Promise<number> {
  const [seeds = "20", steps = "1000", journeys = "40", journeySteps = "130"] = given;
  const results = await Promise.all(
    parts(Number(seeds)).map((part) =>
      vitest("test/services/auth/thief-walk.test.ts", {
        WALK_FROM: String(part.from),
        WALK_SEEDS: String(part.seeds),
        WALK_STEPS: steps,
      }),
    ),
  );
  results.push(
    await vitest("test/http/subscription/random-flows.test.ts", { JOURNEYS: journeys, JOURNEY_STEPS: journeySteps }),
    await vitest(anyOrder, { ORDERS: given.length > 0 ? "25" : "200" }),
    await vitest("test/http/at-once-pressed.test.ts", { AT_ONCE: given.length > 0 ? "1" : "200" }),
  );
  return results.find((status) => status !== 0) ?? 0;
}

/** The seeds in equal parts, each with where it begins. */
function parts(count: number): { from: number; seeds: number }[] {
  const many = Math.min(4, availableParallelism(), count);
  const starts = Array.from({ length: many + 1 }, (_, part) => Math.round((part * count) / many));
  return starts.slice(0, -1).map((start, part) => ({ from: start + 1, seeds: (starts[part + 1] ?? count) - start }));
}

/** All of the browser tests: of many cases of a kind, the suite runs only the first. */
function browser(): Promise<number> {
  return run("playwright", ["test", "--config=test/playwright.config.ts"], { NIGHTLY: "1" });
}

/**
 * The walks in every engine, then what needs a full Chromium on the machine: prerendered pages, and pages that come back as
 * they were.
 */
async function engines(given: readonly string[]): Promise<number> {
  const walked = await run("node", ["test/engines/walk.ts", ...given]);
  return walked || run("playwright", ["test", "--config=test/playwright.config.ts", "prerendered", "restored"]);
}

async function fuzz([count = "200000", first = "1"]: readonly string[]): Promise<number> {
  for (let done = 0, seed = Number(first); done < Number(count); done += requestsPerSeed, seed += 1) {
    const requests = String(Math.min(requestsPerSeed, Number(count) - done));
    const failed = await vitest("test/http/fuzz/fuzz.test.ts", { FUZZ_SEED: String(seed), FUZZ_REQUESTS: requests });
    if (failed) return failed;
  }
  return 0;
}

async function flood(given: readonly string[]): Promise<number> {
  const [signUps = "10000", newsletters = "10000", scans = "1000", hostile = "20000"] = given;
  const stored = await vitest("test/services/floods/flood.test.ts", {
    FLOOD_SIGN_UPS: signUps,
    FLOOD_NEWSLETTERS: newsletters,
    FLOOD_SCANS: scans,
  });
  return stored || run("node", ["test/bench/memory.ts", hostile]);
}

const [first = "", ...figures] = process.argv.slice(2);
const named = new Map([
  ["fuzz", fuzz],
  ["flood", flood],
  ["engines", engines],
  ["brand", () => run("node", ["test/brand/other-brand.ts"])],
  ["browser", browser],
  ["soak", ([minutes = "10"]: readonly string[]) => run("node", ["test/bench/soak.ts", minutes])],
  ["timing", (given: readonly string[]) => run("node", ["test/tools/timing.ts", ...given])],
]).get(first);
if (!named && first && !/^\d+$/.test(first))
  throw new Error(`there is no ${first}: a number, fuzz, flood, engines, brand, browser, soak or timing`);
process.exitCode = await (named ? named(figures) : walks(process.argv.slice(2)));
