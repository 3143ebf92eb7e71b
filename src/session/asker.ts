import type { Context } from "hono";
import type { Asker } from "../gateway/ask.ts";
import type { Http } from "../http.ts";

/** Whoever made this request, as the one who asks a service. */
export function askerOf({ get, env }: Pick<Context<Http>, "get" | "env">): Asker {
  const visit = get("visit");
  const [config, intent, gate] = [get("config"), get("intent"), get("gate")];
  return { here: visit.url, staging: visit.staging, intent, options: { config, env, gate } };
}
