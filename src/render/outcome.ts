/**
 * What a handler learnt for a page. Each page declares which outcomes it can show: a union of objects, told apart by
 * these tags and by whatever else the page's words need. The tag alone decides the status.
 */
export const outcomeStatus = {
  /** Nothing was refused: what the page shows to this visitor. */
  shown: 200,
  /** The form wants mending, and is shown as it was filled in. */
  invalid: 400,
  /** Whoever is signed in may not do this. */
  forbidden: 403,
  /** What the page was about is over. */
  gone: 410,
  /** Too often: the same form will do later. */
  wait: 429,
  /** Nothing is wrong with the form, but the service that takes it did not answer. */
  unavailable: 503,
} as const satisfies Readonly<Record<string, number>>;

export type OutcomeTag = keyof typeof outcomeStatus;

/** An outcome as far as every page has it. A page that can do without a handler's word declares null besides. */
export type AnyOutcome = { readonly tag: OutcomeTag } | null;
