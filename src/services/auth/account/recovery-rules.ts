/** The recovery code of an account: pure, like the other rules. The code itself is never kept, only digests of it. */

import { recoveryLength, recoverySigns } from "../../../contract/subscription/recovery-code.ts";
import { spend, spendAll } from "../../../platform/budget.ts";
import { isSameSecret } from "../../../platform/digest.ts";
import type { RandomBytes } from "../../../platform/random.ts";
import { budgetRules } from "../rules.ts";
import { type Account, type AccountStep, isSignedIn, type Recovery } from "./account-rules.ts";

/** 24 random signs. 32 divides 256, so each is equally likely. */
export function newRecoveryCode(random: RandomBytes): string {
  return [...random(new Uint8Array(recoveryLength))].map((byte) => recoverySigns[byte % recoverySigns.length]).join("");
}

/** Seconds until another code may be made, 0 when it may be now: each tells the address of the account. */
export function reserveRenewal(account: Account, now: number): AccountStep<number> {
  const { budgets, wait } = spendAll(account.renewalBudgets, budgetRules.renewal, now);
  return { account: { ...account, renewalBudgets: budgets }, answer: wait };
}

/** `before` is the locator of the code before, which is void. Not ok: the session that asked has ended meanwhile. */
export type RenewAnswer = { ok: true; before: string | null } | { ok: false };

/** Puts a code in force for whoever was signed in in this epoch. */
export function setRecovery(
  account: Account,
  { epoch, ...given }: Pick<Recovery, "locator" | "digest"> & { epoch: number },
  now: number,
): AccountStep<RenewAnswer> {
  if (!isSignedIn(account, epoch)) return { account, answer: { ok: false } };
  const { budget } = account.recovery ?? {};
  const recovery = { ...given, madeAt: now, ...(budget && { budget }) };
  return { account: { ...account, recovery }, answer: { ok: true, before: account.recovery?.locator ?? null } };
}

/** `epoch` of the account at this moment. */
export type RecoverAnswer = { ok: true; epoch: number } | { ok: false; wait: number };

/**
 * One try. The right code stays in force until it is replaced: it may be all that somebody has. Tries are counted against
 * the account, and a new code does not give new ones; too many of them have to wait, and none of them ends the code, so a
 * stranger who has seen the first signs locks nobody out for good.
 */
export function tryRecovery(account: Account, digest: string, now: number): AccountStep<RecoverAnswer> {
  const { recovery } = account;
  if (!recovery) return { account, answer: { ok: false, wait: 0 } };
  const { budget, wait } = spend(recovery.budget, budgetRules.recovery, now);
  const tried = { ...account, recovery: { ...recovery, budget } };
  const isRight = wait === 0 && isSameSecret(recovery.digest, digest);
  return { account: tried, answer: isRight ? { ok: true, epoch: account.epoch } : { ok: false, wait } };
}
