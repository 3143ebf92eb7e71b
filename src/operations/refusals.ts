/** What keeps a deployment from being released. Decided from the settings and the names of the secrets that are there. */
import { type IsBound, missingIn } from "../deployment.ts";
import { readEdgeConfig } from "../env.ts";
import { neededPairKeys, serviceTable } from "../platform/service-table.ts";
import type { WorkerSettings } from "./settings.ts";

/** Names of the secrets that each worker has. */
export interface SecretNames {
  readonly edge: readonly string[];
  readonly services: readonly string[];
}

/** What is read here of the settings of a deployment. */
export interface DeployedSettings {
  readonly edge: {
    readonly vars: WorkerSettings["vars"];
    readonly services?: readonly { readonly binding: string }[];
    readonly analytics_engine_datasets: readonly { readonly binding: string }[];
  };
  readonly services: Pick<WorkerSettings, "vars">;
}

/** The reasons, in words for whoever deploys; empty if nothing is missing. */
export function refusalsFor({ edge, services }: DeployedSettings, secrets: SecretNames): readonly string[] {
  const { vars, services: bindings = [], analytics_engine_datasets: datasets } = edge;
  const bound = new Set([...bindings, ...datasets].map(({ binding }) => binding));
  const isBound: IsBound = (name) => bound.has(name);
  const keys = secrets.edge.includes("SESSION_KEYS") ? "configured" : "missing";
  const onionKey = secrets.edge.includes("ONION_KEY") ? "set" : "";
  const missing = missingIn(readEdgeConfig({ ...vars, ONION_KEY: onionKey }), isBound, keys);
  const needsServices = bindings.length > 0;
  const issuer = services.vars.AUTH_ISSUER;
  const pairKeys = neededPairKeys(
    (name) => isBound(serviceTable[name].binding),
    (name) => Boolean(vars[serviceTable[name].host]),
  );
  const lacks = {
    AUTH_SIGNING_KEYS: !secrets.services.includes("AUTH_SIGNING_KEYS"),
    AUTH_ISSUER: !issuer,
    ...Object.fromEntries(pairKeys.map((name) => [name, !secrets.services.includes(name)])),
  };
  const hosts = [vars.MAIN_HOSTS, vars.START_HOSTS, vars.NOAI_HOSTS, ...(needsServices && issuer ? [issuer] : [])];
  const configured = Object.entries(vars).flatMap(([name, value]) => (name.endsWith("_HOST") ? [value] : []));
  return [
    ...missing.map((name) => `${name} is missing`),
    ...(needsServices
      ? Object.entries(lacks).flatMap(([name, isMissing]) =>
          isMissing ? [`${name} is missing at the services worker`] : [],
        )
      : []),
    ...[...hosts, ...configured]
      .flatMap((list) =>
        String(list ?? "")
          .split(" ")
          .filter(Boolean),
      )
      .filter(isReserved)
      .map((name) => `${name} is a name that nobody can own`),
  ];
}

/** Names reserved for examples and for the local machine (RFC 2606, RFC 6761): no deployment can have one. */
function isReserved(host: string): boolean {
  const name = host.replace(/^https?:\/\//, "").replace(/[:/].*$/, "");
  return /(?:^|\.)(?:example|test|invalid|localhost)$/.test(name) || /^127\./.test(name);
}
