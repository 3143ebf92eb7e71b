import { acquisitionVersion, formatVersion } from "../../client/acquisition/version.ts";
import type { PlainEventId } from "../contract/events/events.ts";
import { BoundedMap } from "../platform/bounded-map.ts";
import { codingFor } from "../platform/content-coding.ts";
import { heldTag, tagWith } from "../platform/entity-tag.ts";
import { campaignOrigin, carryCampaign } from "../visit/carry-campaign.ts";
import { asShared, sharedFreshness } from "../visit/given-pages.ts";
import type { Visit } from "../visit/visit.ts";
import { earlyFiles, starter } from "./assets.ts";
import { type ErrorPageName, errorPageHtml, errorPages, errorStyle } from "./error-page.ts";
import type { Rendered } from "./render.tsx";
import { onionLocation, securityHeaders } from "./security.ts";
import { Forms } from "./shells.ts";

type HeaderTable = Readonly<Record<string, string>>;

/** The same few tables serve every page, so they are made once for each host, scheme and style sheet. */
const pageHeaders = new BoundedMap<HeaderTable>({ capacity: 1024 });

function headersOfPages(visit: Visit, { styleSources, scriptSources }: Rendered): HeaderTable {
  const make = () => ({
    ...securityHeaders(visit, "page", {
      "style-src": styleSources,
      ...(scriptSources && { "script-src": scriptSources }),
    }),
    "content-type": "text/html; charset=utf-8",
    link: earlyFiles,
  });
  // A visitor's own look is one of millions.
  if (visit.look) return make();
  return pageHeaders.getOrInsertComputed(`${visit.host} ${visit.secure} ${styleSources} ${scriptSources}`, make);
}

interface PageAnswer {
  readonly rendered: Rendered;
  readonly status: number;
  readonly asksVersion?: boolean;
  /** Has something done after the answer. */
  later(work: Promise<unknown>): void;
}

/** Answers with a rendered page, or 304 when the browser holds these very bytes. */
export async function pageAnswer(
  request: Request,
  visit: Visit,
  { rendered, status, asksVersion, later }: PageAnswer,
): Promise<Response> {
  const { body, etag, coding, isFinal } = await inCoding(request, visit, { rendered, later });
  const headers: Record<string, string> = {
    ...headersOfPages(visit, rendered),
    ...freshness(etag),
    ...navigationHints(request, visit),
    ...measuringHint(visit),
    ...(asksVersion ? versionHint : {}),
  };
  const onion = onionLocation(visit);
  if (onion) headers["onion-location"] = onion;
  const held = rendered.etag && status === 200 ? heldTag(request.headers, rendered.etag) : null;
  if (held) return new Response(null, { status: 304, headers: { ...headers, etag: held } });
  if (!coding) return carryCampaign(visit, new Response(body, { status, headers }));
  headers["content-encoding"] = coding;
  const answer = new Response(body, { status, headers, encodeBody: "manual" });
  return isFinal ? asShared(answer, { bytes: body, isOnion: visit.host === "onion" }) : answer;
}

/**
 * A page as its asker takes it: packed where that was made for an earlier one, else plain, for the platform to pack, while
 * ours is made for the next. Plain, too, where links are still to be written. Each form has a validator of its own (RFC 9110, 8.8.3.3).
 */
async function inCoding(request: Request, { url }: Visit, { rendered, later }: Pick<PageAnswer, "rendered" | "later">) {
  const { body, etag } = rendered;
  if (!(body instanceof Forms)) return { body, etag, coding: null };
  const coding = campaignOrigin(url) ? null : codingFor(request);
  const packed = coding && body.packed(coding);
  if (coding && body.due(coding)) later(body.pack(coding));
  if (!packed) return { body: await body.plain(), etag, coding: null };
  const { bytes, effort, isFinal } = packed;
  return { body: bytes, etag: etag && tagWith(etag, `${coding}_${effort}`), coding, isFinal };
}

/** Only this visitor's browser may keep a page, and it asks each time whether it is still the right one. */
function freshness(etag: string | null): HeaderTable {
  return etag
    ? { "cache-control": sharedFreshness, etag, vary: "accept-encoding" }
    : { "cache-control": "private, no-store" };
}

/**
 * The rules for fetching a page ahead of a click are a file of their own, which would compete with the first page that a
 * visitor waits for, so they come with the second. Who asked for less gets no hint of them.
 */
function navigationHints({ headers }: Request, { unmeasured, saveData, host }: Visit): HeaderTable {
  const readsOn = headers.get("sec-fetch-site") === "same-origin";
  return !readsOn || unmeasured || saveData || host === "onion"
    ? {}
    : { "speculation-rules": '"/speculation-rules.json"' };
}

/** The one hint that browsers do not send by themselves and that an offer depends on (DEV-2). */
const versionHint: HeaderTable = { "accept-ch": "Sec-CH-UA-Platform-Version" };

/**
 * Tells the page's script that nothing is to be sent, where only the edge may have been told (a proxy that adds Sec-GPC),
 * else the acquisition version of this page (ADDR-7), which no script has to bring the rules of its calendar for. It is the
 * one header that a script can read of the page that it stands on.
 */
function measuringHint({ heldBack, url }: Visit): HeaderTable {
  if (heldBack) return { "server-timing": `held;desc=${heldBack}` };
  return { "server-timing": `atb;desc=${formatVersion(acquisitionVersion(url, Date.now()))}` };
}

/**
 * Has the page that answers count an event that only the worker knows of. The page's script does it, so that the visitor
 * sees it in their list, and so that it is not counted where nothing is.
 */
export function tellEvent(headers: Headers, id: PlainEventId): void {
  headers.append("server-timing", `seen;desc=${id}`);
}

/** A JSON answer that only the visitor's browser may keep. */
export function jsonAnswer(visit: Visit, value: unknown, status = 200): Response {
  return new Response(JSON.stringify(value), {
    status,
    headers: {
      ...securityHeaders(visit, "data"),
      "content-type": "application/json; charset=utf-8",
      "cache-control": "private, no-store",
    },
  });
}

/** Answers with one of the self-contained error pages. */
export async function errorAnswer(visit: Visit, name: ErrorPageName, status?: number): Promise<Response> {
  const { source } = await errorStyle();
  return new Response(errorPageHtml(name, { visit, script: visit.unmeasured ? null : starter.script }), {
    status: status ?? errorPages[name].status,
    headers: {
      ...securityHeaders(visit, "page", { "style-src": source }),
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
    },
  });
}
