/** The recovery code of an account: for whoever gave no address, or can no longer read mail there. */

import { routes } from "../../../contract/routes.ts";
import { locatorLength } from "../../../contract/subscription/recovery-code.ts";
import { digestText } from "../../../platform/digest.ts";
import { newSecret } from "../../../platform/random.ts";
import { type AuthCall, keysOf, sendLater } from "../call.ts";
import { drawnFrom } from "../digests.ts";
import { accountOf, addressDigest, addressOf } from "../objects.ts";
import type { Bearer } from "../session/session-rules.ts";
import { releaseLocators } from "./account-references.ts";
import type { Profile, RecoveryDigests } from "./account-rules.ts";
import { newRecoveryCode } from "./recovery-rules.ts";

/**
 * The object that leads from a code to its account lies among those of addresses, under a name that no address has. Looking
 * up characters that name no code stores nothing.
 */
function locatorOf(code: string): string {
  return `recovery:${code.slice(0, locatorLength)}`;
}

export async function recoveryDigests(code: string): Promise<RecoveryDigests> {
  return { locator: await addressDigest(locatorOf(code)), digest: await digestText(code) };
}

export type RenewedAnswer =
  | { ok: true; code: string }
  | { ok: false; wait: number }
  | { ok: false; error: "invalid_token" };

const ended: RenewedAnswer = { ok: false, error: "invalid_token" };

/**
 * Makes a new code; `precedence-rules.ts` says when the previous one ends. The code is shown once and stored nowhere. The
 * account's address is told of it, because a code outlives the session that made it. `press` identifies one press of the page
 * that asks, see `contract/idempotency-key.ts`: asking twice with one press gives the same code.
 */
export async function renewRecovery(
  call: AuthCall,
  { id, email, epoch }: Profile,
  press: string | null,
): Promise<RenewedAnswer> {
  const account = accountOf(call.env, id);
  const asked = { press: press && (await digestText(press)), nonce: crypto.randomUUID(), epoch };
  const reserved = await account.reserveRenewal(asked, call.now);
  if (!reserved) return ended;
  const { wait, nonce } = reserved;
  if (wait > 0) return { ok: false, wait };
  const { code, typed } = await claimedCode(call, id, [press ?? newSecret(), nonce]);
  const renewed = await account.setRecovery({ ...typed, epoch, shared: press === null ? null : nonce }, call.now);
  await releaseLocators(call.env, id, renewed.locators);
  if (!renewed.ok) return renewed.error === "ended" ? ended : { ok: false, wait: 1 };
  const manageLink = `${call.issuer}${routes.subscriptionsManage.path}`;
  if (email !== null && renewed.isNew) sendLater(call, { to: email, template: "recovery-code", data: { manageLink } });
  return { ok: true, code };
}

/**
 * Draws a code for the account. Once in a trillion times another account has the same first characters: then it draws again.
 * The code is derived from values that only the caller has, so that equal requests get the same one, and nobody can derive it
 * from what is stored.
 */
export async function claimedCode(
  call: AuthCall,
  accountId: string,
  from: readonly string[],
): Promise<{ code: string; typed: RecoveryDigests }> {
  const { pepper } = await keysOf(call);
  const drawn = await drawnFrom(pepper, "recovery", accountId, ...from);
  for (;;) {
    const code = newRecoveryCode(drawn);
    if (await (await addressOf(call.env, locatorOf(code))).claim(accountId, call.now))
      return { code, typed: await recoveryDigests(code) };
  }
}

export type RecoveredAnswer = ({ ok: true } & Bearer) | { ok: false; wait: number };

/** The account that the first characters of a code lead to; only the account can say whether the whole code is right. */
export async function accountIdByRecovery({ env }: AuthCall, { locator }: RecoveryDigests): Promise<string | null> {
  return env.AUTH_ADDRESS.getByName(locator).ownedBy();
}

/** Tries a code: whose it is, or how long to wait. */
export async function accountByRecovery(call: AuthCall, code: string): Promise<RecoveredAnswer> {
  const { env, now } = call;
  const typed = await recoveryDigests(code);
  const accountId = await accountIdByRecovery(call, typed);
  if (!accountId) return { ok: false, wait: 0 };
  const answer = await accountOf(env, accountId).tryRecovery(typed, now);
  return answer.ok ? { ok: true, accountId, epoch: answer.epoch } : answer;
}
