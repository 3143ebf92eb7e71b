import { type Budget, type BudgetRule, nextPlace, spend } from "../platform/budget.ts";
import {
  budgetRule,
  floods,
  longestLine,
  type SharedBudget,
  type SharedFlood,
  type SupportLine,
  supportLines,
} from "../platform/flood-table.ts";
import { readServicesConfig } from "./env.ts";
import { PinnedObject } from "./pinned.ts";

/**
 * What one kind of request may have over all locations, or one line of messages. Visitors are not told apart. Budgets are only
 * in memory: a flood writes no rows, whether let through or refused. The platform evicts an idle object within minutes, and by
 * then every budget has come back. A line is longer than that, so its last place is kept.
 */
export class FloodBudget extends PinnedObject {
  #budget: Budget | undefined;

  /** Takes one out; the answer is how many seconds to wait, 0 when there was one left. `now` in milliseconds since 1970. */
  take(rule: BudgetRule, now: number): number {
    const { budget, wait } = spend(this.#budget, rule, now);
    this.#budget = budget;
    return wait;
  }

  /** Takes the next place in the line; the answer is when it is served. Null if that is too long away: then none is taken. */
  join(rule: BudgetRule, now: number, longest: number): number | null {
    const { kv } = this.ctx.storage;
    const place = nextPlace(kv.get<number>("last"), rule, now);
    if (place > now + longest) return null;
    kv.put("last", place);
    return Math.max(now, Math.ceil(place));
  }
}

/** How much larger a developer's budgets are: browser tests make a town's requests in a minute. */
export const developmentFactor = 100;

type Budgets = Pick<Env, "FLOOD_BUDGET">;

/**
 * Takes one out of the budget that all share for a kind; answers how many seconds to wait, 0 if there was one left. A budget
 * that cannot be reached, because a flood overwhelms it for example, counts as empty.
 */
export async function spendFloodBudget(env: Budgets, kind: SharedFlood, now: number): Promise<number> {
  try {
    return await env.FLOOD_BUDGET.getByName(kind).take(ruleOf(env, floods[kind].everybody), now);
  } catch {
    return 1;
  }
}

/**
 * Takes the next place in a line of messages; answers when it is served, in milliseconds since 1970, or null if the line is
 * full or cannot be reached.
 */
export async function joinLine(
  env: Budgets,
  line: SupportLine,
  now: number,
  longest = longestLine,
): Promise<number | null> {
  try {
    return await env.FLOOD_BUDGET.getByName(line).join(ruleOf(env, supportLines[line]), now, longest);
  } catch {
    return null;
  }
}

function ruleOf(env: Budgets, budget: SharedBudget): BudgetRule {
  const { burst, interval } = budgetRule(budget);
  const scale = readServicesConfig(env).development ? developmentFactor : 1;
  return { burst: burst * scale, interval: interval / scale };
}
