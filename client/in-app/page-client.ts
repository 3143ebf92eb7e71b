import { readOwnDevice } from "../../src/contract/device.ts";
import { failureEvents } from "../../src/contract/events/failure-events.ts";
import { deviceKindOf } from "../../src/contract/subscription/device-kind.ts";
import type { Flags } from "../bridge/messages.ts";
import type { SendEvent } from "../events/sender.ts";
import { createExpiringStore } from "../storage/expiring-store.ts";
import type { Store } from "../storage/store.ts";
import { createSubscriptionClient, type SubscriptionClient } from "../subscription/client.ts";
import { pageService } from "../subscription/page-service.ts";
import { randomBytes } from "../subscription/pkce.ts";
import { rememberStaging } from "../subscription/staging.ts";
import { browserInfoStore } from "../subscription/stored-info.ts";
import { systemClock } from "../time/clock.ts";

export interface PageClient {
  readonly client: SubscriptionClient;
  readonly staging: boolean;
}

/** The subscription client in this page, in the version of the auth service that the app speaks. */
export function createPageClient(flags: Flags, send: SendEvent): PageClient {
  const store = tabStore();
  const staging = rememberStaging(window.location.search, store);
  const client = createSubscriptionClient({
    service: pageService(),
    store: browserInfoStore(store),
    random: randomBytes,
    onEvent: ({ label }) => send(failureEvents[label]),
    staging,
    device: deviceKindOf(readOwnDevice(navigator)),
    flags,
  });
  return { client, staging };
}

/** Whether this page works against staging (SUB-7), for calls that the client doesn't make. */
export function isOnStaging(): boolean {
  return rememberStaging(window.location.search, tabStore());
}

function tabStore(): Store {
  return createExpiringStore({ open: () => window.sessionStorage, clock: systemClock });
}
