/** Refuses floods of what is answered without a page: suggestions, events and images. The first two have no visit. */
import type { Flood } from "../gateway/flood-addresses.ts";
import { type Limiters, overLimit, requestOriginOf } from "../gateway/flood-limits.ts";
import { limitPeriod } from "../platform/flood-table.ts";
import type { Visit } from "../visit/visit.ts";
import { dataHeaders } from "./data-headers.ts";

const refusing = dataHeaders({
  "content-type": "application/json",
  "cache-control": "no-store",
  "retry-after": `${limitPeriod}`,
});

/** A 429 with Retry-After where there were too many of a kind; else null. */
export async function refuseFlood(
  request: Pick<Request, "headers">,
  env: Limiters,
  site: Pick<Visit, "host" | "secure">,
  flood: Flood,
): Promise<Response | null> {
  if (!(await overLimit(env, flood, requestOriginOf(request, site.host)))) return null;
  return Response.json({ error: "too_many_requests" }, { status: 429, headers: refusing(env, site) });
}
