/** The ends of all sessions of an account. */
import type { Account, AccountStep } from "./account-rules.ts";
import { withNextEpoch } from "./account-rules.ts";
import { withoutAgreed, withoutPresent } from "./standing-rules.ts";

/** What was the account's a moment ago and has to end with its sessions: the locators are of recovery codes that are void. */
export interface Ended {
  readonly sessions: readonly string[];
  readonly locators: readonly string[];
}

/**
 * Ends every session. A recovery code goes with them where the address counts more, for whoever had a session may have made it;
 * without an address it is the one way back, and stays. An address that agreed to go does not come back after it.
 */
export function signOutEverywhere(account: Account, now: number): AccountStep<Ended> {
  const left = { ...account, undos: withoutAgreed(account.undos) };
  if (account.email === null) return endSessions(left, []);
  const { account: kept, locators } = withoutPresent(left, now);
  return endSessions(kept, locators);
}

export function endSessions(account: Account, locators: readonly string[]): AccountStep<Ended> {
  const next = withNextEpoch(account);
  return {
    account: { ...next, sessions: [], sessionsFrom: next.epoch },
    answer: { sessions: account.sessions, locators },
  };
}

/** Nobody signs in to a suspended account, and its sessions end; letting it in again brings none of them back. */
export function suspend(account: Account, isSuspended: boolean): AccountStep<Ended> {
  if (!isSuspended) return { account: { ...account, status: "active" }, answer: { sessions: [], locators: [] } };
  return endSessions({ ...account, status: "suspended" }, []);
}
