/** Changing the address of an account, and taking a change back. Who may do so, and why, is in `precedence-rules.ts`. */

import { spendAll } from "../../../platform/budget.ts";
import { isSameSecret } from "../../../platform/digest.ts";
import { addressIdentity, budgetRules, limits } from "../rules.ts";
import {
  type Account,
  type AccountTransition,
  isSameAddress,
  isSignedIn,
  type PendingEdit,
  type RecoveryDigests,
  type Undo,
  withNextEpoch,
} from "./account-rules.ts";
import { equalRequest, isStarted, withRequest, withSpent, withStarted } from "./asked-rules.ts";
import { withPasskeys } from "./passkey-rules.ts";
import {
  liveCodes,
  liveUndos,
  outranks,
  undosToOtherAddress,
  waitForCode,
  withoutAgreed,
  withoutOutranked,
  withoutPresent,
} from "./precedence-rules.ts";
import { endSessions, type RevokedCredentials } from "./sign-out-rules.ts";

export type EditError = "email_address_not_changed" | "unverified_account" | "address_changed_lately";

/** `to` is where the one-time code goes; `wait` is how many seconds the caller must wait, 0 for none. */
export type ReserveAnswer =
  | { ok: true; wait: number; to: string; epoch: number; nonce: string }
  | { ok: false; error: EditError };

/**
 * Whether the address may be changed to this one. `replaces` is the digest of the hash from an earlier request of this
 * client: a caller who names it gets a new code at once, instead of sharing the earlier one.
 *
 * While a change can still be taken back, an address is not replaced by another in one step: it is removed first, with a
 * one-time code to it, and then the other is added. So a further change needs both mailboxes. A change also waits if it would
 * push an older one out of those that can be taken back.
 */
export function reserveEdit(
  account: Account,
  { email, epoch, nonce, replaces = "" }: { email: string | null; epoch: number; nonce: string; replaces?: string },
  now: number,
): AccountTransition<ReserveAnswer> {
  const error = editError(account, { email, epoch }, now);
  if (error) return { account, answer: { ok: false, error } };
  const reserved = { ok: true, wait: 0, to: email ?? account.email ?? "", epoch: account.epoch } as const;
  const fingerprint = `${account.epoch} ${email === null ? "" : addressIdentity(email)} ${replaces}`;
  const equal = equalRequest(account, "edit", fingerprint, now);
  if (equal) return { account, answer: { ...reserved, nonce: equal.nonce } };
  const { budgets, wait } = spendAll(account.editBudgets, budgetRules.edit, now);
  const spent = { ...account, editBudgets: budgets };
  const late = Math.max(wait, waitForRoom(account, email, now));
  return {
    account: late > 0 ? spent : withRequest(spent, "edit", { what: fingerprint, nonce, at: now }),
    answer: { ...reserved, wait: late, nonce },
  };
}

function editError(account: Account, asked: { email: string | null; epoch: number }, now: number): EditError | null {
  if (account.status !== "active" || !isSignedIn(account, asked.epoch)) return "unverified_account";
  if (isSameAddress(account.email, asked.email)) return "email_address_not_changed";
  const isReplaced = account.email !== null && asked.email !== null;
  return isReplaced && undosToOtherAddress(account, now).length > 0 ? "address_changed_lately" : null;
}

/** Seconds until there is room for what a change leaves behind: a way to take it back and, for a removal, a recovery code. */
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

/** `first`: send the message; `again`: an equal request has sent it. Null if the account has moved on in the meantime. */
export type StartedAnswer = "first" | "again" | null;

/** Begins a change; an earlier one that was not confirmed is void. */
export function startEdit(
  account: Account,
  { epoch, nonce, ...edit }: Pick<PendingEdit, "email" | "hash" | "passcode"> & { epoch: number; nonce: string },
  now: number,
): AccountTransition<StartedAnswer> {
  if (epoch !== account.epoch) return { account, answer: null };
  if (isStarted(account, "edit", nonce)) return { account, answer: "again" };
  const begun = { ...account, edit: { ...edit, nonce, isMailed: false, expiresAt: now + limits.edit, tries: 0 } };
  return { account: withStarted(begun, "edit", nonce), answer: "first" };
}

/** The mail of this request may be sent: from now on, its code counts. */
export function noteMailed(account: Account, nonce: string): AccountTransition<null> {
  const { edit } = account;
  return { account: edit?.nonce === nonce ? { ...account, edit: { ...edit, isMailed: true } } : account, answer: null };
}

export interface Confirmation {
  readonly hash: string;
  readonly passcode: string;
  /** As the caller named it, or null when it named none. */
  readonly email: string | null;
}

export type ConfirmEditAnswer = { ok: true; email: string | null; epoch: number } | { ok: false };

/** One try at the one-time code. The right code is used up by it; the fifth wrong try uses the code up as well. */
export function confirmEdit(account: Account, given: Confirmation, now: number): AccountTransition<ConfirmEditAnswer> {
  const { edit, epoch } = account;
  if (!edit || now >= edit.expiresAt) return { account: { ...account, edit: null }, answer: { ok: false } };
  const isNamed =
    isSameAddress(given.email, edit.email) || (edit.email === null && isSameAddress(given.email, account.email));
  const isRight = isSameSecret(edit.hash, given.hash) && isSameSecret(edit.passcode, given.passcode) && edit.isMailed;
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
 * `before` is the previous address, `undoable` whether its mailbox gets a link to bring it back, `now` the address in force.
 * `voided` is null unless the new recovery code is in force; then it holds the locators of the codes that became void. Not
 * ok: the account has moved on since the change was confirmed.
 */
export type SetAnswer =
  | { ok: true; before: string | null; undoable: boolean; now: string | null; voided: readonly string[] | null }
  | { ok: false };

/** `code` is drawn when the address is removed, and put in force unless an older address comes back. */
export type NewEmail =
  | { readonly email: string; readonly code: null }
  | { readonly email: null; readonly code: RecoveryDigests };

/** `undo`: the digest of the link that takes the change back. */
type Change = NewEmail & { readonly undo: string; readonly epoch: number };

/** Puts the address in place, or takes it away. */
export function setEmail(account: Account, change: Change, now: number): AccountTransition<SetAnswer> {
  if (change.epoch !== account.epoch) return { account, answer: { ok: false } };
  const { email, code, undo } = change;
  return email === null ? removeEmail(account, undo, code, now) : putEmail(account, email, undo, now);
}

/** The previous address may take this change back for a week, whatever else changes in that week. */
function putEmail(account: Account, email: string, undo: string, now: number): AccountTransition<SetAnswer> {
  const { email: before } = account;
  const undos = [...withoutAgreed(liveUndos(account, now)), ...undoOf(account, undo, now)];
  return {
    account: { ...withNextEpoch(account), email, emailSince: now, undos },
    answer: { ok: true, before, undoable: before !== null, now: email, voided: null },
  };
}

/**
 * Removes the address, after a code mailed to it was confirmed. The address that it replaced comes back if it could still
 * take that change back; otherwise a new recovery code takes its place.
 */
function removeEmail(account: Account, undo: string, code: RecoveryDigests, now: number): AccountTransition<SetAnswer> {
  const { email: before } = account;
  const older = undosToOtherAddress(account, now).at(-1);
  if (older) {
    return {
      account: { ...startEpochWithoutEmail(account), ...datedAddressOf(older), undos: liveUndos(account, now) },
      answer: { ok: true, before, undoable: false, now: older.email, voided: null },
    };
  }
  const undos = [...liveUndos(account, now), ...undoOf(account, undo, now)].map(
    (one) => ({ ...one, agreed: true }) as const,
  );
  const { account: rest, locators } = withoutPresent(account, now);
  return {
    account: { ...startEpochWithoutEmail(rest), email: null, undos, recovery: { ...code, madeAt: now } },
    answer: { ok: true, before, undoable: before !== null, now: null, voided: locators },
  };
}

function startEpochWithoutEmail(account: Account) {
  const { email: _, emailSince: __, ...rest } = withNextEpoch(account);
  return rest;
}

function undoOf({ email, emailSince: since }: Account, digest: string, now: number): Undo[] {
  if (email === null) return [];
  return [{ digest, email, ...(since !== undefined && { since }), expiresAt: now + limits.undo }];
}

function datedAddressOf({ email, since: emailSince }: Undo) {
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
 * What an undo link would do, shown before it is used: `restored` is the address that would be in force again. `isRemoval`:
 * the account has no address at present. `voids`: a recovery code would no longer sign in.
 */
export type UndoSeen = { restored: string; isRemoval: boolean; voids: boolean } | null;

/** A dry run of {@link undoEdit}: the account stays as it is. */
export function seeUndo(account: Account, digest: string, now: number): UndoSeen {
  const { account: after, answer } = undoEdit(account, digest, now);
  if (!answer) return null;
  const { restored, left: dropped } = answer;
  return {
    restored,
    isRemoval: dropped === null,
    voids: liveCodes(after, now).length < liveCodes(account, now).length,
  };
}

/** `left` is the address that the account had. */
export type UndoAnswer = (RevokedCredentials & { restored: string; left: string | null }) | null;

/**
 * Takes a change back, once, with whatever was changed after it. Any of the sessions and recovery codes may belong to the
 * stranger who made the change, so they all end, except a code that counts more than the restored address. The same goes for
 * passkeys.
 */
export function undoEdit(account: Account, digest: string, now: number): AccountTransition<UndoAnswer> {
  const place = placeOf(account, digest, now);
  const undo = account.undos[place];
  if (!undo) return { account, answer: null };
  const { email: dropped, emailSince: _, ...rest } = account;
  const address = datedAddressOf(undo);
  const passkeys = rest.passkeys?.filter(({ madeAt }) => !outranks(address, { madeAt }, now)) ?? [];
  const restored = withoutOutranked(
    { ...withPasskeys(rest, passkeys), ...address, undos: account.undos.slice(0, place) },
    now,
  );
  const ended = endSessions(restored.account, restored.locators);
  return { account: ended.account, answer: { ...ended.answer, restored: undo.email, left: dropped } };
}
