import type { ServiceHosts, ServiceRow } from "./service-table.ts";
import type { Stage } from "./vars.ts";

/** Where a request for a service goes: to a configured host, to the services worker that is bound, or nowhere. */
export type Destination =
  | { readonly tag: "host"; readonly origin: string }
  | { readonly tag: "binding" }
  | { readonly tag: "none" };

interface Deployment {
  readonly stage: Stage;
  readonly hosts: ServiceHosts[keyof ServiceHosts];
  readonly isBound: boolean;
  readonly row: ServiceRow;
  /** Whether the visitor asks for staging. */
  readonly staging: boolean;
}

/**
 * A configured host comes first, then the binding; without either, nothing answers. Staging has a host of its own; in
 * development and on staging, the binding serves it as well. In production, asking for staging changes nothing where no
 * staging host is configured, and a demonstration never answers.
 */
export function destinationOf({ stage, hosts, isBound, row, staging }: Deployment): Destination {
  const isProduction = stage === "production";
  const bound: Destination = isBound && !(isProduction && row.isDemonstration) ? { tag: "binding" } : { tag: "none" };
  if (staging && hosts.staging) return { tag: "host", origin: hosts.staging };
  if (staging && !isProduction) return bound;
  return hosts.production ? { tag: "host", origin: hosts.production } : bound;
}
