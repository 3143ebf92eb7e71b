/**
 * The only list of the services, their addresses and their variables. The edge uses it to reach a service, and the services
 * use it to reach one another.
 */
import { endpoints } from "../contract/routes.ts";
import { authPaths } from "../contract/subscription/auth-paths.ts";
import { serviceHost } from "./vars.ts";

/** One service: which addresses are its own, and where it may be. */
export interface ServiceRow {
  /** Patterns: see `path-pattern.ts`. */
  readonly paths: readonly string[];
  /** Of those, the ones that are pages for people; all others answer in JSON. */
  readonly pages?: readonly string[];
  /** Those that may answer with a redirect, as all pages may. */
  readonly redirects?: readonly string[];
  /** The media type of those that answer with neither JSON nor a page. Events are passed on as they come. */
  readonly mediaTypes?: Readonly<Record<string, string>>;
  /** Variables with the host for production and for `environment=staging`. */
  readonly host: string;
  readonly stagingHost: string;
  /** The binding that leads to our own implementation, in the services worker. */
  readonly binding: string;
  /** Our own implementation is only for show (cards are not charged, findings are drawn at random): never in production. */
  readonly isDemonstration?: true;
}

export const serviceTable = {
  auth: {
    paths: ["/api/auth/*", "/account/login", "/account/undo-email", "/.well-known/oauth-authorization-server"],
    pages: ["/account/login", "/account/undo-email"],
    redirects: [authPaths.authorize, authPaths.accountCreate, authPaths.login],
    host: "AUTH_HOST",
    stagingHost: "AUTH_STAGING_HOST",
    binding: "AUTH",
  },
  subscriptions: {
    paths: ["/api/subscription*", "/api/products*", "/api/checkout/*", "/api/purchase/*", "/checkout/*"],
    pages: ["/checkout/*"],
    host: "SUBSCRIPTIONS_HOST",
    stagingHost: "SUBSCRIPTIONS_STAGING_HOST",
    binding: "SUBSCRIPTIONS",
    isDemonstration: true,
  },
  identity: {
    paths: ["/itr/*"],
    host: "IDENTITY_HOST",
    stagingHost: "IDENTITY_STAGING_HOST",
    binding: "IDENTITY",
  },
  newsletter: {
    paths: ["/newsletter/*"],
    pages: ["/newsletter/*"],
    host: "NEWSLETTER_HOST",
    stagingHost: "NEWSLETTER_STAGING_HOST",
    binding: "NEWSLETTER",
  },
  content: {
    paths: ["/content/*"],
    host: "CONTENT_HOST",
    stagingHost: "CONTENT_STAGING_HOST",
    binding: "CONTENT",
  },
  jobs: {
    paths: ["/jobs.js"],
    host: "JOBS_HOST",
    stagingHost: "JOBS_STAGING_HOST",
    binding: "JOBS",
  },
  support: {
    paths: ["/support/*"],
    host: "SUPPORT_HOST",
    stagingHost: "SUPPORT_STAGING_HOST",
    binding: "SUPPORT",
  },
  scans: {
    paths: ["/api/scans*"],
    mediaTypes: { [endpoints.scanEvents]: "text/event-stream", [endpoints.scanCsv]: "text/csv" },
    host: "SCANS_HOST",
    stagingHost: "SCANS_STAGING_HOST",
    binding: "SCANS",
    isDemonstration: true,
  },
} as const satisfies Readonly<Record<string, ServiceRow>>;

export type ServiceName = keyof typeof serviceTable;
export const serviceNames = Object.keys(serviceTable) as ServiceName[];

interface Pair {
  /** The service that calls. */
  readonly from: ServiceName;
  /** The service that is called, and knows by the key who calls. */
  readonly to: ServiceName;
}

/**
 * The secrets between services, one for each pair that talks: whoever has one can speak as that one service, to that one.
 * Needed where the service that is called is at a host. The auth service is called with a visitor's token, and needs none.
 */
export const pairKeys = {
  KEY_AUTH_SUBSCRIPTIONS: { from: "auth", to: "subscriptions" },
  KEY_AUTH_IDENTITY: { from: "auth", to: "identity" },
  KEY_AUTH_NEWSLETTER: { from: "auth", to: "newsletter" },
  KEY_AUTH_SCANS: { from: "auth", to: "scans" },
  KEY_IDENTITY_SUBSCRIPTIONS: { from: "identity", to: "subscriptions" },
  KEY_SCANS_SUBSCRIPTIONS: { from: "scans", to: "subscriptions" },
} as const satisfies Readonly<Record<string, Pair>>;

export type PairKeyName = keyof typeof pairKeys;
export const pairKeyNames = Object.keys(pairKeys) as PairKeyName[];

/** The keys that a services worker needs: those with which a service that answers there calls one at a host. */
export function neededPairKeys(isBound: (name: ServiceName) => boolean, isAtHost: (name: ServiceName) => boolean) {
  return pairKeyNames.filter((name) => {
    const { from, to } = pairKeys[name];
    return isBound(from) && !isAtHost(from) && isAtHost(to);
  });
}

/** Where each service is: an origin (`https://auth.example`), or null where no host is configured. */
export type ServiceHosts = Readonly<Record<ServiceName, { production: string | null; staging: string | null }>>;

/** Reads from the variables of a worker where each service is. */
export function readServiceHosts(env: object): ServiceHosts {
  const hosts = serviceNames.map((name) => {
    const { host, stagingHost } = serviceTable[name];
    return [name, { production: hostFrom(env, host), staging: hostFrom(env, stagingHost) }];
  });
  return Object.fromEntries(hosts);
}

function hostFrom(env: object, variable: string): string | null {
  return serviceHost.parse((env as Readonly<Record<string, unknown>>)[variable]);
}
