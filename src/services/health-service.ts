import type { ServicesHealth } from "../contract/services.ts";
import { within } from "../platform/deadline.ts";
import { json } from "../platform/json-http.ts";
import { buildVersion } from "../platform/log.ts";
import { neededPairKeys, serviceTable } from "../platform/service-table.ts";
import { privateKeySetSchema } from "./auth/tokens/key-rules.ts";
import { readServicesConfig, type ServicesConfig } from "./env.ts";
import { PinnedEntrypoint } from "./pinned.ts";

/** A store that says nothing for this long counts as failing: whoever asks wants to know soon. Milliseconds. */
const probeLimit = 1500;

/** What the edge asks for its `/healthz`: whether this worker has what it needs, and whether its stores answer. */
export class HealthService extends PinnedEntrypoint {
  override async fetch(): Promise<Response> {
    return json(await examine(this.env));
  }
}

/** Looks at everything that the services need. No secret is part of the answer. */
export async function examine(env: Env): Promise<ServicesHealth> {
  const config = readServicesConfig(env);
  const [kv, durableObjects] = await Promise.all([
    answers(() => env.STORE.get("health:probe")),
    answers(() => env.SUBSCRIPTION_ACCOUNT.getByName("health:probe").ping()),
  ]);
  const mail = config.development ? "inbox" : env.EMAIL ? "binding" : "missing";
  const signingKeys = signingKeysOf(config);
  const lacks = {
    AUTH_SIGNING_KEYS: signingKeys === "missing" || signingKeys === "unreadable",
    AUTH_ISSUER: !config.development && config.auth.issuer === null,
    AUTH_CLIENTS: Object.keys(config.auth.clients).length === 0,
    MAIN_HOSTS: !config.development && config.ownHosts.length === 0,
    ...lackingPairKeys(config),
    EMAIL: mail === "missing",
    STORE: kv === "failing",
    SUBSCRIPTION_ACCOUNT: durableObjects === "failing",
  };
  const missing = Object.entries(lacks).flatMap(([name, isMissing]) => (isMissing ? [name] : []));
  return { version: buildVersion, missing, mail, signingKeys, stores: { kv, durableObjects } };
}

/** Whether each key is missing with which a service here calls one at a company's host. */
function lackingPairKeys({ hosts, pairKeys, demonstrates }: ServicesConfig): Readonly<Record<string, boolean>> {
  const needed = neededPairKeys(
    (name) => demonstrates || !("isDemonstration" in serviceTable[name]),
    (name) => hosts[name].production !== null,
  );
  return Object.fromEntries(needed.map((name) => [name, pairKeys[name] === null]));
}

function signingKeysOf({ auth, development }: ServicesConfig): ServicesHealth["signingKeys"] {
  if (auth.signingKeys === null) return development ? "generated" : "missing";
  return isKeySet(auth.signingKeys) ? "configured" : "unreadable";
}

function isKeySet(text: string): boolean {
  try {
    return privateKeySetSchema.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}

async function answers(probe: () => Promise<unknown>): Promise<"ok" | "failing"> {
  const asked = () =>
    probe().then(
      () => "ok" as const,
      () => "failing" as const,
    );
  return within(probeLimit, asked, () => "failing" as const);
}
