import { type EventWords, eventWords, experimentWords } from "../../src/contract/events/event-words.ts";
import type { DeliveryStatus } from "./record.ts";

/** What became of an event, in words. */
export const deliveryWords: Readonly<Record<DeliveryStatus, string>> = {
  sent: "Sent",
  gpc: "Not sent: your browser sends Global Privacy Control",
  dnt: "Not sent: your browser sends Do Not Track",
  switch: "Not sent: you turned measuring off",
  onion: "Not sent: we don’t measure on the onion address",
  unknown: "Not sent: this event isn’t on our list",
  refused: "Not sent: one of its values isn’t allowed",
};

/** The words of an event of this visit; those of an experiment share theirs, and its name is in its id. */
export function wordsOf(id: string): Pick<EventWords, "description"> & { readonly owner: string | null } {
  if (Object.hasOwn(eventWords, id)) return eventWords[id as keyof typeof eventWords];
  const part = id.endsWith("_enrolment") ? "enrolment" : id.endsWith("_exposure") ? "exposure" : null;
  if (part === null) return { description: "Nobody here knows what this is, so it went nowhere.", owner: null };
  return { description: experimentWords[part].description, owner: "Whoever runs the experiment" };
}
