import type { Flags } from "../../client/bridge/messages.ts";
import { createSubscriptionClient, type SubscriptionClient } from "../../client/subscription/client.ts";
import type { FailureEvent, FailureLabel } from "../../client/subscription/events.ts";
import { readAnswer, type Service } from "../contract/call.ts";
import type { Country } from "../contract/country.ts";
import { codeSchema } from "../contract/subscription/auth.ts";
import type { DeviceKind } from "../contract/subscription/device-kind.ts";
import { signInCookie } from "../contract/worker-cookies.ts";
import { type Caller, send, serviceFor } from "../gateway/service.ts";
import type { RandomBytes } from "../platform/random.ts";
import type { RequestIntent } from "../visit/request-intent.ts";
import { accessByV1 } from "./access-by-v1.ts";
import type { Tokens } from "./account-cookies.ts";
import { sessionInfo } from "./info-store.ts";
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
  readonly caller: Caller;
  readonly country: Country | null;
  readonly flags: Flags;
  readonly device: DeviceKind;
  readonly random: RandomBytes;
  readonly onEvent: (event: FailureEvent) => void;
}

/** The subscription client as the worker runs it for one visitor: the same code as in the browser (SUB-1, FLOW-7). */
export function subscriberClient(options: SubscriberOptions): SubscriptionClient {
  const { session, caller, flags, device, random, onEvent } = options;
  const service = subscriberService(options);
  const setting = { service, store: sessionInfo(session), random, onEvent, device, staging: caller.staging };
  const client = createSubscriptionClient({ ...setting, flags: { ...flags, useSubscriptionsAuthV2: true } });
  if (flags.useSubscriptionsAuthV2) return client;
  const earlier = createSubscriptionClient({ ...setting, flags });
  const v1 = accessByV1({ service: serviceFor(caller), onEvent }, client.info);
  return { ...client, auth: { ...earlier.auth, account: client.auth.account, ...v1 } };
}

/** The services, with the cookies that a browser would send: the auth service's one cookie is kept in the session. */
function subscriberService({ session, country, caller }: SubscriberOptions): Service {
  return async (request, deadline) => {
    const pending = session.read("under-way");
    const kept = request.credentials === "include" && pending?.is === "sign-in" ? pending.visit : undefined;
    // The visitor's own country, so that the checkout asks the price that the page of plans showed.
    const cookies = [...(kept ? [`${authCookie}=${kept}`] : []), ...(country ? [`country=${country}`] : [])];
    const headers = { ...request.headers, ...(cookies.length > 0 && { cookie: cookies.join("; ") }) };
    const answer = await send(caller, { ...request, headers }, deadline);
    const given = answer.headers.getSetCookie().find((cookie) => cookie.startsWith(`${authCookie}=`));
    const now = session.read("under-way");
    const visit = codeSchema.safeParse(given?.slice(authCookie.length + 1).split(";")[0]).data;
    if (visit) session.keep("under-way", { ...(now?.is === "sign-in" && now), is: "sign-in", visit });
    return readAnswer(answer);
  };
}
