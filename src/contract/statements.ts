import { facts } from "./brand.ts";

/** What we promise in words, said once: pages, documents, checkout and mail read the same sentence from here. */
export const statements = {
  /** How long an IP address is kept: as a sentence, and as the entry of a table. */
  ipAddress: "We keep your IP address while we answer, and up to a few minutes for abuse protection.",
  ipAddressKept: "While we answer; up to a few minutes for abuse protection.",
  /** Which payments can be asked back, and for how long. */
  refund: `Full refund within ${facts.refundDays} days of your first payment.`,
  /** What a cancellation takes. */
  cancel: "Cancel in two clicks, under Manage subscription.",
  /** What becomes of a subscription whose renewal could not be paid. */
  failedPayment: `Your services stay on for ${facts.graceDays} days while you update your card. After that the subscription ends. You can resubscribe any time.`,
  /** Why a subscriber should keep a way back. */
  lostDevice: "Without an email address or recovery code, we can’t restore your access.",
  /** What restoration leaves out, of cases that are older than the subscription. */
  knownBefore: "Identity theft you knew about before subscribing",
  /** Where the browser for Mac comes from. */
  macDownload: "The browser for Mac is a download from this site. It isn’t in the Mac App Store.",
} as const;
