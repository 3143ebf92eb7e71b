/** Signing up and in: by a new account, by a one-time code, by a recovery code, or by the receipt of a store. */

import type * as z from "zod/mini";
import type { loginRequestSchema } from "../../../contract/subscription/auth.ts";
import { authPaths } from "../../../contract/subscription/auth-paths.ts";
import { codeMinutes } from "../../../contract/subscription/one-time-code.ts";
import { digestText } from "../../../platform/digest.ts";
import { randomBytes } from "../../../platform/random.ts";
import { afterAnswer } from "../../after-answer.ts";
import { sendOrReport } from "../../send-mail.ts";
import { isSameAddress, type Profile } from "../account/account-rules.ts";
import { type AuthCall, keysOf } from "../call.ts";
import { keyedDigest } from "../digests.ts";
import { mayHoldCode, spendCodeBudget, spendMailboxBudget } from "../mail-budget.ts";
import { accountOf, addressDigest, addressOf, mailOf } from "../objects.ts";
import { localeOf, randomOtp } from "../rules.ts";
import { type GrantedCode, grantCode, newObjectSecret, type SessionRef } from "./authorization.ts";
import { entranceError, prove } from "./proofs.ts";

/** Creates an account without an address. The authorization code comes first, because two calls at once cannot both get one. */
export async function signUp(call: AuthCall, sessionRef: SessionRef): Promise<GrantedCode | null> {
  const accountId = crypto.randomUUID();
  const granted = await grantCode(call, sessionRef, { accountId, epoch: 0 });
  if (granted) await accountOf(call.env, accountId).create(accountId, call.now);
  return granted;
}

export type SendAnswer = { ok: true } | { ok: false; error: "invalid_session_id" } | { ok: false; wait: number };

/**
 * Sends a one-time code. Up to the answer the same is done for everybody, and nothing that knows the address is asked: not its
 * owner, and not the budget of its mailbox, which its owner spends as well. So nothing tells whether it has an account, or
 * whether that is in use. A suspended account gets a code, too: it is told of the suspension only after proving itself.
 */
export async function sendOtp(
  call: AuthCall,
  { session, digest }: SessionRef,
  email: string,
  locale: string | undefined,
): Promise<SendAnswer> {
  const wait = await session.reserveSend(digest, call.now);
  if (wait === "invalid_session_id") return { ok: false, error: wait };
  const late = wait || (await spendCodeBudget(call));
  if (late > 0) return { ok: false, wait: late };
  const mail = await writeSignInMail(call, email);
  await session.setMail(mail.id, call.now);
  afterAnswer(call, "auth", async () => {
    const owner = await addressOwnerOf(call, email);
    if (owner && (await mayBeMailed(call, owner))) await mailToOwner(call, mail, owner, locale);
  });
  return { ok: true };
}

/** A sign-in mail that is written, and not yet sent to anybody: the id of its object, and what its digests are of. */
interface WrittenMail {
  readonly id: string;
  readonly otp: string;
  /** What its link carries. */
  readonly secret: string;
}

/** Writes a mail with a link and a one-time code, whoever has the address. Its code counts once it goes to the owner. */
export async function writeSignInMail(call: AuthCall, email: string): Promise<WrittenMail> {
  const object = call.env.AUTH_MAIL.newUniqueId();
  const id = object.toString();
  const { pepper } = await keysOf(call);
  const otp = randomOtp(randomBytes);
  const secret = newObjectSecret(id);
  const address = await addressDigest(email);
  const [digest, link] = await Promise.all([keyedDigest(pepper, id, address, otp), digestText(secret)]);
  await call.env.AUTH_MAIL.get(object).write({ digest, link, address }, call.now);
  return { id, otp, secret };
}

/** Whose address it is: the account, and the address as the account keeps it. */
interface AddressOwner {
  readonly profile: Profile;
  readonly to: string;
}

/** The owner of exactly this address, or null. */
export async function addressOwnerOf(call: AuthCall, email: string): Promise<AddressOwner | null> {
  const owner = await (await addressOf(call.env, email)).ownedBy();
  const profile = owner === null ? null : await accountOf(call.env, owner).profile();
  return profile?.email && isSameAddress(profile.email, email) ? { profile, to: profile.email } : null;
}

/**
 * Whether an owner's mailbox may be sent one more mail to sign in with. Asked for owners alone: a stranger can name any number of
 * addresses of the mailbox that nobody has, and would spend what its owner needs.
 */
export async function mayBeMailed(call: AuthCall, { to }: AddressOwner): Promise<boolean> {
  return (await spendMailboxBudget(call, "sign-in", { to })) === 0;
}

/** Sends the mail to the address that the account keeps, not to the spelling that was typed. */
export async function mailToOwner(
  call: AuthCall,
  { id, otp, secret }: WrittenMail,
  { profile, to }: AddressOwner,
  locale: string | undefined,
): Promise<void> {
  const holdsCode = await mayHoldCode(call, to);
  await mailOf(call.env, id)?.setOwner({ accountId: profile.id, epoch: profile.epoch }, holdsCode);
  const href = `${call.issuer}${authPaths.loginPage}?${new URLSearchParams({ email: to, otp: secret })}`;
  const data = { passcode: holdsCode ? otp : null, minutes: codeMinutes, link: href };
  await sendOrReport(call.peers.mail, { to, template: "login-link", data, locale: localeOf(locale) });
}

type LoginError = "invalid_session_id" | "invalid_login_credentials" | "suspended_account" | "unknown_account";
export type LoginAnswer =
  | { ok: true; granted: GrantedCode }
  | { ok: false; error: LoginError }
  /** Seconds until a recovery code may be tried again. */
  | { ok: false; wait: number };

export async function logIn(
  call: AuthCall,
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
