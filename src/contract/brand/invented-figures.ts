/**
 * Every figure that is made up: the demonstration's values, which neither the specification nor a measurement gives. A
 * company that uses this site replaces each line with a true one, or removes the sentence that shows it. `brand.ts` exports
 * them as `facts`; nothing else reads them. Longer tables of the same kind: donations (`pages/company/donations/donations.ts`), the
 * places of the VPN (`product/vpn-places.ts`), the open roles, the posts and the people-search sites (`src/services`).
 */
export const inventedFigures = {
  founded: 2014,
  /** The years of the first browser and of the subscription. */
  since: { browser: 2018, pro: 2024 },
  /** The country where the company has its seat, whose law applies to the terms. */
  seat: "IE",
  /** For how long after the first payment a refund can be requested. */
  refundDays: 14,
  /** How long the services stay on after a renewal payment failed; the subscription service uses this number too. */
  graceDays: 14,
  /** How long before the first payment a subscriber is reminded of it, and before that of another year. */
  trialReminderDays: 3,
  renewalReminderDays: 7,
  /** How long in advance a new price or a wider use of data is announced. */
  noticeDays: 30,
  /** How long the old email address can undo its change or removal; the auth service uses this number too. */
  undoDays: 7,
  vpn: { devices: 5, places: 38, countries: 31 },
  removal: { sites: 60, recheckDays: 10 },
  /** How long a free scan and its profile are kept; the scan service uses this number too. */
  freeScanHours: 24,
  restoration: {
    /** How long the code that a subscriber gives on the phone works; `codeLifetime` of the identity service has to match. */
    codeHours: 24,
    hours: /*i18n*/ "every day from 08:00 to 02:00 the next morning, Dublin time",
    /** The same for programs: minutes after midnight in this zone; `closes` is on the next day. */
    lines: { zone: "Europe/Dublin", opens: 8 * 60, closes: 26 * 60 },
  },
  /** How long a new newsletter address may stay unconfirmed before it is deleted. */
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
