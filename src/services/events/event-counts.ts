import { PinnedObject } from "../pinned.ts";

/** How many times one event was counted on one day with the same parameters. */
export interface EventCount {
  /** In UTC: "2026-11-22". */
  readonly day: string;
  readonly id: string;
  /** JSON. */
  readonly parameters: string;
  readonly times: number;
}

/** Totals of events for a developer to look at. No deployment has them: it writes to the platform's dataset only. */
export class EventCounts extends PinnedObject {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.sql.exec(
      "CREATE TABLE IF NOT EXISTS days (day TEXT, id TEXT, parameters TEXT, times INTEGER, PRIMARY KEY (day, id, parameters))",
    );
  }

  private get sql() {
    return this.ctx.storage.sql;
  }

  async add(day: string, id: string, parameters: string): Promise<void> {
    this.sql.exec(
      "INSERT INTO days VALUES (?, ?, ?, 1) ON CONFLICT DO UPDATE SET times = times + 1",
      day,
      id,
      parameters,
    );
  }

  async list(): Promise<EventCount[]> {
    return this.sql.exec("SELECT * FROM days ORDER BY times DESC, id").toArray() as unknown as EventCount[];
  }
}
