import { type EventId, eventKind } from "../../src/contract/events/events.ts";
import { usageEventNamed } from "./dom-events.ts";
import { serverTimingValues } from "./objection.ts";
import type { SendEvent } from "./sender.ts";

/**
 * Sends the events that a page names in its markup: `data-seen="…"` on an element that counts because it is there,
 * `data-sends="…"` on a form that counts when it is sent, or on a link or another element that counts when it is pressed.
 */
export function watchTracked(page: Window, send: SendEvent): void {
  const { document } = page;
  for (const id of serverTimingValues(page, "seen")) sendTracked(id, send);
  for (const { dataset } of document.querySelectorAll<HTMLElement>("[data-seen]")) sendTracked(dataset.seen, send);
  document.addEventListener(
    usageEventNamed,
    (event) => event instanceof CustomEvent && sendTracked(event.detail, send),
  );
  for (const type of ["click", "submit"] as const) {
    document.addEventListener(type, ({ target }) => {
      const marked = target instanceof Element ? target.closest<HTMLElement>("[data-sends]") : null;
      // A busy flow does not send its form again, however often its button is pressed.
      if (!marked || marked.closest("[aria-busy=true]")) return;
      if ((type === "submit") === marked instanceof HTMLFormElement) sendTracked(marked.dataset.sends, send);
    });
  }
}

function sendTracked(id: string | undefined, send: SendEvent): void {
  if (id && eventKind(id)) send(id as EventId);
}
