import type { Answer, Asked } from "./answer.ts";

const question =
  /^(?:cron(?:tab)?(?: expression| schedule)? )((?:[\d*/,-]+|[a-z]{3}(?:[-,][a-z]{3})*)(?: (?:[\d*/,-]+|[a-z]{3}(?:[-,][a-z]{3})*)){4})$/;

interface FieldRule {
  readonly name: string;
  readonly low: number;
  readonly high: number;
  readonly names?: string;
}

const fieldRules: readonly FieldRule[] = [
  { name: "minute", low: 0, high: 59 },
  { name: "hour", low: 0, high: 23 },
  { name: "day of the month", low: 1, high: 31 },
  { name: "month", low: 1, high: 12, names: "jan feb mar apr may jun jul aug sep oct nov dec" },
  { name: "day of the week", low: 0, high: 7, names: "sun mon tue wed thu fri sat" },
];

/** When a cron schedule runs: "cron 0 9 * * 1-5". It is read, and the times are given, in Universal Time. */
export function cron({ words, now }: Asked): Answer | null {
  const schedule = question.exec(words)?.[1];
  if (!schedule) return null;
  const parts = schedule.split(" ");
  const fields = parts.map((part, index) => valuesOf(part, fieldRules[index] as FieldRule));
  if (fields.some((values) => values === null))
    return { question: `cron ${schedule}`, value: "Not a schedule", notes: [faultOf(parts)] };
  const runs = nextRuns(fields as ReadonlySet<number>[], parts, now);
  const rows = fieldRules.map(({ name }, index): readonly [string, string] => [
    name,
    parts[index] === "*" ? "every" : (parts[index] ?? ""),
  ]);
  return {
    question: `cron ${schedule}`,
    value: runs[0] ? `Next: ${timeWords(runs[0])}` : "Never",
    notes: runs.slice(1).map((run) => `Then ${timeWords(run)}`),
    rows,
  };
}

function faultOf(parts: readonly string[]): string {
  const index = parts.findIndex((part, at) => valuesOf(part, fieldRules[at] as FieldRule) === null);
  const { name, low, high } = fieldRules[index] as FieldRule;
  return `The field for the ${name} takes ${low} to ${high}, lists, ranges and steps; it says “${parts[index]}”.`;
}

/** The values that one field allows; null if it is not valid. */
function valuesOf(part: string, rule: FieldRule): ReadonlySet<number> | null {
  const found = new Set<number>();
  for (const item of part.split(",")) {
    const [, range = "", step = "1"] = /^([^/]+)(?:\/(\d{1,2}))?$/.exec(item) ?? [];
    const [low, high] = rangeOf(range, rule, item.includes("/"));
    if (!(low >= rule.low && high <= rule.high && low <= high && Number(step) > 0)) return null;
    for (let value = low; value <= high; value += Number(step)) found.add(rule.high === 7 ? value % 7 : value);
  }
  return found;
}

function rangeOf(range: string, { low, high, names }: FieldRule, isStepped: boolean): readonly [number, number] {
  if (range === "*") return [low, high === 7 ? 6 : high];
  const [from = Number.NaN, to] = range.split("-").map((text) => fieldValue(text, low, names));
  return [from, to ?? (isStepped ? high : from)];
}

function fieldValue(text: string, low: number, names?: string): number {
  const index = names?.split(" ").indexOf(text) ?? -1;
  return index >= 0 ? index + low : /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
}

/** The next three runs within five years, which is enough to reach a 29 February. */
function nextRuns(fields: readonly ReadonlySet<number>[], parts: readonly string[], now: number): number[] {
  const [minutes, hours, days, months, weekdays] = fields as [
    ReadonlySet<number>,
    ReadonlySet<number>,
    ReadonlySet<number>,
    ReadonlySet<number>,
    ReadonlySet<number>,
  ];
  const runs: number[] = [];
  const first = Math.floor(now / 86_400_000);
  for (let day = first; day < first + 5 * 366 && runs.length < 3; day++) {
    const date = new Date(day * 86_400_000);
    if (!months.has(date.getUTCMonth() + 1) || !isOnDay(date, { days, weekdays, parts })) continue;
    for (const hour of [...hours].sort((a, b) => a - b)) {
      for (const minute of [...minutes].sort((a, b) => a - b)) {
        const time = day * 86_400_000 + hour * 3_600_000 + minute * 60_000;
        if (time > now && runs.length < 3) runs.push(time);
      }
    }
  }
  return runs;
}

interface DayFields {
  readonly days: ReadonlySet<number>;
  readonly weekdays: ReadonlySet<number>;
  readonly parts: readonly string[];
}

/** If neither day field begins with a star, a match of either is enough, as in cron itself, where a star with steps is a star. */
function isOnDay(date: Date, { days, weekdays, parts }: DayFields): boolean {
  const [isDay, isWeekday] = [days.has(date.getUTCDate()), weekdays.has(date.getUTCDay())];
  if ([parts[2], parts[4]].some((part) => part?.startsWith("*"))) return isDay && isWeekday;
  return isDay || isWeekday;
}

function timeWords(time: number): string {
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeStyle: "short", timeZone: "UTC" }).format(time);
}
