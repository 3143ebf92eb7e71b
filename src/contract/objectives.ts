/** What the site promises. If one of these is missed, a release stops and an alarm is raised (`src/operations`). */
export const objectives = {
  /** The share of responses that are no failure of ours: the rest comes to 43 minutes a month. */
  available: 0.999,
  /** The share of responses that begin within so many milliseconds. */
  fast: { share: 0.95, milliseconds: 100 },
} as const;

/** How many days the platform keeps records: counted responses, and lines of the log. */
export const recordedDays = { answers: 90, log: 7 } as const;
