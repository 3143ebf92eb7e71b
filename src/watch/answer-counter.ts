/** Every answer is counted, as the source of the objectives (`src/operations.md`): what it was, and nothing of who asked. */
import { buildVersion, logFailure, type RouteLabel } from "../platform/log.ts";

/** Milliseconds below which an answer falls into a bucket; one that takes longer than all of them is "slower". */
const buckets = [10, 30, 100, 300, 1000, 3000] as const;

export type DurationBucket = (typeof buckets)[number] | "slower";

interface Answered {
  readonly route: RouteLabel;
  readonly status: number;
  /** Until the headers of the answer; a stream goes on. The platform's clock stands still while a worker computes. */
  readonly milliseconds: number;
}

interface Counter {
  readonly ANSWERS?: AnalyticsEngineDataset;
}

export function durationBucket(milliseconds: number): DurationBucket {
  return buckets.find((limit) => milliseconds < limit) ?? "slower";
}

/** The first answer of an isolate bears the start of the whole worker. */
let isWarm = false;
let isTold = false;

/**
 * The blobs stand in the order in which `client/build/release/objectives.ts` asks for them. Whoever visits does not wait
 * for this, and does not hear of it when it fails: one line in the log for each isolate does.
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
