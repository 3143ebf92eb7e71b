import { eventWords, experimentWords, parameterWords, valueInWords } from "../../src/contract/events/event-words.ts";
import type { ParameterName } from "../../src/contract/events/events.ts";
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

/** What happened, in words; the events of all experiments share theirs. */
export function titleOf(id: string): string {
  if (Object.hasOwn(eventWords, id)) return eventWords[id as keyof typeof eventWords].title;
  const part = id.endsWith("_enrolment") ? "enrolment" : id.endsWith("_exposure") ? "exposure" : null;
  return part === null ? "Unknown event" : experimentWords[part].title;
}

/** The name and value of a parameter of an event, both in words; an unknown parameter stays as it is. */
export function detailOf(name: string, value: string): readonly [label: string, value: string] {
  if (!Object.hasOwn(parameterWords, name)) return [name, value];
  const known = name as ParameterName;
  return [parameterWords[known].label, valueInWords(known, value)];
}
