import type { RouteName } from "./contract/routes.ts";
import type { Config } from "./env.ts";
import type { FloodGate } from "./gateway/floods.ts";
import type { PlacedPage } from "./render/page.ts";
import type { Submission } from "./session/submission.ts";
import type { Subscriber } from "./session/subscriber.ts";
import type { RequestIntent } from "./visit/request-intent.ts";
import type { Visit } from "./visit/visit.ts";

/** Each page by its route. */
export type AllPages = Readonly<Record<RouteName, PlacedPage>>;

/** The variables on Hono's context. What runs on every request reads them with `get`: `var` copies all of them each time. */
export interface Http {
  Bindings: Env;
  Variables: {
    visit: Visit;
    config: Config;
    intent: RequestIntent;
    /** Counts and limits the calls of this request that can be flooded. */
    gate: FloodGate;
    /** Loads every page of the site, for what lists them all, such as the sitemap. */
    allPages: () => Promise<AllPages>;
    /** What this form and equal ones have in common; not there where no form was sent. Worked out on first use. */
    submission: (() => Promise<Submission | null>) | undefined;
    /** Opens the visitor's session, once for each request and only when something asks for it. */
    subscriber: () => Promise<Subscriber>;
  };
}
