/** Safe methods show; only what the visitor does here may change something. */
const shows: ReadonlySet<string> = new Set(["GET", "HEAD"]);

/**
 * How far a request may go. `isUnsolicited`: nobody on this site asked for it, so it may show and change nothing. `isHeldBack`
 * becomes true when it would have had an effect at a service, which was not asked then; `isRenewalHeldBack` when that was
 * to give new tokens. `isLate` becomes true when a service let it wait to the end.
 */
export interface RequestIntent {
  readonly isUnsolicited: boolean;
  isHeldBack: boolean;
  isRenewalHeldBack: boolean;
  isLate?: boolean;
}

/**
 * Whether a page is fetched because another site led there, or ahead of a click that may never come. Browsers say so in
 * Sec-Fetch-Site and Sec-Purpose; older ones name the page before in Referer. Who typed the address, or has a client
 * that says nothing, came by themselves.
 */
export function isUnsolicited(method: string, headers: Pick<Headers, "get">, url: URL): boolean {
  if (!shows.has(method)) return false;
  if (method === "HEAD" || isAhead(headers)) return true;
  const site = headers.get("sec-fetch-site");
  if (site) return site === "cross-site" || site === "same-site";
  const before = headers.get("referer");
  return before !== null && URL.parse(before)?.origin !== url.origin;
}

function isAhead(headers: Pick<Headers, "get">): boolean {
  return /prefetch|prerender|preview/i.test(`${headers.get("sec-purpose") ?? ""} ${headers.get("purpose") ?? ""}`);
}
