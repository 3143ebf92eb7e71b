import {
  checkedParameters,
  type EventId,
  type EventParameters,
  eventAddress,
  eventKind,
  knownEventId,
  type SerializedParameters,
  serializeParameters,
} from "../../src/contract/events/events.ts";
import type { NotMeasuredReason } from "../../src/contract/events/measuring.ts";
import type { DeliveryStatus, EventRecord } from "./record.ts";

export interface SenderOptions {
  /** What an event says of its page and device, read when it is sent. */
  readonly surroundings: () => Partial<EventParameters>;
  /** Called for each event, because the visitor may have changed the switch on another page. */
  readonly whyNotMeasured: () => NotMeasuredReason | null;
  readonly post: (address: string) => void;
  readonly record: EventRecord;
  readonly clock: { now(): number };
  readonly random: () => number;
  readonly log: (message: string) => void;
}

/** Sends an event or holds it back; never throws because of its parameters. */
export type SendEvent = (id: EventId, parameters?: Partial<EventParameters>) => void;

/** Every event of a page goes through here (EVT-2): checked by the catalogue, sent once unless repeatable, and recorded. */
export function createSender(options: SenderOptions): SendEvent {
  const { surroundings, whyNotMeasured, post, record, clock, random, log } = options;
  return (id, own = {}) => {
    const known = knownEventId(id, log);
    const kind = eventKind(known);
    const before = record.list();
    const viewCount = Math.min(99, 1 + before.filter((event) => event.id === id).length);
    const parameters = kind && checkedParameters(kind, serializeParameters({ viewCount, ...surroundings(), ...own }));
    const status: DeliveryStatus = !kind ? "unknown" : parameters ? (whyNotMeasured() ?? "sent") : "refused";
    const event = { id: known, parameters: parameters ?? {}, status };
    if (!kind?.repeatable && before.some((other) => sameText(other) === sameText(event))) return;
    record.add({ ...event, at: clock.now() });
    if (status === "sent") post(eventAddress(known, event.parameters, random()));
  };
}

/** Two events with the same text count as the same, whenever they happened. */
function sameText({
  id,
  parameters,
  status,
}: {
  id: string;
  parameters: SerializedParameters;
  status: DeliveryStatus;
}): string {
  return JSON.stringify([id, parameters, status]);
}
