/**
 * Keeps pages as they were sent, and answers equal requests with them. Two requests are equal if they agree in all that
 * pages read; nearly every first visit is equal to one before it. This file lists what pages read, so code that starts to
 * read another header must add it here (a test requests every page and records which headers are read).
 */
import { BoundedMap } from "../platform/bounded-map.ts";
import { deviceOf } from "./visit.ts";

/** A page that is the same for all equal requests. */
interface Shareable {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly isOnion: boolean;
}

/** A page and the headers it had. */
interface KeptPage extends Shareable {
  readonly headers: Headers;
  /** Hours since 1970. In another hour, an experiment or the acquisition version of the visit may differ. */
  readonly hour: number;
}

/** By `env`. An entry keeps its page in memory even after the shell it came from was dropped, and some 2 kB of headers. */
const keptPages = new WeakMap<object, BoundedMap<KeptPage>>();
const bounds = {
  bytes: 4_000_000,
  age: 3_600_000,
  weigh: ({ bytes }: KeptPage) => bytes.byteLength + 2000,
};

/** Headers compared as they are: browsers send only a handful of values in each. */
const keyHeaders = [
  "accept-encoding",
  "sec-gpc",
  "dnt",
  "save-data",
  "sec-fetch-site",
  "sec-fetch-dest",
  "sec-purpose",
  "purpose",
];
/** A request with one of these headers is never answered from the kept pages. */
const neverKept = ["cookie", "if-none-match"];

/** The parts of a request that determine its page, as one key; null if it carries anything this module does not compare. */
export function pageKey(request: Request): string | null {
  const { method, url } = request;
  if (method !== "GET" || url.includes("?")) return null;
  const { headers, cf } = request;
  if (neverKept.some((name) => headers.has(name))) return null;
  // A browser without Sec-Fetch-Site shows by its Referer whether another site led here.
  if (!headers.has("sec-fetch-site") && headers.has("referer")) return null;
  return `${url} ${deviceIn(headers)} ${cf?.country} ${cf?.clientAcceptEncoding} ${keyHeadersOf(headers)}`;
}

/** The device in the details that pages read, and no more of the User-Agent. Not hashed: another could have the same hash. */
function deviceIn(headers: Headers): string {
  const { os, browser, formFactor } = deviceOf(headers, { platform: null, extension: false });
  return `${os.name} ${os.version} ${browser.name} ${browser.version} ${formFactor}`;
}

/** Concatenated by hand because it runs on every page request; building an array and joining it takes twice as long. */
function keyHeadersOf(headers: Headers): string {
  let text = "";
  for (const name of keyHeaders) text += `${headers.get(name)}\n`;
  return text;
}

const hourOf = (time: number) => Math.floor(time / 3_600_000);

/** The page that an equal request got within this hour; null if none did. */
export function keptPage(env: object, key: string, now: number): KeptPage | null {
  const page = keptPages.get(env)?.get(key);
  return page?.hour === hourOf(now) ? page : null;
}

/** Keeps an answer if it is marked by {@link markShareable} and neither read nor changed a session on the way. */
export function keepPage(env: object, key: string, answer: Response, now: number): void {
  const page = shareable.get(answer);
  const { headers } = answer;
  if (!page || headers.has("set-cookie") || headers.get("cache-control") !== pageFreshness) return;
  const kept = keptPages.get(env) ?? new BoundedMap<KeptPage>(bounds);
  keptPages.set(env, kept);
  kept.set(key, { ...page, headers: new Headers(headers), hour: hourOf(now) });
}

const shareable = new WeakMap<Response, Shareable>();

/** Marks a 200 answer as the same for all equal requests, for {@link keepPage}. */
export function markShareable(answer: Response, page: Shareable): Response {
  if (answer.status === 200) shareable.set(answer, page);
  return answer;
}

/** Only the visitor's browser may store the page, and it must revalidate it each time. */
export const pageFreshness = "private, no-cache";
