import type { Clock } from "./clock.ts";

interface Deadline {
  readonly clock: Pick<Clock, "after">;
  /** Milliseconds. */
  readonly limit: number;
  /** What the promise is rejected with when the time is over. */
  readonly late: () => Error;
}

/** What work comes to within its time; it learns by the signal that nobody waits any more. */
export async function within<Value>(
  { clock, limit, late }: Deadline,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const controller = new AbortController();
  let stopClock = () => {};
  const over = new Promise<never>((_, reject) => {
    stopClock = clock.after(limit, () => {
      reject(late());
      controller.abort();
    });
  });
  try {
    return await Promise.race([work(controller.signal), over]);
  } finally {
    stopClock();
  }
}
