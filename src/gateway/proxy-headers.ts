/** What passes between a visitor and a service, and how: bodies whole, and only headers that are meant for the two ends. */

import { type Language, languages } from "../contract/language/languages.ts";
import { removalCookie, scanCookieName } from "../contract/scan/scan-cookies.ts";
import { accountCookie, flowCookie, noteCookie, sessionCookie, signInCookie } from "../contract/worker-cookies.ts";
import { policySource } from "../platform/digest.ts";
import { type OverLimit, overLimitHeader } from "../platform/flood-table.ts";
import { parseJson } from "../platform/json.ts";

export type Body = Uint8Array<ArrayBuffer> | null;

/** What an address may answer with, besides JSON. */
interface Promised {
  readonly mediaType: string | null;
  readonly mayRedirect: boolean;
}

/**
 * Whether an answer is of the promised kind. A body must be JSON, which the error page of a proxy in between is not, or of
 * the other media type that may come in its place.
 */
export function isSensible(answer: Response, body: Body, { mediaType, mayRedirect }: Promised): boolean {
  if (answer.status < 200 || answer.status > 599) return false;
  if (isRedirect(answer)) return mayRedirect;
  if (!body?.byteLength) return true;
  if (mediaType && hasMediaType(answer, mediaType)) return true;
  return /\bjson\b/i.test(answer.headers.get("content-type") ?? "") && isJson(body);
}

/** All of 3xx but "not modified". */
function isRedirect({ status }: Response): boolean {
  return status >= 300 && status < 400 && status !== 304;
}

/**
 * Whether a redirect leads to where it came from and brings no cookie, so that whoever follows it gets it again, and never
 * arrives. After a POST this is the usual way to the page.
 */
export function isCircle(answer: Response, { method, url }: Request, target: URL): boolean {
  const location = isRedirect(answer) && method === "GET" ? answer.headers.get("location") : null;
  if (location === null || answer.headers.has("set-cookie")) return false;
  const to = URL.parse(location, target.href)?.href;
  return to === target.href || to === url;
}

export function hasMediaType(answer: Response, mediaType: string): boolean {
  return answer.headers.get("content-type")?.toLowerCase().split(";")[0]?.trim() === mediaType;
}

function isJson(body: Uint8Array): boolean {
  try {
    return parseJson(new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(body)).ok;
  } catch {
    return false;
  }
}

/** Methods whose body has no meaning (RFC 9110, 9.3.1): it is left out, as the platform does not send one. */
const sendingNothing: ReadonlySet<string> = new Set(["GET", "HEAD"]);

interface ProxiedRequest {
  readonly target: URL;
  readonly signal: AbortSignal;
  readonly country: string | null;
  /** In place of what the browser prefers: the one of our languages that fits it best, or that it asked for. */
  readonly language: Language | null;
  /** From whom more came than the service takes at once; null if nobody did. */
  readonly over: OverLimit | null;
  /** The auth service: it alone reads and sets the cookie of a sign-in under way. */
  readonly isAuth: boolean;
}

/** The request as a service gets it. */
export function outgoing(
  request: Request,
  body: Body,
  { target, signal, country, language, over, isAuth }: ProxiedRequest,
): Request {
  const headers = passing(request.headers, isKeptFromServices);
  const cookies = withoutSealed(headers.get("cookie") ?? "", isAuth ? sealed : [...sealed, signInCookie.name]);
  if (cookies) headers.set("cookie", cookies);
  else headers.delete("cookie");
  if (language) headers.set("accept-language", languages[language].tag);
  if (over) headers.set(overLimitHeader, over);
  const init: RequestInit = {
    method: request.method,
    headers,
    body: sendingNothing.has(request.method) ? null : body,
    redirect: "manual",
    signal,
  };
  // Alone: the platform also knows the city, the network and the keys of the connection.
  if (country) init.cf = { country } as NonNullable<RequestInit["cf"]>;
  return new Request(target, init);
}

/** Between a browser and the edge alone: no service can open them, but whoever has one could pass for the visitor. */
const sealed = [
  sessionCookie.name,
  flowCookie.name,
  noteCookie.name,
  accountCookie.prefix,
  scanCookieName,
  removalCookie.name,
];

/**
 * The cookies of a request without those, however their names are spelt around. Nothing but spaces is taken off the first of
 * the others: a character that the browser took for a part of its name stays one.
 */
function withoutSealed(cookies: string, without: readonly string[]): string {
  const pairs = cookies.split(";").filter((pair) => !without.some((name) => pair.includes(name)));
  return pairs.join(";").replace(/^ +/, "");
}

const bodiless: ReadonlySet<number> = new Set([204, 205, 304]);

/** Who answered: our own services are trusted with what acts on this site, a host is not. */
export interface AnsweringService {
  readonly local: boolean;
  readonly isAuth: boolean;
}

/** The answer as the visitor gets it. */
export async function incoming(
  answer: Response,
  body: Body | ReadableStream,
  { local, isAuth }: AnsweringService,
): Promise<Response> {
  const headers = passing(answer.headers, isKeptFromVisitors);
  if (!local) {
    const cookies = headers.getSetCookie().filter((cookie) => isAuth && !sealed.some((name) => cookie.includes(name)));
    for (const name of [...headers.keys()]) if (actsOnSite.test(name)) headers.delete(name);
    for (const cookie of cookies) headers.append("set-cookie", cookie);
    // Beside the host's own policy, and browsers keep both.
    if (hasMediaType(answer, "text/html")) headers.append("content-security-policy", await policyOfHosts());
  }
  return new Response(bodiless.has(answer.status) ? null : body, { status: answer.status, headers });
}

/** Headers for one connection only, not for the two ends (RFC 9110, 7.6.1). */
const hopByHop: ReadonlySet<string> = new Set([
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

/**
 * No service learns where a visitor is: neither the network address nor what the edge derives from it. The limits of
 * the services count by session and by email address, which is finer and follows nobody around. A host name is left
 * out because the target has its own.
 */
function isKeptFromServices(name: string): boolean {
  if (name === overLimitHeader) return true;
  return /^(?:x-forwarded-.+|x-real-ip|forwarded|true-client-ip|via|cf-.+|cdn-loop|mf-cf-blob|host)$/.test(name);
}

/** Headers that would tell who runs a service, and how. Length and encoding are set anew with the body. */
function isKeptFromVisitors(name: string): boolean {
  return /^(?:server|via|x-powered-by|x-served-by|x-amzn?-.+|cf-.+|alt-svc|nel|report-to|server-timing|content-length|content-encoding)$/.test(
    name,
  );
}

/** Headers by which an answer would act beyond itself: on what the visitor keeps of this site, or on who may read it. */
const actsOnSite =
  /^(?:set-cookie|refresh|clear-site-data|link|access-control-.+|service-worker-allowed|origin-trial|speculation-rules)$/;

/** A host's page has no scripts but the one that tells times, as the pages of our own services. */
async function policyOfHosts(): Promise<string> {
  const { localTimes, localTimesAbroad } = await import("../platform/pages/service-frame.ts");
  const scripts = await Promise.all([localTimes, localTimesAbroad].map(policySource));
  return `script-src ${scripts.join(" ")}; object-src 'none'; base-uri 'none'; frame-ancestors 'none'`;
}

/** A copy without what must not pass. `Headers` keeps several Set-Cookie apart only when each is appended. */
function passing(headers: Headers, isKept: (name: string) => boolean): Headers {
  const named = new Set(
    (headers.get("connection") ?? "")
      .toLowerCase()
      .split(",")
      .map((name) => name.trim()),
  );
  const copy = new Headers();
  for (const [name, value] of headers) {
    const key = name.toLowerCase();
    if (key === "set-cookie" || hopByHop.has(key) || named.has(key) || isKept(key)) continue;
    copy.append(key, value);
  }
  for (const cookie of headers.getSetCookie()) copy.append("set-cookie", cookie);
  return copy;
}
