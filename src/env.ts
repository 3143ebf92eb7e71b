import * as z from "zod/mini";

import type { Flags } from "../client/bridge/messages.ts";

import type { OnionSettings } from "./onion/front.ts";
import { readServiceHosts, type ServiceHosts } from "./platform/service-table.ts";
import { hostNames, type Stage, stageSchema, text, webAddress } from "./platform/vars.ts";
import type { Adapter } from "./results/results.ts";
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
  AC_UPSTREAM: addressOrNone,
  SEARCH_UPSTREAM: addressOrNone,
  SEARCH_UPSTREAM_KIND: z._default(z.enum(["searxng", "mapping"]), "searxng"),
  SEARCH_UPSTREAM_MAPPING: text,
  SEARCH_UPSTREAM_KEY: text,
  SESSION_KEYS: z.optional(z.string()),
  USE_SUBSCRIPTIONS_AUTH_V2: z._default(z.enum(["on", "off"]), "off"),
});

/** What the variables of `wrangler.toml` come to, once parsed. */
export interface Config {
  readonly stage: Stage;
  /** True on a developer's machine and in the tests: opens the addresses under `/dev`. */
  readonly development: boolean;
  readonly hosts: HostNames;
  /** The onion service and its proxy, see `src/onion`. */
  readonly onion: OnionSettings;
  /** The names of the main host. */
  readonly mainHosts: readonly string[];
  /** Whether visitors are drawn into experiments; where they are not, an address still shows each version. */
  readonly draws: boolean;
  /** Names whose images `/iu` may fetch. */
  readonly imageHosts: readonly string[];
  /** Paths that are answered with 410; one that ends in "*" is a beginning. */
  readonly closed: readonly string[];
  /** The page of results that searches go to; null: the one of this site. */
  readonly resultsUrl: string | null;
  /** Asked for web results, which our own page shows; null: there are none. See `src/results`. */
  readonly searchUpstream: Adapter | null;
  /** Asked for suggestions before the index of this worker; null: the index alone. */
  readonly suggestionsUpstream: string | null;
  /** Where the services are, by the variables that `platform/service-table.ts` names. */
  readonly services: ServiceHosts;
  /** Whether a visit can be one to staging (SUB-7): production needs a staging host for that. */
  readonly servesStaging: boolean;
  /** The flags of the website's own pages; inside the apps the app says them (NAT-4). */
  readonly flags: Flags;
  /** A secret; its form stands in `session/session-cookie.ts`. Null only on a developer's machine. */
  readonly sessionKeys: string | null;
}

const parsed = new WeakMap<object, Config>();

/** The configuration of this isolate. Throws at the first request when a variable is missing or wrong. */
export function readConfig(env: object): Config {
  const known = parsed.get(env);
  if (known) return known;
  const { STAGE, START_HOSTS, NOAI_HOSTS, ONION_HOSTS, ...given } = vars.parse(env);
  const serviceHosts = readServiceHosts(env);
  const config: Config = {
    stage: STAGE,
    development: STAGE === "development",
    hosts: { start: START_HOSTS, noai: NOAI_HOSTS, onion: ONION_HOSTS },
    onion: {
      // Staging is not for visitors, and has no name of its own to tell of.
      name: STAGE === "staging" ? null : (ONION_HOSTS.find((name) => name.endsWith(".onion")) ?? null),
      originHost: given.ONION_ORIGIN_HOST || null,
      key: given.ONION_KEY || null,
    },
    draws: given.EXPERIMENTS === "on",
    mainHosts: given.MAIN_HOSTS,
    imageHosts: given.IMAGE_HOSTS,
    closed: given.CLOSED_PATHS,
    resultsUrl: given.RESULTS_URL || null,
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
