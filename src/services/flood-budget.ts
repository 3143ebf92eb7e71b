import { type Budget, type BudgetRule, spend } from "../platform/budget.ts";
import {
  budgetRule,
  floods,
  type SharedFlood,
  type WaitingMessages,
  waitingMessages,
} from "../platform/flood-table.ts";
import { readConfig } from "./env.ts";
import { PinnedObject } from "./pinned.ts";

/** What is counted over everybody together: kinds of `platform/flood-table.ts`, each by itself, and the alarms. */
export type FloodKind = SharedFlood | WaitingMessages;

/**
 * One kind's budget over all locations. Visitors are not told apart. It is only in memory: a flood writes no rows, whether let
 * through or refused. The platform evicts an idle object within minutes, and by then every budget has come back.
 */
export class FloodBudget extends PinnedObject {
  #budget: Budget | undefined;

  /** Takes one out; the answer is how many seconds to wait, 0 when there was one left. `now` in milliseconds since 1970. */
  take(rule: BudgetRule, now: number): number {
    const { budget, wait } = spend(this.#budget, rule, now);
    this.#budget = budget;
    return wait;
  }
}

/** How much larger a developer's budgets are: browser tests make a town's requests in a minute. */
export const developmentFactor = 100;

/**
 * Takes one out of the budget that all share for a kind; answers how many seconds to wait, 0 if there was one left. A budget
 * that cannot be reached, because a flood overwhelms it for example, counts as empty.
 */
export async function spendFloodBudget(env: Pick<Env, "FLOOD_BUDGET">, kind: FloodKind, now: number): Promise<number> {
  const { burst, interval } = ruleOf(kind);
  const scale = readConfig(env).development ? developmentFactor : 1;
  try {
    return await env.FLOOD_BUDGET.getByName(kind).take({ burst: burst * scale, interval: interval / scale }, now);
  } catch {
    return 1;
  }
}

function ruleOf(kind: FloodKind): BudgetRule {
  return budgetRule(isWaiting(kind) ? waitingMessages[kind] : floods[kind].everybody);
}

function isWaiting(kind: FloodKind): kind is WaitingMessages {
  return Object.hasOwn(waitingMessages, kind);
}
