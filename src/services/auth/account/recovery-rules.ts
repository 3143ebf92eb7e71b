/** The recovery code of an account: pure, like the other rules. The code itself is never kept, only digests of it. */
import { recoveryLength, recoverySigns } from "../../../contract/subscription/recovery-code.ts";
import type { RandomBytes } from "../../../platform/random.ts";
import { budgetRules, isSameDigest, spend } from "../rules.ts";
import type { Account, AccountStep, Recovery } from "./account-rules.ts";

/** 24 random signs. 32 divides 256, so each is equally likely. */
export function newRecoveryCode(random: RandomBytes): string {
  return [...random(new Uint8Array(recoveryLength))].map((byte) => recoverySigns[byte % recoverySigns.length]).join("");
}

/** Puts a code in force; the answer is the locator of the one before, which is void from now on. */
export function setRecovery(
  account: Account,
  given: Pick<Recovery, "locator" | "digest">,
  now: number,
): AccountStep<string | null> {
  const { budget } = account.recovery ?? {};
  const recovery = { ...given, madeAt: now, ...(budget && { budget }) };
  return { account: { ...account, recovery }, answer: account.recovery?.locator ?? null };
}

/** Takes the code out of force; the answer is its locator. */
export function dropRecovery(account: Account): AccountStep<string | null> {
  if (!account.recovery) return { account, answer: null };
  const { recovery, ...rest } = account;
  return { account: rest, answer: recovery.locator };
}

export type RecoverAnswer = { ok: true } | { ok: false; wait: number };

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
  const isRight = wait === 0 && isSameDigest(recovery.digest, digest);
  return { account: tried, answer: isRight ? { ok: true } : { ok: false, wait } };
}
