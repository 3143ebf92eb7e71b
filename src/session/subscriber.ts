import type { Flags } from "../../client/bridge/messages.ts";
import { createSubscriptionClient, type SubscriptionClient } from "../../client/subscription/client.ts";
import type { FailureEvent, FailureLabel } from "../../client/subscription/events.ts";
import type { Fetch } from "../../client/subscription/fetch-json.ts";
import { systemClock } from "../../client/time/clock.ts";
import type { Country } from "../contract/country.ts";
import { signInCookie } from "../contract/held-cookies.ts";
import { codeSchema } from "../contract/subscription/auth.ts";
import { type Asker, send } from "../gateway/ask.ts";
import type { RandomBytes } from "../platform/random.ts";
import type { RequestIntent } from "../visit/request-intent.ts";
import { accessByV1 } from "./access-by-v1.ts";
import type { Tokens } from "./account-cookies.ts";
import { infoStore } from "./info-store.ts";
import type { Session } from "./session.ts";

/** The cookie by which the auth service knows a sign-in that is under way: this worker calls it as a program. */
const authCookie = signInCookie.wire;

/** The visitor as a subscriber, or as somebody who may become one: their session, and the client that works on it. */
export interface Subscriber {
  readonly session: Session;
  /** The accounts that the request's cookies hold beside the session, by the names of these cookies. */
  readonly accounts: ReadonlyMap<string, Tokens>;
  readonly client: SubscriptionClient;
  /** Whether it signs in through version 2 of the auth service (SUB-5). Version 1 has no recovery codes. */
  readonly isV2: boolean;
  /** Whether it works against staging (SUB-7). */
  readonly staging: boolean;
  /** How far this request may go. */
  readonly intent: RequestIntent;
  /** The steps that failed in this request, which the page counts as events (SUB-3). */
  readonly failures: readonly FailureLabel[];
}

interface SubscriberOptions {
  readonly session: Session;
  readonly asker: Asker;
  readonly country: Country | null;
  readonly flags: Flags;
  readonly random: RandomBytes;
  readonly onEvent: (event: FailureEvent) => void;
}

/** The subscription client as the worker runs it for one visitor: the same code as in the browser (SUB-1, FLOW-7). */
export function subscriberClient(options: SubscriberOptions): SubscriptionClient {
  const { session, asker, flags, random, onEvent } = options;
  const { here, staging } = asker;
  const hosts = { auth: here.origin, subscriptions: here.origin, site: here.origin };
  const setting = {
    fetch: serviceFetch(options),
    store: infoStore(session),
    clock: systemClock,
    random,
    onEvent,
    hosts,
    staging,
  };
  const client = createSubscriptionClient({ ...setting, flags: { ...flags, useSubscriptionsAuthV2: true } });
  if (flags.useSubscriptionsAuthV2) return client;
  const earlier = createSubscriptionClient({ ...setting, flags });
  return { ...client, auth: { ...earlier.auth, account: client.auth.account, ...accessByV1(options, client.info) } };
}

/** Calls go straight through the gateway; the auth service's one cookie is kept in the session, as a browser would. */
function serviceFetch({ session, country, asker }: SubscriberOptions): Fetch {
  return async (url, { credentials, ...asking }) => {
    const underWay = session.read("under-way");
    const kept = credentials === "include" && underWay?.is === "sign-in" ? underWay.visit : undefined;
    // The visitor's own country, so that the checkout asks the price that the page of plans showed.
    const cookies = [...(kept ? [`${authCookie}=${kept}`] : []), ...(country ? [`country=${country}`] : [])];
    const headers = cookies.length ? { ...asking.headers, cookie: cookies.join("; ") } : asking.headers;
    const answer = await send(asker, { ...asking, path: url, headers });
    const given = answer.headers.getSetCookie().find((cookie) => cookie.startsWith(`${authCookie}=`));
    const now = session.read("under-way");
    const visit = codeSchema.safeParse(given?.slice(authCookie.length + 1).split(";")[0]).data;
    if (visit) session.keep("under-way", { ...(now?.is === "sign-in" && now), is: "sign-in", visit });
    return answer;
  };
}
