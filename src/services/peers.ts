/** The calls that services make to one another. Each peer is passed in, so that a test can replace it. */
import type { MailMessage, MailResult } from "../contract/services.ts";
import type { SubscriptionNotice } from "../contract/subscription/details.ts";
import type { Entitlement } from "../contract/subscription/subscription.ts";

/** Who an access token speaks for. `accountId` is the external id. */
export interface TokenHolder {
  readonly accountId: string;
  readonly email: string | null;
  /** Raised by a change of address, an undo, signing out everywhere and a suspension: what is older opens nothing. */
  readonly epoch: number;
}

export type TokenCheck = { ok: true; account: TokenHolder } | { ok: false; error: "invalid_token" | "expired_token" };

export interface AuthPeer {
  verify(token: string): Promise<TokenCheck>;
  /** Whether the account exists, is neither suspended nor being deleted, and is still in this epoch. */
  isCurrent(accountId: string, epoch: number): Promise<boolean>;
  /** The address of an account, for mails that nobody's token asks for; null if it has none, or is gone. */
  emailOf(accountId: string): Promise<string | null>;
  /** The external id of the account with this address, or null. Only a developer's page asks. */
  accountByEmail(email: string): Promise<string | null>;
}

export interface MailPeer {
  send(message: MailMessage): Promise<MailResult>;
}

/** What a mail would say, for a reader without an address: its subject, and its text and facts up to its link. */
export interface MailWords {
  words(message: MailMessage): Promise<Omit<SubscriptionNotice, "at">>;
}

/**
 * Why an account ends. `asked`: its owner or an operator ended it, so other requests may be under way and have to find a mark
 * of that for a day. `unused`: nobody has used it for longer than an access token lives, so no mark is left.
 */
export type DeletionCause = "asked" | "unused";

/** How much of each kind was deleted: what the receipt of a deletion is made of. */
export type ErasedCounts = Readonly<Record<string, number>>;

/** A service that stores something of an account, or of an account's address. */
interface Keeper {
  /** Everything stored, as JSON, without anything that gives access. */
  held(of: string): Promise<string>;
}

export interface SubscriptionPeer extends Keeper {
  entitlements(accountId: string): Promise<Entitlement[]>;
  /** The account that confirmed this receipt of a store; null when none did. */
  receiptOwner(store: "apple" | "google", receipt: string): Promise<string | null>;
  /** Forgets the account. `email` is told if a subscription is cut short; null for an account without an address. */
  forget(accountId: string, email: string | null, ending?: DeletionCause): Promise<ErasedCounts>;
  /** `lasting`: it has or had a subscription, other than one that a receipt started and that ended a month ago; `passing`: it has only an open checkout, which ends in a day; null: neither. */
  holds(accountId: string): Promise<"lasting" | "passing" | null>;
  /** The account has an address that it did not have before: the confirmation of its order goes there if no other had it. */
  addressAdded(accountId: string): Promise<void>;
}

export interface IdentityPeer extends Keeper {
  forget(accountId: string, ending?: DeletionCause): Promise<ErasedCounts>;
}

/** The scans of subscribers; nothing leads from an account to a free one. */
export interface ScanPeer extends Keeper {
  forget(accountId: string, ending?: DeletionCause): Promise<ErasedCounts>;
  /** Ends the open streams of the account's scan: sessions of the account have ended. Whoever may read on opens the next. */
  endStreams(accountId: string): Promise<void>;
}

/** The newsletter, whose calls name a confirmed email address instead of an account. */
export interface NewsletterPeer extends Keeper {
  forget(email: string): Promise<ErasedCounts>;
}
