/** Time, handed in: `now` in milliseconds since 1970, `after` runs once and gives back how to call it off. */
export interface Clock {
  now(): number;
  after(milliseconds: number, run: () => void): () => void;
}

/** The time of wherever this runs, browser or worker. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};
