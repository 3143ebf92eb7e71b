/** Time that passes only when told to. */
export function createManualClock(start = 0) {
  let now = start;
  let waiting: { at: number; run: () => void }[] = [];
  return {
    now: () => now,
    after(milliseconds: number, run: () => void): () => void {
      const entry = { at: now + milliseconds, run };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((other) => other !== entry);
      };
    },
    advance(milliseconds: number): void {
      now += milliseconds;
      const due = waiting.filter(({ at }) => at <= now);
      waiting = waiting.filter(({ at }) => at > now);
      for (const { run } of due) run();
    },
    get waiting() {
      return waiting.length;
    },
  };
}
