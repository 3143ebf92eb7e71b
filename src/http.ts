import type { RouteName } from "./contract/routes.ts";
import type { Config } from "./env.ts";
import type { FloodGate } from "./gateway/floods.ts";
import type { AnyPage } from "./render/page.ts";
import type { Subscriber } from "./session/subscriber.ts";
import type { RequestIntent } from "./visit/request-intent.ts";
import type { Visit } from "./visit/visit.ts";

/** Each page by its route. */
export type AllPages = Readonly<Record<RouteName, AnyPage>>;

/** What every handler finds on Hono's context: with `get` where every request passes, since `var` copies all of it each time. */
export interface Http {
  Bindings: Env;
  Variables: {
    visit: Visit;
    config: Config;
    intent: RequestIntent;
    /** What stands before everything that can be flooded. */
    gate: FloodGate;
    /** Every page of the site, for what looks through all of them. */
    allPages: () => Promise<AllPages>;
    /** Set where equal presses wait for this answer: gives it to them, and back. */
    answered: ((answer: Response) => Promise<Response>) | undefined;
    /** Opens the visitor's session, once for each request and only when something asks for it. */
    subscriber: () => Promise<Subscriber>;
  };
}
