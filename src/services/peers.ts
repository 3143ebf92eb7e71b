/** What the services ask of one another, by RPC. Each is handed in, so that a test can stand in for it. */

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

export interface SubscriptionPeer {
  entitlements(accountId: string): Promise<Entitlement[]>;
}
