/**
 * The headers with which a script sends a form, so that the visitor stays on the page if the form is not accepted. The
 * `request` header marks the request. An answer that would redirect (303) then has the address in `next` instead: a script
 * that followed the redirect would use up a page that shows something only once. Any other answer is the page itself.
 */
export const scriptedForm = { request: "x-form", next: "x-next" } as const;
