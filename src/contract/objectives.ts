/** What the site promises of itself. A release stops, and an alarm is raised, where it is not kept. */
export const objectives = {
  /** Of 1,000 answers 999 are no failure of ours: 43 minutes a month. */
  available: 0.999,
  /** Of 100 answers 95 begin within this many milliseconds. */
  fast: { share: 0.95, milliseconds: 100 },
} as const;

/** How long the platform keeps what is recorded, in days: counted answers, and lines of the log. */
export const recordedDays = { answers: 90, log: 7 } as const;
