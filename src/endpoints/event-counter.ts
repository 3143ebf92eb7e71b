/** Counts events. Only the id and the parameters that the catalogue allows are written, and nothing else of the request. */
import type { ParameterName } from "../contract/events/events.ts";
import type { CountedEvent } from "../contract/events/read-event.ts";

/**
 * The blobs that follow the id in a data point, in this order; the platform takes twenty in all. Queries name them by
 * position, so a new parameter goes to the end and none is ever removed.
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

/** The counters that may be bound; a deployment has only the dataset. */
interface Counters {
  readonly EVENTS?: AnalyticsEngineDataset;
  /** On a developer's machine only: the sums of `/dev/events`. */
  readonly EVENT_COUNTER?: Pick<Fetcher, "fetch">;
}

/** Counts one event. The promise is that of the development counter, if any; the dataset needs no waiting for. */
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
