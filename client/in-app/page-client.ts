import type { Flags } from "../../src/contract/bridge.ts";
import { createExpiringStore } from "../storage/expiring-store.ts";
import { createSubscriptionClient, type SubscriptionClient } from "../subscription/client.ts";
import { rememberStaging } from "../subscription/staging.ts";
import { waitIn } from "./in-app.ts";

export interface PageClient {
  readonly client: SubscriptionClient;
  readonly staging: boolean;
}

/** The subscription client in this page, in the version of the auth service that the app speaks. */
export function createPageClient(window: Window & typeof globalThis, flags: Flags): PageClient {
  const clock = { now: () => Date.now(), after: waitIn(window) };
  const store = createExpiringStore({ open: () => window.sessionStorage, clock });
  const staging = rememberStaging(window.location.search, store);
  const client = createSubscriptionClient({
    fetch: (address, asking) => window.fetch(address, asking),
    store,
    clock,
    random: (bytes) => crypto.getRandomValues(bytes),
    onEvent: () => {},
    staging,
    flags,
  });
  return { client, staging };
}
