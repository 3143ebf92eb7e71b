/**
 * The way to the services behind this worker. A request goes to the host that is configured for its service, and where
 * none is, to the service that ships inside this worker. What passes is what both sides said to each other; what the
 * network adds on the way (hop-by-hop headers, the visitor's network address, the name of a server) does not.
 */
import { html } from "hono/html";
import { endpoints } from "../contract/routes.ts";
import { within } from "../platform/deadline.ts";
import { servicePage } from "../services/service-page.ts";
import { failure, wantsPage } from "../services/wire.ts";
import { incoming, isOfForm, isSensible, outgoing, readBody } from "./passage.ts";

/** One service: which addresses are its own, and which entrypoint of this worker stands in for it. */
interface ServiceRow {
  /** A path ends in "/" when everything below it belongs to the service, in "*" when every continuation does. */
  readonly paths: readonly string[];
  /** Of those, the ones that are pages for people; all others answer in JSON. */
  readonly pages?: readonly string[];
  /** And those that answer in another form than either: in which. Events pass as they come. */
  readonly forms?: Readonly<Record<string, string>>;
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
  scans: {
    paths: ["/api/scans*"],
    forms: { [endpoints.scanEvents]: "text/event-stream", [endpoints.scanCsv]: "text/csv" },
    host: "SCANS_HOST",
    stagingHost: "SCANS_STAGING_HOST",
    entrypoint: "ScanService",
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
const limits = { request: 2_000_000, answer: 4_000_000, time: 8000 } as const;

/**
 * Forwards one request and gives back what came of it. Never throws and never hangs: a service that is slow, dead or
 * speaks nonsense becomes 504 or 502 with `{"error":"service_timeout"|"service_unavailable"}` and Retry-After, or a
 * page that says the same to a person.
 */
export async function gateway(request: Request, options: GatewayOptions): Promise<Response> {
  const url = new URL(request.url);
  const route = routeOf(url, options);
  if (!route) return failure("not_found", 404);
  const body = await readBody(request.body, limits.request).catch(() => "broken" as const);
  if (body === "too_large") return failure("request_too_large", 413);
  if (body === "broken") return failure("invalid_request", 400);

  const outcome = await within(
    options.timeLimit ?? limits.time,
    (signal) => exchange(() => route.send(outgoing(request, route.target, body, signal, route.local)), route),
    (): Trouble => "service_timeout",
  );
  return outcome instanceof Response ? outcome : unavailable(request, outcome);
}

interface Route {
  readonly target: URL;
  readonly send: Fetch;
  readonly isPage: boolean;
  /** The form of the answer where it is neither JSON nor a page. */
  readonly form: string | null;
  /** The service inside this worker gets the platform's facts about the connection, too; no other host does. */
  readonly local: boolean;
}

function routeOf(url: URL, { config, exports, staging, fetch: network = fetch }: GatewayOptions): Route | null {
  const name = serviceFor(url.pathname);
  const entrypoint = name ? services[name].entrypoint : config.development ? developerEntrypoint(url.pathname) : null;
  if (!entrypoint) return null;
  const row: ServiceRow | null = name && services[name];
  const isPage = !row || (row.pages ?? []).some((pattern) => covers(pattern, url.pathname));
  const form = row?.forms?.[url.pathname] ?? null;
  const environment = staging || url.searchParams.get("environment") === "staging" ? "staging" : "production";
  const host = name && config.services[name][environment];
  if (!host) return { target: url, send: (request) => exports[entrypoint].fetch(request), isPage, form, local: true };
  return {
    target: new URL(url.pathname + url.search, host),
    send: (request) => network(request),
    isPage,
    form,
    local: false,
  };
}

/** The one form that is not read whole: what it says comes bit by bit, for as long as somebody listens. */
const eventStream = "text/event-stream";

type Trouble = "service_unavailable" | "service_timeout";

/** One question and its whole answer; anything that is not a proper answer is trouble. */
async function exchange(
  ask: () => Promise<Response>,
  { isPage, form }: Pick<Route, "isPage" | "form">,
): Promise<Response | Trouble> {
  try {
    const answer = await ask();
    if (form === eventStream && answer.ok && isOfForm(answer, form)) return incoming(answer, answer.body);
    const body = await readBody(answer.body, limits.answer);
    if (body === "too_large" || !isSensible(answer, body, isPage ? "text/html" : form)) return "service_unavailable";
    return incoming(answer, body);
  } catch {
    return "service_unavailable";
  }
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
