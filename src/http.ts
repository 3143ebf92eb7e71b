import type { Config } from "./env.ts";
import type { Visit } from "./visit/visit.ts";

/** What every handler finds on Hono's context. */
export interface Http {
  Bindings: Env;
  Variables: { visit: Visit; config: Config };
}
