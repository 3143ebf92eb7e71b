import { eventPath, longestEventAddress } from "../contract/events/events.ts";
import { isSwitchedOff, type NotMeasuredReason, notMeasuredReason, saidBy } from "../contract/events/measuring.ts";
import { type CountedEvent, readEvent } from "../contract/events/read-event.ts";
import { readConfig } from "../env.ts";
import { type HostVariant, siteAt } from "../visit/host.ts";
import { dataHeaders } from "./data-headers.ts";
import { count } from "./event-counter.ts";
import { refuseFlood } from "./too-many.ts";

/** In bytes. An event needs no body, and none is read; a request with a larger body is not counted. */
const largestBody = 1024;

const kept = dataHeaders({ "cache-control": "no-store" });

/**
 * `GET` and `POST /t/:id?{random}&parameters`: counts an event that matches the catalogue exactly, and answers 204 to any
 * other as well (EVT-7), and 429 to a flood. Nothing is counted where the visitor's browser objects, on the onion host,
 * when another site sends it, and for a request that is larger than an event can be.
 *
 * It answers before the visit is resolved: of the request, only the address and the objections are read.
 */
export async function countEvent(
  request: Request,
  env: Env,
  context: Pick<ExecutionContext, "waitUntil">,
): Promise<Response> {
  const site = siteAt(request.url, readConfig(env).hosts);
  const refused = await refuseFlood(request, env, site, "event");
  if (refused) return refused;
  const event = countable(request, site.host);
  const counting = event && count(env, event);
  if (counting) context.waitUntil(counting);
  return new Response(null, { status: 204, headers: kept(env, site) });
}

function countable({ method, url, headers, body }: Request, site: HostVariant): CountedEvent | null {
  if (method === "HEAD" || url.length > longestEventAddress || isOversized(headers, body) || !isOurs(headers))
    return null;
  if (objection(headers, site)) return null;
  const { pathname, search } = new URL(url);
  return readEvent(pathname.slice(eventPath.length), search);
}

/** A body of unknown length counts as too long. */
function isOversized(headers: Headers, body: Request["body"]): boolean {
  const length = headers.get("content-length");
  return length === null ? body !== null : !(Number(length) <= largestBody);
}

/** Whether our own site sent the event, as browsers say in Sec-Fetch-Site; the oldest do not send it, and are trusted. */
function isOurs(headers: Headers): boolean {
  return (headers.get("sec-fetch-site") ?? "same-origin") === "same-origin";
}

/** Why this request is not to be measured. */
function objection(headers: Headers, host: HostVariant): NotMeasuredReason | null {
  return notMeasuredReason({
    onion: host === "onion",
    ...saidBy(headers),
    switch: isSwitchedOff(headers.get("cookie") ?? ""),
  });
}
