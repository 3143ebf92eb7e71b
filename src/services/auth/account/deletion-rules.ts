/** How accounts end: on request, or because nobody uses them. */
import { spendAll } from "../../../platform/budget.ts";
import { isSameSecret } from "../../../platform/digest.ts";
import { addressIdentity, budgetRules, limits } from "../rules.ts";
import {
  type Account,
  type AccountTransition,
  isSignedIn,
  type MailedCode,
  type RecoveryDigests,
  withNextEpoch,
} from "./account-rules.ts";
import { equalRequest, isStarted, withRequest, withSpent, withStarted } from "./asked-rules.ts";
import type { StartedAnswer } from "./edit-rules.ts";
import { foremostCode, liveUndos, undosToOtherAddress, withoutFormer } from "./precedence-rules.ts";
import { tryRecovery } from "./recovery-rules.ts";

/** What refers to an account that ends, and must be released. */
export interface AccountReferences {
  readonly id: string;
  readonly email: string | null;
  readonly sessions: readonly string[];
  /** The current address, and those that could still come back. */
  readonly addresses: readonly string[];
  /** Locators of its recovery codes. */
  readonly locators: readonly string[];
  /** How many it has: they are nowhere but in the account. */
  readonly passkeys: number;
}

export function referencesOf(account: Account): AccountReferences {
  const { id, sessions, undos, email, recovery, formerCodes = [], passkeys = [] } = account;
  const addresses = [...undos.map((undo) => undo.email), ...(email === null ? [] : [email])];
  const locators = [...formerCodes, ...(recovery ? [recovery] : [])].map(({ locator }) => locator);
  return { id, email, sessions, addresses, locators, passkeys: passkeys.length };
}

type DeletionBlock = "invalid_token" | "address_changed_lately";

/** Why a caller who is signed in may not delete the account, whatever proof they bring; null if they may. */
function deletionBlock(account: Account, epoch: number, now: number): DeletionBlock | null {
  if (!isSignedIn(account, epoch)) return "invalid_token";
  // Otherwise a stranger who made that change could delete the account for good.
  return undosToOtherAddress(account, now).length > 0 ? "address_changed_lately" : null;
}

/** `to` is where the one-time code goes; `wait` in seconds. `invalid_request`: there is no address to mail a code to. */
export type ReserveDeletionAnswer =
  | { ok: true; wait: number; to: string; epoch: number; nonce: string }
  | { ok: false; error: DeletionBlock | "invalid_request" | "confirmation_required" };

export function reserveDeletion(
  account: Account,
  { epoch, nonce }: { epoch: number; nonce: string },
  now: number,
): AccountTransition<ReserveDeletionAnswer> {
  const error = deletionBlock(account, epoch, now) ?? unmailable(account, now);
  if (error || account.email === null) return { account, answer: { ok: false, error: error ?? "invalid_request" } };
  const reserved = { ok: true, wait: 0, to: account.email, epoch: account.epoch } as const;
  const fingerprint = String(account.epoch);
  const equal = equalRequest(account, "deletion", fingerprint, now);
  if (equal) return { account, answer: { ...reserved, nonce: equal.nonce } };
  const { budgets, wait } = spendAll(account.editBudgets, budgetRules.edit, now);
  const spent = { ...account, editBudgets: budgets };
  return {
    account: wait > 0 ? spent : withRequest(spent, "deletion", { what: fingerprint, nonce, at: now }),
    answer: { ...reserved, wait, nonce },
  };
}

/** Why no code is mailed, or null. Where a recovery code counts more than the address, a mailed code would prove nothing. */
function unmailable(account: Account, now: number) {
  if (account.email === null) return "invalid_request";
  return foremostCode(account, now) ? "confirmation_required" : null;
}

/** Stores the digests of a code for deleting the account, which is about to be mailed; the previous code is void. */
export function startDeletion(
  account: Account,
  { epoch, nonce, ...digests }: Pick<MailedCode, "hash" | "passcode"> & { epoch: number; nonce: string },
  now: number,
): AccountTransition<StartedAnswer> {
  if (epoch !== account.epoch) return { account, answer: null };
  if (isStarted(account, "deletion", nonce)) return { account, answer: "again" };
  const begun = { ...account, deletion: { ...digests, expiresAt: now + limits.edit, tries: 0 } };
  return { account: withStarted(begun, "deletion", nonce), answer: "first" };
}

/** Proof that the owner is deleting the account: a mailed code, or the recovery code. All values are digests. */
export type OwnerProof =
  | { readonly by: "nothing" }
  | { readonly by: "mail"; readonly hash: string; readonly passcode: string }
  | { readonly by: "recovery"; readonly code: RecoveryDigests };

export type ConfirmDeletionAnswer =
  | { ok: true; references: AccountReferences }
  | { ok: false; error: DeletionBlock | "confirmation_required" | "invalid_link_signature" }
  /** Seconds until the recovery code may be tried again. */
  | { ok: false; wait: number };

/**
 * Marks an account as ending for a signed-in caller who proves that it is theirs: a stolen token alone deletes no account
 * that has an address or a recovery code. Where a code counts more than the address, only that code is proof; otherwise a
 * mailed code is, or a recovery code that is old enough.
 */
export function confirmDeletion(
  account: Account,
  { epoch, proof }: { epoch: number; proof: OwnerProof },
  now: number,
): AccountTransition<ConfirmDeletionAnswer> {
  const error = deletionBlock(account, epoch, now);
  if (error) return { account, answer: { ok: false, error } };
  const foremost = foremostCode(account, now);
  if (account.email === null && !foremost) return end(account);
  switch (proof.by) {
    case "nothing":
      return { account, answer: { ok: false, error: "confirmation_required" } };
    case "mail":
      return foremost ? { account, answer: wrong } : endByMail(account, proof, now);
    case "recovery":
      return endByRecovery(account, proof.code, now);
  }
}

function end(account: Account): AccountTransition<ConfirmDeletionAnswer> {
  return { account: tombstoneOf(account), answer: { ok: true, references: referencesOf(account) } };
}

const wrong: ConfirmDeletionAnswer = { ok: false, error: "invalid_link_signature" };

/** One try at the mailed code; the fifth wrong one uses it up. */
function endByMail(
  account: Account,
  given: Pick<MailedCode, "hash" | "passcode">,
  now: number,
): AccountTransition<ConfirmDeletionAnswer> {
  const { deletion } = account;
  if (!deletion || now >= deletion.expiresAt) return { account: { ...account, deletion: null }, answer: wrong };
  if (isSameSecret(deletion.hash, given.hash) && isSameSecret(deletion.passcode, given.passcode)) return end(account);
  const tries = deletion.tries + 1;
  if (tries < limits.otpTries) return { account: { ...account, deletion: { ...deletion, tries } }, answer: wrong };
  return { account: withSpent({ ...account, deletion: null }, "deletion"), answer: wrong };
}

/**
 * Accepts the code that counts most. Where the address counts more, accepts a code that is at least a week old: a newer one
 * may have been made with a stolen token.
 */
function endByRecovery(account: Account, code: RecoveryDigests, now: number): AccountTransition<ConfirmDeletionAnswer> {
  const { account: tried, answer } = tryRecovery(account, code, now);
  if (!answer.ok) return { account: tried, answer: answer.wait > 0 ? { ok: false, wait: answer.wait } : wrong };
  const foremost = foremostCode(account, now);
  const isOwners = foremost ? foremost.locator === code.locator : now >= answer.madeAt + limits.undo;
  return isOwners ? end(tried) : { account: tried, answer: wrong };
}

/** The account as a tombstone, which lists what is left to clean up until that is done. */
export function tombstoneOf(account: Account): Account {
  const next = withNextEpoch(account);
  return { ...next, status: "ending", sessionsFrom: next.epoch };
}

/**
 * How long an account without a subscription is kept after its last use, in milliseconds: a day if nothing but a session
 * leads to it, longer with a recovery code or a passkey, which anybody can make thousands of. Null, to keep it, if it has an address, an
 * earlier recovery code that still signs in, or a change that can be taken back.
 */
export function unusedLifetime({ email, recovery, passkeys = [], formerCodes = [], undos }: Account): number | null {
  if (email !== null || formerCodes.length > 0 || undos.length > 0) return null;
  return recovery || passkeys.length > 0 ? limits.codeAccount : limits.bareAccount;
}

/** Addresses that the account had, or could get back, before a change and not after it: they can be released. */
export function droppedAddresses(before: Account, after: Account): string[] {
  const kept = new Set(referencesOf(after).addresses.map(addressIdentity));
  return referencesOf(before).addresses.filter((email) => !kept.has(addressIdentity(email)));
}

/** The account without what has expired, the addresses that it can no longer get back, and the locators of expired codes. */
export function withoutExpired(account: Account, now: number) {
  const { account: left, locators } = withoutFormer(account, now);
  const undos = liveUndos(left, now);
  if (undos.length === left.undos.length) return { account: left, addresses: [], locators };
  const cleared = { ...left, undos };
  return { account: cleared, addresses: droppedAddresses(left, cleared), locators };
}

/**
 * When the account has to be looked at again: a change can no longer be taken back, an earlier code expires, or the account
 * may be unused. Null for never.
 */
export function wakeAt(account: Account, now: number): number | null {
  const times = [
    ...account.undos.map(({ expiresAt }) => expiresAt),
    ...(account.formerCodes ?? []).map(({ until }) => until),
  ];
  const lifetime = unusedLifetime(account);
  if (lifetime !== null) times.push(now + lifetime);
  return times.length > 0 ? Math.min(...times) : null;
}

/** How many parts of the account expire by themselves. */
export function expiringPartCount({ undos, formerCodes = [] }: Account): number {
  return undos.length + formerCodes.length;
}
