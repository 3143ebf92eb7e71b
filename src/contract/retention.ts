/**
 * How long we keep data, decided once: the services delete by these numbers, and pages and the privacy policy state them. How
 * long we keep records of answers and failures is in `objectives.ts`, and how long cookies live in `worker-cookies.ts`.
 */
export const retention = {
  /** Requests from an IP address are counted per minute, and each count is deleted by the end of the next minute. */
  ipAddressMinutes: 2,
  /** A session that nobody uses. */
  sessionDays: 30,
  /** The random number of a deleted account, so that nothing still under way creates it again. */
  deletedAccountHours: 24,
  /** Feedback on a scan. */
  scanRatingDays: 90,
  /** Single usage events, in calendar months; totals are kept. */
  eventMonths: 3,
  /** How many emails were sent to an address, stored under a scrambled form of it. */
  mailCountHours: 24,
} as const;
