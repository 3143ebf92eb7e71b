/** The services, their addresses and their variables: the only list of them. */
import { endpoints } from "../contract/routes.ts";

/** One service: which addresses are its own, and where it may be. */
export interface ServiceRow {
  /** A path ends in "/" when everything below it belongs to the service, in "*" when every continuation does. */
  readonly paths: readonly string[];
  /** Of those, the ones that are pages for people; all others answer in JSON. */
  readonly pages?: readonly string[];
  /** And those that answer in another form than either: in which. Events pass as they come. */
  readonly forms?: Readonly<Record<string, string>>;
  /** Variables with the host for production and for `environment=staging`. */
  readonly host: string;
  readonly stagingHost: string;
  /** The binding by which a deployment reaches the one that ships in the services worker. */
  readonly binding: string;
  /** The one that ships only plays its part (cards that pay nothing, findings that are drawn): never in production. */
  readonly isDemonstration?: true;
}

export const services = {
  auth: {
    paths: ["/api/auth/", "/account/login", "/account/undo-email", "/.well-known/oauth-authorization-server"],
    pages: ["/account/login", "/account/undo-email"],
    host: "AUTH_HOST",
    stagingHost: "AUTH_STAGING_HOST",
    binding: "AUTH",
  },
  subscriptions: {
    paths: ["/api/subscription*", "/api/products*", "/api/checkout/", "/api/purchase/", "/checkout/"],
    pages: ["/checkout/"],
    host: "SUBSCRIPTIONS_HOST",
    stagingHost: "SUBSCRIPTIONS_STAGING_HOST",
    binding: "SUBSCRIPTIONS",
    isDemonstration: true,
  },
  identity: {
    paths: ["/itr/"],
    host: "IDENTITY_HOST",
    stagingHost: "IDENTITY_STAGING_HOST",
    binding: "IDENTITY",
  },
  newsletter: {
    paths: ["/newsletter/"],
    pages: ["/newsletter/"],
    host: "NEWSLETTER_HOST",
    stagingHost: "NEWSLETTER_STAGING_HOST",
    binding: "NEWSLETTER",
  },
  content: {
    paths: ["/content/"],
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
    paths: ["/support/"],
    host: "SUPPORT_HOST",
    stagingHost: "SUPPORT_STAGING_HOST",
    binding: "SUPPORT",
  },
  scans: {
    paths: ["/api/scans*"],
    forms: { [endpoints.scanEvents]: "text/event-stream", [endpoints.scanCsv]: "text/csv" },
    host: "SCANS_HOST",
    stagingHost: "SCANS_STAGING_HOST",
    binding: "SCANS",
    isDemonstration: true,
  },
} as const satisfies Readonly<Record<string, ServiceRow>>;

export type ServiceName = keyof typeof services;
export const serviceNames = Object.keys(services) as ServiceName[];

/** Pages for developers, which the services worker serves in development only; by path, the binding that leads there. */
const developerPages = {
  "/dev/seed": "SUBSCRIPTIONS",
  "/dev/inbox": "MAIL",
  "/dev/inbox/": "MAIL",
  "/dev/events": "EVENT_COUNTER",
} as const;

type DeveloperPath = keyof typeof developerPages;
export type BindingName = (typeof services)[ServiceName]["binding"] | (typeof developerPages)[DeveloperPath];

/** Where each service is: an origin (`https://auth.example`), or null where no host is configured. */
export type ServiceHosts = Readonly<Record<ServiceName, { production: string | null; staging: string | null }>>;

/** Whether the gateway answers this path. The developer's pages count in development only. */
export function isForwarded(path: string, { development }: { development: boolean }): boolean {
  return serviceFor(path) !== null || (development && developerBinding(path) !== null);
}

/** The service that owns a path, or null. */
export function serviceFor(path: string): ServiceName | null {
  return serviceNames.find((name) => services[name].paths.some((pattern) => covers(pattern, path))) ?? null;
}

/** The binding that serves a developer's page at this path, or null. */
export function developerBinding(path: string): BindingName | null {
  const patterns = Object.keys(developerPages) as DeveloperPath[];
  const pattern = patterns.find((candidate) => covers(candidate, path));
  return pattern ? developerPages[pattern] : null;
}

/** `/api/products*` covers `/api/products` and `/api/products/x`, but not `/api/productsheet`. */
export function covers(pattern: string, path: string): boolean {
  if (pattern.endsWith("/")) return path.startsWith(pattern) && path.length > pattern.length;
  if (!pattern.endsWith("*")) return path === pattern;
  const stem = pattern.slice(0, -1);
  return path === stem || path.startsWith(`${stem}/`);
}
