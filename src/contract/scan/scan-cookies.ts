/** The cookies of a scan, which browser and worker both know by name. */

/** Encrypted: the answers, if no script keeps them; once a scan has started, only the key to it. */
export const scanCookieName = "__Host-scan";

/** Encrypted: the key to a subscriber's scan, which nobody else has. A year, as long as what a visitor chooses is kept. */
export const removalCookie = { name: "__Host-removal", days: 365 } as const;

/** Has the value `here` while the answers are in local storage, so that the worker knows that later steps may be entered. */
export const draftMark = "scan-answers";

/** How long answers are kept before a scan is started, in days. */
export const draftDays = 7;
