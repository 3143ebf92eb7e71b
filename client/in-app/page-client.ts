import type { EventId } from "../../src/contract/events/events.ts";
import type { Flags } from "../bridge/messages.ts";
import type { Send } from "../events/sender.ts";
import { createExpiringStore } from "../storage/expiring-store.ts";
import { createSubscriptionClient, type SubscriptionClient } from "../subscription/client.ts";
import type { FailureLabel } from "../subscription/events.ts";
import { randomBytes } from "../subscription/pkce.ts";
import { rememberStaging } from "../subscription/staging.ts";
import { systemClock } from "../time/clock.ts";

export interface PageClient {
  readonly client: SubscriptionClient;
  readonly staging: boolean;
}

const failureEvents: Readonly<Record<FailureLabel, EventId>> = {
  authorization: "subscription_error_authorization",
  "account create": "subscription_error_account_create",
  passphrase: "subscription_error_passphrase",
  login: "subscription_error_login",
  tokens: "subscription_error_tokens",
  "account edit": "subscription_error_account_edit",
  "account edit confirm": "subscription_error_account_edit_confirm",
};

/** The subscription client in this page, in the version of the auth service that the app speaks. */
export function createPageClient(flags: Flags, send: Send): PageClient {
  const store = createExpiringStore({ open: () => window.sessionStorage, clock: systemClock });
  const staging = rememberStaging(window.location.search, store);
  const client = createSubscriptionClient({
    fetch: (address, asking) => window.fetch(address, asking),
    store,
    clock: systemClock,
    random: randomBytes,
    onEvent: ({ label }) => send(failureEvents[label]),
    staging,
    flags,
  });
  return { client, staging };
}
