/** The recovery code of an account: pure, like the other rules. The code itself is never kept, only digests of it. */

import { recoveryLength, recoverySigns } from "../../../contract/subscription/recovery-code.ts";
import { type Budget, spend, spendAll } from "../../../platform/budget.ts";
import { isSameSecret } from "../../../platform/digest.ts";
import type { RandomBytes } from "../../../platform/random.ts";
import { budgetRules } from "../rules.ts";
import { type Account, type AccountStep, isSignedIn, type Recovery, type RecoveryDigests } from "./account-rules.ts";
import { equalRequest, isStarted, withRequest, withStarted } from "./asked-rules.ts";
import { type Ended, endSessions } from "./sign-out-rules.ts";
import {
  liveCodes,
  liveUndos,
  openUndos,
  outranks,
  waitForCode,
  withoutAgreed,
  withoutPresent,
  withoutYounger,
} from "./standing-rules.ts";

/** 24 random signs. 32 divides 256, so each is equally likely. */
export function newRecoveryCode(random: RandomBytes): string {
  return [...random(new Uint8Array(recoveryLength))].map((byte) => recoverySigns[byte % recoverySigns.length]).join("");
}

/**
 * `wait`: seconds until another code may be made, 0 when it may be now: each tells the address of the account. Null: the
 * session that asks has ended. Requests are equal where they name the same press of a page, which nobody who has a stolen
 * token knows; a request that names none is equal to no other, or it would be told the code of whoever asked a moment before.
 */
export type ReserveRenewalAnswer = { wait: number; nonce: string } | null;

export function reserveRenewal(
  account: Account,
  { press, nonce, epoch }: { press: string | null; nonce: string; epoch: number },
  now: number,
): AccountStep<ReserveRenewalAnswer> {
  if (!isSignedIn(account, epoch)) return { account, answer: null };
  const what = `${account.epoch} ${press ?? nonce}`;
  const equal = equalRequest(account, "recovery", what, now);
  if (equal) return { account, answer: { wait: 0, nonce: equal.nonce } };
  const { budgets, wait: early } = spendAll(account.renewalBudgets, budgetRules.renewal, now);
  const spent = { ...account, renewalBudgets: budgets };
  const wait = Math.max(early, waitForCode(account, now));
  const kept = wait > 0 || press === null ? spent : withRequest(spent, "recovery", { what, nonce, at: now });
  return { account: kept, answer: { wait, nonce } };
}

/**
 * `locators` are to be set free: of the codes that are void, or of the one that came to nothing. None is new for an equal request.
 * Not ok: the session that asked has ended meanwhile, or another code was asked for.
 */
export type RenewAnswer =
  | { ok: true; isNew: boolean; locators: readonly string[] }
  | { ok: false; error: "ended" | "superseded"; locators: readonly string[] };

/** `shared` is the nonce of equal requests, null where there are none. */
type Renewal = RecoveryDigests & { readonly epoch: number; readonly shared: string | null };

/**
 * Puts a code in force for whoever was signed in in this epoch. The one before ends, at once where the address of the account
 * counts more, else in a week. An address that agreed to go does not come back.
 *
 * Equal requests have one code, and may be far apart by the time they come here: what ended it in between, or put another in
 * its place, is not taken back by the later one, and what the earlier one put stays as it is.
 */
export function setRecovery(
  account: Account,
  { epoch, shared, ...given }: Renewal,
  now: number,
): AccountStep<RenewAnswer> {
  if (!isSignedIn(account, epoch)) return cameToNothing(account, given, "ended");
  if (account.recovery?.digest === given.digest) return { account, answer: { ok: true, isNew: false, locators: [] } };
  if (shared !== null && !isNext(account, shared)) return cameToNothing(account, given, "superseded");
  const { account: left, locators } = withoutPresent(account, now);
  const renewed = { ...left, recovery: { ...given, madeAt: now }, undos: withoutAgreed(left.undos) };
  return {
    account: shared === null ? renewed : withStarted(renewed, "recovery", shared),
    answer: { ok: true, isNew: true, locators: locators.filter((locator) => locator !== given.locator) },
  };
}

/** Whether the code of these equal requests is the one to put next: the last that was asked for, and not put before. */
function isNext(account: Account, shared: string): boolean {
  return account.asked?.recovery?.nonce === shared && !isStarted(account, "recovery", shared);
}

/** The name of a code that comes to nothing is free, unless an equal request has put that code in force. */
function cameToNothing(
  account: Account,
  { locator }: RecoveryDigests,
  error: "ended" | "superseded",
): AccountStep<RenewAnswer> {
  const { recovery, formerCodes = [] } = account;
  const isHeld = [...formerCodes, ...(recovery ? [recovery] : [])].some((code) => code.locator === locator);
  return { account, answer: { ok: false, error, locators: isHeld ? [] : [locator] } };
}

/** `epoch` of the account at this moment; `madeAt` of the code. */
export type RecoverAnswer = { ok: true; epoch: number; madeAt: number } | { ok: false; wait: number };

/**
 * One try. The right code stays in force until it is replaced: it may be all that somebody has. Tries are counted against the
 * code that the first signs name: too many of them have to wait, and none of them ends it. So a stranger who has seen the
 * first signs locks nobody out for good, and one who has a code of their own wears out no other.
 */
export function tryRecovery(account: Account, typed: RecoveryDigests, now: number): AccountStep<RecoverAnswer> {
  const code = liveCodes(account, now).find(({ locator }) => locator === typed.locator);
  if (!code) return { account, answer: { ok: false, wait: 0 } };
  const { budget: tries, wait } = spend(code.tries, budgetRules.recovery, now);
  const tried = withTries(account, code.locator, tries);
  if (wait > 0 || !isSameSecret(code.digest, typed.digest)) return { account: tried, answer: { ok: false, wait } };
  return { account: tried, answer: { ok: true, epoch: account.epoch, madeAt: code.madeAt } };
}

function withTries(account: Account, locator: string, tries: Budget): Account {
  const { recovery, formerCodes } = account;
  const counted = <Code extends Recovery>(code: Code): Code => (code.locator === locator ? { ...code, tries } : code);
  return {
    ...account,
    ...(recovery && { recovery: counted(recovery) }),
    ...(formerCodes && { formerCodes: formerCodes.map(counted) }),
  };
}

/** `restored` is the address that counts again, `left` the one that went. */
export type TakeBackAnswer =
  | (Ended & { ok: true; restored: string | null; left: string | null })
  | { ok: false; wait: number };

/**
 * Takes back what is younger than this code and does not count more: an address, which an older one that it replaced follows, the
 * codes made since, and every session. What an undo is to an address, this is to a code.
 */
export function undoByRecovery(account: Account, typed: RecoveryDigests, now: number): AccountStep<TakeBackAnswer> {
  const { account: tried, answer } = tryRecovery(account, typed, now);
  if (!answer.ok) return { account: tried, answer };
  const code = liveCodes(account, now).find(({ locator }) => locator === typed.locator);
  if (!code || !hasYounger(account, code, now)) return { account: tried, answer: { ok: false, wait: 0 } };
  const { email: left, emailSince: _, ...rest } = tried;
  const standing = standingBefore(account, code, now);
  const back = withoutYounger({ ...rest, ...standing, undos: standing.email ? liveUndos(account, now) : [] }, code);
  const ended = endSessions(back.account, back.locators);
  return { account: ended.account, answer: { ...ended.answer, ok: true, restored: standing.email, left } };
}

/** Whether something was proved after the code that does not count more than it. */
function hasYounger(account: Account, code: Recovery, now: number): boolean {
  if (account.email !== null) return !outranks(account, code, now);
  return liveCodes(account, now).some(({ madeAt }) => madeAt > code.madeAt);
}

/** The address that counts more than the code and was replaced by one that does not, if there is one. */
function standingBefore(account: Account, code: Recovery, now: number) {
  const standings = openUndos(account, now).map(({ email, since = 0 }) => ({ email, emailSince: since }));
  return standings.find((standing) => outranks(standing, code, now)) ?? { email: null };
}
