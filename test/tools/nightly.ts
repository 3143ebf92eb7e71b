/**
 * The random walks, further than the suite has time for: the owner and the thief of an account, 20 seeds of 1,000 steps, and
 * visitors who press whatever is there, 40 journeys of 130 steps.
 *
 *   npm run nightly                   all of them
 *   npm run nightly -- 7 500 4 50     7 seeds of 500 steps, 4 journeys of 50
 */
import { spawnSync } from "node:child_process";

const [seeds = "20", steps = "1000", journeys = "40", journeySteps = "130"] = process.argv.slice(2);

const files = ["test/services/auth/thief-walk.test.ts", "test/http/subscription/random-journeys.test.ts"];
const walks = ["run", "--config=test/vitest.config.ts", "--project=workerd", ...files];
const env = {
  ...process.env,
  ...{ WALK_SEEDS: seeds, WALK_STEPS: steps },
  ...{ JOURNEYS: journeys, JOURNEY_STEPS: journeySteps },
};

process.exitCode = spawnSync("vitest", walks, { stdio: "inherit", env }).status ?? 1;
