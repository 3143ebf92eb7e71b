/**
 * What a handler found out for a page. Each page declares which outcomes it can show: a union of objects, told apart by
 * these tags and by whatever else the page's text depends on. The tag alone decides the status.
 */
export const outcomeStatus = {
  /** Nothing was refused: what the page shows to this visitor. */
  shown: 200,
  /** The form needs correcting, and is shown as it was filled in. */
  invalid: 400,
  /** Whoever is signed in may not do this. */
  forbidden: 403,
  /** What the page was about is over. */
  gone: 410,
  /** Sent too often: the same form will be accepted later. */
  wait: 429,
  /** Nothing is wrong with the form, but the service that takes it did not answer. */
  unavailable: 503,
} as const satisfies Readonly<Record<string, number>>;

export type OutcomeTag = keyof typeof outcomeStatus;

/** What all outcomes have in common. A page that can be answered without a handler declares null besides. */
export type AnyOutcome = { readonly tag: OutcomeTag } | null;
