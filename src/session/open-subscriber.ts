import type { Context } from "hono";
import { refusalIn } from "../../client/subscription/errors.ts";
import type { FailureEvent, FailureLabel } from "../../client/subscription/events.ts";
import { deviceKindOf } from "../contract/subscription/device-kind.ts";
import { callerOf } from "../gateway/service-of.ts";
import type { Http } from "../http.ts";
import { logFailure } from "../platform/log.ts";
import { randomBytes } from "../platform/random.ts";
import { openAccounts } from "./account-cookies.ts";
import { openSession } from "./session.ts";
import { sessionKeys } from "./session-keys.ts";
import { type Subscriber, subscriberClient } from "./subscriber.ts";

/** The subscriber of a request: opened once, and only where something asks for it. */
export async function openSubscriber(c: Context<Http>): Promise<Subscriber> {
  const { config, intent, visit } = c.var;
  const failures: FailureLabel[] = [];
  const opening = { cookies: visit.cookies, keys: () => sessionKeys(config), now: Date.now() };
  const [session, accounts] = await Promise.all([openSession(opening), openAccounts(opening)]);
  const { random = randomBytes } = (await c.get("submission")?.()) ?? {};
  const client = subscriberClient({
    session,
    caller: callerOf(c),
    country: visit.country,
    flags: config.flags,
    device: deviceKindOf(visit.device),
    random,
    onEvent(event) {
      failures.push(event.label);
      logFailedStep(event);
    },
  });
  const isV2 = config.flags.useSubscriptionsAuthV2;
  return { session, accounts, client, isV2, staging: visit.staging, intent, failures };
}

/** Logs which step failed and how, but nothing that was typed, and no address. */
function logFailedStep({ label, error }: FailureEvent): void {
  logFailure({ part: `subscription ${label}`, cause: error, status: refusalIn(error).status });
}
