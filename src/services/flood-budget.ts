import { type Budget, type BudgetRule, refillTime, spend } from "../platform/budget.ts";
import { readConfig } from "./env.ts";
import { PlacedObject } from "./placed.ts";

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/**
 * How many requests of a kind everybody together may make, over all locations; visitors are not told apart. A flood from one
 * network is stopped before this, at the edge, so it takes many networks to reach these limits. Each kind has its own budget:
 * a flood of newsletter requests never stops a code.
 */
export const floodBudgets = {
  "sign-up": { burst: 600, interval: minute / 600 },
  /** Higher than the others: a code is how somebody comes back. What one mailbox gets stands in `mail-budgets.ts`. */
  code: { burst: 3000, interval: minute / 3000 },
  newsletter: { burst: 600, interval: minute / 600 },
  scan: { burst: 600, interval: minute / 600 },
  /** How much feedback is kept, for months: nobody reads more of it in a day. */
  feedback: { burst: 500, interval: day / 500 },
} as const satisfies Readonly<Record<string, BudgetRule>>;

export type FloodKind = keyof typeof floodBudgets;

/** The platform evicts an idle object within minutes, so a budget that takes longer than this to refill is stored. */
const remembered = 2 * minute;

/**
 * One kind's budget. Unless it refills slowly, it is only in memory: a flood writes no rows, whether let through or refused.
 */
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

/** How much larger a developer's budgets are: browser tests make a town's requests in a minute. */
const developmentFactor = 100;

/**
 * Takes one out of the budget that all share for a kind; answers how many seconds to wait, 0 if there was one left. A budget
 * that cannot be reached, because a flood overwhelms it for example, counts as empty.
 */
export async function spendFloodBudget(env: Pick<Env, "FLOOD_BUDGET">, kind: FloodKind, now: number): Promise<number> {
  const { burst, interval } = floodBudgets[kind];
  const scale = readConfig(env).development ? developmentFactor : 1;
  try {
    return await env.FLOOD_BUDGET.getByName(kind).take({ burst: burst * scale, interval: interval / scale }, now);
  } catch {
    return 1;
  }
}
