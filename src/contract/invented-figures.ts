/**
 * Every figure that somebody made up: the demonstration's values, which neither the specification nor a measurement gives.
 * Whoever puts their own company in replaces each line by a true one, or takes the sentence off the page that shows it.
 * `brand.ts` hands them out as `facts`; nothing else reads them. Longer tables of the same kind: what was donated
 * (`pages/company/donations.ts`), the places of the VPN (`product/vpn-places.ts`), the open roles, the posts and the people-search sites (`src/services`).
 */
export const inventedFigures = {
  founded: 2014,
  /** Where the company has its seat: its law applies to the terms. */
  seat: "IE",
  /** How long a refund of the first payment can be asked for. */
  refundDays: 14,
  /** How long the services stay on after a renewal payment failed; the subscription service keeps to the same number. */
  graceDays: 14,
  /** How long before it holds a new price or a wider use of data is announced. */
  noticeDays: 30,
  /** How long the old email address can undo that it was changed or removed; the auth service keeps to the same number. */
  undoDays: 7,
  vpn: { devices: 5, places: 38, countries: 31 },
  removal: { sites: 60, recheckDays: 10 },
  /** How long a free scan and its profile are kept; the scan service keeps to the same number. */
  freeScanHours: 24,
  restoration: {
    /** The code that a subscriber names when they call; the identity service issues it for so long. */
    codeHours: 24,
    hours: "every day from 08:00 to 02:00 the next morning, Dublin time",
    /** The same for clocks: minutes after midnight, the second on the next day. */
    lines: { zone: "Europe/Dublin", opens: 8 * 60, closes: 26 * 60 },
  },
  /** How long a new address of the newsletter may wait for its confirmation before it is forgotten. */
  newsletter: { confirmHours: 24 },
  /** The help desk: working days until an answer, and days until a withdrawal is paid back, 14 at most by EU law. */
  help: { answerDays: 2, withdrawalRefundDays: 14 },
  /** The hiring process, as promised to whoever applies. Days are working days; the task is paid for its full hours. */
  hiring: { answerDays: 5, talkMinutes: 30, taskHours: 4, teamHours: 2, offerDays: 3, weeks: 3, keptMonths: 6 },
  /** Yearly pay in US dollars by department. */
  salaries: {
    Engineering: { from: 120_000, to: 180_000 },
    Design: { from: 105_000, to: 160_000 },
    "Privacy & Policy": { from: 110_000, to: 165_000 },
    Support: { from: 60_000, to: 90_000 },
    Operations: { from: 80_000, to: 130_000 },
  },
} as const;
