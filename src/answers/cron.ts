import { Cron } from "croner";
import type { Answer, AnswerRequest } from "./answer.ts";

const question =
  /^(?:cron(?:tab)?(?: expression| schedule)? )((?:[\d*/,-]+|[a-z]{3}(?:[-,][a-z]{3})*)(?: (?:[\d*/,-]+|[a-z]{3}(?:[-,][a-z]{3})*)){4})$/;

/** The five fields in order, and what each takes. */
const fields = [
  { name: "minute", takes: "0 to 59" },
  { name: "hour", takes: "0 to 23" },
  { name: "day of the month", takes: "1 to 31" },
  { name: "month", takes: "1 to 12" },
  { name: "day of the week", takes: "0 to 7" },
] as const;

/** When a cron schedule runs: "cron 0 9 * * 1-5". It is read, and the times are given, in Universal Time. */
export function cron({ words, now }: AnswerRequest): Answer | null {
  const schedule = question.exec(words)?.[1];
  if (!schedule) return null;
  const asked = `cron ${schedule}`;
  const parts = schedule.split(" ");
  const pattern = patternOf(schedule);
  if (!pattern) return { question: asked, value: "Not a schedule", notes: [faultOf(parts)] };
  const [next, ...later] = pattern.nextRuns(3, new Date(now));
  return {
    question: asked,
    value: next ? `Next: ${timeWords(next)}` : "Never",
    notes: later.map((run) => `Then ${timeWords(run)}`),
    rows: fields.map(({ name }, index) => [name, parts[index] === "*" ? "every" : (parts[index] ?? "")]),
  };
}

/** If neither day field begins with a star, a match of either is enough, as in cron itself, where a star with steps is a star. */
function patternOf(schedule: string): Cron | null {
  const [, , day, , weekday] = schedule.split(" ");
  const domAndDow = [day, weekday].some((part) => part?.startsWith("*"));
  try {
    return new Cron(schedule, { timezone: "UTC", mode: "5-part", domAndDow });
  } catch {
    return null;
  }
}

/** Names the first field that makes no schedule even where every other is open. */
function faultOf(parts: readonly string[]): string {
  const index = parts.findIndex(
    (part, at) => patternOf(fields.map((_, i) => (i === at ? part : "*")).join(" ")) === null,
  );
  const { name, takes } = fields[index] ?? fields[0];
  return `The field for the ${name} takes ${takes}, lists, ranges and steps; it says “${parts[index]}”.`;
}

function timeWords(time: Date): string {
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeStyle: "short", timeZone: "UTC" }).format(time);
}
