/** The result of an experiment, from its counts alone: versions take turns by day within strata, the kinds of device. */

/** How often something was counted, as the store of events has it. */
export interface CountRow {
  /** "2026-11-21" */
  readonly day: string;
  readonly id: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly times: number;
}

/** Visits that met a version, and outcomes that followed on the page. */
interface Tally {
  visits: number;
  outcomes: number;
}

export interface SwitchbackCell {
  readonly day: string;
  /** The kind of device. */
  readonly stratum: string;
  readonly a: Tally;
  readonly b: Tally;
}

export interface SwitchbackEffect {
  /** Outcomes for each visit under the other version, less those under `a`. */
  readonly difference: number;
  /** The 95% interval; null with fewer than five days, which allow none. */
  readonly interval: readonly [low: number, high: number] | null;
  readonly days: number;
}

/** Counts by day and stratum, for `a` and another version. Rows of anything else are passed over. */
export function cellsOf(rows: readonly CountRow[], name: string, other: string, outcome: string): SwitchbackCell[] {
  const cells = new Map<string, SwitchbackCell>();
  for (const { day, id, parameters, times } of rows) {
    const [experiment, letter] = (parameters.variants ?? "").split(".");
    const isVisit = id === `exp_${name}_enrolment`;
    if (experiment !== name || (letter !== "a" && letter !== other) || (!isVisit && id !== outcome)) continue;
    const stratum = parameters.formFactor ?? "";
    const key = `${day} ${stratum}`;
    const cell = cells.get(key) ?? { day, stratum, a: emptyTally(), b: emptyTally() };
    cell[letter === "a" ? "a" : "b"][isVisit ? "visits" : "outcomes"] += times;
    cells.set(key, cell);
  }
  return [...cells.values()].sort(
    (one, two) => one.day.localeCompare(two.day) || one.stratum.localeCompare(two.stratum),
  );
}

function emptyTally(): Tally {
  return { visits: 0, outcomes: 0 };
}

/**
 * The effect over cells in which both versions were seen, each weighted by how much it can tell. The version is drawn for each
 * day, and visits of one day are not independent, so the interval comes from how much days differ. Null without such a cell.
 */
export function effectOf(cells: readonly SwitchbackCell[]): SwitchbackEffect | null {
  const both = cells.filter(({ a, b }) => a.visits > 0 && b.visits > 0);
  const weighed = both.map((cell) => ({ day: cell.day, weight: weightOf(cell), difference: differenceIn(cell) }));
  const whole = sum(weighed.map(({ weight }) => weight));
  if (whole === 0) return null;
  const difference = sum(weighed.map((cell) => cell.weight * cell.difference)) / whole;
  const days = [...Map.groupBy(weighed, ({ day }) => day).values()];
  const pulls = days.map((day) => sum(day.map((cell) => cell.weight * (cell.difference - difference))));
  const spread = Math.sqrt(sum(pulls.map((pull) => pull * pull)) * (days.length / (days.length - 1))) / whole;
  const reach = spread * quantile975(days.length - 1);
  const interval = days.length < 5 ? null : ([difference - reach, difference + reach] as const);
  return { difference, interval, days: days.length };
}

function weightOf({ a, b }: SwitchbackCell): number {
  return (a.visits * b.visits) / (a.visits + b.visits);
}

function differenceIn({ a, b }: SwitchbackCell): number {
  return b.outcomes / b.visits - a.outcomes / a.visits;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/**
 * The 97.5% quantile of Student's distribution, by its expansion around the normal one: within 0.01 from four degrees of
 * freedom on.
 */
function quantile975(degrees: number): number {
  const z = 1.959964;
  const first = (z ** 3 + z) / 4;
  const second = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96;
  const third = (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384;
  return z + first / degrees + second / degrees ** 2 + third / degrees ** 3;
}
