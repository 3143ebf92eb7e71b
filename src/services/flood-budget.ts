import { type Budget, type BudgetRule, refillTime, spend } from "../platform/budget.ts";
import { readConfig } from "./env.ts";
import { PlacedObject } from "./placed.ts";

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/**
 * How much of a kind everybody together may have, over all locations: whoever asks, nobody is told apart. What comes from
 * one network is stopped before, at the edge, so it takes many networks to reach these. Each kind has its own budget: a flood
 * of newsletter requests never stops a code.
 */
export const floodBudgets = {
  "sign-up": { burst: 600, interval: minute / 600 },
  /** Higher than the others: a code is how somebody comes back. What one mailbox gets stands in `mail-budgets.ts`. */
  code: { burst: 3000, interval: minute / 3000 },
  newsletter: { burst: 600, interval: minute / 600 },
  scan: { burst: 600, interval: minute / 600 },
  /** What is kept of feedback for months; nobody reads more of it in a day. */
  feedback: { burst: 500, interval: day / 500 },
} as const satisfies Readonly<Record<string, BudgetRule>>;

export type FloodKind = keyof typeof floodBudgets;

/** An object that nobody asks is put away within minutes: a budget that takes longer to come back is written down. */
const remembered = 2 * minute;

/** One kind's budget. In memory, so that a flood costs no rows, neither what is let through nor what is refused. */
export class FloodBudget extends PlacedObject {
  #budget: Budget | undefined;

  /** Takes one out; the answer is how many seconds to wait, 0 when there was one left. `now` in milliseconds since 1970. */
  take(rule: BudgetRule, now: number): number {
    const isSlow = refillTime([rule]) > remembered;
    const { budget, wait } = spend(this.#budget ?? this.ctx.storage.kv.get<Budget>("budget"), rule, now);
    this.#budget = budget;
    if (isSlow && wait === 0) this.ctx.storage.kv.put("budget", budget);
    return wait;
  }
}

/** Browser tests and walks do in a minute what a town does. */
const developmentFactor = 100;

/**
 * Takes one of a kind out of the budget of all; the answer is how many seconds to wait. A budget that cannot be asked, as one
 * that a flood overwhelms, is an empty one.
 */
export async function waitForAll(env: Pick<Env, "FLOOD_BUDGET">, kind: FloodKind, now: number): Promise<number> {
  const { burst, interval } = floodBudgets[kind];
  const scale = readConfig(env).development ? developmentFactor : 1;
  try {
    return await env.FLOOD_BUDGET.getByName(kind).take({ burst: burst * scale, interval: interval / scale }, now);
  } catch {
    return 1;
  }
}
