/** What a subscription account keeps, where and for how long. The README of the services repeats this as a table. */
import type { Country } from "../../contract/country.ts";
import type { Platform } from "../../contract/subscription/subscription.ts";

const hour = 60 * 60 * 1000;

/** How long a checkout and a portal address live, and an idempotency key is remembered. */
export const lifetimes = { checkout: 24 * hour, portal: hour } as const;

/** A checkout as its account keeps it, under `checkout:<secret>`. */
export interface Checkout {
  readonly secret: string;
  readonly accountId: string;
  readonly email: string | null;
  readonly productId: string;
  readonly platform: Platform;
  readonly returnUrl: string;
  readonly origin: string | undefined;
  readonly country: Country | null;
  readonly staging: boolean;
  readonly expiresAt: number;
  /** Set once a payment went through. */
  readonly paidAt: number | null;
}

/** An idempotency key, under `key:<key>`: which checkout it opened, and for what. */
export interface UsedKey {
  readonly fingerprint: string;
  readonly secret: string;
  readonly expiresAt: number;
}

/** Keys of the account's own storage. */
export const at = {
  subscription: "subscription",
  trialUsed: "trial-used",
  checkout: (secret: string) => `checkout:${secret}`,
  usedKey: (key: string) => `key:${key}`,
  portal: (secret: string) => `portal:${secret}`,
  receipt: (digest: string) => `receipt:${digest}`,
} as const;

export interface Portal {
  readonly accountId: string;
  readonly expiresAt: number;
}
