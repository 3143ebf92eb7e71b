import { type EventWords, eventWords, experimentWords } from "../../src/contract/events/event-words.ts";
import type { Fate } from "./record.ts";

/** What became of an event, in words. */
export const fateWords: Readonly<Record<Fate, string>> = {
  sent: "Sent",
  gpc: "Held back: your browser sends Global Privacy Control",
  dnt: "Held back: your browser sends Do Not Track",
  switch: "Held back: you switched it off",
  onion: "Held back: nobody is measured on the onion address",
  unknown: "Held back: it is not in the list below",
  refused: "Held back: a value in it was not one that is allowed",
};

/** The words of an event of this visit; those of an experiment share theirs, and its name is in its id. */
export function wordsOf(id: string): Pick<EventWords, "description"> & { readonly owner: string | null } {
  if (Object.hasOwn(eventWords, id)) return eventWords[id as keyof typeof eventWords];
  const part = id.endsWith("_enrolment") ? "enrolment" : id.endsWith("_exposure") ? "exposure" : null;
  if (part === null) return { description: "Nobody here knows what this is, so it went nowhere.", owner: null };
  return { description: experimentWords[part].description, owner: "Whoever runs the experiment" };
}
