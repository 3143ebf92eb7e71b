/** Time, passed in as a dependency: `now` in milliseconds since 1970; `after` runs once and returns how to cancel it. */
export interface Clock {
  now(): number;
  after(milliseconds: number, run: () => void): () => void;
}

/** The time of the platform, browser or worker. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};
