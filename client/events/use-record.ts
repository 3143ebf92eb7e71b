import { useEffect, useState } from "react";
import type { HeldBack } from "../../src/contract/events/measuring.ts";
import { objectionOf } from "./objection.ts";
import { createRecord, type RecordedEvent, recordChange } from "./record.ts";
import { visitStore } from "./visit-store.ts";

/** The events of this visit, as they come; null until the browser has been asked. */
export function useRecord(): readonly RecordedEvent[] | null {
  const [events, setEvents] = useState<readonly RecordedEvent[] | null>(null);
  useEffect(() => {
    const record = createRecord(visitStore, () => {});
    const read = () => setEvents(record.list());
    read();
    document.addEventListener(recordChange, read);
    return () => document.removeEventListener(recordChange, read);
  }, []);
  return events;
}

/** Why nothing is measured: first what the page was told, then what the browser says; and the way to ask again. */
export function useObjection(told: HeldBack | null): readonly [HeldBack | null, () => void] {
  const [heldBack, setHeldBack] = useState(told);
  const ask = () => setHeldBack(objectionOf(window));
  useEffect(ask, []);
  return [heldBack, ask];
}
