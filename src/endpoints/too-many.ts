/** What is asked for before anybody knows the page: suggestions and events answer without a visit. */
import type { Flood } from "../gateway/floods.ts";
import { type Limiters, originOf, overLimit } from "../visit/flood-limits.ts";
import type { Visit } from "../visit/visit.ts";
import { dataHeaders } from "./data-headers.ts";

/** Seconds in which the platform's limits count. */
export const limitPeriod = "60";

const refusing = { "content-type": "application/json", "cache-control": "no-store", "retry-after": limitPeriod };

/** 429 and when to come again, where there were too many of a kind; null else. */
export async function refuseFlood(
  request: Pick<Request, "headers">,
  env: Limiters,
  site: Pick<Visit, "host" | "secure">,
  flood: Flood,
): Promise<Response | null> {
  if (!(await overLimit(env, flood, originOf(request, site.host)))) return null;
  return Response.json({ error: "too_many_requests" }, { status: 429, headers: dataHeaders(env, site, refusing) });
}
