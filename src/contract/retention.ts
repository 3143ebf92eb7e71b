/**
 * How long what we keep is kept, decided once: the services forget by it, pages and the privacy policy state it. What is
 * recorded of answers and failures stands in `objectives.ts`, and what cookies live in `held-cookies.ts`.
 */
export const retention = {
  /** Requests of an IP address are counted by the minute, and a count is gone when the minute after it is over. */
  ipAddressMinutes: 2,
  /** A sign-in that nobody uses. */
  sessionDays: 30,
  /** The random number of a deleted account, so that nothing under way brings it back. */
  deletedAccountHours: 24,
  /** What was said of a scan. */
  scanRatingDays: 90,
  /** Lines of usage events, in months of the calendar; totals stay. */
  eventMonths: 3,
  /** How many emails an address was sent, under a scrambled form of it. */
  mailCountHours: 24,
} as const;
