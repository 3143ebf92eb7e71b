import { defaultFlags, type Flags } from "../bridge/messages.ts";
import type { Store } from "../storage/store.ts";
import type { Clock } from "../time/clock.ts";
import type { Auth } from "./auth.ts";
import { createCalls, type SubscriptionCalls } from "./calls.ts";
import { createAuth } from "./create-auth.ts";
import { createReporter, type FailureEvent } from "./events.ts";
import type { Fetch } from "./fetch-json.ts";
import { createHeldInfo, type HeldInfo } from "./held-info.ts";
import type { Hosts } from "./paths.ts";
import type { RandomBytes } from "./pkce.ts";

export interface SubscriptionClientOptions {
  /** In a browser `fetch` itself; in a worker, one that keeps the cookie of the auth session and drops `credentials`. */
  readonly fetch: Fetch;
  /** Where tokens and other state are kept between calls: browser storage, or the session in a worker. */
  readonly store: Store;
  readonly clock: Clock;
  readonly random: RandomBytes;
  /** Told of each failed step once, before the step rejects. */
  readonly onEvent: (event: FailureEvent) => void;
  /** Left out: the host of the page. */
  readonly hosts?: Hosts;
  /** Left out: the same as `hosts`, which then recognise staging by its query parameter. */
  readonly stagingHosts?: Hosts;
  readonly staging?: boolean;
  readonly flags?: Flags;
  /** Milliseconds that a call has. */
  readonly timeLimit?: number;
}

export interface SubscriptionClient extends SubscriptionCalls {
  readonly auth: Auth;
  readonly info: HeldInfo;
}

const ownHost: Hosts = { auth: "", subscriptions: "", site: "" };

/** Milliseconds: a little more than the edge gives the services (8 s), so that its answer about a slow one still arrives. */
const usualTimeLimit = 10_000;

/**
 * The subscription client: the same code in browsers and in the worker (SUB-1). Every call rejects with a
 * `CommunicationError`, but for the few errors with a message of their own; eligibility never rejects.
 */
export function createSubscriptionClient(options: SubscriptionClientOptions): SubscriptionClient {
  const { hosts = ownHost, staging = false, flags = defaultFlags, timeLimit = usualTimeLimit } = options;
  const report = createReporter(options.onEvent);
  const info = createHeldInfo(options.store);
  const { stagingHosts = hosts } = options;
  const calls = createCalls({ ...options, hosts, stagingHosts, staging, timeLimit, report });
  return { ...calls, auth: createAuth({ calls, info, flags, report }), info };
}
