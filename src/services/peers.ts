/** What the services ask of one another. Each is handed in, so that a test can stand in for it. */
import type { MailMessage, MailResult } from "../contract/services.ts";
import type { Entitlement } from "../contract/subscription/subscription.ts";

/** Who an access token speaks for. `accountId` is the external id. */
export interface SignedIn {
  readonly accountId: string;
  readonly email: string | null;
  /** Raised by an undo, by signing out everywhere and by every change of address: what is older opens nothing. */
  readonly epoch: number;
}

export type TokenCheck = { ok: true; account: SignedIn } | { ok: false; error: "invalid_token" | "expired_token" };

export interface AuthPeer {
  verify(token: string): Promise<TokenCheck>;
  /** Whether the account lives, is not about to be deleted, and is still in this epoch. */
  isCurrent(accountId: string, epoch: number): Promise<boolean>;
  /** The external id of the account with this address, or null. Only a developer's page asks. */
  accountByEmail(email: string): Promise<string | null>;
}

export interface MailPeer {
  send(message: MailMessage): Promise<MailResult>;
}

/**
 * Why an account ends. One whose owner ends it may be in the middle of something, which has to find a mark for a day; one that
 * nobody used for longer than any token lives leaves nothing.
 */
export type Ending = "asked" | "unused";

/** How much of each kind was deleted: what the receipt of a deletion is made of. */
export type Erased = Readonly<Record<string, number>>;

/** A service that keeps something of an account, or of the address of one. */
interface Keeper {
  /** All that is kept, as JSON, without anything that opens something. */
  held(of: string): Promise<string>;
}

export interface SubscriptionPeer extends Keeper {
  entitlements(accountId: string): Promise<Entitlement[]>;
  /** The account that confirmed this receipt of a store; null when none did. */
  receiptOwner(store: "apple" | "google", receipt: string): Promise<string | null>;
  /** Forgets the account. `email` is where word of a subscription that is cut short goes; null for an account without an address. */
  forget(accountId: string, email: string | null, ending?: Ending): Promise<Erased>;
  /** Whether there is a subscription, however old (`lasting`), or the beginning of one, which ends in a day (`passing`). */
  holds(accountId: string): Promise<"lasting" | "passing" | null>;
}

export interface IdentityPeer extends Keeper {
  forget(accountId: string, ending?: Ending): Promise<Erased>;
}

/** What an address that somebody confirmed gets; named by the address. */
export interface NewsletterPeer extends Keeper {
  forget(email: string): Promise<Erased>;
}
