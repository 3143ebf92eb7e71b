import type { SerializedParameters } from "../../src/contract/events/events.ts";
import type { NotMeasuredReason } from "../../src/contract/events/measuring.ts";
import type { Store } from "../storage/store.ts";

/**
 * What became of an event: sent, or held back, and why. `unknown`: the catalogue has no such event. `refused`: the
 * catalogue does not allow one of its values.
 */
export type DeliveryStatus = "sent" | NotMeasuredReason | "unknown" | "refused";

/** An event of this visit, as the visitor may read it. */
export interface RecordedEvent {
  readonly id: string;
  readonly parameters: SerializedParameters;
  readonly status: DeliveryStatus;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The events of this visit: on this device alone, and gone when the tab is closed (EVT-8). */
export interface EventRecord {
  /** Oldest first. */
  list(): readonly RecordedEvent[];
  add(event: RecordedEvent): void;
}

export const recordKey = "events";

/** Dispatched on the document when an event was added, for scripts that show the list. */
export const recordChange = "eventrecord";

/** More events than a visit makes; there is a limit because storage has one. */
const longest = 300;

export function createRecord(store: Pick<Store, "get" | "set">, onChange: () => void): EventRecord {
  const list = () => parse(store.get(recordKey));
  return {
    list,
    add(event) {
      store.set(recordKey, JSON.stringify([...list(), event].slice(-longest)));
      onChange();
    },
  };
}

/** Anybody who has the device can change what is stored, so entries that are not events are skipped. */
function parse(text: string | null): RecordedEvent[] {
  try {
    const list: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(list) ? list.filter(isRecorded) : [];
  } catch {
    return [];
  }
}

function isRecorded(value: Partial<RecordedEvent> | null): value is RecordedEvent {
  return typeof value?.id === "string" && typeof value.status === "string" && typeof value.parameters === "object";
}
