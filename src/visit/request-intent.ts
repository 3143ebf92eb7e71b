/** Safe methods only show something; changes need an action of the visitor on this site. */
const shows: ReadonlySet<string> = new Set(["GET", "HEAD"]);

/**
 * What a request may do. `isUnsolicited`: nothing that the visitor did on this site caused it, so it must not change
 * anything. `isEffectWithheld` becomes true when a call with an effect was therefore not sent to a service;
 * `isRenewalWithheld` when that call would have renewed the tokens. `isLate` becomes true when a service did not answer
 * within its time limit.
 */
export interface RequestIntent {
  readonly isUnsolicited: boolean;
  isEffectWithheld: boolean;
  isRenewalWithheld: boolean;
  isLate?: boolean;
}

/**
 * Whether a page is fetched because another site led there, or ahead of a click that may never come. Browsers say so in
 * Sec-Fetch-Site and Sec-Purpose; older ones name the page before in Referer. A typed address, or a client that sends none
 * of these headers, counts as the visitor's own choice; HEAD never does.
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
