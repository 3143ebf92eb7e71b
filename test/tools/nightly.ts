/**
 * What the suite tries in short, further than it has time for: 20 seeds of 1,000 steps for the owner and the thief, in as
 * many processes as there are processors (at most four), and then each parallel press of `at-once-pressed` 200 times.
 *
 *   npm run nightly             all of it
 *   npm run nightly -- 7 500    7 seeds of 500 steps, and no presses
 */
import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";

const [seeds = "20", steps = "1000"] = process.argv.slice(2);
const isWhole = process.argv.length <= 2;

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
if (isWhole) results.push(await vitest("test/http/at-once-pressed.test.ts", { AT_ONCE: "200" }));
process.exitCode = results.find((status) => status !== 0) ?? 0;
