/** The recovery code of an account: for whoever gave no address, or can no longer read mail there. */

import { routes } from "../../../contract/routes.ts";
import { locatorLength } from "../../../contract/subscription/recovery-code.ts";
import { digestText } from "../../../platform/digest.ts";
import { randomBytes } from "../../../platform/random.ts";
import { accountOf, addressDigest, addressOf, type Call, sendLater } from "../call.ts";
import type { Profile } from "../store.ts";
import { newRecoveryCode, type RecoverAnswer } from "./recovery-rules.ts";

/**
 * What leads from a code to its account lies where addresses do, under a name that no address has. Random signs that name
 * nothing leave nothing behind.
 */
function locatorOf(code: string): string {
  return `recovery:${code.slice(0, locatorLength)}`;
}

/**
 * A new code, which makes the one before void. It is given once and kept nowhere. The address of the account hears of it,
 * because a code outlives the session that made it.
 */
export async function renewRecovery(call: Call, { id, email }: Profile): Promise<string> {
  const code = await claimedCode(call, id);
  const given = { locator: await addressDigest(locatorOf(code)), digest: await digestText(code) };
  const before = await accountOf(call.env, id).setRecovery(given, call.now);
  if (before !== given.locator) await release(call, id, before);
  const manageLink = `${call.issuer}${routes.subscriptionsManage.path}`;
  if (email !== null) sendLater(call, { to: email, template: "recovery-code", data: { manageLink }, locale: "en" });
  return code;
}

/** Two accounts may draw the same first signs once in a trillion times: then the second draws again. */
async function claimedCode(call: Call, accountId: string): Promise<string> {
  for (;;) {
    const code = newRecoveryCode(randomBytes);
    if (await (await addressOf(call.env, locatorOf(code))).claim(accountId, call.now)) return code;
  }
}

/** Makes the code of an account void, where it has one. */
export async function endRecovery(call: Call, accountId: string): Promise<void> {
  await release(call, accountId, await accountOf(call.env, accountId).dropRecovery());
}

async function release({ env }: Call, accountId: string, locator: string | null): Promise<void> {
  if (locator !== null) await env.AUTH_ADDRESS.getByName(locator).release(accountId);
}

export type RecoveredAnswer = { ok: true; accountId: string } | Extract<RecoverAnswer, { ok: false }>;

/** Whose code this is. */
export async function accountByRecovery({ env, now }: Call, code: string): Promise<RecoveredAnswer> {
  const accountId = await (await addressOf(env, locatorOf(code))).ownedBy();
  if (!accountId) return { ok: false, wait: 0 };
  const answer = await accountOf(env, accountId).tryRecovery(await digestText(code), now);
  return answer.ok ? { ok: true, accountId } : answer;
}
