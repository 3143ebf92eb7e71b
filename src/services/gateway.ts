/**
 * The way to the services behind this worker. A request goes to the host that is configured for its service, and where
 * none is, to the service that ships inside this worker. What passes is what both sides said to each other; what the
 * network adds on the way (hop-by-hop headers, the visitor's network address, the name of a server) does not.
 */
import { html } from "hono/html";
import { servicePage } from "./service-page.ts";
import { failure, wantsPage } from "./wire.ts";

/** One service: which addresses are its own, and which entrypoint of this worker stands in for it. */
interface ServiceRow {
  /** A path ends in "/" when everything below it belongs to the service, in "*" when every continuation does. */
  readonly paths: readonly string[];
  /** Of those, the ones that are pages for people; all others answer in JSON. */
  readonly pages?: readonly string[];
  /** Variables with the host for production and for `environment=staging`. */
  readonly host: string;
  readonly stagingHost: string;
  readonly entrypoint: string;
}

/** The services, their addresses and their variables: the only list of them. */
export const services = {
  auth: {
    paths: ["/api/auth/", "/account/login", "/account/undo-email", "/.well-known/oauth-authorization-server"],
    pages: ["/account/login", "/account/undo-email"],
    host: "AUTH_HOST",
    stagingHost: "AUTH_STAGING_HOST",
    entrypoint: "AuthService",
  },
  subscriptions: {
    paths: ["/api/subscription*", "/api/products*", "/api/checkout/", "/api/purchase/", "/checkout/"],
    pages: ["/checkout/"],
    host: "SUBSCRIPTIONS_HOST",
    stagingHost: "SUBSCRIPTIONS_STAGING_HOST",
    entrypoint: "SubscriptionService",
  },
  identity: {
    paths: ["/itr/"],
    host: "IDENTITY_HOST",
    stagingHost: "IDENTITY_STAGING_HOST",
    entrypoint: "IdentityService",
  },
  newsletter: {
    paths: ["/newsletter/"],
    pages: ["/newsletter/"],
    host: "NEWSLETTER_HOST",
    stagingHost: "NEWSLETTER_STAGING_HOST",
    entrypoint: "NewsletterService",
  },
  content: {
    paths: ["/content/"],
    host: "CONTENT_HOST",
    stagingHost: "CONTENT_STAGING_HOST",
    entrypoint: "ContentService",
  },
  jobs: {
    paths: ["/jobs.js"],
    host: "JOBS_HOST",
    stagingHost: "JOBS_STAGING_HOST",
    entrypoint: "JobsService",
  },
} as const satisfies Readonly<Record<string, ServiceRow>>;

export type ServiceName = keyof typeof services;
export const serviceNames = Object.keys(services) as ServiceName[];

/** Pages for developers, served by an entrypoint of this worker and in development only. */
const developerPages: Readonly<Record<string, GatewayEntrypoint>> = {
  "/dev/seed": "SubscriptionService",
  "/dev/inbox": "MailService",
  "/dev/inbox/": "MailService",
};

export type GatewayEntrypoint = (typeof services)[ServiceName]["entrypoint"] | "MailService";

/** Where each service is: an origin (`https://auth.example`), or null for the one inside this worker. */
export type ServiceHosts = Readonly<Record<ServiceName, { production: string | null; staging: string | null }>>;

type Fetch = (request: Request) => Promise<Response>;

export interface GatewayOptions {
  readonly config: { readonly services: ServiceHosts; readonly development: boolean };
  /** `exports` of `cloudflare:workers` or of the execution context: the entrypoints of this worker. */
  readonly exports: Readonly<Record<GatewayEntrypoint, { fetch: Fetch }>>;
  /** Also true when the address itself says `environment=staging`. */
  readonly staging?: boolean;
  /** Stands in for the network in tests. */
  readonly fetch?: Fetch;
  /** Milliseconds until an upstream counts as dead, its whole answer included. */
  readonly timeLimit?: number;
}

/** Every address that the gateway answers, for the table of routes. */
export const forwardedPaths: readonly string[] = serviceNames.flatMap(
  (name): readonly string[] => services[name].paths,
);

/** Whether the gateway answers this path. The developer's pages count in development only. */
export function isForwarded(path: string, { development }: { development: boolean }): boolean {
  return serviceFor(path) !== null || (development && developerEntrypoint(path) !== null);
}

/** The service that owns a path, or null. */
export function serviceFor(path: string): ServiceName | null {
  return serviceNames.find((name) => services[name].paths.some((pattern) => covers(pattern, path))) ?? null;
}

function developerEntrypoint(path: string): GatewayEntrypoint | null {
  const pattern = Object.keys(developerPages).find((candidate) => covers(candidate, path));
  return pattern ? (developerPages[pattern] ?? null) : null;
}

/** `/api/products*` covers `/api/products` and `/api/products/x`, but not `/api/productsheet`. */
function covers(pattern: string, path: string): boolean {
  if (pattern.endsWith("/")) return path.startsWith(pattern) && path.length > pattern.length;
  if (!pattern.endsWith("*")) return path === pattern;
  const stem = pattern.slice(0, -1);
  return path === stem || path.startsWith(`${stem}/`);
}

/** What a service gets to read, and what it may answer: far above anything the wire asks for. */
const limits = { request: 1_000_000, answer: 4_000_000, time: 8000 } as const;

/**
 * Forwards one request and gives back what came of it. Never throws and never hangs: a service that is slow, dead or
 * speaks nonsense becomes 504 or 502 with `{"error":"service_timeout"|"service_unavailable"}` and Retry-After, or a
 * page that says the same to a person.
 */
export async function gateway(request: Request, options: GatewayOptions): Promise<Response> {
  const url = new URL(request.url);
  const route = routeOf(url, options);
  if (!route) return failure("not_found", 404);
  const body = await readBody(request.body, limits.request);
  if (body === "too_large") return failure("request_too_large", 413);

  const controller = new AbortController();
  const outcome = await Promise.race([
    exchange(() => route.send(outgoing(request, route.target, body, controller.signal, route.local)), route.isPage),
    afterTime(options.timeLimit ?? limits.time),
  ]);
  if (outcome instanceof Response) return outcome;
  controller.abort();
  return unavailable(request, outcome);
}

interface Route {
  readonly target: URL;
  readonly send: Fetch;
  readonly isPage: boolean;
  /** The service inside this worker gets the platform's facts about the connection, too; no other host does. */
  readonly local: boolean;
}

function routeOf(url: URL, { config, exports, staging, fetch: network = fetch }: GatewayOptions): Route | null {
  const name = serviceFor(url.pathname);
  const entrypoint = name ? services[name].entrypoint : config.development ? developerEntrypoint(url.pathname) : null;
  if (!entrypoint) return null;
  const row: ServiceRow | null = name && services[name];
  const isPage = !row || (row.pages ?? []).some((pattern) => covers(pattern, url.pathname));
  const environment = staging || url.searchParams.get("environment") === "staging" ? "staging" : "production";
  const host = name && config.services[name][environment];
  if (!host) return { target: url, send: (request) => exports[entrypoint].fetch(request), isPage, local: true };
  return {
    target: new URL(url.pathname + url.search, host),
    send: (request) => network(request),
    isPage,
    local: false,
  };
}

type Body = Uint8Array | null;

/** All of a body, or word that it is larger than the limit. What is sent in pieces is counted piece by piece. */
async function readBody(stream: ReadableStream<Uint8Array> | null, limit: number): Promise<Body | "too_large"> {
  if (!stream) return null;
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of stream) {
    size += piece.byteLength;
    if (size > limit) return "too_large";
    pieces.push(piece);
  }
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const piece of pieces) {
    whole.set(piece, offset);
    offset += piece.byteLength;
  }
  return whole;
}

function outgoing(request: Request, target: URL, body: Body, signal: AbortSignal, local: boolean): Request {
  const init: RequestInit = {
    method: request.method,
    headers: passing(request.headers, isKeptFromServices),
    body,
    redirect: "manual",
    signal,
  };
  if (local && request.cf) init.cf = request.cf as NonNullable<RequestInit["cf"]>;
  return new Request(target, init);
}

type Trouble = "service_unavailable" | "service_timeout";

/** One question and its whole answer; anything that is not a proper answer is trouble. */
async function exchange(ask: () => Promise<Response>, isPage: boolean): Promise<Response | Trouble> {
  try {
    const answer = await ask();
    const body = await readBody(answer.body, limits.answer);
    if (body === "too_large" || !isSensible(answer, body, isPage)) return "service_unavailable";
    return incoming(answer, body);
  } catch {
    return "service_unavailable";
  }
}

/** Where JSON was promised, an answer with a body must be JSON: the error page of a proxy in between is none. */
function isSensible(answer: Response, body: Body, isPage: boolean): boolean {
  if (answer.status < 200 || answer.status > 599) return false;
  const isRedirect = answer.status >= 300 && answer.status < 400;
  if (isRedirect || !body?.byteLength) return true;
  const type = answer.headers.get("content-type") ?? "";
  if (isPage && /^text\/html\b/i.test(type)) return true;
  return /\bjson\b/i.test(type) && isJson(body);
}

function isJson(body: Uint8Array): boolean {
  try {
    JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(body));
    return true;
  } catch {
    return false;
  }
}

const bodiless: ReadonlySet<number> = new Set([204, 205, 304]);

function incoming(answer: Response, body: Body): Response {
  const headers = passing(answer.headers, isKeptFromVisitors);
  return new Response(bodiless.has(answer.status) ? null : body, { status: answer.status, headers });
}

/** Headers between two neighbours, not between the two ends (RFC 9110, 7.6.1). */
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
 * the services count by session and by e-mail address, which is finer and follows nobody around. A host name is left
 * out because the target has its own.
 */
function isKeptFromServices(name: string): boolean {
  return /^(?:x-forwarded-.+|x-real-ip|forwarded|true-client-ip|via|cf-.+|cdn-loop|mf-cf-blob|host)$/.test(name);
}

/** Who runs a service, and how, is nobody's business. Length and encoding are written anew with the body. */
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

function afterTime(limit: number): Promise<Trouble> {
  return new Promise((resolve) => setTimeout(() => resolve("service_timeout"), limit));
}

const troubleStatus: Readonly<Record<Trouble, number>> = { service_unavailable: 502, service_timeout: 504 };

/** Long enough for a service to come back, short enough for a person to wait. Seconds. */
const retryAfter = "10";

async function unavailable(request: Request, trouble: Trouble): Promise<Response> {
  const status = troubleStatus[trouble];
  const answer = wantsPage(request.headers) ? await apology(status) : failure(trouble, status);
  answer.headers.set("retry-after", retryAfter);
  return answer;
}

function apology(status: number): Promise<Response> {
  return servicePage({
    title: "That did not get through",
    status,
    body: html`<p>A part of our site did not answer in time. What you sent may not have arrived, and it is safe to send it again.</p>
      <p>Wait a few seconds, then reload this page.</p>`,
  });
}
