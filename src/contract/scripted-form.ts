/**
 * The headers with which a script sends a form, so that the visitor stays on the page if the form is not accepted. The
 * `request` header marks the request. An answer that would redirect (303) then has the address in `next` instead: a script
 * that followed the redirect would use up a page that shows something only once. Any other answer is the page itself.
 */
export const scriptedForm = { request: "x-form", next: "x-next" } as const;

/** The DOM event, with the id as its detail, for each usage event that the answer to such a form names (`tellEvent`). */
export const usageEventNamed = "told";

/** The DOM event for a page that has replaced the one before: it may be a step with a page name of its own. */
export const stepShown = "step";
