/** The DOM event, with the id as its detail, for each usage event that the answer to such a form names (`tellEvent`). */
export const usageEventNamed = "told";

/** The DOM event for a page that has replaced the one before: it may be a step with a page name of its own. */
export const stepShown = "step";
