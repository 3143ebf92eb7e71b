import * as z from "zod/mini";
import { type PairKeyName, pairKeyNames, readServiceHosts, type ServiceHosts } from "../platform/service-table.ts";
import { hostNames, type Stage, stageSchema, webAddress } from "../platform/vars.ts";

const vars = z.object({
  STAGE: stageSchema,
  MAIN_HOSTS: hostNames,
  START_HOSTS: hostNames,
  NOAI_HOSTS: hostNames,
  AUTH_SIGNING_KEYS: z.optional(z.string()),
  AUTH_ISSUER: z.optional(webAddress),
  JURISDICTION: z.optional(z.literal("eu")),
  AUTH_CLIENTS: z._default(z.record(z.string(), z.array(z.string()).check(z.minLength(1))), {}),
});

/** What the variables of `src/services/wrangler.toml` come to, once parsed. */
export interface ServicesConfig {
  readonly stage: Stage;
  /** True on a developer's machine and in the tests: opens the addresses under `/dev`. */
  readonly development: boolean;
  /** Whether demonstration cards and unsigned store receipts count as payments: never in production. */
  readonly demonstrates: boolean;
  /** Every name of ours on the open web: where a checkout may return to. */
  readonly ownHosts: readonly string[];
  /** Hosts where a company runs services of its own, which are then called instead of those in this worker. */
  readonly hosts: ServiceHosts;
  /** The secrets by which those services know who calls; null for one that is not there. */
  readonly pairKeys: Readonly<Record<PairKeyName, string | null>>;
  /** Where objects with personal data are kept and run; null leaves it to the platform. */
  readonly jurisdiction: DurableObjectJurisdiction | null;
  readonly auth: AuthSettings;
}

/** What only the auth service reads. */
export interface AuthSettings {
  /** The origin that signs tokens; null on a developer's machine, where the origin of the request does. */
  readonly issuer: string | null;
  /** By client id, the redirects that it may name; one that begins with "/" is on the issuer. The first is the default. */
  readonly clients: Readonly<Record<string, readonly string[]>>;
  /** A secret; its form is in `auth/tokens/key-rules.ts`. */
  readonly signingKeys: string | null;
}

const parsed = new WeakMap<object, ServicesConfig>();

/** The configuration of this isolate. Throws at the first request when a variable is missing or wrong. */
export function readServicesConfig(env: object): ServicesConfig {
  const known = parsed.get(env);
  if (known) return known;
  const given = vars.parse(env);
  const config: ServicesConfig = {
    stage: given.STAGE,
    development: given.STAGE === "development",
    demonstrates: given.STAGE !== "production",
    ownHosts: [...given.MAIN_HOSTS, ...given.START_HOSTS, ...given.NOAI_HOSTS],
    hosts: readServiceHosts(env),
    jurisdiction: given.JURISDICTION ?? null,
    pairKeys: readPairKeys(env),
    auth: {
      issuer: given.AUTH_ISSUER ?? null,
      clients: given.AUTH_CLIENTS,
      signingKeys: given.AUTH_SIGNING_KEYS || null,
    },
  };
  parsed.set(env, config);
  return config;
}

/** One secret under two names would be shared by more than two services: then neither is there. */
function readPairKeys(env: object): ServicesConfig["pairKeys"] {
  const given = env as Readonly<Record<string, unknown>>;
  const isShared = (name: PairKeyName) => pairKeyNames.some((other) => other !== name && given[other] === given[name]);
  const keys = pairKeyNames.map((name) => [
    name,
    isShared(name) ? null : z.string().safeParse(given[name]).data || null,
  ]);
  return Object.fromEntries(keys);
}
