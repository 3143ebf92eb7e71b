import * as z from "zod/mini";

import type { Flags } from "../client/bridge/messages.ts";

import type { OnionSettings } from "./onion/front.ts";
import { readServiceHosts, type ServiceHosts } from "./platform/service-table.ts";
import { hostNames, type Stage, stageSchema, text, webAddress } from "./platform/vars.ts";
import type { SearchAdapter } from "./results/results.ts";
import { readUpstream } from "./results/upstream.ts";
import { parseClosed } from "./visit/closed-addresses.ts";
import type { HostNames } from "./visit/host.ts";

const closedPaths = z.pipe(
  text,
  z.transform((list, context) => {
    const paths = parseClosed(list);
    if (paths === null) context.issues.push({ code: "custom", message: "not a list of paths", input: list });
    return paths ?? [];
  }),
);

const addressOrNone = z.optional(z.union([webAddress, z.literal("")]));

const vars = z.object({
  STAGE: stageSchema,
  MAIN_HOSTS: hostNames,
  START_HOSTS: hostNames,
  NOAI_HOSTS: hostNames,
  ONION_HOSTS: hostNames,
  ONION_ORIGIN_HOST: text,
  ONION_KEY: text,
  IMAGE_HOSTS: hostNames,
  CLOSED_PATHS: closedPaths,
  EXPERIMENTS: z._default(z.enum(["on", "off"]), "on"),
  RESULTS_URL: addressOrNone,
  CONTACT_URL: addressOrNone,
  AC_UPSTREAM: addressOrNone,
  SEARCH_UPSTREAM: addressOrNone,
  SEARCH_UPSTREAM_KIND: z._default(z.enum(["searxng", "mapping"]), "searxng"),
  SEARCH_UPSTREAM_MAPPING: text,
  SEARCH_UPSTREAM_KEY: text,
  SESSION_KEYS: z.optional(z.string()),
  USE_SUBSCRIPTIONS_AUTH_V2: z._default(z.enum(["on", "off"]), "off"),
});

/** The variables of `wrangler.toml`, parsed. */
export interface EdgeConfig {
  readonly stage: Stage;
  /** True on a developer's machine and in the tests: opens the addresses under `/dev`. */
  readonly development: boolean;
  readonly hosts: HostNames;
  /** The onion service and its proxy, see `src/onion`. */
  readonly onion: OnionSettings;
  /** The names of the main host. */
  readonly mainHosts: readonly string[];
  /** Whether visitors are drawn into experiments; if not, an address can still ask for a version. */
  readonly draws: boolean;
  /** Names whose images `/iu` may fetch. */
  readonly imageHosts: readonly string[];
  /** Paths that are answered with 410; one that ends in "*" is a prefix. */
  readonly closed: readonly string[];
  /** The address of the results page that searches go to; null for this site's own page. */
  readonly resultsUrl: string | null;
  /** The page of the help site on which people write to us; null where the form on Help is all there is. */
  readonly contactUrl: string | null;
  /** The search service whose web results our own page shows; null if there are none. See `src/results`. */
  readonly searchUpstream: SearchAdapter | null;
  /** The service that is asked for suggestions before this worker's index; null to use the index alone. */
  readonly suggestionsUpstream: string | null;
  /** The hosts of the services, from the variables that `platform/service-table.ts` names. */
  readonly services: ServiceHosts;
  /** Whether a visit can be one to staging (SUB-7): production needs a staging host for that. */
  readonly servesStaging: boolean;
  /** The flags for the website's own pages; inside an app, the app sets them (NAT-4). */
  readonly flags: Flags;
  /** A secret; see `session/session-cookie.ts` for its format. Null where it is not set: fine only in development. */
  readonly sessionKeys: string | null;
}

const parsed = new WeakMap<object, EdgeConfig>();

/** The configuration, parsed once for each isolate. Throws when a variable is missing or wrong. */
export function readEdgeConfig(env: object): EdgeConfig {
  const known = parsed.get(env);
  if (known) return known;
  const { STAGE, START_HOSTS, NOAI_HOSTS, ONION_HOSTS, ...given } = vars.parse(env);
  const serviceHosts = readServiceHosts(env);
  const config: EdgeConfig = {
    stage: STAGE,
    development: STAGE === "development",
    hosts: { start: START_HOSTS, noai: NOAI_HOSTS, onion: ONION_HOSTS },
    onion: {
      // Staging is not for visitors, so it announces no onion name.
      name: STAGE === "staging" ? null : (ONION_HOSTS.find((name) => name.endsWith(".onion")) ?? null),
      originHost: given.ONION_ORIGIN_HOST || null,
      key: given.ONION_KEY || null,
    },
    draws: given.EXPERIMENTS === "on",
    mainHosts: given.MAIN_HOSTS,
    imageHosts: given.IMAGE_HOSTS,
    closed: given.CLOSED_PATHS,
    resultsUrl: given.RESULTS_URL || null,
    contactUrl: given.CONTACT_URL || null,
    searchUpstream: readUpstream(given),
    suggestionsUpstream: given.AC_UPSTREAM || null,
    services: serviceHosts,
    servesStaging: STAGE !== "production" || Object.values(serviceHosts).some(({ staging }) => staging !== null),
    flags: { useSubscriptionsAuthV2: given.USE_SUBSCRIPTIONS_AUTH_V2 === "on", useUnifiedFeedback: false },
    sessionKeys: given.SESSION_KEYS || null,
  };
  parsed.set(env, config);
  return config;
}
