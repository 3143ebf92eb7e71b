/** Whether the site kept what it promises, judged by its counted responses (`src/watch/answer-counter.ts`). */
import * as z from "zod/mini";
import { objectives } from "../contract/objectives.ts";

/** A row of the analytics store: how many answers there were of one kind. */
const rowSchema = z.object({
  route: z.string(),
  status: z.string(),
  duration: z.string(),
  start: z.string(),
  version: z.string(),
  answers: z.coerce.number(),
});
export type CountedAnswers = z.infer<typeof rowSchema>;

/** What the store answers to {@link query}. */
export const rowsSchema = z.object({ data: z.array(rowSchema) });

/**
 * The query for the analytics store. Columns are named by position, in the order in which the worker writes them; each sampled
 * row counts for all the rows it stands for.
 */
export function query(dataset: string, minutes: number, version: string | null): string {
  return [
    "SELECT blob1 AS route, blob2 AS status, blob3 AS duration, blob4 AS start, blob5 AS version,",
    `SUM(_sample_interval) AS answers FROM ${dataset}`,
    `WHERE timestamp > NOW() - INTERVAL '${minutes}' MINUTE${version === null ? "" : ` AND blob5 = '${version}'`}`,
    "GROUP BY route, status, duration, start, version FORMAT JSON",
  ].join(" ");
}

export interface ObjectiveSummary {
  readonly answers: number;
  readonly failed: number;
  /** Shares between 0 and 1. */
  readonly available: number;
  readonly fast: number;
}

/** Buckets that end at 100 ms or before. */
const fastBuckets: ReadonlySet<string> = new Set(["10", "30", "100"]);

export function summarise(rows: readonly CountedAnswers[]): ObjectiveSummary {
  const sum = (counts: (row: CountedAnswers) => boolean) =>
    rows.filter(counts).reduce((total, { answers }) => total + answers, 0);
  const answers = sum(() => true);
  const failed = sum(({ status }) => status.startsWith("5"));
  const fast = sum(({ duration }) => fastBuckets.has(duration));
  const share = (part: number) => (answers === 0 ? 1 : part / answers);
  return { answers, failed, available: share(answers - failed), fast: share(fast) };
}

export type ObjectiveVerdict = "met" | "nothing counted" | "unavailable" | "slow";

/** With fewer responses than this a share says nothing, so then none may have failed. */
const fewest = 1000;

/** `nothing counted` is a verdict of its own, so that a failure to count does not pass for good news. */
export function verdictOf({ answers, failed, available, fast }: ObjectiveSummary): ObjectiveVerdict {
  if (answers === 0) return "nothing counted";
  if (answers < fewest) return failed > 0 ? "unavailable" : "met";
  if (available < objectives.available) return "unavailable";
  return fast < objectives.fast.share ? "slow" : "met";
}

/** Days until a `security.txt` expires; negative if it has expired or has no date. */
export function securityDaysLeft(text: string, now: number): number {
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1]?.trim() ?? "");
  return Number.isNaN(expires) ? -1 : Math.floor((expires - now) / 86_400_000);
}
