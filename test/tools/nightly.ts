/**
 * What the suite has no time for, each further than there.
 *
 *   npm run nightly                     the owner and the thief: 20 seeds of 1,000 random steps
 *   npm run nightly -- walk 7 500       7 seeds of 500 steps
 *   npm run nightly -- fuzz 200000 1    200,000 made-up requests from seeds 1, 2, … , 5,000 of each
 *   npm run nightly -- flood            10,000 sign-ups, 10,000 newsletter requests, 1,000 scans, and the day after
 *   npm run nightly -- flood 500 500 50
 */
import { spawnSync } from "node:child_process";

/** A worker for each seed, so that a failure is found again by its seed alone. */
const each = 5000;

const [task = "walk", ...figures] = process.argv.slice(2);

const tasks: Readonly<Record<string, (...figures: string[]) => number>> = {
  walk: (seeds = "20", steps = "1000") =>
    run("test/services/auth/thief-walk.test.ts", { WALK_SEEDS: seeds, WALK_STEPS: steps }),
  fuzz,
  flood: (signUps = "10000", newsletters = "10000", scans = "1000") =>
    run("test/services/floods/flood.test.ts", {
      FLOOD_SIGN_UPS: signUps,
      FLOOD_NEWSLETTERS: newsletters,
      FLOOD_SCANS: scans,
    }),
};

const chosen = Object.hasOwn(tasks, task) ? tasks[task] : undefined;
if (!chosen) throw new Error(`there is no ${task}: ${Object.keys(tasks).join(", ")}`);
process.exitCode = chosen(...figures);

function fuzz(count = "200000", first = "1"): number {
  for (let done = 0, seed = Number(first); done < Number(count); done += each, seed += 1) {
    const requests = String(Math.min(each, Number(count) - done));
    const failed = run("test/http/fuzz/fuzz.test.ts", { FUZZ_SEED: String(seed), FUZZ_REQUESTS: requests });
    if (failed) return failed;
  }
  return 0;
}

function run(file: string, more: Readonly<Record<string, string>>): number {
  const args = ["run", "--config=test/vitest.config.ts", "--project=workerd", file];
  return spawnSync("vitest", args, { stdio: "inherit", env: { ...process.env, ...more } }).status ?? 1;
}
