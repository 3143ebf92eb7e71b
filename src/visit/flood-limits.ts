/** The platform's rate limits for what can be flooded, for each network and for everybody at one location. */
import type { Flood, FloodGate, Over } from "../gateway/floods.ts";
import { clientKey } from "./client-key.ts";
import type { HostVariant } from "./host.ts";

/** The rate limit bindings, each a number of requests a minute for each key. */
type Limiter = "LIMIT_FEW" | "LIMIT_SOME" | "LIMIT_MANY" | "LIMIT_ALL";
export type Limiters = Readonly<Record<Limiter, Pick<RateLimit, "limit">>>;

/**
 * `network` counts one network. All visitors of the onion host come through one proxy, so they share `onion`: a flood
 * through it closes the onion host for a minute, and the web stays open. `all` counts everybody at this location, for work
 * that the edge does itself; what ends in a store is counted there, over all locations.
 */
interface FloodLimits {
  readonly network: Limiter;
  readonly onion: Limiter | null;
  readonly all: Limiter | null;
}

/** What a person does a few times a day. */
const rare: FloodLimits = { network: "LIMIT_FEW", onion: "LIMIT_SOME", all: null };
/** What a browser does by itself. */
const frequent: FloodLimits = { network: "LIMIT_MANY", onion: null, all: "LIMIT_ALL" };

const limits: Readonly<Record<Flood, FloodLimits>> = {
  session: { network: "LIMIT_SOME", onion: "LIMIT_MANY", all: null },
  "sign-up": rare,
  code: rare,
  newsletter: rare,
  support: rare,
  scan: rare,
  survey: rare,
  suggestion: frequent,
  image: frequent,
  event: frequent,
};

/** Where a request comes from, as the platform saw it. */
export interface Origin {
  readonly address: string | null;
  readonly isOnion: boolean;
}

export function originOf({ headers }: Pick<Request, "headers">, host: HostVariant): Origin {
  return { address: headers.get("cf-connecting-ip"), isOnion: host === "onion" };
}

/**
 * Who is over the limit, or null. A request over its network's limit does not count towards that of everybody, so one bot
 * cannot shut others out.
 */
export async function overLimit(env: Limiters, flood: Flood, { address, isOnion }: Origin): Promise<Over | null> {
  const { network, onion, all } = limits[flood];
  const key = isOnion ? "onion" : clientKey(address, { isOnion });
  const own = isOnion ? onion : network;
  if (own && key && !(await env[own].limit({ key: `${flood} ${key}` })).success)
    return isOnion ? "everybody" : "network";
  return all && !(await env[all].limit({ key: flood })).success ? "everybody" : null;
}

export function floodGate(env: Limiters, origin: Origin): FloodGate {
  const gate: FloodGate = {
    over: null,
    async admit(flood) {
      gate.over ??= await overLimit(env, flood, origin);
      return gate.over === null;
    },
  };
  return gate;
}
