/**
 * The way to the services. A request goes to the host that is configured for its service, else to the services worker
 * where that is bound, else it is refused. What passes is what both sides said to each other; what the network adds on
 * the way (hop-by-hop headers, the visitor's network address, the name of a server) does not.
 */
import type { Country } from "../contract/country.ts";
import type { Language } from "../contract/language/languages.ts";
import { type BodyFault, faultStatus, readBytes } from "../platform/body.ts";
import { within } from "../platform/deadline.ts";
import { type Destination, destinationOf } from "../platform/destination.ts";
import { floods, limitPeriod, type OverLimit } from "../platform/flood-table.ts";
import { failure, wantsPage } from "../platform/json-http.ts";
import { covers } from "../platform/path-pattern.ts";
import { type ServiceHosts, type ServiceName, type ServiceRow, serviceTable } from "../platform/service-table.ts";
import type { Stage } from "../platform/vars.ts";
import { type Flood, type FloodGate, floodOf, isOverForAll } from "./flood-addresses.ts";
import { hasMediaType, incoming, isCircle, isSensible, outgoing } from "./proxy-headers.ts";
import { type BindingName, developerBinding, serviceNameAt } from "./services.ts";

type Fetch = (request: Request) => Promise<Response>;

/** The bindings of `wrangler.toml` that lead to the services worker; one that is not there is not bound. */
export type ServiceBindings = Readonly<Partial<Record<BindingName, { fetch: Fetch }>>>;

export interface GatewayOptions {
  readonly config: { readonly services: ServiceHosts; readonly stage: Stage; readonly development: boolean };
  readonly env: ServiceBindings;
  /** The visitor's, for prices: our own services learn it, a host does not. */
  readonly country?: Country | null;
  /** In which a page is wished, for a service's page, whose address has none; null for what a program asks. */
  readonly language?: Language | null;
  /** Whether the visit is on staging (`visit/staging.ts`). */
  readonly staging?: boolean;
  /**
   * Makes the page that a person gets in place of an answer: "500" where the service reported an error of its own,
   * "nginx-500" where it did not answer, "503" where this deployment does not have it. Without it, everybody gets JSON.
   */
  readonly failurePage?: (name: "500" | "nginx-500" | "503", status: number) => Promise<Response>;
  /** Counts what can be flooded; left out where no visitor is behind the call. */
  readonly gate?: FloodGate;
  /** Stands in for the network in tests. */
  readonly fetch?: Fetch;
  /** Milliseconds until an upstream counts as dead, its whole answer included. */
  readonly timeLimit?: number;
}

/** Milliseconds until an upstream counts as dead, and the most bytes of an answer: far above what the protocols need. */
const limits = { answer: 4_000_000, time: 8000 } as const;

/** The error code for each way in which a body could not be read. */
const faultErrors: Readonly<Record<BodyFault, string>> = {
  too_large: "request_too_large",
  too_slow: "request_timeout",
  malformed: "invalid_request",
};

/**
 * Forwards one request and returns the answer. Never throws and never hangs: a service that is slow, dead or speaks
 * nonsense becomes 504 or 502 with `{"error":"service_timeout"|"service_unavailable"}` and Retry-After; one that this
 * deployment does not have becomes 503 with `{"error":"service_not_configured"}`. A person gets a page that says the same.
 */
export async function gateway(request: Request, options: GatewayOptions): Promise<Response> {
  const url = new URL(request.url);
  const route = routeOf(url, options);
  if (route === "not_found") return failure(route, 404);
  if (route === "service_not_configured") return pageOr(route, { request, options, name: "503", status: 503 });
  const flood = floodOf(request.method, url.pathname);
  const admitted = await admit(flood, options.gate);
  if (!admitted.ok) return tooMany();
  const body = await readBytes(request);
  if (!body.ok) return failure(faultErrors[body.fault], faultStatus[body.fault]);

  const country = (route.local && options.country) || null;
  const { language = null } = options;
  const outcome = await within(
    options.timeLimit ?? limits.time,
    (signal) =>
      exchange(request, route, () =>
        outgoing(request, body.value, { ...route, signal, country, language, over: admitted.over }),
      ),
    (): Trouble => "service_timeout",
  );
  if (outcome instanceof Response) return noteFlood(outcome, flood, options);
  if (typeof outcome === "object" && wantsPage(request.headers) && options.failurePage)
    return failed(outcome, { request, options });
  return unavailable(typeof outcome === "object" ? "service_unavailable" : outcome, { request, options });
}

type Admitted = { readonly ok: true; readonly over: OverLimit | null } | { readonly ok: false };

/** Whether a call passes; `over` is where too many of its kind come from, for the service that decides by itself what to take. */
async function admit(flood: Flood | null, gate: FloodGate | undefined): Promise<Admitted> {
  if (flood === null || !gate || (await gate.admit(flood))) return { ok: true, over: null };
  const passes = floods[flood].above === "service is told" && (await gate.admit("declaration"));
  return passes ? { ok: true, over: gate.from } : { ok: false };
}

function tooMany(): Response {
  const answer = failure("too_many_requests", 429);
  answer.headers.set("retry-after", `${limitPeriod}`);
  return answer;
}

/** Notes on the gate that a service had too many of a kind from everybody, so that a person gets the page that explains it. */
function noteFlood(answer: Response, flood: Flood | null, { gate }: GatewayOptions): Response {
  if (gate && isOverForAll(flood, answer.status)) gate.over = "everybody";
  return answer;
}

interface Route {
  readonly target: URL;
  readonly send: Fetch;
  /** What it may answer with in place of JSON. */
  readonly mediaType: string | null;
  readonly mayRedirect: boolean;
  /** Answered by the services worker, which also learns the country; no host does. */
  readonly local: boolean;
  readonly isAuth: boolean;
}

function routeOf(url: URL, options: GatewayOptions): Route | "not_found" | "service_not_configured" {
  const name = serviceNameAt(url.pathname);
  if (name) return serviceRoute(url, name, options);
  const binding = options.config.development ? developerBinding(url.pathname) : null;
  const bound = binding && options.env[binding];
  if (!bound) return "not_found";
  return { target: url, send: (request) => bound.fetch(request), ...asPage, local: true, isAuth: false };
}

const asPage = { mediaType: "text/html", mayRedirect: true } as const;

/** Where a service is for this visit. */
export function placeOf(
  name: ServiceName,
  { config, env, staging = false }: Omit<GatewayOptions, "gate">,
): Destination {
  const isBound = env[serviceTable[name].binding] !== undefined;
  return destinationOf({
    stage: config.stage,
    hosts: config.services[name],
    isBound,
    row: serviceTable[name],
    staging,
  });
}

function serviceRoute(url: URL, name: ServiceName, options: GatewayOptions): Route | "service_not_configured" {
  const { config, env, staging = false, fetch: network = fetch } = options;
  const row: ServiceRow = serviceTable[name];
  const hosts = config.services[name];
  const bound = env[serviceTable[name].binding];
  const destination = placeOf(name, options);
  const isOneOf = (patterns: readonly string[] = []) => patterns.some((pattern) => covers(pattern, url.pathname));
  const promised = isOneOf(row.pages)
    ? asPage
    : { mediaType: row.mediaTypes?.[url.pathname] ?? null, mayRedirect: isOneOf(row.redirects) };
  const isAuth = name === "auth";
  // In production, only a staging host gets to see the parameter.
  const keepsEnvironment = config.stage !== "production" || (staging && hosts.staging !== null);
  const search = keepsEnvironment ? url.search : withoutEnvironment(url.search);
  if (destination.tag === "host") {
    const target = new URL(url.pathname + search, destination.origin);
    return { target, send: (request) => network(request), ...promised, local: false, isAuth };
  }
  if (destination.tag === "none" || !bound) return "service_not_configured";
  const target = new URL(url.pathname + search, url);
  return { target, send: (request) => bound.fetch(request), ...promised, local: true, isAuth };
}

/** Removes `environment`, even percent-encoded. All other parameters stay as they were written. */
function withoutEnvironment(search: string): string {
  const kept = search
    .slice(1)
    .split("&")
    .filter((parameter) => !new URLSearchParams(parameter).has("environment"));
  return kept.join("&") && `?${kept.join("&")}`;
}

/** The one media type that is not read whole: its events come bit by bit, for as long as somebody listens. */
const eventStream = "text/event-stream";

type Trouble = "service_unavailable" | "service_timeout";

/** A host answered with an HTML error page of its own, which gives away who runs what and does not help the visitor. */
interface HostFailure {
  readonly status: 500 | 502 | 504;
}

/** Sends what goes out for a request and reads the whole answer; anything that is not a proper answer is trouble. */
async function exchange(
  request: Request,
  { target, send, local, isAuth, ...promised }: Route,
  sent: () => Request,
): Promise<Response | Trouble | HostFailure> {
  const { mediaType } = promised;
  try {
    const answer = await send(sent());
    const { status } = answer;
    const isFailure = status === 500 || status === 502 || status === 504;
    if (isFailure && !local && hasMediaType(answer, "text/html")) {
      await answer.body?.cancel();
      return { status };
    }
    if (mediaType === eventStream && answer.ok && hasMediaType(answer, mediaType))
      return await incoming(answer, answer.body, { local, isAuth });
    const body = await readBytes(answer, { bytes: limits.answer, time: limits.time });
    if (!body.ok || !isSensible(answer, body.value, promised) || isCircle(answer, request, target))
      return "service_unavailable";
    return await incoming(answer, body.value, { local, isAuth });
  } catch {
    return "service_unavailable";
  }
}

interface FailureContext {
  readonly request: Request;
  readonly options: GatewayOptions;
}

/** Replaces a host's error page: a person is told, whatever it said, that something broke here. */
async function failed({ status }: HostFailure, { request, options }: FailureContext): Promise<Response> {
  const name = status === 500 ? "500" : "nginx-500";
  return withRetryAfter(await pageOr("service_unavailable", { request, options, name, status: 500 }));
}

const troubleStatus: Readonly<Record<Trouble, number>> = { service_unavailable: 502, service_timeout: 504 };

/** Long enough for a service to come back, short enough for a person to wait. Seconds. */
const retryAfter = "10";

async function unavailable(trouble: Trouble, failed: FailureContext): Promise<Response> {
  return withRetryAfter(await pageOr(trouble, { ...failed, name: "nginx-500", status: troubleStatus[trouble] }));
}

function withRetryAfter(answer: Response): Response {
  answer.headers.set("retry-after", retryAfter);
  return answer;
}

interface FailurePage extends FailureContext {
  readonly name: "500" | "nginx-500" | "503";
  readonly status: number;
}

/** For a program the error, for a person the page that says the same. */
async function pageOr(error: string, { request, options, name, status }: FailurePage): Promise<Response> {
  const page = wantsPage(request.headers) && (await options.failurePage?.(name, status));
  return page || failure(error, status);
}
