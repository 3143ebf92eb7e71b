/**
 * What work comes to, or what `late` says where it takes longer than `limit` milliseconds; `late` may throw. The work learns
 * by its signal that nobody waits any more. One that does not stop then goes on unheard.
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
