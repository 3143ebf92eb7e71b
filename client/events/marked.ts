import { type EventId, eventKind } from "../../src/contract/events/events.ts";
import { answerTold } from "../../src/contract/scripted-form.ts";
import { toldByEdge } from "./objection.ts";
import type { Send } from "./sender.ts";

/**
 * A page says in its markup what it tells: `data-seen="…"` on what is counted because it is there, `data-sends="…"` on a
 * link that is counted when it is pressed or a form when it is sent.
 */
export function watchMarked(page: Window, send: Send): void {
  const { document } = page;
  for (const id of toldByEdge(page, "seen")) sendMarked(id, send);
  for (const { dataset } of document.querySelectorAll<HTMLElement>("[data-seen]")) sendMarked(dataset.seen, send);
  document.addEventListener(answerTold, (event) => event instanceof CustomEvent && sendMarked(event.detail, send));
  for (const type of ["click", "submit"] as const) {
    document.addEventListener(type, ({ target }) => {
      const marked = target instanceof Element ? target.closest<HTMLElement>("[data-sends]") : null;
      // A journey that is busy sends nothing again, however often its button is pressed.
      if (!marked || marked.closest("[aria-busy=true]")) return;
      if ((type === "submit") === marked instanceof HTMLFormElement) sendMarked(marked.dataset.sends, send);
    });
  }
}

function sendMarked(id: string | undefined, send: Send): void {
  if (id && eventKind(id)) send(id as EventId);
}
