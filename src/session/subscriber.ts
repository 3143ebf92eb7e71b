import { createSubscriptionClient, type SubscriptionClient } from "../../client/subscription/client.ts";
import type { FailureEvent, FailureLabel } from "../../client/subscription/events.ts";
import type { Fetch } from "../../client/subscription/fetch-json.ts";
import { systemClock } from "../../client/time/clock.ts";
import type { Country } from "../contract/country.ts";
import { type GatewayOptions, gateway } from "../gateway/gateway.ts";
import { randomBytes } from "../platform/random.ts";
import type { Session } from "./session.ts";

/** The cookie by which the auth service knows a sign-in that is under way. */
const authCookie = "auth_session_id";

/** The visitor as a subscriber, or as somebody who may become one: their session, and the client that works on it. */
export interface Subscriber {
  readonly session: Session;
  readonly client: SubscriptionClient;
  /** Whether this session works against staging, since an address said so once (SUB-7). */
  readonly staging: boolean;
  /** The steps that failed in this request, for the page to tell its events (SUB-3). */
  readonly failures: readonly FailureLabel[];
}

interface Given {
  readonly session: Session;
  /** The address of the page, for the host and for `environment=staging`. */
  readonly here: URL;
  readonly gateway: GatewayOptions;
  readonly country: Country | null;
  readonly staging: boolean;
  readonly onEvent: (event: FailureEvent) => void;
}

/** The subscription client as the worker runs it for one visitor: the same code as in the browser (SUB-1, FLOW-7). */
export function subscriberClient(given: Given): SubscriptionClient {
  const { session, here, staging, onEvent } = given;
  const hosts = { auth: here.origin, subscriptions: here.origin, site: here.origin };
  return createSubscriptionClient({
    fetch: serviceFetch(given),
    store: session,
    clock: systemClock,
    random: randomBytes,
    onEvent,
    hosts,
    staging,
    flags: { useSubscriptionsAuthV2: true, useUnifiedFeedback: false },
  });
}

/** Calls go straight through the gateway; the auth service's one cookie is kept in the session, as a browser would. */
function serviceFetch({ session, country, gateway: options }: Given): Fetch {
  return async (url, { credentials, ...asking }) => {
    const kept = credentials === "include" ? session.get(authCookie) : null;
    // The visitor's own country, so that the checkout asks the price that the plans named.
    const cookies = [...(kept ? [`${authCookie}=${kept}`] : []), ...(country ? [`country=${country}`] : [])];
    const headers = cookies.length ? { ...asking.headers, cookie: cookies.join("; ") } : asking.headers;
    const answer = await gateway(new Request(url, { ...asking, headers, redirect: "manual" }), options);
    const given = answer.headers.getSetCookie().find((cookie) => cookie.startsWith(`${authCookie}=`));
    if (given) session.set(authCookie, given.slice(authCookie.length + 1).split(";")[0] ?? "");
    return answer;
  };
}
