import { authClients } from "../../src/contract/brand/brand-ids.ts";
import type { endpoints } from "../../src/contract/routes.ts";
import type { authScope } from "../../src/contract/subscription/auth.ts";
import type { authPaths } from "../../src/contract/subscription/auth-paths.ts";

/** Whose host a path is on. `site` is the website itself. */
export type CallHost = "auth" | "subscriptions" | "site";

/** Where the services are: an origin each, or "" for the host that the page is on. */
export type ServiceOrigins = Readonly<Record<CallHost, string>>;

interface Call {
  readonly method: "GET" | "POST";
  readonly service: CallHost;
  /** `{name}` stands for a parameter of the call. */
  readonly path: `/${string}`;
  /** Cookies are sent to another origin, too, because the session of the auth service is in one. */
  readonly credentials?: true;
}

/** Only types are imported from the contract's table of addresses; with them, the compiler checks the paths below. */
type At<Name extends keyof typeof authPaths> = (typeof authPaths)[Name];

/** The calls of the client (SUB-1): protocols, sections 1 to 3. */
export const catalogue = {
  subscriptionsAuthSessionCreate: {
    method: "POST",
    service: "auth",
    path: "/api/auth/v2/authorize" satisfies At<"authorize">,
    credentials: true,
  },
  subscriptionsAccountCreate: {
    method: "POST",
    service: "auth",
    path: "/api/auth/v2/account/create" satisfies At<"accountCreate">,
    credentials: true,
  },
  subscriptionsTokens: { method: "GET", service: "auth", path: "/api/auth/v2/token" satisfies At<"token"> },
  subscriptionsOTP: {
    method: "POST",
    service: "auth",
    path: "/api/auth/v2/otp" satisfies At<"otp">,
    credentials: true,
  },
  subscriptionsAccountLoginV2: {
    method: "POST",
    service: "auth",
    path: "/api/auth/v2/login" satisfies At<"login">,
    credentials: true,
  },
  subscriptionsAccountEditV2: {
    method: "POST",
    service: "auth",
    path: "/api/auth/v2/account/edit" satisfies At<"accountEdit">,
    credentials: true,
  },
  subscriptionsAccountEditConfirmV2: {
    method: "POST",
    service: "auth",
    path: "/api/auth/v2/account/edit/confirm" satisfies At<"accountEditConfirm">,
    credentials: true,
  },
  subscriptionsGetAccountInfoV2: {
    method: "GET",
    service: "auth",
    path: "/api/auth/v2/account" satisfies At<"account">,
    credentials: true,
  },
  subscriptionsAccountLoginLink: {
    method: "GET",
    service: "auth",
    path: "/api/auth/account/loginlink" satisfies At<"v1LoginLink">,
    credentials: true,
  },
  subscriptionsAccountLogin: {
    method: "GET",
    service: "auth",
    path: "/api/auth/login" satisfies At<"v1Login">,
    credentials: true,
  },
  subscriptionsValidateToken: {
    method: "GET",
    service: "auth",
    path: "/api/auth/validate-token" satisfies At<"v1ValidateToken">,
  },
  subscriptionsAccountEdit: {
    method: "POST",
    service: "auth",
    path: "/api/auth/account/edit" satisfies At<"v1AccountEdit">,
    credentials: true,
  },
  subscriptionsAccountEditConfirm: {
    method: "GET",
    service: "auth",
    path: "/api/auth/account/edit/confirm" satisfies At<"v1AccountEditConfirm">,
    credentials: true,
  },
  subscriptionsStripeCheckout: { method: "POST", service: "subscriptions", path: "/api/checkout/session" },
  subscriptionsGetSubscription: { method: "GET", service: "subscriptions", path: "/api/subscription" },
  subscriptionsGetProductFeatures: {
    method: "GET",
    service: "subscriptions",
    path: "/api/products/{productId}/features",
  },
  subscriptionsCheckEligibility: {
    method: "GET",
    service: "site",
    path: "/privacy-pro-eligible.json" satisfies (typeof endpoints)["proEligible"],
  },
} as const satisfies Readonly<Record<string, Call>>;

export type CallName = keyof typeof catalogue;

/** Who this client is to the auth service, and what it asks for. */
export const clientId = authClients.web;
export const scope = "privacypro" satisfies typeof authScope;

/** The lifetime in seconds that is requested for an access token on staging, where it would otherwise be four minutes. */
export const stagingTokenLifetime = "7200";

export interface CallHosts {
  readonly hosts: ServiceOrigins;
  readonly stagingHosts: ServiceOrigins;
  readonly staging: boolean;
}

type Query = Readonly<Record<string, string | null | undefined>>;

/**
 * The address of a call. The staging variant is on the staging host and says `environment=staging`, by which a host
 * that serves both tells them apart. Query parameters that are null or undefined are left out.
 */
export function callAddress(
  name: CallName,
  place: CallHosts,
  query: Query = {},
  inPath: Readonly<Record<string, string>> = {},
): string {
  const call: Call = catalogue[name];
  const path = call.path.replace(/\{(\w+)\}/g, (_, parameter: string) => encodeURIComponent(inPath[parameter] ?? ""));
  const parameters = new URLSearchParams();
  for (const [parameter, value] of Object.entries(query)) {
    if (value != null) parameters.set(parameter, value);
  }
  if (place.staging) parameters.set("environment", "staging");
  const host = (place.staging ? place.stagingHosts : place.hosts)[call.service];
  const search = parameters.toString();
  return `${host}${path}${search && `?${search}`}`;
}
