/** Deleting an account on request. If it has an address or a recovery code, the caller must first prove that it is theirs. */

import type { DeletionRequest } from "../../../contract/subscription/auth.ts";
import { codeMinutes } from "../../../contract/subscription/one-time-code.ts";
import { digestText } from "../../../platform/digest.ts";
import { logFailure } from "../../../platform/log.ts";
import type { ErasedCounts } from "../../peers.ts";
import { type AuthCall, keysOf, sendLater } from "../call.ts";
import { drawnCode, keyedDigest } from "../digests.ts";
import { spendOwnAddressBudget } from "../mail-budget.ts";
import { accountOf } from "../objects.ts";
import { localeOf } from "../rules.ts";
import { forgetReferences } from "./account-references.ts";
import type { Profile } from "./account-rules.ts";
import type { AccountReferences, ConfirmDeletionAnswer, OwnerProof, ReserveDeletionAnswer } from "./deletion-rules.ts";
import { recoveryDigests } from "./recovery.ts";

export type StartDeletionAnswer =
  | { ok: true; hash: string }
  | { ok: false; wait: number }
  | Extract<ReserveDeletionAnswer, { ok: false }>;

/** Sends a one-time code to the address of the account. */
export async function startDeletion(
  call: AuthCall,
  { id, epoch }: Profile,
  locale: string | null,
): Promise<StartDeletionAnswer> {
  const account = accountOf(call.env, id);
  const reserved = await account.reserveDeletion({ epoch, nonce: crypto.randomUUID() }, call.now);
  if (!reserved.ok) return reserved;
  const { nonce } = reserved;
  const wait = reserved.wait || (await spendOwnAddressBudget(call, { to: reserved.to, nonce }));
  if (wait > 0) return { ok: false, wait };
  const { pepper } = await keysOf(call);
  const { hash, otp } = await drawnCode(pepper, "deletion", id, nonce);
  const digests = { hash: await digestText(hash), passcode: await passcodeDigest(pepper, id, hash, otp) };
  const started = await account.startDeletion({ ...digests, epoch: reserved.epoch, nonce }, call.now);
  if (started === null) return { ok: false, error: "invalid_token" };
  if (started === "again") return { ok: true, hash };
  const data = { passcode: otp, minutes: codeMinutes };
  sendLater(call, { to: reserved.to, template: "deletion", data, locale: localeOf(locale) });
  return { ok: true, hash };
}

/** Digested under a label of its own, so that no code for a change of address deletes the account. */
function passcodeDigest(pepper: CryptoKey, id: string, hash: string, otp: string): Promise<string> {
  return keyedDigest(pepper, "deletion", id, hash, otp);
}

export type DeleteAnswer = { ok: true; erased: ErasedCounts | null } | Exclude<ConfirmDeletionAnswer, { ok: true }>;

/**
 * Deletes the account. Once it is marked, nobody gets in; if forgetting it fails part-way, its own alarm finishes the work,
 * so the answer is ok either way.
 */
export async function deleteAccount(
  call: AuthCall,
  { id, epoch }: Profile,
  given: DeletionRequest | null,
): Promise<DeleteAnswer> {
  const proof = await proofOf(call, id, given);
  const begun = await accountOf(call.env, id).beginEnding({ epoch, proof }, call.now);
  return begun.ok ? { ok: true, erased: await finishDeletion(call, begun.references) } : begun;
}

/** How much of each kind was deleted; null if this failed and an alarm will finish it. */
export async function finishDeletion(
  { env, peers }: Pick<AuthCall, "env" | "peers">,
  references: AccountReferences,
): Promise<ErasedCounts | null> {
  try {
    const erased = await forgetReferences(env, peers, references, "asked");
    await accountOf(env, references.id).forget();
    return { accounts: 1, ...erased };
  } catch (error) {
    logFailure({ part: "forgetting an account", cause: error });
    return null;
  }
}

async function proofOf(call: AuthCall, id: string, given: DeletionRequest | null): Promise<OwnerProof> {
  if (!given) return { by: "nothing" };
  if ("recovery_code" in given) return { by: "recovery", code: await recoveryDigests(given.recovery_code) };
  const { pepper } = await keysOf(call);
  const { hash, otp } = given;
  return { by: "mail", hash: await digestText(hash), passcode: await passcodeDigest(pepper, id, hash, otp) };
}
