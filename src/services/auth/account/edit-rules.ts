/** The address of an account: the change of it, and taking a change back. Who may do so, and why: `standing-rules.ts`. */

import { spendAll } from "../../../platform/budget.ts";
import { isSameSecret } from "../../../platform/digest.ts";
import { addressIdentity, budgetRules, limits } from "../rules.ts";
import {
  type Account,
  type AccountStep,
  type Edit,
  isSameAddress,
  isSignedIn,
  type RecoveryDigests,
  type Undo,
  withNextEpoch,
} from "./account-rules.ts";
import { equalRequest, isStarted, withRequest, withSpent, withStarted } from "./asked-rules.ts";
import { type Ended, endSessions } from "./sign-out-rules.ts";
import {
  liveCodes,
  liveUndos,
  openUndos,
  waitForCode,
  withoutAgreed,
  withoutOutranked,
  withoutPresent,
} from "./standing-rules.ts";

export type EditError = "email_address_not_changed" | "unverified_account" | "address_changed_lately";

/** `to` is where the one-time code goes, `wait` how many seconds too early it is. */
export type ReserveAnswer =
  | { ok: true; wait: number; to: string; epoch: number; nonce: string }
  | { ok: false; error: EditError };

/**
 * Whether the address may be changed to this one. `replaces` is the digest of the hash that a client has of before: whoever asks
 * for another in its place has one, at once.
 *
 * While a change can still be taken back, an address is not replaced by another in one step: it is removed first, with
 * a one-time code to it, and then the other is added. So a further change needs both mailboxes. And no change is made that
 * would push an older one out of what is kept for taking back.
 */
export function reserveEdit(
  account: Account,
  { email, epoch, nonce, replaces = "" }: { email: string | null; epoch: number; nonce: string; replaces?: string },
  now: number,
): AccountStep<ReserveAnswer> {
  const error = editError(account, { email, epoch }, now);
  if (error) return { account, answer: { ok: false, error } };
  const reserved = { ok: true, wait: 0, to: email ?? account.email ?? "", epoch: account.epoch } as const;
  const what = `${account.epoch} ${email === null ? "" : addressIdentity(email)} ${replaces}`;
  const equal = equalRequest(account, "edit", what, now);
  if (equal) return { account, answer: { ...reserved, nonce: equal.nonce } };
  const { budgets, wait } = spendAll(account.editBudgets, budgetRules.edit, now);
  const spent = { ...account, editBudgets: budgets };
  const late = Math.max(wait, waitForRoom(account, email, now));
  return {
    account: late > 0 ? spent : withRequest(spent, "edit", { what, nonce, at: now }),
    answer: { ...reserved, wait: late, nonce },
  };
}

function editError(account: Account, asked: { email: string | null; epoch: number }, now: number): EditError | null {
  if (account.status !== "active" || !isSignedIn(account, asked.epoch)) return "unverified_account";
  if (isSameAddress(account.email, asked.email)) return "email_address_not_changed";
  const isReplaced = account.email !== null && asked.email !== null;
  return isReplaced && openUndos(account, now).length > 0 ? "address_changed_lately" : null;
}

/** Seconds until there is room for what a change leaves: a way to take it back, and a code where the address goes. */
function waitForRoom(account: Account, email: string | null, now: number): number {
  if (account.email === null) return 0;
  return Math.max(waitForUndo(account, now), email === null ? waitForCode(account, now) : 0);
}

/** Seconds until there is room for one more change that can be taken back. */
function waitForUndo(account: Account, now: number): number {
  const live = liveUndos(account, now);
  const [oldest] = live;
  return oldest && live.length >= limits.undosPerAccount ? Math.ceil((oldest.expiresAt - now) / 1000) : 0;
}

/** `first`: the message goes out; `again`: it has, for an equal request. Null when the account has moved on meanwhile. */
export type StartedAnswer = "first" | "again" | null;

/** Begins a change; an earlier one that was not confirmed is void. */
export function startEdit(
  account: Account,
  { epoch, nonce, ...edit }: Pick<Edit, "email" | "hash" | "passcode"> & { epoch: number; nonce: string },
  now: number,
): AccountStep<StartedAnswer> {
  if (epoch !== account.epoch) return { account, answer: null };
  if (isStarted(account, "edit", nonce)) return { account, answer: "again" };
  const begun = { ...account, edit: { ...edit, expiresAt: now + limits.edit, tries: 0 } };
  return { account: withStarted(begun, "edit", nonce), answer: "first" };
}

export interface Confirmation {
  readonly hash: string;
  readonly passcode: string;
  /** As the caller named it, or null when it named none. */
  readonly email: string | null;
}

export type ConfirmAnswer = { ok: true; email: string | null; epoch: number } | { ok: false };

/** One try. The right one-time code is used up by it; the fifth wrong one uses it up as well. */
export function confirmEdit(account: Account, given: Confirmation, now: number): AccountStep<ConfirmAnswer> {
  const { edit, epoch } = account;
  if (!edit || now >= edit.expiresAt) return { account: { ...account, edit: null }, answer: { ok: false } };
  const isNamed =
    isSameAddress(given.email, edit.email) || (edit.email === null && isSameAddress(given.email, account.email));
  const isRight = isSameSecret(edit.hash, given.hash) && isSameSecret(edit.passcode, given.passcode);
  if (isNamed && isRight) return { account: withoutEdit(account), answer: { ok: true, email: edit.email, epoch } };
  const tries = edit.tries + 1;
  return {
    account: tries < limits.otpTries ? { ...account, edit: { ...edit, tries } } : withoutEdit(account),
    answer: { ok: false },
  };
}

function withoutEdit(account: Account): Account {
  return withSpent({ ...account, edit: null }, "edit");
}

/**
 * `before` is the address that the account had, and `undoable` whether its mailbox may bring it back by the link; `now` is the
 * address that counts. `voided`, where the new recovery code is in force: the locators of those that are void. Not ok: the
 * account has moved on since the change was confirmed.
 */
export type SetAnswer =
  | { ok: true; before: string | null; undoable: boolean; now: string | null; voided: readonly string[] | null }
  | { ok: false };

/** `code` is drawn for an address that goes: it is put in force where no older address comes back. */
export type NewEmail =
  | { readonly email: string; readonly code: null }
  | { readonly email: null; readonly code: RecoveryDigests };

/** `undo`: the digest of the link that takes the change back. */
type Change = NewEmail & { readonly undo: string; readonly epoch: number };

/** Puts the address in place, or takes it away. */
export function setEmail(account: Account, change: Change, now: number): AccountStep<SetAnswer> {
  if (change.epoch !== account.epoch) return { account, answer: { ok: false } };
  const { email, code, undo } = change;
  return email === null ? removeEmail(account, undo, code, now) : putEmail(account, email, undo, now);
}

/** The one before may take it back for a week, whatever else is changed in it. */
function putEmail(account: Account, email: string, undo: string, now: number): AccountStep<SetAnswer> {
  const { email: before } = account;
  const undos = [...withoutAgreed(liveUndos(account, now)), ...undoOf(account, undo, now)];
  return {
    account: { ...withNextEpoch(account), email, emailSince: now, undos },
    answer: { ok: true, before, undoable: before !== null, now: email, voided: null },
  };
}

/**
 * With the code that was mailed to it. The one that it replaced comes back, for as long as that may take the change back; where
 * there is none, a new recovery code is what is left.
 */
function removeEmail(account: Account, undo: string, code: RecoveryDigests, now: number): AccountStep<SetAnswer> {
  const { email: before } = account;
  const older = openUndos(account, now).at(-1);
  if (older) {
    return {
      account: { ...bare(account), ...standingOf(older), undos: liveUndos(account, now) },
      answer: { ok: true, before, undoable: false, now: older.email, voided: null },
    };
  }
  const undos = [...liveUndos(account, now), ...undoOf(account, undo, now)].map(
    (one) => ({ ...one, agreed: true }) as const,
  );
  const { account: left, locators } = withoutPresent(account, now);
  return {
    account: { ...bare(left), email: null, undos, recovery: { ...code, madeAt: now } },
    answer: { ok: true, before, undoable: before !== null, now: null, voided: locators },
  };
}

function bare(account: Account) {
  const { email: _, emailSince: __, ...rest } = withNextEpoch(account);
  return rest;
}

function undoOf({ email, emailSince: since }: Account, digest: string, now: number): Undo[] {
  if (email === null) return [];
  return [{ digest, email, ...(since !== undefined && { since }), expiresAt: now + limits.undo }];
}

function standingOf({ email, since: emailSince }: Undo) {
  return { email, ...(emailSince !== undefined && { emailSince }) };
}

/** The address that this link would bring back, or null. */
export function undoneAddress(account: Account, digest: string, now: number): string | null {
  return account.undos[placeOf(account, digest, now)]?.email ?? null;
}

function placeOf({ undos }: Account, digest: string, now: number): number {
  return undos.findIndex((undo) => isSameSecret(undo.digest, digest) && now < undo.expiresAt);
}

/**
 * What the link would do, for whoever thinks about it: `restored` is the address that would count again. `isRemoval`: no other
 * stands in its place. `voids`: a recovery code would no longer sign in.
 */
export type UndoSeen = { restored: string; isRemoval: boolean; voids: boolean } | null;

/** The same as doing it, and the account stays as it is. */
export function seeUndo(account: Account, digest: string, now: number): UndoSeen {
  const { account: left, answer } = undoEdit(account, digest, now);
  if (!answer) return null;
  const { restored, left: present } = answer;
  return { restored, isRemoval: present === null, voids: liveCodes(left, now).length < liveCodes(account, now).length };
}

/** `left` is the address that the account had. */
export type UndoAnswer = (Ended & { restored: string; left: string | null }) | null;

/**
 * Takes a change back, once, with whatever was changed after it. One of the sessions, and the recovery codes, may be the
 * stranger's who made the change: so they end with it, all but a code that counts more than the address.
 */
export function undoEdit(account: Account, digest: string, now: number): AccountStep<UndoAnswer> {
  const place = placeOf(account, digest, now);
  const undo = account.undos[place];
  if (!undo) return { account, answer: null };
  const { email: left, emailSince: _, ...rest } = account;
  const restored = withoutOutranked({ ...rest, ...standingOf(undo), undos: account.undos.slice(0, place) }, now);
  const ended = endSessions(restored.account, restored.locators);
  return { account: ended.account, answer: { ...ended.answer, restored: undo.email, left } };
}
