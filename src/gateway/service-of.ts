import type { Context } from "hono";
import type { Service } from "../contract/call.ts";
import type { Http } from "../http.ts";
import type { ServiceName } from "../platform/service-table.ts";
import { placeOf } from "./gateway.ts";
import { type Caller, serviceFor } from "./service.ts";

/** The visitor behind this request, as the one on whose behalf services are asked. */
export function callerOf({ get, env }: Pick<Context<Http>, "get" | "env">): Caller {
  const visit = get("visit");
  const [config, intent, gate, submission] = [get("config"), get("intent"), get("gate"), get("submission")];
  return { here: visit.url, staging: visit.staging, intent, submission, options: { config, env, gate } };
}

/** The services, as this request may ask them: `call(serviceOf(c), …)`. */
export function serviceOf(c: Pick<Context<Http>, "get" | "env">): Service {
  return serviceFor(callerOf(c));
}

/** Whether this deployment has a service: a page offers nothing that needs one which is not there. */
export function hasService(c: Pick<Context<Http>, "get" | "env">, name: ServiceName): boolean {
  const { staging, options } = callerOf(c);
  return placeOf(name, { ...options, staging }).tag !== "none";
}
