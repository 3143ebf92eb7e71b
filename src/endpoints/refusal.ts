import type { Context } from "hono";
import { canonicalPath, routeNames, routes } from "../contract/routes.ts";
import type { Http } from "../http.ts";
import { wantsPage } from "../platform/wire.ts";
import { errorAnswer, jsonAnswer } from "../render/answers.ts";
import { clientKey } from "../visit/client-key.ts";
import { isClosed } from "../visit/closed-addresses.ts";
import { isProbe } from "../visit/probes.ts";
import type { Visit } from "../visit/visit.ts";

/** Seconds after which the platform's limit counts anew: the period of `REQUESTS` in the settings of the workers. */
const limitPeriod = "60";

/** How the platform writes the country of a Tor exit. */
const torExit = "T1";

/** The answer to a request that is not served at all (410, 418 or 429); null for every other. */
export async function refusal(c: Context<Http>): Promise<Response | null> {
  const { config, visit } = c.var;
  if (isClosed(visit.url.pathname, config.closed)) return errorAnswer(visit, "410");
  if (isProbe(visit.url.pathname)) return errorAnswer(visit, "418");
  return (await isOverLimit(c)) ? tooMany(c) : null;
}

async function isOverLimit({ req, env, var: { visit } }: Context<Http>): Promise<boolean> {
  const key = clientKey(req.header("cf-connecting-ip") ?? null, { isOnion: visit.host === "onion" });
  return key !== null && !(await env.REQUESTS.limit({ key })).success;
}

/** A page that explains, or 429 for a program; both say when to come again. */
async function tooMany({ req, var: { visit } }: Context<Http>): Promise<Response> {
  const isTor = (req.raw.cf?.country ?? null) === torExit;
  const answer = isForPerson(req.raw, visit)
    ? await errorAnswer(visit, isTor ? "418-tor" : "418-ar")
    : jsonAnswer(visit, { error: "too_many_requests" }, 429);
  answer.headers.set("retry-after", limitPeriod);
  return answer;
}

const pagePaths: ReadonlySet<string> = new Set(routeNames.map((name) => routes[name].path));

/** A page answers whoever asks for one, and whatever asks for the address of one. */
function isForPerson({ headers }: Request, { url }: Pick<Visit, "url">): boolean {
  return wantsPage(headers) || pagePaths.has(canonicalPath(url.pathname));
}
