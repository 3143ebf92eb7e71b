/** Counts every answer, for the objectives (`src/operations.md`): what it was, and nothing of who asked. */
import { buildVersion, logFailure, type RouteLabel } from "../platform/log.ts";

/** The upper ends of the buckets, in milliseconds, themselves excluded; an answer that takes longer is "slower". */
const buckets = [10, 30, 100, 300, 1000, 3000] as const;

export type DurationBucket = (typeof buckets)[number] | "slower";

interface Answered {
  readonly route: RouteLabel;
  readonly status: number;
  /** Until the headers of the answer; its body may still stream. The platform's clock stands still while a worker computes. */
  readonly milliseconds: number;
}

interface Counter {
  readonly ANSWERS?: AnalyticsEngineDataset;
}

export function durationBucket(milliseconds: number): DurationBucket {
  return buckets.find((limit) => milliseconds < limit) ?? "slower";
}

/** False for the first answer of an isolate, whose time includes the start of the worker. */
let isWarm = false;
let isTold = false;

/**
 * The blobs are in the order in which `src/operations/objective-rules.ts` reads them. The visitor does not wait for this
 * and does not notice when it fails; the first failure of each isolate is logged.
 */
export function countAnswer({ ANSWERS }: Counter, { route, status, milliseconds }: Answered): void {
  const start = isWarm ? "warm" : "cold";
  isWarm = true;
  try {
    if (!ANSWERS) throw new NotBound();
    ANSWERS.writeDataPoint({
      indexes: [route],
      blobs: [route, String(status), String(durationBucket(milliseconds)), start, buildVersion],
      doubles: [1],
    });
  } catch (error) {
    if (!isTold) logFailure({ part: "counting", cause: error instanceof NotBound ? "not_bound" : error });
    isTold = true;
  }
}

class NotBound extends Error {}
