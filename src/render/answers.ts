import { acquisitionVersion, formatVersion } from "../../client/acquisition/version.ts";
import type { PlainEventId } from "../contract/events/events.ts";
import { languages, lettersOf } from "../contract/language/languages.ts";
import { matchingTag } from "../platform/entity-tag.ts";
import { BoundedMap } from "../platform/memory/bounded-map.ts";
import { carryCampaign } from "../visit/carry-campaign.ts";
import type { Visit } from "../visit/visit.ts";
import { earlyFiles, starter } from "./assets.ts";
import { type ErrorPageName, errorPage, errorPages } from "./error-page.ts";
import type { Rendered } from "./render.tsx";
import { onionLocation, securityHeaders } from "./security.ts";

type HeaderTable = Readonly<Record<string, string>>;

/** The same few tables serve every page, so they are made once for each host, scheme and style sheet. */
const pageHeaders = new BoundedMap<HeaderTable>({ bytes: 2_000_000, age: 3_600_000, weigh: () => 2000 });

function headersOfPages(visit: Visit, { styleSources, scriptSources }: Rendered): HeaderTable {
  const make = () => ({
    ...securityHeaders(visit, "page", {
      "style-src": styleSources,
      ...(scriptSources && { "script-src": scriptSources }),
    }),
    "content-type": "text/html; charset=utf-8",
    "content-language": languages[visit.language].tag,
    link: earlyFiles(lettersOf(visit.language)),
  });
  // A visitor's own look is one of millions, so its headers are not kept.
  if (visit.customTheme) return make();
  return pageHeaders.getOrInsertComputed(
    `${visit.host} ${visit.language} ${visit.secure} ${styleSources} ${scriptSources}`,
    make,
  );
}

interface PageAnswer {
  readonly rendered: Rendered;
  readonly status: number;
  readonly asksVersion?: boolean;
}

/** Answers with a rendered page, or 304 when the browser holds these very bytes. */
export function pageAnswer(request: Request, visit: Visit, { rendered, status, asksVersion }: PageAnswer): Response {
  const { body, etag } = rendered;
  const headers: Record<string, string> = {
    ...headersOfPages(visit, rendered),
    ...freshness(etag),
    ...navigationHints(request, visit),
    ...measuringHint(visit),
    ...(asksVersion ? versionHint : {}),
  };
  const onion = onionLocation(visit);
  if (onion) headers["onion-location"] = onion;
  const held = etag && status === 200 ? matchingTag(request.headers, etag) : null;
  if (held) return new Response(null, { status: 304, headers: { ...headers, etag: held } });
  return carryCampaign(visit, new Response(body, { status, headers }));
}

/**
 * Only the visitor's browser may store a page, and it must revalidate it each time; one that was made for a request is never
 * stored.
 */
function freshness(etag: string | null): HeaderTable {
  return etag ? { "cache-control": "private, no-cache", etag } : { "cache-control": "private, no-store" };
}

/**
 * The rules for fetching a page ahead of a click are a file of their own, which would compete with the first page that a
 * visitor waits for, so they come with the second. Visitors who save data, are not measured or use the onion host get none.
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
 * Tells the page's script to send nothing, since only the edge may know (a proxy may add Sec-GPC); else gives it the
 * acquisition version of this page (ADDR-7), so that no script needs the rules of its calendar. This header is the only one
 * that a script can read of the page that it is on.
 */
function measuringHint({ whyNotMeasured, url }: Visit): HeaderTable {
  if (whyNotMeasured) return { "server-timing": `held;desc=${whyNotMeasured}` };
  return { "server-timing": `atb;desc=${formatVersion(acquisitionVersion(url, Date.now()))}` };
}

/**
 * Has the page of this answer count an event that only the worker knows of. The page's script counts it, so that the
 * visitor sees it in their list, and so that it is not counted where nothing is measured.
 */
export function tellEvent(headers: Headers, id: PlainEventId): void {
  headers.append("server-timing", `seen;desc=${id}`);
}

/** A JSON answer for this visitor alone: not even the browser may store it. */
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
export async function errorPageAnswer(visit: Visit, name: ErrorPageName, status?: number): Promise<Response> {
  const { source, body } = await errorPage(name, { visit, script: visit.unmeasured ? null : starter.script });
  return new Response(body, {
    status: status ?? errorPages[name].status,
    headers: {
      ...securityHeaders(visit, "page", { "style-src": source }),
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
    },
  });
}
