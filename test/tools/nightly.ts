/**
 * What the suite tries in short, further than it has time for: the owner and the thief of an account, 20 seeds of 1,000
 * steps, in as many processes as there are processors (at most four); visitors who press whatever is there, 40 journeys of
 * 130 steps; then each form pressed 2 and 8 times at once, 200 times.
 *
 *   npm run nightly                   all of them
 *   npm run nightly -- 7 500 4 50     7 seeds of 500 steps, 4 journeys of 50, each form pressed once
 */
import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";

const [seeds = "20", steps = "1000", journeys = "40", journeySteps = "130"] = process.argv.slice(2);
const presses = process.argv.length > 2 ? "1" : "200";

function vitest(file: string, env: Readonly<Record<string, string>>): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const run = ["run", "--config=test/vitest.config.ts", "--project=workerd", file];
  spawn("vitest", run, { stdio: "inherit", env: { ...process.env, ...env } }).on("exit", (status) =>
    resolve(status ?? 1),
  );
  return promise;
}

/** The seeds in equal parts, each with where it begins. */
function parts(count: number): { from: number; seeds: number }[] {
  const many = Math.min(4, availableParallelism(), count);
  const starts = Array.from({ length: many + 1 }, (_, part) => Math.round((part * count) / many));
  return starts.slice(0, -1).map((start, part) => ({ from: start + 1, seeds: (starts[part + 1] ?? count) - start }));
}

const walks = parts(Number(seeds)).map((part) =>
  vitest("test/services/auth/thief-walk.test.ts", {
    WALK_FROM: String(part.from),
    WALK_SEEDS: String(part.seeds),
    WALK_STEPS: steps,
  }),
);
const results = await Promise.all(walks);
results.push(
  await vitest("test/http/subscription/random-journeys.test.ts", { JOURNEYS: journeys, JOURNEY_STEPS: journeySteps }),
  await vitest("test/http/at-once-pressed.test.ts", { AT_ONCE: presses }),
);
process.exitCode = results.find((status) => status !== 0) ?? 0;
