/** What is asked for before anybody knows the page: suggestions and events answer without a visit. */
import type { Context } from "hono";
import { readConfig } from "../env.ts";
import type { Flood } from "../gateway/floods.ts";
import type { Http } from "../http.ts";
import { securityHeaders } from "../render/security.ts";
import { originOf, overLimit } from "../visit/flood-limits.ts";
import { resolveHost } from "../visit/host.ts";

/** Seconds in which the platform's limits count. */
export const limitPeriod = "60";

/** 429 and when to come again, where there were too many of a kind; null else. */
export async function refuseFlood({ req, env }: Context<Http>, flood: Flood): Promise<Response | null> {
  const { host: name, protocol } = new URL(req.url);
  const host = resolveHost(name, readConfig(env).hosts);
  if (!(await overLimit(env, flood, originOf(req.raw, host)))) return null;
  const headers = { ...securityHeaders({ host, secure: protocol === "https:" }, "data"), "retry-after": limitPeriod };
  return Response.json(
    { error: "too_many_requests" },
    { status: 429, headers: { ...headers, "cache-control": "no-store" } },
  );
}
