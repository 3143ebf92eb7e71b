/** What keeps a deployment from being released. Decided from the settings and the names of the secrets that are there. */
import { type Bound, missingIn } from "../../../src/deployment.ts";
import { readConfig } from "../../../src/env.ts";
import { neededPairKeys, services } from "../../../src/platform/service-table.ts";
import { type Environment, imageHosts } from "../wrangler/settings.ts";

/** Names of the secrets that each worker has. */
export interface Secrets {
  readonly edge: readonly string[];
  readonly services: readonly string[];
}

/** The reasons, in words for whoever deploys; empty if nothing is missing. */
export function refusalsFor(environment: Environment, secrets: Secrets): readonly string[] {
  const { hosts, bound, stage, edgeVars, events, answers, issuer } = environment;
  const onion = { ONION_HOSTS: hosts.onion, ONION_KEY: secrets.edge.includes("ONION_KEY") ? "set" : "" };
  const vars = { STAGE: stage, MAIN_HOSTS: hosts.main, IMAGE_HOSTS: imageHosts, ...onion, ...edgeVars };
  const bindings = new Set<string>(bound.map((name) => services[name].binding));
  const datasets = new Map<string, string | null>(Object.entries({ EVENTS: events, ANSWERS: answers }));
  const isBound: Bound = (name) => bindings.has(name) || Boolean(datasets.get(name));
  const keys = secrets.edge.includes("SESSION_KEYS") ? "configured" : "missing";
  const missing = missingIn(readConfig(vars), isBound, keys);
  const needsSigning = bound.length > 0 && !secrets.services.includes("AUTH_SIGNING_KEYS");
  const needsIssuer = bound.length > 0 && issuer === null;
  const pairKeys = neededPairKeys(
    (name) => bound.includes(name),
    (name) => Boolean(edgeVars[services[name].host]),
  );
  return [
    ...missing.map((name) => `${name} is missing`),
    ...(needsSigning ? ["AUTH_SIGNING_KEYS is missing at the services worker"] : []),
    ...(needsIssuer ? ["AUTH_ISSUER is missing at the services worker"] : []),
    ...pairKeys
      .filter((name) => !secrets.services.includes(name))
      .map((name) => `${name} is missing at the services worker`),
    ...namesOf(environment)
      .filter(isReserved)
      .map((name) => `${name} is a name that nobody can own`),
  ];
}

function namesOf({ hosts, edgeVars, bound, issuer }: Environment): readonly string[] {
  const configured = Object.entries(edgeVars).filter(([name]) => name.endsWith("_HOST"));
  const signing = bound.length > 0 && issuer !== null ? [issuer] : [];
  const lists = [hosts.main, hosts.start, hosts.noai, ...signing, ...configured.map(([, host]) => host)];
  return lists.flatMap((list) => list.split(" ").filter(Boolean));
}

/** Names reserved for examples and for the local machine (RFC 2606, RFC 6761): no deployment can have one. */
function isReserved(host: string): boolean {
  const name = host.replace(/^https?:\/\//, "").replace(/[:/].*$/, "");
  return /(?:^|\.)(?:example|test|invalid|localhost)$/.test(name) || /^127\./.test(name);
}
