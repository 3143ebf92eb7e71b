/** What may happen to an account: its address, the change of it, and its sessions. Pure, like the rules of a session. */

import { addressIdentity, type Budget, budgetRules, isSameDigest, limits, spend } from "../rules.ts";

/** What an account keeps of its recovery code. */
export interface Recovery {
  /** The name of the object that leads from the code's first signs to the account: to set it free. */
  readonly locator: string;
  /** Of the whole code. */
  readonly digest: string;
  readonly madeAt: number;
  readonly budget?: Budget;
}

export interface Account {
  /** The external id. */
  readonly id: string;
  readonly email: string | null;
  readonly status: "active" | "suspended";
  readonly createdAt: number;
  readonly edit: Edit | null;
  readonly undos: readonly Undo[];
  /** Ids of its sessions, oldest first. */
  readonly sessions: readonly string[];
  readonly budget?: Budget;
  readonly recovery?: Recovery;
}

/** A change that waits for its passcode. `email` null removes the address; then the passcode went to the present one. */
interface Edit {
  readonly email: string | null;
  readonly hash: string;
  readonly passcode: string;
  readonly expiresAt: number;
  readonly tries: number;
}

/** What an old address may still take back. */
interface Undo {
  readonly digest: string;
  readonly email: string;
  readonly expiresAt: number;
}

export type AccountStep<Answer> = { readonly account: Account; readonly answer: Answer };

export function newAccount(id: string, now: number): Account {
  return { id, email: null, status: "active", createdAt: now, edit: null, undos: [], sessions: [] };
}

export type EditError = "email_address_not_changed" | "unverified_account";
export type ReserveAnswer = { ok: true; wait: number; to: string } | { ok: false; error: EditError };

/** Whether the address may be changed to this one, where the passcode goes, and how many seconds too early it is. */
export function reserveEdit(account: Account, email: string | null, now: number): AccountStep<ReserveAnswer> {
  const error = editError(account, email);
  if (error) return { account, answer: { ok: false, error } };
  const { budget, wait } = spend(account.budget, budgetRules.account, now);
  return { account: { ...account, budget }, answer: { ok: true, wait, to: email ?? account.email ?? "" } };
}

function editError(account: Account, email: string | null): EditError | null {
  if (account.status !== "active") return "unverified_account";
  return isSameAddress(account.email, email) ? "email_address_not_changed" : null;
}

export function isSameAddress(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return one === other;
  return addressIdentity(one) === addressIdentity(other);
}

/** Begins a change; an earlier one that was not confirmed is void. */
export function startEdit(
  account: Account,
  edit: Pick<Edit, "email" | "hash" | "passcode">,
  now: number,
): AccountStep<true> {
  return { account: { ...account, edit: { ...edit, expiresAt: now + limits.edit, tries: 0 } }, answer: true };
}

export interface Confirmation {
  readonly hash: string;
  readonly passcode: string;
  /** As the caller named it, or null when it named none. */
  readonly email: string | null;
}

export type ConfirmAnswer = { ok: true; email: string | null } | { ok: false };

/** One try. The right passcode is used up by it; the fifth wrong one uses it up as well. */
export function confirmEdit(account: Account, given: Confirmation, now: number): AccountStep<ConfirmAnswer> {
  const { edit } = account;
  if (!edit || now >= edit.expiresAt) return { account: { ...account, edit: null }, answer: { ok: false } };
  const isNamed =
    isSameAddress(given.email, edit.email) || (edit.email === null && isSameAddress(given.email, account.email));
  const isRight = isSameDigest(edit.hash, given.hash) && isSameDigest(edit.passcode, given.passcode);
  if (isNamed && isRight) return { account: { ...account, edit: null }, answer: { ok: true, email: edit.email } };
  const tries = edit.tries + 1;
  return {
    account: { ...account, edit: tries < limits.passcodeTries ? { ...edit, tries } : null },
    answer: { ok: false },
  };
}

/** Puts the address in place. The one before may take it back for a week. */
export function setEmail(
  account: Account,
  email: string | null,
  undo: string,
  now: number,
): AccountStep<string | null> {
  const { email: before } = account;
  const live = account.undos.filter(({ expiresAt }) => now < expiresAt).slice(-4);
  const undos = before === null ? live : [...live, { digest: undo, email: before, expiresAt: now + limits.undo }];
  return { account: { ...account, email, undos }, answer: before };
}

export type UndoAnswer = { restored: string; left: string | null } | null;

/** Takes a change back, once, with whatever was changed after it. */
export function undoEdit(account: Account, digest: string, now: number): AccountStep<UndoAnswer> {
  const place = account.undos.findIndex((undo) => isSameDigest(undo.digest, digest) && now < undo.expiresAt);
  const undo = account.undos[place];
  if (!undo) return { account, answer: null };
  return {
    account: { ...account, email: undo.email, edit: null, undos: account.undos.slice(0, place) },
    answer: { restored: undo.email, left: account.email },
  };
}

/** Notes a session; the answer is the one that has to end for it, if any. */
export function addSession(account: Account, sessionId: string): AccountStep<string | null> {
  const [oldest = null, ...others] = account.sessions;
  const isFull = account.sessions.length >= limits.sessionsPerAccount;
  const sessions = [...(isFull ? others : account.sessions), sessionId];
  return { account: { ...account, sessions }, answer: isFull ? oldest : null };
}
