/** What a subscription account keeps, where and for how long. The README of the services repeats this as a table. */
import type { Country } from "../../contract/country.ts";
import type { Language } from "../../contract/language/languages.ts";
import { retention } from "../../contract/retention.ts";
import type { Platform } from "../../contract/subscription/subscription.ts";
import type { Budget } from "../../platform/budget.ts";
import type { MailKind } from "../mail-budgets.ts";
import type { BankQuestion } from "./cards.ts";

const hour = 60 * 60 * 1000;

/**
 * How long a checkout and a portal address live, and an idempotency key is remembered. A tombstone outlives everything
 * that was under way when its account was deleted: the token of a request, an open checkout.
 */
export const lifetimes = {
  checkout: 24 * hour,
  portal: hour,
  tombstone: retention.deletedAccountHours * hour,
  /** A receipt that has started nothing, because another subscription was active: it may be confirmed again afterwards. */
  reservedReceipt: 24 * hour,
  /** A receipt after the subscription that it started. An app that confirms it again in that time starts nothing anew. */
  endedReceipt: 30 * 24 * hour,
} as const;

/** How many of a kind an account keeps at once: more than a person opens, and a limit to what a script can store. */
export const mostKept = 20;

/** A checkout as its account keeps it, under `checkout:<secret>`. */
export interface Checkout {
  readonly secret: string;
  readonly accountId: string;
  readonly email: string | null;
  /** Of the account when the checkout was opened: in another one it cannot be paid any more. */
  readonly epoch: number;
  readonly productId: string;
  readonly platform: Platform;
  readonly returnUrl: string;
  readonly origin: string | undefined;
  readonly country: Country | null;
  readonly staging: boolean;
  readonly expiresAt: number;
  /** Of the page that led there: its own pages are in it. Left out in those from before there were languages. */
  readonly language?: Language;
  /** Set once a payment went through. */
  readonly paidAt: number | null;
  /** The bank's question that is open on the page of the checkout. */
  readonly asked?: BankQuestion | undefined;
}

/** An idempotency key, under `key:<key>`: which checkout it opened, and for what. */
export interface UsedKey {
  readonly fingerprint: string;
  readonly secret: string;
  readonly expiresAt: number;
}

/** A portal address, under `portal:<secret>`: whose it is, and where mails about a change go. */
export interface PortalRecord {
  readonly accountId: string;
  readonly email: string | null;
  /** As in {@link Checkout}. */
  readonly epoch: number;
  /** As in {@link Checkout}. */
  readonly language?: Language;
  readonly expiresAt: number;
  /** As in {@link Checkout}. */
  readonly asked?: BankQuestion | undefined;
}

/** What is left of a deleted account for a while, under `ended`. */
export interface AccountTombstone {
  readonly expiresAt: number;
}

/** What may still be sent to the owner, under `mail:<kind>`. */
export interface MailAllowance {
  readonly budgets: readonly Budget[];
  /** When the budgets are full again. */
  readonly expiresAt: number;
}

/**
 * A receipt, under `receipt:<digest>`: reserved before it is claimed, adopted once a subscription was started with it, leaving
 * from when it has expired until its own object is told.
 */
export interface ReceiptRecord {
  readonly state: "reserved" | "adopted" | "leaving";
  readonly accountId: string;
  readonly expiresAt: number;
}

/** Keys of the account's own storage. */
export const storageKeys = {
  subscription: "subscription",
  trialUsed: "trial-used",
  payments: "payments",
  /** In which the subscription was last used: mails by alarm are in it. Two letters; nothing for English. */
  language: "language",
  notice: (name: string) => `notice:${name}`,
  ended: "ended",
  mail: (kind: MailKind) => `mail:${kind}`,
  checkout: (secret: string) => `checkout:${secret}`,
  usedKey: (key: string) => `key:${key}`,
  portal: (secret: string) => `portal:${secret}`,
  receipt: (digest: string) => `receipt:${digest}`,
} as const;
