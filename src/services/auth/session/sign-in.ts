/** Signing up and in: by a new account, by a one-time code, by a recovery code, or by the receipt of a store. */

import type * as z from "zod/mini";
import type { loginRequestSchema } from "../../../contract/subscription/auth.ts";
import { authPaths } from "../../../contract/subscription/auth-paths.ts";
import { codeMinutes } from "../../../contract/subscription/one-time-code.ts";
import { digestText } from "../../../platform/digest.ts";
import { randomBytes } from "../../../platform/random.ts";
import { isSameAddress, type Profile } from "../account/account-rules.ts";
import { type Call, keysOf, sendLater } from "../call.ts";
import { keyedDigest } from "../digests.ts";
import { mayHoldCode, spendMailBudget } from "../mail-budget.ts";
import { accountOf, addressDigest, addressOf } from "../objects.ts";
import { localeOf, randomOtp } from "../rules.ts";
import { type Granted, grantCode, newObjectSecret, type SessionRef } from "./authorization.ts";
import { entranceError, prove } from "./proofs.ts";

/** Creates an account without an address. The authorization code comes first, because two calls at once cannot both get one. */
export async function signUp(call: Call, sessionRef: SessionRef): Promise<Granted | null> {
  const accountId = crypto.randomUUID();
  const granted = await grantCode(call, sessionRef, { accountId, epoch: 0 });
  if (granted) await accountOf(call.env, accountId).create(accountId, call.now);
  return granted;
}

export type SendAnswer = { ok: true } | { ok: false; error: "invalid_session_id" } | { ok: false; wait: number };

/**
 * Sends a one-time code. For an address without an account everything happens except the mail, which is sent after the
 * response, so neither the response nor its timing tells whether there is an account. A suspended account gets a code too: it
 * is told of the suspension only after proving itself.
 */
export async function sendOtp(
  call: Call,
  sessionRef: SessionRef,
  email: string,
  locale: string | undefined,
): Promise<SendAnswer> {
  const wait = await sessionRef.session.reserveSend(sessionRef.digest, call.now);
  if (wait === "invalid_session_id") return { ok: false, error: wait };
  const late = wait || (await spendMailBudget(call, "sign-in", { to: email }));
  if (late > 0) return { ok: false, wait: late };
  await sessionRef.session.setMail(await mailSignInCode(call, email, locale), call.now);
  return { ok: true };
}

/**
 * Writes a link and, unless too many were asked for, a one-time code, and sends them when the address has an account. The
 * answer is the id of the mail.
 */
export async function mailSignInCode(call: Call, email: string, locale: string | undefined): Promise<string> {
  const object = call.env.AUTH_MAIL.newUniqueId();
  const id = object.toString();
  const { pepper } = await keysOf(call);
  const holdsCode = await mayHoldCode(call, email);
  const profile = await accountWith(call, email);
  const otp = randomOtp(randomBytes);
  const secret = newObjectSecret(id);
  const address = await addressDigest(email);
  const [digest, link] = await Promise.all([keyedDigest(pepper, id, address, otp), digestText(secret)]);
  const { id: accountId = null, epoch = 0 } = profile ?? {};
  await call.env.AUTH_MAIL.get(object).write({ digest, link, address, accountId, epoch, holdsCode }, call.now);
  // To the address that the account keeps, not to the spelling that was typed.
  const to = profile?.email;
  if (!to) return id;
  const href = `${call.issuer}${authPaths.loginPage}?${new URLSearchParams({ email: to, otp: secret })}`;
  const data = { passcode: holdsCode ? otp : null, minutes: codeMinutes, link: href };
  sendLater(call, { to, template: "login-link", data, locale: localeOf(locale) });
  return id;
}

/** The account that has this address. If nobody has it, some account's object is still asked, so that it takes as long. */
async function accountWith({ env }: Call, email: string): Promise<Profile | null> {
  const owner = await (await addressOf(env, email)).ownedBy();
  const profile = await accountOf(env, owner ?? (await addressDigest(email))).profile();
  return profile && isSameAddress(profile.email, email) ? profile : null;
}

type LoginError = "invalid_session_id" | "invalid_login_credentials" | "suspended_account" | "unknown_account";
export type LoginAnswer =
  | { ok: true; granted: Granted }
  | { ok: false; error: LoginError }
  /** Seconds until a recovery code may be tried again. */
  | { ok: false; wait: number };

export async function logIn(
  call: Call,
  sessionRef: SessionRef,
  request: z.infer<typeof loginRequestSchema>,
): Promise<LoginAnswer> {
  const proved = await prove(call, sessionRef, request);
  if (!proved.ok) return proved;
  const { accountId, epoch } = proved;
  const error = await entranceError(call, accountId, { epoch, email: request.method === "otp" ? request.email : null });
  if (error) return { ok: false, error };
  const granted = await grantCode(call, sessionRef, { accountId, epoch });
  return granted ? { ok: true, granted } : { ok: false, error: "invalid_session_id" };
}
