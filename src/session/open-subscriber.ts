import { exports } from "cloudflare:workers";
import type { Context } from "hono";
import type { FailureEvent, FailureLabel } from "../../client/subscription/events.ts";
import { rememberStaging } from "../../client/subscription/staging.ts";
import type { Http } from "../http.ts";
import { openSession } from "./session.ts";
import { sessionKeys } from "./session-keys.ts";
import { type Subscriber, subscriberClient } from "./subscriber.ts";

/** The subscriber of a request: opened at the first call, the same at every other. */
export function subscriberOf(c: Context<Http>): () => Promise<Subscriber> {
  let opened: Promise<Subscriber> | undefined;
  return () => {
    opened ??= open(c);
    return opened;
  };
}

async function open(c: Context<Http>): Promise<Subscriber> {
  const { config, visit } = c.var;
  const failures: FailureLabel[] = [];
  const session = await openSession({
    cookies: visit.cookies,
    keys: () => sessionKeys({ env: c.env, config }),
    now: Date.now(),
  });
  const staging = rememberStaging(visit.url.search, session);
  const client = subscriberClient({
    session,
    here: visit.url,
    gateway: { config, exports },
    country: visit.country,
    staging,
    onEvent(event) {
      failures.push(event.label);
      logFailure(event);
    },
  });
  return { session, client, staging, failures };
}

/** Which step failed, and with which message of ours: nothing that was typed, and no address. */
function logFailure({ label, error }: FailureEvent): void {
  console.warn(`subscription: ${label}: ${error.message}`);
}
