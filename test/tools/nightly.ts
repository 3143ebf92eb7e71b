/**
 * The random walks, further than the suite has time for: 20 seeds of 1,000 steps for the owner and the thief.
 *
 *   npm run nightly             all of them
 *   npm run nightly -- 7 500    7 seeds of 500 steps
 */
import { spawnSync } from "node:child_process";

const [seeds = "20", steps = "1000"] = process.argv.slice(2);

const walk = ["run", "--config=test/vitest.config.ts", "--project=workerd", "test/services/auth/thief-walk.test.ts"];
const env = { ...process.env, WALK_SEEDS: seeds, WALK_STEPS: steps };

process.exitCode = spawnSync("vitest", walk, { stdio: "inherit", env }).status ?? 1;
