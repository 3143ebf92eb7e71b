import type { Context } from "hono";
import { eventPath, longestEventAddress } from "../contract/events/events.ts";
import { type HeldBack, heldBackBy, isSwitchedOff } from "../contract/events/measuring.ts";
import { type CountedEvent, readEvent } from "../contract/events/read-event.ts";
import { type Config, readConfig } from "../env.ts";
import type { Http } from "../http.ts";
import { securityHeaders } from "../render/security.ts";
import { resolveHost } from "../visit/host.ts";
import { count } from "./event-counter.ts";
import { refuseFlood } from "./too-many.ts";

/** In bytes. An event has no body; what a sender adds is not read, and more than this is not counted. */
const largestBody = 1024;

/**
 * `GET` and `POST /t/:id?{random}&parameters`: counts an event that the catalogue allows, to the letter, and answers 204
 * whatever came (EVT-7), and 429 to a flood. Nothing is counted where the visitor's browser objects, on the onion host, for another site, and
 * for a request that is larger than an event can be.
 *
 * It answers before the visit is resolved: of the request, only the address and the objections are read.
 */
export async function countEvent(c: Context<Http>): Promise<Response> {
  const refused = await refuseFlood(c, "event");
  if (refused) return refused;
  const event = countable(c.req.raw, readConfig(c.env));
  const counting = event && count(c.env, event);
  if (counting) c.executionCtx.waitUntil(counting);
  return new Response(null, { status: 204, headers: noContent(c.req.url) });
}

function countable({ url, headers, body }: Request, config: Config): CountedEvent | null {
  if (url.length > longestEventAddress || isOversized(headers, body) || !isOurs(headers)) return null;
  const { pathname, search, host } = new URL(url);
  if (objection(headers, resolveHost(host, config.hosts))) return null;
  return readEvent(pathname.slice(eventPath.length), search);
}

/** A body of unknown length counts as too long. */
function isOversized(headers: Headers, body: Request["body"]): boolean {
  const length = headers.get("content-length");
  return length === null ? body !== null : !(Number(length) <= largestBody);
}

/** Browsers say which site a request comes from, and only ours may tell of its pages; the oldest of them say nothing. */
function isOurs(headers: Headers): boolean {
  return (headers.get("sec-fetch-site") ?? "same-origin") === "same-origin";
}

/** Why this request is not to be measured. */
function objection(headers: Headers, host: string): HeldBack | null {
  return heldBackBy({
    onion: host === "onion",
    gpc: headers.get("sec-gpc") === "1",
    dnt: headers.get("dnt") === "1",
    switch: isSwitchedOff(headers.get("cookie") ?? ""),
  });
}

/** The same two tables serve every answer. */
const headersOf = new Map<boolean, Headers>();

function noContent(url: string): Headers {
  const secure = url.startsWith("https:");
  const known = headersOf.get(secure);
  if (known) return known;
  const made = new Headers({ ...securityHeaders({ host: "main", secure }, "data"), "cache-control": "no-store" });
  headersOf.set(secure, made);
  return made;
}
