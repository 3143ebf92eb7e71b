import { PlacedObject } from "../placed.ts";

/** So many events of a day that were the same in everything. */
export interface Count {
  /** In UTC: "2026-11-22". */
  readonly day: string;
  readonly id: string;
  /** JSON. */
  readonly parameters: string;
  readonly times: number;
}

/** Sums of events for a developer to look at. No deployment has one: there, the platform's dataset is all that is written. */
export class EventCounts extends PlacedObject {
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

  async list(): Promise<Count[]> {
    return this.sql.exec("SELECT * FROM days ORDER BY times DESC, id").toArray() as unknown as Count[];
  }
}
