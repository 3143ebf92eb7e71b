import type { Config } from "./env.ts";
import type { Subscriber } from "./session/subscriber.ts";
import type { Standing } from "./visit/standing.ts";
import type { Visit } from "./visit/visit.ts";

/** What every handler finds on Hono's context. */
export interface Http {
  Bindings: Env;
  Variables: {
    visit: Visit;
    config: Config;
    standing: Standing;
    /** Opens the visitor's session, once for each request and only when something asks for it. */
    subscriber: () => Promise<Subscriber>;
  };
}
