/** What passes between a visitor and a service, and how: bodies whole, and only headers that are meant for the two ends. */
import { parseJson } from "../platform/json.ts";

export type Body = Uint8Array<ArrayBuffer> | null;

/**
 * Whether an answer is of the promised kind. A body must be JSON of a size that we can parse, which the error page of a proxy in between is not;
 * `mediaType` is another that may come in its place, if any.
 */
export function isSensible(answer: Response, body: Body, mediaType: string | null): boolean {
  if (answer.status < 200 || answer.status > 599) return false;
  const isRedirect = answer.status >= 300 && answer.status < 400;
  if (isRedirect || !body?.byteLength) return true;
  if (mediaType && hasMediaType(answer, mediaType)) return true;
  return /\bjson\b/i.test(answer.headers.get("content-type") ?? "") && isJson(body);
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

/** The request as a service gets it. */
export function outgoing(
  request: Request,
  target: URL,
  body: Body,
  signal: AbortSignal,
  country: string | null,
): Request {
  const init: RequestInit = {
    method: request.method,
    headers: passing(request.headers, isKeptFromServices),
    body: sendingNothing.has(request.method) ? null : body,
    redirect: "manual",
    signal,
  };
  // Alone: the platform also knows the city, the network and the keys of the connection.
  if (country) init.cf = { country } as NonNullable<RequestInit["cf"]>;
  return new Request(target, init);
}

const bodiless: ReadonlySet<number> = new Set([204, 205, 304]);

/** The answer as the visitor gets it. */
export function incoming(answer: Response, body: Body | ReadableStream): Response {
  const headers = passing(answer.headers, isKeptFromVisitors);
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
  return /^(?:x-forwarded-.+|x-real-ip|forwarded|true-client-ip|via|cf-.+|cdn-loop|mf-cf-blob|host)$/.test(name);
}

/** Headers that would tell who runs a service, and how. Length and encoding are set anew with the body. */
function isKeptFromVisitors(name: string): boolean {
  return /^(?:server|via|x-powered-by|x-served-by|x-amzn?-.+|cf-.+|alt-svc|nel|report-to|server-timing|content-length|content-encoding)$/.test(
    name,
  );
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
