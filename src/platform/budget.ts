/** Budgets that refill with time. Pure: the caller decides where to keep them. Times in milliseconds, waits in seconds. */

/** What the caller keeps: how much was left at which time. */
export interface Budget {
  readonly left: number;
  readonly at: number;
}

/** `burst` at once, then one more after every `interval`. */
export interface BudgetRule {
  readonly burst: number;
  readonly interval: number;
}

/** Takes one out of the budget; `wait` is 0 when there was one left. */
export function spend(budget: Budget | undefined, rule: BudgetRule, now: number): { budget: Budget; wait: number } {
  const refilled = refill(budget, rule, now);
  if (refilled.left > 0) return { budget: { ...refilled, left: refilled.left - 1 }, wait: 0 };
  return { budget: refilled, wait: Math.max(1, Math.ceil((refilled.at + rule.interval - now) / 1000)) };
}

/**
 * The next place of a line that is served one after every `interval`, `burst` at once where nobody waits. The answer is the
 * place, which the caller keeps as `last`; it is served then, or at once if that is past. Who comes later is served later.
 */
export function nextPlace(last: number | undefined, { burst, interval }: BudgetRule, now: number): number {
  return Math.max((last ?? 0) + interval, now - (burst - 1) * interval);
}

/** Puts one back that was taken out of each budget. */
export function giveBack(budgets: readonly Budget[], rules: readonly BudgetRule[], now: number): Budget[] {
  return rules.map((rule, place) => {
    const { left, at } = refill(budgets[place], rule, now);
    return { left: Math.min(rule.burst, left + 1), at };
  });
}

function refill(budget: Budget | undefined, { burst, interval }: BudgetRule, now: number): Budget {
  const known = budget ?? { left: burst, at: now };
  const back = Math.max(0, Math.floor((now - known.at) / interval));
  const left = Math.min(burst, known.left + back);
  return { left, at: left === burst ? now : known.at + back * interval };
}

/**
 * Takes one out of several budgets at once, or out of none: a fast rule limits how many may follow one another, a slow one
 * how many a day may have. `wait` is the time until all of them have one. `budgets` are in the order of `rules`.
 */
export function spendAll(
  budgets: readonly Budget[] | undefined,
  rules: readonly BudgetRule[],
  now: number,
): { budgets: Budget[]; wait: number } {
  const tried = rules.map((rule, place) => spend(budgets?.[place], rule, now));
  const wait = Math.max(0, ...tried.map((one) => one.wait));
  if (wait === 0) return { budgets: tried.map(({ budget }) => budget), wait };
  return { budgets: rules.map((rule, place) => refill(budgets?.[place], rule, now)), wait };
}

/** When every budget of these rules is full again, however much was spent: from then on nothing need be remembered. */
export function refillTime(rules: readonly BudgetRule[]): number {
  return Math.max(0, ...rules.map(({ burst, interval }) => burst * interval));
}
