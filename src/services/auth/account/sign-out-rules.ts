/** Ending all sessions of an account. */
import type { Account, AccountTransition } from "./account-rules.ts";
import { withNextEpoch } from "./account-rules.ts";
import { withoutPasskeys } from "./passkey-rules.ts";
import { withoutAgreed, withoutPresent } from "./precedence-rules.ts";

/** What an account has dropped and the caller must still end: its sessions, and the locators of void recovery codes. */
export interface RevokedCredentials {
  readonly sessions: readonly string[];
  readonly locators: readonly string[];
}

/**
 * Ends every session. If there is an address, a recovery code that counts less ends too, since anybody with a session may
 * have made it, and one that counts more ends in a week. Passkeys end, unless nothing else is left. Without an address the code
 * is the only way back, and stays. An address that agreed to its removal can no longer come back.
 */
export function signOutEverywhere(account: Account, now: number): AccountTransition<RevokedCredentials> {
  const left = { ...withoutPasskeys(account, now), undos: withoutAgreed(account.undos) };
  if (account.email === null) return endSessions(left, []);
  const { account: kept, locators } = withoutPresent(left, now);
  return endSessions(kept, locators);
}

/**
 * The sessions that end when all but this one do. Whatever could open a further one is void from now on: a code or a link
 * that was sent, and a sign-in that is under way.
 */
export function otherSessions(account: Account, sessionId: string): AccountTransition<readonly string[]> {
  const answer = account.sessions.filter((id) => id !== sessionId);
  return { account: distrusted(account), answer };
}

/** Whatever could open a further session is void: codes, links, sign-ins under way, and receipts, where there is another way in. */
export function distrusted(account: Account): Account {
  return { ...withNextEpoch(account), receiptsEnded: true };
}

export function endSessions(account: Account, locators: readonly string[]): AccountTransition<RevokedCredentials> {
  const next = withNextEpoch(account);
  return {
    account: { ...next, sessions: [], sessionsFrom: next.epoch },
    answer: { sessions: account.sessions, locators },
  };
}

/** Suspends an account, which ends its sessions and lets nobody sign in, or lets it in again, which brings no session back. */
export function suspend(account: Account, isSuspended: boolean): AccountTransition<RevokedCredentials> {
  if (!isSuspended) return { account: { ...account, status: "active" }, answer: { sessions: [], locators: [] } };
  return endSessions({ ...account, status: "suspended" }, []);
}
