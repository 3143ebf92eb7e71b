/** The cookies of a scan, which browser and worker both know by name. */

/** Encrypted: the answers where no script keeps them, and from the start of a scan on the one key to it. */
export const scanCookieName = "__Host-scan";

/** Says `here` while the answers are in the browser's own storage, so that a later step can be entered. */
export const draftMark = "scan-answers";

/** How long answers are kept before a scan is started, in days. */
export const draftDays = 7;
