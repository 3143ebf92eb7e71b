import * as z from "zod/mini";
import { type ServiceHosts, serviceNames, services } from "./gateway/gateway.ts";
import type { OnionSettings } from "./onion/front.ts";
import type { HostNames } from "./visit/host.ts";

const text = z._default(z.string(), "");

const webAddress = z.url({ protocol: /^https?$/ });

const names = z.pipe(
  text,
  z.transform((list) => list.toLowerCase().split(/\s+/).filter(Boolean)),
);

/** A host name, or an origin where it is not https on the usual port; nothing stands for the service in this worker. */
const serviceHost = z.pipe(
  z.pipe(
    z.pipe(
      text,
      z.transform((host) => (host && !host.includes("://") ? `https://${host}` : host)),
    ),
    z.union([z.literal(""), webAddress]),
  ),
  z.transform((address) => (address ? new URL(address).origin : null)),
);

const addressOrNone = z.optional(z.union([webAddress, z.literal("")]));

const vars = z.object({
  STAGE: z.enum(["development", "staging", "production"]),
  MAIN_HOSTS: names,
  START_HOSTS: names,
  NOAI_HOSTS: names,
  ONION_HOSTS: names,
  ONION_ORIGIN_HOST: text,
  ONION_KEY: text,
  IMAGE_HOSTS: names,
  EXPERIMENTS: z._default(z.enum(["on", "off"]), "on"),
  RESULTS_URL: addressOrNone,
  AC_UPSTREAM: addressOrNone,
  SESSION_KEYS: z.optional(z.string()),
  AUTH_SIGNING_KEYS: z.optional(z.string()),
  AUTH_ISSUER: z.optional(webAddress),
  AUTH_CLIENTS: z._default(z.record(z.string(), z.array(z.string()).check(z.minLength(1))), {}),
});

/** What the variables of `wrangler.toml` come to, once parsed. */
export interface Config {
  readonly stage: z.infer<typeof vars>["STAGE"];
  /** True on a developer's machine and in the tests: opens the addresses under `/dev`. */
  readonly development: boolean;
  readonly hosts: HostNames;
  /** The onion service and its proxy, see `src/onion`. */
  readonly onion: OnionSettings;
  /** Every name of ours on the open web: where a checkout may return to. */
  readonly ownHosts: readonly string[];
  /** Whether visitors are drawn into experiments; where they are not, an address still shows each version. */
  readonly draws: boolean;
  /** Names whose images `/iu` may fetch. */
  readonly imageHosts: readonly string[];
  /** The page of results that searches go to; null: the one of this site. */
  readonly resultsUrl: string | null;
  /** Asked for suggestions before the index of this worker; null: the index alone. */
  readonly suggestionsUpstream: string | null;
  /** Where the services are, by the variables that `services/gateway.ts` names. */
  readonly services: ServiceHosts;
  readonly auth: AuthSettings;
  /** A secret; its form stands in `session/session-cookie.ts`. Null only on a developer's machine. */
  readonly sessionKeys: string | null;
}

/** What only the auth service reads. */
export interface AuthSettings {
  /** The origin that signs; null on a developer's machine, where it is the one that was asked. */
  readonly issuer: string | null;
  /** By client id, the redirects that it may name; one that begins with "/" is on the issuer. The first is the usual one. */
  readonly clients: Readonly<Record<string, readonly string[]>>;
  /** A secret; its form stands in `services/auth/key-ring.ts`. */
  readonly signingKeys: string | null;
}

const parsed = new WeakMap<object, Config>();

/** The configuration of this isolate. Throws at the first request when a variable is missing or wrong. */
export function readConfig(env: object): Config {
  const known = parsed.get(env);
  if (known) return known;
  const { STAGE, MAIN_HOSTS, START_HOSTS, NOAI_HOSTS, ONION_HOSTS, IMAGE_HOSTS, RESULTS_URL, AC_UPSTREAM, ...auth } =
    vars.parse(env);
  const config: Config = {
    stage: STAGE,
    development: STAGE === "development",
    hosts: { start: START_HOSTS, noai: NOAI_HOSTS, onion: ONION_HOSTS },
    onion: {
      // Staging is not for visitors, and has no name of its own to tell of.
      name: STAGE === "staging" ? null : (ONION_HOSTS.find((name) => name.endsWith(".onion")) ?? null),
      originHost: auth.ONION_ORIGIN_HOST || null,
      key: auth.ONION_KEY || null,
    },
    draws: auth.EXPERIMENTS === "on",
    ownHosts: [...MAIN_HOSTS, ...START_HOSTS, ...NOAI_HOSTS],
    imageHosts: IMAGE_HOSTS,
    resultsUrl: RESULTS_URL || null,
    suggestionsUpstream: AC_UPSTREAM || null,
    services: readServiceHosts(env),
    sessionKeys: auth.SESSION_KEYS || null,
    auth: {
      issuer: auth.AUTH_ISSUER ?? null,
      clients: auth.AUTH_CLIENTS,
      signingKeys: auth.AUTH_SIGNING_KEYS || null,
    },
  };
  parsed.set(env, config);
  return config;
}

function readServiceHosts(env: object): ServiceHosts {
  const hosts = serviceNames.map((name) => {
    const { host, stagingHost } = services[name];
    return [name, { production: hostFrom(env, host), staging: hostFrom(env, stagingHost) }];
  });
  return Object.fromEntries(hosts);
}

function hostFrom(env: object, variable: string): string | null {
  return serviceHost.parse((env as Readonly<Record<string, unknown>>)[variable]);
}
