import type { EdgeConfig } from "./env.ts";
import type { FloodGate } from "./gateway/flood-addresses.ts";
import type { Submission } from "./session/submission.ts";
import type { Subscriber } from "./session/subscriber.ts";
import type { RequestIntent } from "./visit/request-intent.ts";
import type { Visit } from "./visit/visit.ts";

/** The variables on Hono's context. What runs on every request reads them with `get`: `var` copies all of them each time. */
export interface Http {
  Bindings: Env;
  Variables: {
    visit: Visit;
    config: EdgeConfig;
    intent: RequestIntent;
    /** Counts and limits the calls of this request that can be flooded. */
    gate: FloodGate;
    /** What this form and equal ones have in common; not there where no form was sent. Worked out on first use. */
    submission: (() => Promise<Submission | null>) | undefined;
    /** Opens the visitor's session, once for each request and only when something asks for it. */
    subscriber: () => Promise<Subscriber>;
  };
}
