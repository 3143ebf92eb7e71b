import { html } from "hono/html";
import type { Html } from "./plain-page.ts";

/**
 * A sentence of a plain page whose marked parts are links or the like: what stands between `<a>` and `</a>` is shown by the
 * function `a`. All else is text.
 *
 * @example marked(i18n.t("Sign in with <b>{email}</b>.", { email }), { b: (inner) => html`<strong>${inner}</strong>` })
 */
export function marked(text: string, marks: Readonly<Record<string, (inner: string) => Html>>): Html {
  // Plain text, the name of a mark, what is inside it, and so on.
  const pieces = text.split(/<(\w+)>(.*?)<\/\1>/s);
  const shown = pieces.map((piece, at) => {
    if (at % 3 === 0) return piece;
    const name = pieces[at - 1] ?? "";
    if (at % 3 === 1) return "";
    return Object.hasOwn(marks, name) ? marks[name]?.(piece) : piece;
  });
  return html`${shown}`;
}
