/**
 * The result of `work`, or that of `late` if it takes longer than `limit` milliseconds; `late` may throw. The signal then
 * tells the work that nobody waits any more; if it goes on all the same, its result is ignored.
 */
export async function within<Value, Late>(
  limit: number,
  work: (signal: AbortSignal) => Promise<Value>,
  late: () => Late,
): Promise<Value | Late> {
  const { promise: over, resolve: end } = Promise.withResolvers<typeof isOver>();
  const controller = new AbortController();
  const timer = setTimeout(() => end(isOver), limit);
  try {
    const first = await Promise.race([work(controller.signal), over]);
    if (first !== isOver) return first;
  } finally {
    clearTimeout(timer);
  }
  controller.abort();
  return late();
}

const isOver = Symbol("the time is over");
