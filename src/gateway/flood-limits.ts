/** The platform's rate limits for what can be flooded, by where it comes from and for everybody at one location. */
import { type FloodRow, floods, type LimitSize } from "../platform/flood-table.ts";
import { type Network, networksOf } from "../platform/networks.ts";
import type { HostVariant } from "../visit/host.ts";
import type { Flood, FloodGate, FloodSource } from "./flood-addresses.ts";

type Limiter = Pick<RateLimit, "limit">;

/** The rate limit bindings, each a number of requests a minute for each key. */
export type Limiters = Readonly<Record<`LIMIT_${LimitSize}`, Limiter>>;

/** Where a request comes from, as the platform saw it. */
export interface RequestOrigin {
  readonly networks: readonly Network[];
  /** By the onion host, or from an exit of the same network, of which one person has many. */
  readonly isOnion: boolean;
}

/** The country code that the platform gives a Tor exit. */
export const torExit = "T1";

/** The key goes to the platform's own counters and nowhere else. */
export function requestOriginOf({ headers, cf }: Pick<Request, "headers" | "cf">, host: HostVariant): RequestOrigin {
  if (host === "onion") return { networks: [], isOnion: true };
  return { networks: networksOf(headers.get("cf-connecting-ip")), isOnion: cf?.country === torExit };
}

/**
 * Who is over the limit, or null. A request over the limit of a narrower network counts towards no wider one, nor towards that
 * of everybody, so one bot cannot shut others out.
 */
export async function overLimit(env: Limiters, flood: Flood, origin: RequestOrigin): Promise<FloodSource | null> {
  const row: FloodRow = floods[flood];
  const over = await overOriginLimit(env, { row, name: flood }, origin);
  if (over || row.location === undefined) return over;
  return (await admits(env, row.location, flood)) ? null : "everybody";
}

/** A row of the table, and the name to count by. */
interface Counted {
  readonly row: FloodRow;
  readonly name: string;
}

/** The same without what everybody shares. */
async function overOriginLimit(
  env: Limiters,
  { row, name }: Counted,
  { networks, isOnion }: RequestOrigin,
): Promise<FloodSource | null> {
  for (const { width, key } of networks) {
    if (!(await admits(env, row[width], `${name} ${key}`))) return "network";
  }
  if (row.onion === null || (networks.length > 0 && !isOnion)) return null;
  return (await admits(env, row.onion, `${name} ${isOnion ? "onion" : "unknown"}`)) ? null : "everybody";
}

async function admits(env: Limiters, size: LimitSize, key: string): Promise<boolean> {
  return (await env[`LIMIT_${size}`].limit({ key })).success;
}

/** Whether a version of an experiment may be counted once more from there. `version` names the event as well. */
export async function mayCountVersion(env: Limiters, version: string, origin: RequestOrigin): Promise<boolean> {
  return (await overOriginLimit(env, { row: floods.version, name: `version ${version}` }, origin)) === null;
}

/** Whether its networks send more requests than their people can. Each call counts as a request. */
export async function isOverPageLimit(
  env: Limiters & Readonly<Record<"REQUESTS", Limiter>>,
  { networks, isOnion }: RequestOrigin,
): Promise<boolean> {
  const [network, ...wider] = networks;
  if (!network) return false;
  // The narrowest has a binding of its own, which tests set low.
  if (!(await env.REQUESTS.limit({ key: network.key })).success) return true;
  return (await overOriginLimit(env, { row: floods.page, name: "page" }, { networks: wider, isOnion })) !== null;
}

export function floodGate(env: Limiters, origin: RequestOrigin): FloodGate {
  const gate: FloodGate = {
    from: origin.isOnion ? "onion" : "network",
    over: null,
    async admit(flood) {
      if (gate.over) return false;
      const over = await overLimit(env, flood, origin);
      if (over && floods[flood].above === "refused") gate.over = over;
      return over === null;
    },
  };
  return gate;
}
