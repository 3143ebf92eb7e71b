import { isOnionPage, isStartPage } from "../../client/acquisition/address.ts";

/** Which site this is. */
export type HostVariant = "main" | "start" | "onion" | "noai";

/** Host names in lower case, without a port. */
export interface HostNames {
  readonly start: readonly string[];
  readonly noai: readonly string[];
  readonly onion: readonly string[];
}

/** Longer than any name that DNS allows (253) with its port. */
const longest = 262;

/**
 * The variant that a host name stands for: a configured name, any name under `.onion`, else the main site. Port, letter
 * case and a closing dot do not matter; a malformed name is the main site. Never throws (HOST-1).
 */
export function resolveHost(host: string | null, names: HostNames): HostVariant {
  if (!host || host.length > longest) return "main";
  const name = host.toLowerCase().replace(/:\d*$/, "").replace(/\.$/, "");
  if (isOnionPage({ hostname: name }, names.onion)) return "onion";
  if (isStartPage({ hostname: name }, names.start)) return "start";
  return names.noai.includes(name) ? "noai" : "main";
}

/** The site of an address as the platform writes it. Split by hand: a URL takes several microseconds to parse. */
export function siteAt(address: string, names: HostNames): { readonly host: HostVariant; readonly secure: boolean } {
  const [scheme, , authority = ""] = address.split("/", 3);
  const name = authority.slice(authority.lastIndexOf("@") + 1);
  return { host: resolveHost(name, names), secure: scheme === "https:" };
}

/**
 * The origin of the request if it is one of ours, else that of the main host: the client chooses the `Host` header, and an
 * address that is shared or stored must not lead to a host that a stranger chose.
 */
export function ownOrigin({ host, origin }: URL, mainHosts: readonly string[], names: HostNames): string {
  const [main] = mainHosts;
  const isOurs = [...mainHosts, ...names.start, ...names.noai, ...names.onion].includes(host);
  return isOurs || main === undefined ? origin : `https://${main}`;
}
