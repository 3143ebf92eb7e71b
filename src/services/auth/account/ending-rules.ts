/** How accounts end: on request, or because nobody is behind them. */
import { spendAll } from "../../../platform/budget.ts";
import { isSameSecret } from "../../../platform/digest.ts";
import { addressIdentity, budgetRules, limits } from "../rules.ts";
import {
  type Account,
  type AccountStep,
  isSignedIn,
  type MailedCode,
  type RecoveryDigests,
  withNextEpoch,
} from "./account-rules.ts";
import { equalRequest, isStarted, withRequest, withSpent, withStarted } from "./asked-rules.ts";
import type { StartedAnswer } from "./edit-rules.ts";
import { tryRecovery } from "./recovery-rules.ts";
import { foremostCode, liveUndos, openUndos, withoutFormer } from "./standing-rules.ts";

/** What still points to an account that ends. */
export interface AccountReferences {
  readonly id: string;
  readonly email: string | null;
  readonly sessions: readonly string[];
  /** Those that it has or could take back. */
  readonly addresses: readonly string[];
  /** Of its recovery codes. */
  readonly locators: readonly string[];
}

export function referencesOf(account: Account): AccountReferences {
  const { id, sessions, undos, email, recovery, formerCodes = [] } = account;
  const addresses = [...undos.map((undo) => undo.email), ...(email === null ? [] : [email])];
  const locators = [...formerCodes, ...(recovery ? [recovery] : [])].map(({ locator }) => locator);
  return { id, email, sessions, addresses, locators };
}

type Held = "invalid_token" | "address_changed_lately";

/** Why an account is not deleted by whoever is signed in to it, whatever they show; null where it may be. */
function heldBack(account: Account, epoch: number, now: number): Held | null {
  if (!isSignedIn(account, epoch)) return "invalid_token";
  // Else a stranger who made that change could take the account away for good.
  return openUndos(account, now).length > 0 ? "address_changed_lately" : null;
}

/** `to` is where the one-time code goes; `wait` in seconds. An account without an address needs none. */
export type ReserveDeletionAnswer =
  | { ok: true; wait: number; to: string; epoch: number; nonce: string }
  | { ok: false; error: Held | "invalid_request" | "confirmation_required" };

export function reserveDeletion(
  account: Account,
  { epoch, nonce }: { epoch: number; nonce: string },
  now: number,
): AccountStep<ReserveDeletionAnswer> {
  const error = heldBack(account, epoch, now) ?? unmailable(account, now);
  if (error || account.email === null) return { account, answer: { ok: false, error: error ?? "invalid_request" } };
  const reserved = { ok: true, wait: 0, to: account.email, epoch: account.epoch } as const;
  const what = String(account.epoch);
  const equal = equalRequest(account, "deletion", what, now);
  if (equal) return { account, answer: { ...reserved, nonce: equal.nonce } };
  const { budgets, wait } = spendAll(account.editBudgets, budgetRules.edit, now);
  const spent = { ...account, editBudgets: budgets };
  return {
    account: wait > 0 ? spent : withRequest(spent, "deletion", { what, nonce, at: now }),
    answer: { ...reserved, wait, nonce },
  };
}

/** A code by mail shows nothing where a recovery code counts more than the address. */
function unmailable(account: Account, now: number) {
  if (account.email === null) return "invalid_request";
  return foremostCode(account, now) ? "confirmation_required" : null;
}

/** A code for deleting the account is on its way; the one before is void. */
export function startDeletion(
  account: Account,
  { epoch, nonce, ...digests }: Pick<MailedCode, "hash" | "passcode"> & { epoch: number; nonce: string },
  now: number,
): AccountStep<StartedAnswer> {
  if (epoch !== account.epoch) return { account, answer: null };
  if (isStarted(account, "deletion", nonce)) return { account, answer: "again" };
  const begun = { ...account, deletion: { ...digests, expiresAt: now + limits.edit, tries: 0 } };
  return { account: withStarted(begun, "deletion", nonce), answer: "first" };
}

/** What shows that it is the owner who deletes: the code of a mail, or the recovery code. All are digests. */
export type OwnerProof =
  | { readonly by: "nothing" }
  | { readonly by: "mail"; readonly hash: string; readonly passcode: string }
  | { readonly by: "recovery"; readonly code: RecoveryDigests };

export type EndAnswer =
  | { ok: true; references: AccountReferences }
  | { ok: false; error: Held | "confirmation_required" | "invalid_link_signature" }
  /** Seconds until the recovery code may be tried again. */
  | { ok: false; wait: number };

/**
 * Marks an account as ending for whoever is signed in to it, and shows that it is theirs: a stolen token alone deletes no account
 * that has an address or a recovery code. What counts more of the two is what has to be shown.
 */
export function beginEnding(
  account: Account,
  { epoch, proof }: { epoch: number; proof: OwnerProof },
  now: number,
): AccountStep<EndAnswer> {
  const error = heldBack(account, epoch, now);
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

function end(account: Account): AccountStep<EndAnswer> {
  return { account: ending(account), answer: { ok: true, references: referencesOf(account) } };
}

const wrong: EndAnswer = { ok: false, error: "invalid_link_signature" };

/** One try; the fifth wrong one uses the code up. */
function endByMail(
  account: Account,
  given: Pick<MailedCode, "hash" | "passcode">,
  now: number,
): AccountStep<EndAnswer> {
  const { deletion } = account;
  if (!deletion || now >= deletion.expiresAt) return { account: { ...account, deletion: null }, answer: wrong };
  if (isSameSecret(deletion.hash, given.hash) && isSameSecret(deletion.passcode, given.passcode)) return end(account);
  const tries = deletion.tries + 1;
  if (tries < limits.otpTries) return { account: { ...account, deletion: { ...deletion, tries } }, answer: wrong };
  return { account: withSpent({ ...account, deletion: null }, "deletion"), answer: wrong };
}

/** The code that counts most; or where the address does, one that is old: a younger may be that of whoever has the token. */
function endByRecovery(account: Account, code: RecoveryDigests, now: number): AccountStep<EndAnswer> {
  const { account: tried, answer } = tryRecovery(account, code, now);
  if (!answer.ok) return { account: tried, answer: answer.wait > 0 ? { ok: false, wait: answer.wait } : wrong };
  const foremost = foremostCode(account, now);
  const isOwners = foremost ? foremost.locator === code.locator : now >= answer.madeAt + limits.undo;
  return isOwners ? end(tried) : { account: tried, answer: wrong };
}

/** The tombstone: what is left to do stays in it until it is done. */
export function ending(account: Account): Account {
  const next = withNextEpoch(account);
  return { ...next, status: "ending", sessionsFrom: next.epoch };
}

/**
 * How long the account is kept after its last use where nobody subscribed, in milliseconds: a day where nothing but a session
 * leads to it, longer with a recovery code, which anybody can make thousands of. Null with an address, or while one or a code
 * could come back: then it stays.
 */
export function keptUnused({ email, recovery, formerCodes = [], undos }: Account): number | null {
  if (email !== null || formerCodes.length > 0 || undos.length > 0) return null;
  return recovery ? limits.codeAccount : limits.bareAccount;
}

/** The addresses that the account had, or could take back, and no longer does: they are free. */
export function leftAddresses(before: Account, after: Account): string[] {
  const kept = new Set(referencesOf(after).addresses.map(addressIdentity));
  return referencesOf(before).addresses.filter((email) => !kept.has(addressIdentity(email)));
}

/** The account without what has run out, the addresses that it can no longer take back, and the locators of codes that are over. */
export function withoutExpired(account: Account, now: number) {
  const { account: left, locators } = withoutFormer(account, now);
  const undos = liveUndos(left, now);
  if (undos.length === left.undos.length) return { account: left, addresses: [], locators };
  const cleared = { ...left, undos };
  return { account: cleared, addresses: leftAddresses(left, cleared), locators };
}

/** When the account has to be looked at again, or null: a change can be taken back no more, a code is over, or nobody came to stay. */
export function wakeAt(account: Account, now: number): number | null {
  const times = [
    ...account.undos.map(({ expiresAt }) => expiresAt),
    ...(account.formerCodes ?? []).map(({ until }) => until),
  ];
  const kept = keptUnused(account);
  if (kept !== null) times.push(now + kept);
  return times.length > 0 ? Math.min(...times) : null;
}

/** How much of the account ends by itself. */
export function ends({ undos, formerCodes = [] }: Account): number {
  return undos.length + formerCodes.length;
}
