/**
 * The passkeys of an account. A passkey signs in and does nothing else: it is made within a session, which proves nothing, so
 * it counts for no more than a session that lasts. It neither deletes the account nor takes a change back, and it ends with
 * all sessions, unless it is older than what has just been shown to count.
 */
import { mostPasskeys } from "../../../contract/subscription/passkeys.ts";
import { spendAll } from "../../../platform/budget.ts";
import { budgetRules } from "../rules.ts";
import { type Account, type AccountTransition, isSignedIn, type Passkey, withNextEpoch } from "./account-rules.ts";
import { liveCodes } from "./precedence-rules.ts";

/** `wait` in seconds. `invalid_token`: the caller's session has ended. */
export type AddPasskeyAnswer =
  | { ok: true; passkeys: readonly Passkey[] }
  | { ok: false; error: "invalid_token" | "invalid_passkey" | "too_many_passkeys" }
  | { ok: false; wait: number };

/** Adds a passkey for a caller whose sign-in was valid in this epoch. */
export function addPasskey(
  account: Account,
  { epoch, passkey }: { readonly epoch: number; readonly passkey: Passkey },
  now: number,
): AccountTransition<AddPasskeyAnswer> {
  const { passkeys = [] } = account;
  if (!isSignedIn(account, epoch)) return { account, answer: { ok: false, error: "invalid_token" } };
  if (passkeys.some(({ id }) => id === passkey.id)) return { account, answer: { ok: false, error: "invalid_passkey" } };
  if (passkeys.length >= mostPasskeys) return { account, answer: { ok: false, error: "too_many_passkeys" } };
  const { budgets, wait } = spendAll(account.passkeyBudgets, budgetRules.passkey, now);
  const spent = { ...account, passkeyBudgets: budgets };
  if (wait > 0) return { account: spent, answer: { ok: false, wait } };
  const added = [...passkeys, passkey];
  return { account: { ...spent, passkeys: added }, answer: { ok: true, passkeys: added } };
}

/** The passkeys that are left; null if the caller's session has ended. */
export type ChangePasskeyAnswer = readonly Passkey[] | null;

interface PasskeyOf {
  readonly epoch: number;
  readonly id: string;
}

export function renamePasskey(
  account: Account,
  { epoch, id, name }: PasskeyOf & { readonly name: string },
): AccountTransition<ChangePasskeyAnswer> {
  const { passkeys = [] } = account;
  if (!isSignedIn(account, epoch)) return { account, answer: null };
  const named = passkeys.map((passkey) => (passkey.id === id ? { ...passkey, name } : passkey));
  return { account: withPasskeys(account, named), answer: named };
}

/** Removes it, and voids what a sign-in by it may still have under way. Removing it again changes nothing. */
export function removePasskey(account: Account, { epoch, id }: PasskeyOf): AccountTransition<ChangePasskeyAnswer> {
  const { passkeys = [] } = account;
  const left = passkeys.filter((passkey) => passkey.id !== id);
  if (left.length === passkeys.length) return { account, answer: passkeys };
  if (!isSignedIn(account, epoch)) return { account, answer: null };
  return { account: withNextEpoch(withPasskeys(account, left)), answer: left };
}

/**
 * Notes that a passkey has signed in, and answers the epoch in which that counts; null if there is no such passkey any more.
 * A counter that does not grow means that the passkey was copied, or its answer used before (WebAuthn, 6.1.1). One that stays
 * at 0 does not count.
 */
export function notePasskeyUse(
  account: Account,
  { id, counter }: Pick<Passkey, "id" | "counter">,
): AccountTransition<number | null> {
  const { passkeys = [], epoch } = account;
  const used = passkeys.find((passkey) => passkey.id === id);
  if (!used || ((counter > 0 || used.counter > 0) && counter <= used.counter)) return { account, answer: null };
  if (counter === used.counter) return { account, answer: epoch };
  const counted = passkeys.map((passkey) => (passkey === used ? { ...passkey, counter } : passkey));
  return { account: withPasskeys(account, counted), answer: epoch };
}

export function withPasskeys<Kept extends Pick<Account, "passkeys">>(
  account: Kept,
  passkeys: readonly Passkey[],
): Kept {
  const { passkeys: _, ...rest } = account;
  // TypeScript cannot tell that an account without an optional field is still one of its kind.
  return (passkeys.length > 0 ? { ...rest, passkeys } : rest) as Kept;
}

/**
 * The account as it signs out everywhere: without passkeys, any of which a stranger may have added. With neither an address
 * nor a recovery code they stay, because nothing else would let the owner in again.
 */
export function withoutPasskeys(account: Account, now: number): Account {
  const hasOther = account.email !== null || liveCodes(account, now).length > 0;
  return hasOther ? withPasskeys(account, []) : account;
}
