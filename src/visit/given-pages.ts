/**
 * Pages that were given to somebody, to be given as they are to whoever asks alike: nearly every first visit is somebody
 * else's, word for word. What decides over a page is listed here, so whatever reads another header of a request adds it (a
 * test asks for all pages, and watches).
 */
import { BoundedMap } from "../platform/bounded-map.ts";
import { deviceOf } from "./visit.ts";

/** A page that is the same for everybody who asks alike. */
interface Shared {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly isOnion: boolean;
}

/** One as it was sent. */
interface Given extends Shared {
  readonly headers: Headers;
  /** The hour since 1970: in another one, an experiment or the week of a visit may be another. */
  readonly hour: number;
}

/** By the variables of a deployment. A page may be kept nowhere else: then it holds on to some 15 kB. */
const given = new WeakMap<object, BoundedMap<Given>>();
const most = 256;

/** Of few values each. */
const words = [
  "accept-encoding",
  "sec-gpc",
  "dnt",
  "save-data",
  "sec-fetch-site",
  "sec-fetch-dest",
  "sec-purpose",
  "purpose",
];
/** Whoever sends one of these is looked at more closely. */
const personal = ["cookie", "if-none-match"];

/** What decides over the page that a request gets; null where more does than is looked at here. */
export function decisiveWords(request: Request): string | null {
  const { method, url } = request;
  if (method !== "GET" || url.includes("?")) return null;
  const { headers, cf } = request;
  if (personal.some((name) => headers.has(name))) return null;
  // An older browser says by the page before whether it was led here.
  if (!headers.has("sec-fetch-site") && headers.has("referer")) return null;
  return `${url} ${deviceSaid(headers)} ${cf?.country} ${cf?.clientAcceptEncoding} ${lines(headers)}`;
}

/** As pages read it. Nothing else is kept of what the browser calls itself, and it is no number that another could have, too. */
function deviceSaid(headers: Headers): string {
  const { os, browser, formFactor } = deviceOf(headers, { platform: null, extension: false });
  return `${os.name} ${os.version} ${browser.name} ${browser.version} ${formFactor}`;
}

/** Added up, since that is done for every page: a list of them takes twice as long. */
function lines(headers: Headers): string {
  let text = "";
  for (const name of words) text += `${headers.get(name)}\n`;
  return text;
}

const hourOf = (time: number) => Math.floor(time / 3_600_000);

/** The page that was given to whoever asked alike within this hour. */
export function givenBefore(env: object, asked: string, now: number): Given | null {
  const page = given.get(env)?.get(asked);
  return page?.hour === hourOf(now) ? page : null;
}

/** Keeps what was answered, if it is the same for everybody: nothing was read or changed of a session on the way. */
export function keepGiven(env: object, asked: string, answer: Response, now: number): void {
  const page = shared.get(answer);
  const { headers } = answer;
  if (!page || headers.has("set-cookie") || headers.get("cache-control") !== sharedFreshness) return;
  const kept = given.get(env) ?? new BoundedMap<Given>({ capacity: most });
  given.set(env, kept);
  kept.set(asked, { ...page, headers: new Headers(headers), hour: hourOf(now) });
}

const shared = new WeakMap<Response, Shared>();

/** Marks an answer as such a page, for {@link keepGiven}. */
export function asShared(answer: Response, page: Shared): Response {
  if (answer.status === 200) shared.set(answer, page);
  return answer;
}

/** Only their browser may keep it, and asks each time whether it is still the right one. */
export const sharedFreshness = "private, no-cache";
