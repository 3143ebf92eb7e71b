/** Adding, changing and removing the address of an account, and taking a change back. */

import { facts } from "../../../contract/brand.ts";
import { authPaths, codeSchema } from "../../../contract/subscription/auth.ts";
import { digestText } from "../../../platform/digest.ts";
import { randomBytes } from "../../../platform/random.ts";
import { accountOf, addressDigest, addressOf, type Call, keysOf, readAddress, sendLater } from "../call.ts";
import { keyedDigest } from "../digests.ts";
import { canHaveMail, localeOf, randomAlphanumerics, randomPasscode } from "../rules.ts";
import { logOutEverywhere } from "../session/signed-in.ts";
import type { Profile } from "../store.ts";
import { endRecovery } from "./recovery.ts";

export type StartAnswer =
  | { ok: true; hash: string }
  | {
      ok: false;
      error: "invalid_email_address" | "failed_mx_check" | "email_address_not_changed" | "unverified_account";
    }
  | { ok: false; wait: number };

/**
 * Sends a passcode to the new address, or to the present one when it shall be removed. Whether another account has the
 * address is not told before the passcode has shown that the mailbox is the caller's.
 */
export async function startEdit(call: Call, { id }: Profile, given: ReadonlyMap<string, string>): Promise<StartAnswer> {
  const named = given.get("email") ?? "";
  const email = named === "" ? null : readAddress(named);
  if (named !== "" && email === null) return { ok: false, error: "invalid_email_address" };
  if (email !== null && !canHaveMail(email)) return { ok: false, error: "failed_mx_check" };
  const { pepper } = await keysOf(call);
  const account = accountOf(call.env, id);
  const reserved = await account.reserveEdit(email, call.now);
  if (!reserved.ok) return reserved;
  const wait = reserved.wait || (await (await addressOf(call.env, reserved.to)).ask(call.now)).wait;
  if (wait > 0) return { ok: false, wait };

  const hash = randomAlphanumerics(86, randomBytes);
  const passcode = randomPasscode(randomBytes);
  const digest = await keyedDigest(pepper, id, hash, passcode);
  await account.startEdit({ email, hash: await digestText(hash), passcode: digest }, call.now);
  const data = { passcode, minutes: facts.passcodeMinutes };
  sendLater(call, { to: reserved.to, template: "passcode", data, locale: localeOf(given.get("locale")) });
  return { ok: true, hash };
}

export type ConfirmAnswer =
  | { ok: true; email: string }
  | { ok: false; error: "invalid_link_signature" | "account_change_email_address_failed" };

/**
 * Puts the change in place. The passcode is used up first, then the address is claimed, where one account is first; so
 * whatever is interrupted leaves the account as it was or as it was to become.
 */
export async function confirmEdit(
  call: Call,
  { id, email: before }: Profile,
  given: ReadonlyMap<string, string>,
): Promise<ConfirmAnswer> {
  const { pepper } = await keysOf(call);
  const hash = given.get("hash") ?? "";
  const passcode = await keyedDigest(pepper, id, hash, given.get("otp") ?? "");
  const named = given.get("email") || null;
  const account = accountOf(call.env, id);
  const confirmed = await account.confirmEdit({ hash: await digestText(hash), passcode, email: named }, call.now);
  if (!confirmed.ok) return { ok: false, error: "invalid_link_signature" };

  const { email } = confirmed;
  if (email !== null && !(await (await addressOf(call.env, email)).claim(id, call.now))) {
    return { ok: false, error: "account_change_email_address_failed" };
  }
  await replaceAddress(call, id, email, localeOf(given.get("locale")));
  return { ok: true, email: email ?? before ?? "" };
}

async function replaceAddress(call: Call, id: string, email: string | null, locale: string): Promise<void> {
  const token = `${id.replaceAll("-", "")}${randomAlphanumerics(54, randomBytes)}`;
  const before = await accountOf(call.env, id).setEmail(email, await digestText(token), call.now);
  if (before === null) return;
  if (email === null || (await addressDigest(before)) !== (await addressDigest(email))) {
    await (await addressOf(call.env, before)).hold(id, call.now);
  }
  const undoLink = `${call.issuer}${authPaths.undoPage}?token=${token}`;
  sendLater(call, { to: before, template: "email-changed", data: { newEmail: email, undoLink }, locale });
}

/**
 * Takes a change back for whoever reads the old mailbox. Every session ends, and the recovery code with them, because one of them may be the
 * stranger's who made the change. The answer is the address that counts again, or null.
 */
export async function undoEdit(call: Call, token: string | undefined): Promise<string | null> {
  const id = accountIdIn(codeSchema.safeParse(token).data ?? "");
  if (!token || !id) return null;
  const undone = await accountOf(call.env, id).undoEdit(await digestText(token), call.now);
  if (!undone) return null;
  await (await addressOf(call.env, undone.restored)).claim(id, call.now);
  const leaves = undone.left !== null && (await addressDigest(undone.left)) !== (await addressDigest(undone.restored));
  if (leaves && undone.left) await (await addressOf(call.env, undone.left)).release(id);
  await endRecovery(call, id);
  await logOutEverywhere(call, id);
  return undone.restored;
}

/** The external id that an undo token begins with, its hyphens put back. */
function accountIdIn(token: string): string | null {
  const parts = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})/.exec(token);
  return parts ? parts.slice(1).join("-") : null;
}
