/** Where events are added up. What is added is an event of the catalogue and a day, and nothing of the request. */
import { DurableObject } from "cloudflare:workers";
import type { ParameterName } from "../../contract/events/events.ts";
import type { CountedEvent } from "../../contract/events/read-event.ts";

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

/** The stores that a deployment may have; production has the dataset alone. */
interface Stores {
  readonly EVENTS?: AnalyticsEngineDataset;
  /** On a developer's machine only. */
  readonly EVENT_COUNTS?: DurableObjectNamespace<EventCounts>;
}

/** Adds an event up. The promise is of the development store; the platform's needs no waiting for. */
export function count({ EVENTS, EVENT_COUNTS }: Stores, event: CountedEvent): Promise<void> | null {
  const { id, parameters } = event;
  EVENTS?.writeDataPoint({
    indexes: [id],
    blobs: [id, ...columns.map((name) => parameters[name] ?? "")],
    doubles: [1],
  });
  return EVENT_COUNTS?.getByName("all").add(id, JSON.stringify(parameters)) ?? null;
}

/** So many events that were the same in everything. */
export interface Count {
  readonly id: string;
  /** JSON. */
  readonly parameters: string;
  readonly times: number;
}

/** Sums of events for a developer to look at. No deployment has one: there, the platform's dataset is all that is written. */
export class EventCounts extends DurableObject<Env> {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.sql.exec(
      "CREATE TABLE IF NOT EXISTS counts (id TEXT, parameters TEXT, times INTEGER, PRIMARY KEY (id, parameters))",
    );
  }

  private get sql() {
    return this.ctx.storage.sql;
  }

  async add(id: string, parameters: string): Promise<void> {
    this.sql.exec("INSERT INTO counts VALUES (?, ?, 1) ON CONFLICT DO UPDATE SET times = times + 1", id, parameters);
  }

  async list(): Promise<Count[]> {
    return this.sql.exec("SELECT * FROM counts ORDER BY times DESC, id").toArray() as unknown as Count[];
  }
}
