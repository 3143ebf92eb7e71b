/**
 * The settings of our workers in each environment, and the only place to change them: `npm run config` writes the
 * `wrangler.toml` files from here. What all environments share stands once; under an environment stands what differs.
 */

import { brand } from "../../../src/contract/brand.ts";
import { authClients as clientIds, nativeRedirect } from "../../../src/contract/brand-ids.ts";
import { brandSlug } from "../../../src/contract/brand-name.ts";
import { type ServiceName, serviceNames } from "../../../src/platform/service-table.ts";
import type { Stage } from "../../../src/platform/vars.ts";

/** The date that fixes the platform's behaviour for both workers. */
export const compatibilityDate = "2026-10-20";

/** The prefix of the workers' names. */
export const workerName = brandSlug;
const datasetName = brandSlug.replaceAll("-", "_");

const { main, start, noai, onion } = brand.hosts;

export interface Environment {
  readonly stage: Stage;
  /** Host names, separated by spaces. */
  readonly hosts: { readonly main: string; readonly start: string; readonly noai: string; readonly onion: string };
  /** Further variables of the edge, such as `AUTH_HOST`: see `src/services/README.md`. */
  readonly edgeVars: Readonly<Record<string, string>>;
  /** The origin that signs tokens; null in development, where it is the origin of the request. */
  readonly issuer: string | null;
  /**
   * Where Durable Objects with personal data are kept and run; null leaves that to the platform, the only choice in
   * development.
   */
  readonly jurisdiction: "eu" | null;
  /** The services that the edge reaches in our services worker. In production a company brings its own. */
  readonly bound: readonly ServiceName[];
  /** The dataset that counts events; null in development, where `/dev/events` shows them. */
  readonly events: string | null;
  /** The dataset that counts answers, from which the objectives are told (`src/operations.md`); null in development. */
  readonly answers: string | null;
  /** The prefix of its rate limits' namespace ids, different in each environment. */
  readonly rateLimit: string;
  /** The factor on a deployment's limits: the browser tests send more requests a minute than a household does. */
  readonly limitFactor: number;
}

/**
 * Requests a minute, for each key at each location. `REQUESTS` counts what comes from one network, before it is treated as
 * automated; static files are not counted. `visit/flood-limits.ts` says which of the others limits what can be flooded.
 */
export const rateLimits = {
  /** Twenty a second: an office behind one address stays far below. */
  REQUESTS: 1200,
  /** What a person does a few times a day: sign up, ask for a code. */
  LIMIT_FEW: 20,
  /** The same for the onion host, whose visitors all come by one proxy; the steps of a sign-in from one network. */
  LIMIT_SOME: 120,
  /** What a browser does by itself: suggestions, images, events. */
  LIMIT_MANY: 1200,
  /** The same, from everybody together: a thousand a second at one location. */
  LIMIT_ALL: 60_000,
} as const;

export const environments = {
  development: {
    stage: "development",
    hosts: {
      main: "localhost 127.0.0.1",
      start: `start.localhost ${start}`,
      noai: `noai.localhost ${noai}`,
      onion: `onion.localhost ${onion}`,
    },
    edgeVars: {},
    issuer: null,
    jurisdiction: null,
    bound: serviceNames,
    events: null,
    answers: null,
    rateLimit: "101",
    limitFactor: 10,
  },
  staging: {
    stage: "staging",
    hosts: {
      main: `staging.${main}`,
      start: `start.staging.${main}`,
      noai: `noai.staging.${main}`,
      onion: "",
    },
    edgeVars: {},
    issuer: `https://staging.${main}`,
    jurisdiction: "eu",
    bound: serviceNames,
    events: `${datasetName}_staging_events`,
    answers: `${datasetName}_staging_answers`,
    rateLimit: "102",
    limitFactor: 1,
  },
  production: {
    stage: "production",
    hosts: { main, start, noai, onion: "" },
    edgeVars: {},
    issuer: `https://${main}`,
    jurisdiction: "eu",
    bound: [],
    events: `${datasetName}_events`,
    answers: `${datasetName}_answers`,
    rateLimit: "103",
    limitFactor: 1,
  },
} as const satisfies Readonly<Record<Stage, Environment>>;

/** Low enough for a test to reach: in the tests, a request has a network address only if a test gives it one. */
export const limitsInTests = { REQUESTS: 30 } as const;

/** Names whose images `/iu` may fetch. */
export const imageHosts = new URL(brand.external.blog).host;

/** Whether the site's own pages sign in by version 2 of the protocol: "off" for an auth service that speaks version 1 alone. */
export const useSubscriptionsAuthV2 = "on";

/** OAuth clients and the redirects that each may name, exactly; one that begins with "/" is on the issuer. */
export const authClients = {
  [clientIds.web]: ["/subscriptions", "/subscriptions/welcome", "/pro/welcome"],
  [clientIds.native]: [nativeRedirect],
} as const;

/** The entrypoint of the services worker behind each binding of the edge. */
export const entrypoints = {
  AUTH: "AuthService",
  SUBSCRIPTIONS: "SubscriptionService",
  IDENTITY: "IdentityService",
  NEWSLETTER: "NewsletterService",
  CONTENT: "ContentService",
  JOBS: "JobsService",
  SUPPORT: "SupportService",
  SCANS: "ScanService",
  MAIL: "MailService",
  EVENT_COUNTER: "EventService",
  SERVICES_HEALTH: "HealthService",
} as const;

/** Durable Objects of the services worker, by binding: they hold what must be exact (`src/services/README.md`). */
export const objects = {
  SUBSCRIPTION_ACCOUNT: "SubscriptionAccount",
  STORE_RECEIPT: "StoreReceipt",
  ACCESS_CODE_HOLDER: "AccessCodeHolder",
  SURVEY_TALLY: "SurveyTally",
  NEWSLETTER_ADDRESS: "NewsletterAddress",
  AUTH_SESSION: "AuthSession",
  AUTH_MAIL: "AuthMail",
  AUTH_ADDRESS: "AuthAddress",
  AUTH_ACCOUNT: "AuthAccount",
  AUTH_KEYS: "AuthKeys",
  SCAN: "Scan",
  EVENT_COUNTS: "EventCounts",
  FLOOD_BUDGET: "FloodBudget",
  SUPPORT_BUDGET: "SupportBudget",
  IDEMPOTENCY_KEY: "IdempotencyKey",
} as const;

/**
 * What the platform keeps of our own lines and of an uncaught error. Not of requests: neither their addresses nor who
 * made them.
 */
export const observability = {
  enabled: true,
  head_sampling_rate: 1,
  redact_query_string: true,
  logs: { enabled: true, invocation_logs: false },
  traces: { enabled: false },
} as const;
