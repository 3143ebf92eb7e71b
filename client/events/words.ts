import { eventWords, experimentWords, parameterWords, valueInWords } from "../../src/contract/events/event-words.ts";
import type { ParameterName } from "../../src/contract/events/events.ts";
import { i18n } from "../../src/contract/language/i18n.ts";
import type { DeliveryStatus } from "./record.ts";

/** What became of an event, in words. */
export const deliveryWords: Readonly<Record<DeliveryStatus, string>> = {
  sent: /*i18n*/ "Sent",
  gpc: /*i18n*/ "Not sent: your browser sends Global Privacy Control",
  dnt: /*i18n*/ "Not sent: your browser sends Do Not Track",
  switch: /*i18n*/ "Not sent: you turned measuring off",
  onion: /*i18n*/ "Not sent: we don’t measure on the onion address",
  unknown: /*i18n*/ "Not sent: this event isn’t on our list",
  refused: /*i18n*/ "Not sent: one of its values isn’t allowed",
};

/** What happened, in words; the events of all experiments share theirs. */
export function eventTitle(id: string): string {
  if (Object.hasOwn(eventWords, id)) return i18n.t(eventWords[id as keyof typeof eventWords].title);
  const part = id.endsWith("_enrolment") ? "enrolment" : id.endsWith("_exposure") ? "exposure" : null;
  return part === null ? i18n.t("Unknown event") : i18n.t(experimentWords[part].title);
}

/** The name and value of a parameter of an event, both in words; an unknown parameter stays as it is. */
export function detailOf(name: string, value: string): readonly [label: string, value: string] {
  if (!Object.hasOwn(parameterWords, name)) return [name, value];
  const known = name as ParameterName;
  return [i18n.t(parameterWords[known].label), valueInWords(known, value)];
}
