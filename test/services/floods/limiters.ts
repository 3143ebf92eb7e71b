/** Rate limiters like the platform's, on a clock of the test: so many requests in each minute for each key. */
import { inject } from "vitest";
import type { Limiters } from "../../../src/gateway/flood-limits.ts";

type Limiter = Pick<RateLimit, "limit">;

/** Every binding of a deployment, with a deployment's sizes. */
export function deployedLimiters(now: () => number): Limiters & Readonly<Record<"REQUESTS", Limiter>> {
  const all = Object.entries(inject("limits")).map(([name, limit]) => [name, limiterOf(limit, now)]);
  return Object.fromEntries(all);
}

function limiterOf(size: number, now: () => number): Limiter {
  const counts = new Map<string, number>();
  return {
    async limit({ key }) {
      const name = `${Math.floor(now() / 60_000)} ${key}`;
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      return { success: count <= size };
    },
  };
}
