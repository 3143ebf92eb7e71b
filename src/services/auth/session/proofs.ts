/** The proofs by which somebody gets into an account, and why a right one may still not open it. */
import type * as z from "zod/mini";
import { codeSchema, type loginRequestSchema, otpSchema } from "../../../contract/subscription/auth.ts";
import { digestText } from "../../../platform/digest.ts";
import type { Profile, Proof } from "../account/account-rules.ts";
import { receiptOwner } from "../account/receipts.ts";
import { accountByRecovery } from "../account/recovery.ts";
import { type Call, keysOf } from "../call.ts";
import { keyedDigest } from "../digests.ts";
import { accountOf, addressDigest, objectIdIn, sessionOf } from "../objects.ts";
import type { Visitor } from "./authorization.ts";
import type { OtpAnswer } from "./otp-rules.ts";

/** Why a proof that was right when it was made does not open the account now, or null. */
export async function entranceError({ env }: Call, accountId: string, proof: Proof) {
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
type AnyProof = Promise<OtpAnswer | { ok: false; wait: number }>;

export async function prove(call: Call, visitor: Visitor, request: z.infer<typeof loginRequestSchema>): AnyProof {
  const isOtp = request.method === "otp" && otpSchema.safeParse(request.otp).success;
  if (isOtp) return proveByOtp(call, visitor, request.email, request.otp);
  if (!(await visitor.session.isOpen(visitor.digest, call.now))) return { ok: false, error: "invalid_session_id" };
  if (request.method === "otp") return proveByLink(call, request.email, request.otp);
  if (request.method === "recovery") return proveByRecovery(call, request.code);
  const owner = await receiptOwner(call, request.source, request.signature);
  return owner ? { ok: true, ...owner } : { ok: false, error: "invalid_login_credentials" };
}

/** By the one-time code that was mailed for this session. */
export async function proveByOtp(call: Call, visitor: Visitor, email: string, otp: string): MailProof {
  const { pepper } = await keysOf(call);
  const address = await addressDigest(email);
  const digest = await keyedDigest(pepper, visitor.id, address, otp);
  return visitor.session.tryOtp({ digest: visitor.digest, passcode: digest, address }, call.now);
}

/** By what the link of a mail carries, whichever session asked for it. */
export async function proveByLink({ env, now }: Call, email: string, secret: string): MailProof {
  const session = codeSchema.safeParse(secret).success ? sessionOf(env, objectIdIn(secret)) : null;
  if (!session) return { ok: false, error: "invalid_login_credentials" };
  return session.followLink({ link: await digestText(secret), address: await addressDigest(email) }, now);
}

/** Whether the link of a mail would sign in to the account of this address now. Nothing is used up by asking. */
export async function isLinkValid(call: Call, email: string, secret: string): Promise<boolean> {
  const session = codeSchema.safeParse(secret).success ? sessionOf(call.env, objectIdIn(secret)) : null;
  const given = { link: await digestText(secret), address: await addressDigest(email) };
  const opened = await session?.opensLink(given, call.now);
  if (!opened) return false;
  return (await entranceError(call, opened.accountId, { epoch: opened.epoch, email })) === null;
}

/** By the recovery code of the account. */
async function proveByRecovery(call: Call, code: string): AnyProof {
  const recovered = await accountByRecovery(call, code);
  if (recovered.ok || recovered.wait > 0) return recovered;
  return { ok: false, error: "invalid_login_credentials" };
}
