/** The proofs by which somebody gets into an account, and why a right one may still not open it. */
import type * as z from "zod/mini";
import { codeSchema, type loginRequestSchema, otpSchema } from "../../../contract/subscription/auth.ts";
import { digestText } from "../../../platform/digest.ts";
import type { Profile, SignInProof } from "../account/account-rules.ts";
import { receiptOwner } from "../account/receipts.ts";
import { accountByRecovery } from "../account/recovery.ts";
import { type AuthCall, keysOf } from "../call.ts";
import { keyedDigest } from "../digests.ts";
import { noteCodeUsed } from "../mail-budget.ts";
import { accountOf, addressDigest, mailOf, objectIdIn } from "../objects.ts";
import type { SessionRef } from "./authorization.ts";
import type { OtpAnswer } from "./mail-rules.ts";
import { proveByPasskey } from "./passkeys.ts";
import type { Bearer } from "./session-rules.ts";

/** Why a proof that was right when it was made does not open the account now, or null. */
export async function entranceError({ env }: AuthCall, accountId: string, proof: SignInProof) {
  const entered = await accountOf(env, accountId).enter(proof);
  if (!entered) return "unknown_account";
  return entered.ok ? null : entered.error;
}

/** Why nobody signs in to this account, or null. */
export function accountError(profile: Profile | null) {
  if (!profile) return "unknown_account";
  return profile.status === "suspended" ? "suspended_account" : null;
}

type MailProof = Promise<OtpAnswer>;
type AnyProof = Promise<({ ok: true } & Bearer) | Extract<OtpAnswer, { ok: false }> | { ok: false; wait: number }>;

export async function prove(
  call: AuthCall,
  sessionRef: SessionRef,
  request: z.infer<typeof loginRequestSchema>,
): AnyProof {
  const isOtp = request.method === "otp" && otpSchema.safeParse(request.otp).success;
  if (isOtp) return proveByOtp(call, sessionRef, request.email, request.otp);
  if (!(await sessionRef.session.isOpen(sessionRef.digest, call.now)))
    return { ok: false, error: "invalid_session_id" };
  if (request.method === "otp") return proveByLink(call, request.email, request.otp);
  if (request.method === "recovery") return proveByRecovery(call, request.code);
  if (request.method === "passkey") return (await proveByPasskey(call, sessionRef, request.credential)) ?? refused;
  const owner = await receiptOwner(call, request.source, request.signature);
  return owner ? { ok: true, ...owner } : refused;
}

/** By the one-time code that was mailed for this session. */
export async function proveByOtp(call: AuthCall, sessionRef: SessionRef, email: string, otp: string): MailProof {
  const sent = await sessionRef.session.sentMail(sessionRef.digest, call.now);
  if (!sent.ok) return sent;
  return sent.mailId === null ? refused : proveByMail(call, sent.mailId, email, otp);
}

const refused = { ok: false, error: "invalid_login_credentials" } as const;

/** By the one-time code of this mail. */
export async function proveByMail(call: AuthCall, mailId: string, email: string, typed: string): MailProof {
  const { pepper } = await keysOf(call);
  const address = await addressDigest(email);
  const otp = await keyedDigest(pepper, mailId, address, typed);
  return noted(call, email, (await mailOf(call.env, mailId)?.tryOtp({ otp, address }, call.now)) ?? refused);
}

/** The answer, once it is noted whether it took a code out of its mailbox's budget for nothing. */
async function noted(call: AuthCall, email: string, answer: OtpAnswer): MailProof {
  if (answer.ok && answer.heldCode) await noteCodeUsed(call, email);
  return answer;
}

/** The mail that this link came in; null if the text cannot be the secret of a link. */
function mailOfLink(env: Env, secret: string) {
  return codeSchema.safeParse(secret).success ? mailOf(env, objectIdIn(secret)) : null;
}

/** By the secret in the link of a mail, whichever session asked for that mail. */
export async function proveByLink(call: AuthCall, email: string, secret: string): MailProof {
  const mail = mailOfLink(call.env, secret);
  if (!mail) return refused;
  const given = { link: await digestText(secret), address: await addressDigest(email) };
  return noted(call, email, await mail.followLink(given, call.now));
}

/** Whether the link of a mail would sign in to the account of this address now. Nothing is used up by asking. */
export async function isLinkValid(call: AuthCall, email: string, secret: string): Promise<boolean> {
  const given = { link: await digestText(secret), address: await addressDigest(email) };
  const opened = await mailOfLink(call.env, secret)?.opensLink(given, call.now);
  if (!opened) return false;
  return (await entranceError(call, opened.accountId, { epoch: opened.epoch, email })) === null;
}

/** By the recovery code of the account. */
async function proveByRecovery(call: AuthCall, code: string): AnyProof {
  const recovered = await accountByRecovery(call, code);
  if (recovered.ok || recovered.wait > 0) return recovered;
  return refused;
}
