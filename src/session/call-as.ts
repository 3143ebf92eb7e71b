import type { Context } from "hono";
import { type CallRequest, call, type Result } from "../contract/call.ts";
import { serviceOf } from "../gateway/service-of.ts";
import type { Http } from "../http.ts";
import type { Subscriber } from "./subscriber.ts";

/** Asks a service with the visitor's access token; without one, the service refuses it as it refuses any other (401). */
export function callAs<Value>(
  c: Pick<Context<Http>, "get" | "env">,
  { client }: Pick<Subscriber, "client">,
  request: Omit<CallRequest<Value>, "bearer">,
): Promise<Result<Value>> {
  return call(serviceOf(c), { ...request, bearer: client.info.read().accessToken ?? "" });
}
