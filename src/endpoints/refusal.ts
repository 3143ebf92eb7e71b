import type { Context } from "hono";
import { canonicalPath, routeNames, routes } from "../contract/routes.ts";
import type { FloodSource } from "../gateway/flood-addresses.ts";
import { isOverPageLimit, type Limiters, requestOriginOf, torExit } from "../gateway/flood-limits.ts";
import { hasMediaType } from "../gateway/proxy-headers.ts";
import type { Http } from "../http.ts";
import { limitPeriod } from "../platform/flood-table.ts";
import { wantsPage } from "../platform/json-http.ts";
import { errorPageAnswer, jsonAnswer } from "../render/answers.ts";
import type { ErrorPageName } from "../render/error-page.ts";
import { resultStatus } from "../render/result.ts";
import { isClosed } from "../visit/closed-addresses.ts";
import { isProbe } from "../visit/probes.ts";
import type { Visit } from "../visit/visit.ts";

/** The answer to a request that is not served at all (410, 418 or 429); null for every other. */
export async function refusal(c: Context<Http>): Promise<Response | null> {
  const visit = c.get("visit");
  if (isClosed(visit.url.pathname, c.get("config").closed)) return errorPageAnswer(visit, "410");
  if (isProbe(visit.url.pathname)) return errorPageAnswer(visit, "418");
  return (await isOverLimit(c.req.raw, c.env, visit.host === "onion")) ? tooMany(c, "network") : null;
}

/** Whether where it comes from sends more requests than its people can. Each call counts as a request. */
function isOverLimit(request: Request, env: Limiters & Pick<Env, "REQUESTS">, isOnion: boolean): Promise<boolean> {
  return isOverPageLimit(env, requestOriginOf(request, isOnion ? "onion" : "main"));
}

/**
 * Replaces an answer that came of too many calls of one kind by a page that explains it; a program gets the answer itself, and
 * a form that says to wait stays with all that was typed in it. Cookies stay, because what changed in the session on the way
 * has changed.
 */
export async function explainFlood(c: Context<Http>): Promise<void> {
  const gate = c.get("gate");
  const { headers, status } = c.res;
  if (status === resultStatus.wait && !headers.has("retry-after")) headers.set("retry-after", `${limitPeriod}`);
  if (gate.over === null || !isForPerson(c.req.raw, c.get("visit")) || saysToWait(c)) return;
  const page = await tooMany(c, gate.over);
  page.headers.set("retry-after", headers.get("retry-after") ?? `${limitPeriod}`);
  for (const cookie of headers.getSetCookie()) page.headers.append("set-cookie", cookie);
  // Cleared first: Hono would copy all its headers to the page.
  c.res = undefined;
  c.res = page;
}

/** Whether a form, or the answer to its script, says itself that there were too many. */
function saysToWait({ req, res }: Context<Http>): boolean {
  return res.status === resultStatus.wait && (hasMediaType(res, "text/html") || !wantsPage(req.raw.headers));
}

/** A page that explains, or JSON with 429 for a program; both with Retry-After. */
async function tooMany({ req, var: { visit } }: Context<Http>, over: FloodSource): Promise<Response> {
  const answer = isForPerson(req.raw, visit)
    ? await errorPageAnswer(visit, pageFor(req.raw, over))
    : jsonAnswer(visit, { error: "too_many_requests" }, 429);
  answer.headers.set("retry-after", `${limitPeriod}`);
  return answer;
}

function pageFor({ cf }: Request, over: FloodSource): ErrorPageName {
  if (over === "everybody") return "418-all";
  return (cf?.country ?? null) === torExit ? "418-tor" : "418-ar";
}

const pagePaths: ReadonlySet<string> = new Set(routeNames.map((name) => routes[name].path));

/** Whether to answer with a page: the request accepts one, or its address is that of one. */
function isForPerson({ headers }: Request, { url }: Pick<Visit, "url">): boolean {
  return wantsPage(headers) || pagePaths.has(canonicalPath(url.pathname));
}
