import type { Context } from "hono";
import type { Asker } from "../gateway/ask.ts";
import type { Http } from "../http.ts";

/** The visitor behind this request, as the one on whose behalf services are asked. */
export function askerOf({ get, env }: Pick<Context<Http>, "get" | "env">): Asker {
  const visit = get("visit");
  const [config, intent, gate, submission] = [get("config"), get("intent"), get("gate"), get("submission")];
  return { here: visit.url, staging: visit.staging, intent, submission, options: { config, env, gate } };
}
