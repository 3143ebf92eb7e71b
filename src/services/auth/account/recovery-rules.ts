/** The recovery code of an account: pure, like the other rules. The code itself is never kept, only digests of it. */

import { recoveryLength, recoverySigns } from "../../../contract/subscription/recovery-code.ts";
import { spend, spendAll } from "../../../platform/budget.ts";
import { isSameSecret } from "../../../platform/digest.ts";
import type { RandomBytes } from "../../../platform/random.ts";
import { budgetRules, limits } from "../rules.ts";
import { type Account, type AccountStep, isSignedIn, type Recovery } from "./account-rules.ts";
import { type Ended, endSessions } from "./sign-out-rules.ts";
import {
  liveCodes,
  liveUndos,
  openUndos,
  outranks,
  withoutAgreed,
  withoutOutranked,
  withoutPresent,
  withoutYounger,
} from "./standing-rules.ts";

/** 24 random signs. 32 divides 256, so each is equally likely. */
export function newRecoveryCode(random: RandomBytes): string {
  return [...random(new Uint8Array(recoveryLength))].map((byte) => recoverySigns[byte % recoverySigns.length]).join("");
}

/** Seconds until another code may be made, 0 when it may be now: each tells the address of the account. */
export function reserveRenewal(account: Account, now: number): AccountStep<number> {
  const { budgets, wait } = spendAll(account.renewalBudgets, budgetRules.renewal, now);
  return { account: { ...account, renewalBudgets: budgets }, answer: Math.max(wait, waitForCode(account, now)) };
}

/** Seconds until there is room for one more code that lives beside the present one, so that no number of new ones ends an older. */
function waitForCode(account: Account, now: number): number {
  const { formerCodes = [] } = withoutOutranked(account, now).account;
  const [oldest] = formerCodes;
  return oldest && formerCodes.length >= limits.formerCodes ? Math.ceil((oldest.until - now) / 1000) : 0;
}

/** `locators` are of the codes that are void. Not ok: the session that asked has ended meanwhile. */
export type RenewAnswer = { ok: true; locators: readonly string[] } | { ok: false };

/**
 * Puts a code in force for whoever was signed in in this epoch. The one before ends, at once where the address of the account
 * counts more, else in a week. An address that agreed to go does not come back.
 */
export function setRecovery(
  account: Account,
  { epoch, ...given }: Pick<Recovery, "locator" | "digest"> & { epoch: number },
  now: number,
): AccountStep<RenewAnswer> {
  if (!isSignedIn(account, epoch)) return { account, answer: { ok: false } };
  const { account: left, locators } = withoutPresent(account, now);
  const recovery = { ...given, madeAt: now };
  return {
    account: { ...left, recovery, undos: withoutAgreed(left.undos) },
    answer: { ok: true, locators: locators.filter((locator) => locator !== given.locator) },
  };
}

/** `epoch` of the account at this moment; `madeAt` of the code. */
export type RecoverAnswer = { ok: true; epoch: number; madeAt: number } | { ok: false; wait: number };

/**
 * One try. The right code stays in force until it is replaced: it may be all that somebody has. Tries are counted against
 * the account, and a new code does not give new ones; too many of them have to wait, and none of them ends the code, so a
 * stranger who has seen the first signs locks nobody out for good.
 */
export function tryRecovery(account: Account, digest: string, now: number): AccountStep<RecoverAnswer> {
  const codes = liveCodes(account, now);
  if (codes.length === 0) return { account, answer: { ok: false, wait: 0 } };
  const { budget, wait } = spend(account.recoveryBudget, budgetRules.recovery, now);
  const tried = { ...account, recoveryBudget: budget };
  const right = wait === 0 ? codes.find((code) => isSameSecret(code.digest, digest)) : undefined;
  if (!right) return { account: tried, answer: { ok: false, wait } };
  return { account: tried, answer: { ok: true, epoch: account.epoch, madeAt: right.madeAt } };
}

/** `restored` is the address that counts again, `left` the one that went. */
export type TakeBackAnswer =
  | (Ended & { ok: true; restored: string | null; left: string | null })
  | { ok: false; wait: number };

/**
 * Takes back what is younger than this code and does not count more: an address, which an older one that it replaced follows, the
 * codes made since, and every session. What an undo is to an address, this is to a code.
 */
export function undoByRecovery(account: Account, digest: string, now: number): AccountStep<TakeBackAnswer> {
  const { account: tried, answer } = tryRecovery(account, digest, now);
  if (!answer.ok) return { account: tried, answer };
  const code = liveCodes(account, now).find((one) => isSameSecret(one.digest, digest));
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
