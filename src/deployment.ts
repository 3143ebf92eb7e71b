/** What a deployment of the edge needs, as `/healthz` says it and as `npm run deploy` refuses to go without. */
import type { Health } from "./contract/services.ts";
import type { Config } from "./env.ts";
import type { BindingName } from "./gateway/services.ts";
import { destinationOf } from "./platform/destination.ts";
import { type ServiceName, serviceNames, services } from "./platform/service-table.ts";
import { readSessionKeys } from "./session/session-keys.ts";

/** Names of bindings that are there. */
export type Bound = (binding: BindingName | Dataset) => boolean;

/** Where events and answers are counted. */
type Dataset = "EVENTS" | "ANSWERS";

/**
 * The names of what is missing, in the order of the settings. On a developer's machine nothing is. `keys` stands for the
 * secret, where whoever asks knows only whether there is one.
 */
export function missingIn(
  config: Config,
  isBound: Bound,
  keys: Health["sessionKeys"] = sessionKeysOf(config),
): readonly string[] {
  if (config.development) return [];
  const lacks = {
    MAIN_HOSTS: config.mainHosts.length === 0,
    SESSION_KEYS: keys !== "configured",
    EVENTS: !isBound("EVENTS"),
    ANSWERS: !isBound("ANSWERS"),
    // Who has an onion name needs the way in that its proxy alone may take.
    ONION_ORIGIN_HOST: config.onion.name !== null && config.onion.originHost === null,
    ONION_KEY: config.onion.name !== null && config.onion.key === null,
  };
  const settings = Object.entries(lacks).flatMap(([name, isMissing]) => (isMissing ? [name] : []));
  const unserved = serviceNames.filter((name) => servedBy(name, "production", config, isBound) === "none");
  return [...settings, ...unserved.map((name) => services[name].host)];
}

type ServedBy = Health["services"][string]["production"];

/** What answers for a service: of production, or of staging where somebody asks for it. */
export function servedBy(
  name: ServiceName,
  environment: "production" | "staging",
  { stage, services: hosts }: Config,
  isBound: Bound,
): ServedBy {
  const staging = environment === "staging";
  // In production an answer to who asks for staging is no staging, unless it has a host of its own.
  if (staging && stage === "production") return hosts[name].staging ? "configured" : "none";
  const row = services[name];
  const { tag } = destinationOf({ stage, hosts: hosts[name], isBound: isBound(row.binding), row, staging });
  return tag === "host" ? "configured" : tag === "binding" ? "bound" : "none";
}

export function sessionKeysOf({ sessionKeys, development }: Config): Health["sessionKeys"] {
  if (sessionKeys === null) return development ? "generated" : "missing";
  return readSessionKeys(sessionKeys) ? "configured" : "unreadable";
}
