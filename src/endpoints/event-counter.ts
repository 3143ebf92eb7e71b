/** Where events are added up. What is added is an event of the catalogue and a day, and nothing of the request. */
import type { ParameterName } from "../contract/events/events.ts";
import type { CountedEvent } from "../contract/events/read-event.ts";

/**
 * The blobs of a data point behind the id, in this order; the platform takes twenty. Queries name them by position, so a
 * new parameter goes to the end and none is taken out.
 */
export const columns: readonly ParameterName[] = [
  "page",
  "browser",
  "platform",
  "formFactor",
  "locale",
  "theme",
  "start",
  "legacy",
  "installed",
  "canShowAtb",
  "atb",
  "variants",
  "origin",
  "enrolledOn",
  "viewCount",
  "timeOnPage",
  "didScroll",
  "message",
  "cause",
];

/** What a deployment may have: in production the dataset alone. */
interface Counters {
  readonly EVENTS?: AnalyticsEngineDataset;
  /** On a developer's machine only: the sums of `/dev/events`. */
  readonly EVENT_COUNTER?: Pick<Fetcher, "fetch">;
}

/** Adds an event up. The promise is of development's counter; the platform's dataset needs no waiting for. */
export function count({ EVENTS, EVENT_COUNTER }: Counters, event: CountedEvent): Promise<unknown> | null {
  const { id, parameters } = event;
  EVENTS?.writeDataPoint({
    indexes: [id],
    blobs: [id, ...columns.map((name) => parameters[name] ?? "")],
    doubles: [1],
  });
  if (!EVENT_COUNTER) return null;
  return EVENT_COUNTER.fetch("https://services.invalid/dev/events", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(event),
  });
}
