import type { Service } from "../../src/contract/call.ts";
import type { DeviceKind } from "../../src/contract/subscription/device-kind.ts";
import { defaultFlags, type Flags } from "../bridge/messages.ts";
import type { Auth } from "./auth.ts";
import { createCalls, type SubscriptionCalls } from "./calls.ts";
import { createAuth } from "./create-auth.ts";
import { createReporter, type FailureEvent } from "./events.ts";
import type { ServiceOrigins } from "./paths.ts";
import type { RandomSource } from "./pkce.ts";
import { createStoredInfo, type InfoStore, type StoredInfo } from "./stored-info.ts";

export interface SubscriptionClientOptions {
  /** How the services are reached: by `fetch` from a page, through the gateway in the worker. */
  readonly service: Service;
  /** Where tokens and other state are kept between calls: browser storage, or the session in a worker. */
  readonly store: InfoStore;
  readonly random: RandomSource;
  /** Told of each failed step once, before the step rejects. */
  readonly onEvent: (event: FailureEvent) => void;
  /** Left out: the host of the page. */
  readonly hosts?: ServiceOrigins;
  /** Left out: the same as `hosts`, which then recognise staging by its query parameter. */
  readonly stagingHosts?: ServiceOrigins;
  readonly staging?: boolean;
  /** What its owner is told of where this client signs in. */
  readonly device?: DeviceKind;
  readonly flags?: Flags;
}

export interface SubscriptionClient extends SubscriptionCalls {
  readonly auth: Auth;
  readonly info: StoredInfo;
}

const ownHost: ServiceOrigins = { auth: "", subscriptions: "", site: "" };

/**
 * The subscription client: the same code in browsers and in the worker (SUB-1). Every call rejects with a
 * `CommunicationError`, but for the few errors with a message of their own; eligibility never rejects.
 */
export function createSubscriptionClient(options: SubscriptionClientOptions): SubscriptionClient {
  const { hosts = ownHost, staging = false, flags = defaultFlags } = options;
  const report = createReporter(options.onEvent);
  const info = createStoredInfo(options.store);
  const { stagingHosts = hosts } = options;
  const calls = createCalls({ ...options, hosts, stagingHosts, staging, report });
  return { ...calls, auth: createAuth({ calls, info, flags, report }), info };
}
