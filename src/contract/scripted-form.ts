/**
 * How a script sends a form of a page, so that the page need not be left when the form is not accepted. The request says
 * so in a header; an answer that would lead on (303) then names the way in a header, because a script that follows it
 * would be shown a page that tells something only once. Every other answer is the page, as without a script.
 */
export const scriptedForm = { request: "x-form", next: "x-next" } as const;

/** Told on the document, with the id as its detail, of each event that the answer to such a form names (`tellEvent`). */
export const answerTold = "told";

/** Told on the document when the page took the place of the one before: it may be a step with a name of its own. */
export const stepShown = "step";
