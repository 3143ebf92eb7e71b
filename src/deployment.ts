/** What a deployment of the edge needs: `/healthz` reports what is missing, and `npm run deploy` refuses to go without it. */
import type { Health } from "./contract/services.ts";
import type { EdgeConfig } from "./env.ts";
import type { BindingName } from "./gateway/services.ts";
import { destinationOf } from "./platform/destination.ts";
import { type ServiceName, serviceNames, serviceTable } from "./platform/service-table.ts";
import { readSessionKeys } from "./session/session-keys.ts";

/** Whether a binding of this name is there. */
export type IsBound = (binding: BindingName | Dataset) => boolean;

/** The datasets in which events and answers are counted. */
type Dataset = "EVENTS" | "ANSWERS";

/**
 * The names of missing settings, bindings and hosts, in the order of the settings; none in development. A caller that knows
 * only whether the secret `SESSION_KEYS` exists passes `keys` itself.
 */
export function missingIn(
  config: EdgeConfig,
  isBound: IsBound,
  keys: Health["sessionKeys"] = sessionKeysOf(config),
): readonly string[] {
  if (config.development) return [];
  const lacks = {
    MAIN_HOSTS: config.mainHosts.length === 0,
    SESSION_KEYS: keys !== "configured",
    EVENTS: !isBound("EVENTS"),
    ANSWERS: !isBound("ANSWERS"),
    // An onion name needs the host and the key that only its proxy uses.
    ONION_ORIGIN_HOST: config.onion.name !== null && config.onion.originHost === null,
    ONION_KEY: config.onion.name !== null && config.onion.key === null,
  };
  const settings = Object.entries(lacks).flatMap(([name, isMissing]) => (isMissing ? [name] : []));
  const unserved = serviceNames.filter((name) => servedBy(name, "production", config, isBound) === "none");
  return [...settings, ...unserved.map((name) => serviceTable[name].host)];
}

type ServedBy = Health["services"][string]["production"];

/** What serves a service in an environment: a configured host, a binding, or nothing. */
export function servedBy(
  name: ServiceName,
  environment: "production" | "staging",
  { stage, services: hosts }: EdgeConfig,
  isBound: IsBound,
): ServedBy {
  const staging = environment === "staging";
  // A production deployment serves staging only from a staging host.
  if (staging && stage === "production") return hosts[name].staging ? "configured" : "none";
  const row = serviceTable[name];
  const { tag } = destinationOf({ stage, hosts: hosts[name], isBound: isBound(row.binding), row, staging });
  return tag === "host" ? "configured" : tag === "binding" ? "bound" : "none";
}

export function sessionKeysOf({ sessionKeys, development }: EdgeConfig): Health["sessionKeys"] {
  if (sessionKeys === null) return development ? "generated" : "missing";
  return readSessionKeys(sessionKeys) ? "configured" : "unreadable";
}
