import { eventPath, longestEventAddress } from "../contract/events/events.ts";
import { isSwitchedOff, type NotMeasuredReason, notMeasuredReason, saidBy } from "../contract/events/measuring.ts";
import { type CountedEvent, readEvent } from "../contract/events/read-event.ts";
import { readEdgeConfig } from "../env.ts";
import { mayCountVersion, requestOriginOf } from "../gateway/flood-limits.ts";
import { type HostVariant, siteAt } from "../visit/host.ts";
import { dataHeaders } from "./data-headers.ts";
import { count } from "./event-counter.ts";
import { isOwnEvent } from "./own-event.ts";
import { refuseFlood } from "./too-many.ts";

/** In bytes. An event needs no body, and none is read; a request with a larger body is not counted. */
const largestBody = 1024;

const kept = dataHeaders({ "cache-control": "no-store" });

/**
 * `GET` and `POST /t/:id?{random}&parameters`: counts an event that matches the catalogue exactly, and answers 204 to any
 * other as well (EVT-7), and 429 to a flood. Nothing is counted where the visitor's browser objects, on the onion host, when
 * no browser with a page of ours sends it, for a request that is larger than an event can be, and for a version of an
 * experiment of which that network has sent its share.
 *
 * It answers before the visit is resolved: of the request, only the address, the objections and what shows a browser are read.
 */
export async function countEvent(
  request: Request,
  env: Env,
  context: Pick<ExecutionContext, "waitUntil">,
): Promise<Response> {
  const site = siteAt(request.url, readEdgeConfig(env).hosts);
  const refused = await refuseFlood(request, env, site, "event");
  if (refused) return refused;
  const event = countable(request, site.host);
  const counting = event && (await isWithinShare(request, env, event)) && count(env, event);
  if (counting) context.waitUntil(counting);
  return new Response(null, { status: 204, headers: kept(env, site) });
}

/** Whether the event tells nothing of an experiment, or its network may still add to what is told of that version. */
async function isWithinShare(request: Request, env: Env, { id, parameters }: CountedEvent): Promise<boolean> {
  const { variants } = parameters;
  return variants === undefined || mayCountVersion(env, `${id} ${variants}`, requestOriginOf(request, "main"));
}

function countable(request: Request, site: HostVariant): CountedEvent | null {
  const { method, url, headers, body } = request;
  if (method === "HEAD" || url.length > longestEventAddress || isOversized(headers, body) || !isOwnEvent(request))
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

/** Why this request is not to be measured. */
function objection(headers: Headers, host: HostVariant): NotMeasuredReason | null {
  return notMeasuredReason({
    onion: host === "onion",
    ...saidBy(headers),
    switch: isSwitchedOff(headers.get("cookie") ?? ""),
  });
}
