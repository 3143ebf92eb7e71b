import { DurableObject } from "cloudflare:workers";

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
