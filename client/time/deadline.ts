import type { Clock } from "./clock.ts";

interface Deadline {
  readonly clock: Pick<Clock, "after">;
  /** Milliseconds. */
  readonly limit: number;
  /** What the promise is rejected with when the time is over. */
  readonly late: () => Error;
}

/** Resolves with the result of `work` if it arrives in time; otherwise rejects, and aborts the signal that `work` was given. */
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
