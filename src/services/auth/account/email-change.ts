/** Adding, changing and removing the address of an account, and taking a change back. */

import { codeSchema } from "../../../contract/subscription/auth.ts";
import { authPaths } from "../../../contract/subscription/auth-paths.ts";
import { codeMinutes } from "../../../contract/subscription/one-time-code.ts";
import { digestText } from "../../../platform/digest.ts";
import { newSecret, randomBytes } from "../../../platform/random.ts";
import { afterAnswer } from "../../after-answer.ts";
import { sendOrReport } from "../../send-mail.ts";
import { type AuthCall, keysOf, readAddress, sendLater } from "../call.ts";
import { drawnCode, keyedDigest } from "../digests.ts";
import { type CountedMessage, spendAskersBudget, spendMailboxBudget, spendOwnAddressBudget } from "../mail-budget.ts";
import { accountOf, addressDigest, addressOf } from "../objects.ts";
import { canHaveMail, localeOf, randomAlphanumerics } from "../rules.ts";
import { endSessions } from "../session/signed-in.ts";
import { releaseLocators } from "./account-references.ts";
import { isSameAddress, type Profile } from "./account-rules.ts";
import type { EditError, UndoSeen } from "./edit-rules.ts";
import { accountIdByRecovery, claimedCode, recoveryDigests } from "./recovery.ts";

export type StartEmailChangeAnswer =
  | { ok: true; hash: string }
  | { ok: false; error: "invalid_email_address" | "failed_mx_check" | EditError }
  | { ok: false; wait: number };

/**
 * Sends a one-time code to the new address, or to the current one if it is to be removed. Only once the code has proved that
 * the mailbox is the caller's does the service tell whether another account has the address. Up to the answer, nothing that
 * knows a new address is asked.
 */
export async function startEdit(
  call: AuthCall,
  profile: Profile,
  given: ReadonlyMap<string, string>,
): Promise<StartEmailChangeAnswer> {
  const { id, epoch } = profile;
  const named = given.get("email") ?? "";
  const email = named === "" ? null : readAddress(named);
  if (named !== "" && email === null) return { ok: false, error: "invalid_email_address" };
  if (email !== null && !canHaveMail(email)) return { ok: false, error: "failed_mx_check" };
  const replaces = await digestText(given.get("replaces") ?? "");
  const account = accountOf(call.env, id);
  const reserved = await account.reserveEdit({ email, epoch, nonce: crypto.randomUUID(), replaces }, call.now);
  if (!reserved.ok) return reserved;
  const { nonce } = reserved;
  const message = { to: reserved.to, nonce };
  const budget = reserved.wait === 0 ? await spendBefore(call, profile, email, message) : reserved;
  if (budget.wait > 0) return { ok: false, wait: budget.wait };

  const { pepper } = await keysOf(call);
  const { hash, otp } = await drawnCode(pepper, "edit", id, nonce);
  const digests = { hash: await digestText(hash), passcode: await keyedDigest(pepper, id, hash, otp) };
  const started = await account.startEdit({ email, ...digests, epoch: reserved.epoch, nonce }, call.now);
  if (started === null) return { ok: false, error: "unverified_account" };
  if (started === "again") return { ok: true, hash };
  const data = { passcode: otp, minutes: codeMinutes, removes: email === null };
  const mail = { to: reserved.to, template: "passcode", data, locale: localeOf(given.get("locale")) } as const;
  afterAnswer(call, "auth", async () => {
    const isOver = "kind" in budget && (await spendMailboxBudget(call, budget.kind, message)) > 0;
    if (isOver) return;
    await account.noteEditMailed(nonce);
    await sendOrReport(call.peers.mail, mail);
  });
  return { ok: true, hash };
}

/**
 * A code to the current address goes to whoever confirmed it; one to a new address may go to anybody, so `kind` is spent, too,
 * after the answer. `wait` in seconds.
 */
async function spendBefore(call: AuthCall, profile: Profile, email: string | null, message: CountedMessage) {
  return email === null
    ? { wait: await spendOwnAddressBudget(call, message) }
    : spendAskersBudget(call, profile, message);
}

/**
 * `email` is the new address, or the removed one; `epoch` the one that the change began; `code` a new recovery code, if any.
 */
export type ConfirmEmailChangeAnswer =
  | { ok: true; email: string; epoch: number; code: string | null }
  | { ok: false; error: "invalid_link_signature" | "account_change_email_address_failed" };

/**
 * Puts the change in place. The one-time code is used up first, then the address is claimed, which only one account can do.
 * So an interruption leaves the account either unchanged or changed completely.
 */
export async function confirmEdit(
  call: AuthCall,
  { id }: Profile,
  given: ReadonlyMap<string, string>,
): Promise<ConfirmEmailChangeAnswer> {
  const { pepper } = await keysOf(call);
  const hash = given.get("hash") ?? "";
  const passcode = await keyedDigest(pepper, id, hash, given.get("otp") ?? "");
  const named = given.get("email") ? (readAddress(given.get("email")) ?? "") : null;
  const account = accountOf(call.env, id);
  const confirmed = await account.confirmEdit({ hash: await digestText(hash), passcode, email: named }, call.now);
  if (!confirmed.ok) return { ok: false, error: "invalid_link_signature" };

  const { email, epoch } = confirmed;
  const failed = { ok: false, error: "account_change_email_address_failed" } as const;
  if (email !== null && !(await (await addressOf(call.env, email)).claim(id, call.now))) return failed;
  const change = { id, email, epoch, locale: localeOf(given.get("locale")) };
  const { changed, code } = await replaceAddress(call, change);
  if (changed.ok) return { ok: true, email: email ?? changed.before ?? "", epoch: epoch + 1, code };
  if (email !== null) await giveBack(call, id, email);
  return failed;
}

interface AddressChange {
  readonly id: string;
  readonly email: string | null;
  readonly epoch: number;
  readonly locale: string;
}

async function replaceAddress(call: AuthCall, { id, email, epoch, locale }: AddressChange) {
  const token = `${id.replaceAll("-", "")}${randomAlphanumerics(54, randomBytes)}`;
  const { drawn, next } = await nextEmail(call, id, email);
  const changed = await accountOf(call.env, id).setEmail({ ...next, undo: await digestText(token), epoch }, call.now);
  const voided = changed.ok ? changed.voided : null;
  if (drawn) await releaseLocators(call.env, id, voided ?? [drawn.typed.locator]);
  const code = voided && drawn ? drawn.code : null;
  if (changed.ok && changed.now !== null) tellSubscriptions(call, id);
  if (!changed.ok || changed.before === null) return { changed, code };
  const { before, undoable, now: current } = changed;
  const dropped = await addressOf(call.env, before);
  await (undoable ? dropped.hold(id, call.now) : dropped.release(id));
  // The address that comes back was held for this account.
  if (current !== null && current !== email) await (await addressOf(call.env, current)).claim(id, call.now);
  const undoLink = undoable ? `${call.issuer}${authPaths.undoPage}?token=${token}` : null;
  sendLater(call, { to: before, template: "email-changed", data: { newEmail: email, undoLink }, locale });
  return { changed, code };
}

/** An order that was made without an address is confirmed to the one that the account has now. */
function tellSubscriptions(call: AuthCall, id: string): void {
  afterAnswer(call, "address added", () => call.peers.subscriptions.addressAdded(id));
}

/** A removal draws a recovery code, which may be the only way in that is left. */
async function nextEmail(call: AuthCall, id: string, email: string | null) {
  if (email !== null) return { drawn: null, next: { email, code: null } };
  const drawn = await claimedCode(call, id, [newSecret()]);
  return { drawn, next: { email, code: drawn.typed } };
}

/** Releases an address that was claimed, if the account moved on or was deleted before the address could be set. */
async function giveBack({ env }: AuthCall, id: string, email: string): Promise<void> {
  const profile = await accountOf(env, id).profile();
  const isKept = profile?.email != null && (await addressDigest(profile.email)) === (await addressDigest(email));
  if (!isKept) await (await addressOf(env, email)).release(id);
}

/** `email` is the address in force again; `voided` is whether recovery codes became void. */
export type UndoEmailChangeAnswer = { ok: true; email: string; voided: boolean } | { ok: false };

/**
 * Takes a change back for whoever reads the old mailbox. Every session ends, because one of them may belong to the stranger
 * who made the change. The old address is claimed before the link is used up, so that an interrupted undo can be repeated.
 * The address that is dropped gets a message.
 */
export async function undoEdit(call: AuthCall, token: string | undefined): Promise<UndoEmailChangeAnswer> {
  const id = accountIdIn(codeSchema.safeParse(token).data ?? "");
  if (!token || !id) return { ok: false };
  const account = accountOf(call.env, id);
  const digest = await digestText(token);
  const address = await account.undoneAddress(digest, call.now);
  if (address === null || !(await (await addressOf(call.env, address)).claim(id, call.now))) return { ok: false };
  const undone = await account.undoEdit(digest, call.now);
  if (!undone) {
    // The account was deleted meanwhile, or the link voided: nobody else would release what was claimed for it.
    await giveBack(call, id, address);
    return { ok: false };
  }
  if (undone.left !== null && !isSameAddress(undone.left, undone.restored)) await drop(call, id, undone.left, "undone");
  tellSubscriptions(call, id);
  await endSessions(call, id, undone);
  return { ok: true, email: undone.restored, voided: undone.locators.length > 0 };
}

/** What the undo link would do; null if it no longer works. */
export async function seeUndo(call: AuthCall, token: string | undefined): Promise<UndoSeen> {
  const id = accountIdIn(codeSchema.safeParse(token).data ?? "");
  return token && id ? accountOf(call.env, id).seeUndo(await digestText(token), call.now) : null;
}

/** Releases an address that was taken from the account, and tells it so by mail. */
async function drop(call: AuthCall, id: string, dropped: string, reason: "undone" | "recovery-code"): Promise<void> {
  await (await addressOf(call.env, dropped)).release(id);
  sendLater(call, { to: dropped, template: "email-dropped", data: { reason } });
}

/** `email` is the address in force again, if there is one. */
export type TakenBackAnswer = { ok: true; email: string | null } | { ok: false; wait: number };

/** Takes changes back for whoever has a recovery code that is older than the address, or than other codes. */
export async function undoByRecovery(call: AuthCall, code: string): Promise<TakenBackAnswer> {
  const typed = await recoveryDigests(code);
  const id = await accountIdByRecovery(call, typed);
  if (!id) return { ok: false, wait: 0 };
  const taken = await accountOf(call.env, id).undoByRecovery(typed, call.now);
  if (!taken.ok) return taken;
  if (taken.restored !== null) await (await addressOf(call.env, taken.restored)).claim(id, call.now);
  if (taken.restored !== null) tellSubscriptions(call, id);
  if (taken.left !== null) await drop(call, id, taken.left, "recovery-code");
  await endSessions(call, id, taken);
  return { ok: true, email: taken.restored };
}

/** The external id that an undo token begins with, its hyphens put back. */
function accountIdIn(token: string): string | null {
  const parts = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})/.exec(token);
  return parts ? parts.slice(1).join("-") : null;
}
