/** How accounts end: on request, or because nobody is behind them. */
import { limits } from "../rules.ts";
import { type Account, type AccountStep, isSignedIn, withNextEpoch } from "./account-rules.ts";
import { liveUndos } from "./edit-rules.ts";

/** What still points to an account that ends. */
export interface AccountReferences {
  readonly id: string;
  readonly email: string | null;
  readonly sessions: readonly string[];
  /** Those that it has or could take back. */
  readonly addresses: readonly string[];
  /** Of its recovery code. */
  readonly locator: string | null;
}

export function referencesOf({ id, sessions, undos, email, recovery }: Account): AccountReferences {
  const addresses = [...undos.map((undo) => undo.email), ...(email === null ? [] : [email])];
  return { id, email, sessions, addresses, locator: recovery?.locator ?? null };
}

export type EndAnswer =
  | { ok: true; references: AccountReferences }
  | { ok: false; error: "invalid_token" | "address_changed_lately" };

/**
 * Marks an account as ending for whoever is signed in to it. Not while a change of its address can be taken back: else a
 * stranger who made that change could take the account away for good.
 */
export function beginEnding(account: Account, epoch: number, now: number): AccountStep<EndAnswer> {
  if (!isSignedIn(account, epoch)) return { account, answer: { ok: false, error: "invalid_token" } };
  if (liveUndos(account, now).length > 0) return { account, answer: { ok: false, error: "address_changed_lately" } };
  return { account: ending(account), answer: { ok: true, references: referencesOf(account) } };
}

/** The tombstone: what is left to do stays in it until it is done. */
export function ending(account: Account): Account {
  const next = withNextEpoch(account);
  return { ...next, status: "ending", sessionsFrom: next.epoch };
}

/** Whether nothing but a session leads to the account: no address, no recovery code, and none that could come back. */
export function isBare(account: Account): boolean {
  return account.email === null && !account.recovery && account.undos.length === 0;
}

/** The account without what has run out, and the addresses that it can no longer take back. */
export function withoutExpired(account: Account, now: number): { account: Account; addresses: string[] } {
  const undos = liveUndos(account, now);
  if (undos.length === account.undos.length) return { account, addresses: [] };
  const kept = new Set([...undos.map(({ email }) => email), account.email]);
  const gone = account.undos.map(({ email }) => email).filter((email) => !kept.has(email));
  return { account: { ...account, undos }, addresses: gone };
}

/** When the account has to be looked at again, or null: a change can be taken back no more, or nobody came to stay. */
export function wakeAt(account: Account, now: number): number | null {
  const times = account.undos.map(({ expiresAt }) => expiresAt);
  if (isBare(account)) times.push(now + limits.bareAccount);
  return times.length > 0 ? Math.min(...times) : null;
}
