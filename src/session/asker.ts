import type { Context } from "hono";
import type { Asker } from "../gateway/ask.ts";
import type { Http } from "../http.ts";

/** Whoever made this request, as the one who asks a service. */
export function askerOf({ var: { visit, config, intent, gate }, env }: Pick<Context<Http>, "var" | "env">): Asker {
  return { here: visit.url, staging: visit.staging, intent, options: { config, env, gate } };
}
