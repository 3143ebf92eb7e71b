/** The recovery code of an account: pure, like the other rules. The code itself is never kept, only digests of it. */

import { recoveryLength, recoverySigns } from "../../../contract/subscription/recovery-code.ts";
import { type Budget, spend, spendAll } from "../../../platform/budget.ts";
import { isSameSecret } from "../../../platform/digest.ts";
import type { RandomBytes } from "../../../platform/random.ts";
import { budgetRules } from "../rules.ts";
import {
  type Account,
  type AccountTransition,
  isSignedIn,
  type Recovery,
  type RecoveryDigests,
} from "./account-rules.ts";
import { equalRequest, isStarted, withRequest, withStarted } from "./asked-rules.ts";
import { withPasskeys } from "./passkey-rules.ts";
import {
  liveCodes,
  liveUndos,
  outranks,
  undosToOtherAddress,
  waitForCode,
  withoutAgreed,
  withoutPresent,
  withoutYounger,
} from "./precedence-rules.ts";
import { endSessions, type RevokedCredentials } from "./sign-out-rules.ts";

/** 24 random characters. 32 divides 256, so each is equally likely. */
export function newRecoveryCode(random: RandomBytes): string {
  return [...random(new Uint8Array(recoveryLength))].map((byte) => recoverySigns[byte % recoverySigns.length]).join("");
}

/**
 * `wait`: seconds until another code may be made, 0 if it may be made at once; there is a limit because each is announced to
 * the account's address. Null: the caller's session has ended. Requests are equal if they name the same press of a page,
 * which somebody with a stolen token cannot know; a request that names none equals no other, or it would be told the code of
 * whoever asked a moment before.
 */
export type ReserveRenewalAnswer = { wait: number; nonce: string } | null;

export function reserveRenewal(
  account: Account,
  { press, nonce, epoch }: { press: string | null; nonce: string; epoch: number },
  now: number,
): AccountTransition<ReserveRenewalAnswer> {
  if (!isSignedIn(account, epoch)) return { account, answer: null };
  const fingerprint = `${account.epoch} ${press ?? nonce}`;
  const equal = equalRequest(account, "recovery", fingerprint, now);
  if (equal) return { account, answer: { wait: 0, nonce: equal.nonce } };
  const { budgets, wait: early } = spendAll(account.renewalBudgets, budgetRules.renewal, now);
  const spent = { ...account, renewalBudgets: budgets };
  const wait = Math.max(early, waitForCode(account, now));
  const kept =
    wait > 0 || press === null ? spent : withRequest(spent, "recovery", { what: fingerprint, nonce, at: now });
  return { account: kept, answer: { wait, nonce } };
}

/**
 * `locators` are to be released: those of the codes that became void, or of the new code if it was not put in force. `isNew`
 * is false if an equal request has put the code in force already. Not ok: the caller's session has ended in the meantime, or
 * another code was asked for.
 */
export type RenewAnswer =
  | { ok: true; isNew: boolean; locators: readonly string[] }
  | { ok: false; error: "ended" | "superseded"; locators: readonly string[] };

/** `shared` is the nonce that equal requests share, null if the request named no press. */
type Renewal = RecoveryDigests & { readonly epoch: number; readonly shared: string | null };

/**
 * Puts a code in force for a caller whose sign-in was valid in this epoch. The previous code ends, at once if the account's
 * address counts more than it, otherwise in a week. An address that agreed to its removal can no longer come back.
 *
 * Equal requests have one code, and may arrive here far apart: a later one neither revives a code that has been ended or
 * replaced in between, nor changes one that an earlier request has put in force.
 */
export function setRecovery(
  account: Account,
  { epoch, shared, ...given }: Renewal,
  now: number,
): AccountTransition<RenewAnswer> {
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

/** Whether the code of these equal requests is the last that was asked for, and has not been put in force before. */
function isNext(account: Account, shared: string): boolean {
  return account.asked?.recovery?.nonce === shared && !isStarted(account, "recovery", shared);
}

/** Refuses a code. Its locator is to be released, unless an equal request has put the code in force. */
function cameToNothing(
  account: Account,
  { locator }: RecoveryDigests,
  error: "ended" | "superseded",
): AccountTransition<RenewAnswer> {
  const { recovery, formerCodes = [] } = account;
  const isHeld = [...formerCodes, ...(recovery ? [recovery] : [])].some((code) => code.locator === locator);
  return { account, answer: { ok: false, error, locators: isHeld ? [] : [locator] } };
}

/** `epoch` is the account's current one; `madeAt` is when the code was made. */
export type RecoverAnswer = { ok: true; epoch: number; madeAt: number } | { ok: false; wait: number };

/**
 * One try. The right code stays in force until it is replaced: it may be all that somebody has. Tries are counted against the
 * code that the first characters name. After too many, the next try has to wait, but the code never ends by it: so a stranger
 * who has seen the first characters locks nobody out for good, and one who has a code of their own cannot use up the tries of
 * another.
 */
export function tryRecovery(account: Account, typed: RecoveryDigests, now: number): AccountTransition<RecoverAnswer> {
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

/** `restored` is the address in force again, `left` the one that was dropped. */
export type TakeBackAnswer =
  | (RevokedCredentials & { ok: true; restored: string | null; left: string | null })
  | { ok: false; wait: number };

/**
 * Takes back what is newer than this code and does not count more: the address (an older one that it replaced comes back),
 * the codes and passkeys made since, and every session. It does for a recovery code what an undo link does for an address.
 */
export function undoByRecovery(
  account: Account,
  typed: RecoveryDigests,
  now: number,
): AccountTransition<TakeBackAnswer> {
  const { account: tried, answer } = tryRecovery(account, typed, now);
  if (!answer.ok) return { account: tried, answer };
  const code = liveCodes(account, now).find(({ locator }) => locator === typed.locator);
  if (!code || !hasYounger(account, code, now)) return { account: tried, answer: { ok: false, wait: 0 } };
  const { email: dropped, emailSince: _, ...rest } = tried;
  const older = addressBefore(account, code, now);
  const passkeys = rest.passkeys?.filter(({ madeAt }) => madeAt < code.madeAt) ?? [];
  const back = withoutYounger(
    { ...withPasskeys(rest, passkeys), ...older, undos: older.email ? liveUndos(account, now) : [] },
    code,
  );
  const ended = endSessions(back.account, back.locators);
  return { account: ended.account, answer: { ...ended.answer, ok: true, restored: older.email, left: dropped } };
}

/** Whether there is anything to take back: an address that does not count more than the code or, without one, a newer code. */
function hasYounger(account: Account, code: Recovery, now: number): boolean {
  if (account.email !== null) return !outranks(account, code, now);
  return liveCodes(account, now).some(({ madeAt }) => madeAt > code.madeAt);
}

/** The address that counts more than the code and was replaced by one that does not, if there is one. */
function addressBefore(account: Account, code: Recovery, now: number) {
  const addresses = undosToOtherAddress(account, now).map(({ email, since = 0 }) => ({ email, emailSince: since }));
  return addresses.find((address) => outranks(address, code, now)) ?? { email: null };
}
