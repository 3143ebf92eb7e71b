/**
 * One sign-in mail with its one-time code and its link: using either uses up both. It is stored apart from the session that
 * asked for it, so that nothing that session does, not even its end, takes a way in from whoever reads the mail. Pure; it
 * runs inside the mail's Durable Object without a pause. Secrets arrive as digests. Times are milliseconds.
 */
import { isSameSecret } from "../../../platform/digest.ts";
import { limits } from "../rules.ts";
import type { Bearer } from "./session-rules.ts";

export interface SignInMail {
  /** Digest of the one-time code. */
  readonly digest: string;
  /** The digest of the address that it was sent to. */
  readonly address: string;
  /** Null until the mail goes to the owner of the address, so for good where nobody owns it: then no code is the right one. */
  readonly accountId: string | null;
  /** The epoch of the account at that moment. */
  readonly epoch: number;
  /** The digest of what the link carries. Guessing that is hopeless, so no try is counted. */
  readonly link: string;
  /** False where the mail holds the link alone: see `typed-code` in `mail-budgets.ts`. */
  readonly holdsCode: boolean;
  readonly expiresAt: number;
  readonly tries: number;
}

/** A null `mail` is used up, and is deleted. */
export type MailTransition<Answer> = { readonly mail: SignInMail | null; readonly answer: Answer };

/** `heldCode`: the mail that was used held a code to type. */
export type OtpAnswer =
  | ({ ok: true; heldCode: boolean } & Bearer)
  | { ok: false; error: "invalid_session_id" | "invalid_login_credentials" };

const refused: OtpAnswer = { ok: false, error: "invalid_login_credentials" };

export function newMail(written: Pick<SignInMail, "digest" | "address" | "link">, now: number): SignInMail {
  return { ...written, accountId: null, epoch: 0, holdsCode: false, expiresAt: now + limits.otp, tries: 0 };
}

/** The mail as it goes to the owner of its address, with a code to type or with the link alone. */
export function setOwner(mail: SignInMail, { accountId, epoch }: Bearer, holdsCode: boolean): SignInMail {
  return { ...mail, accountId, epoch, holdsCode };
}

/** One try at the one-time code. The right code is used up by it; after five wrong tries no code is accepted. */
export function tryOtp(
  mail: SignInMail,
  given: { otp: string; address: string },
  now: number,
): MailTransition<OtpAnswer> {
  if (now >= mail.expiresAt || mail.tries >= limits.otpTries) return { mail, answer: refused };
  const right = isSameSecret(mail.digest, given.otp) && isSameSecret(mail.address, given.address);
  // A mail without a code counts tries as well, so that none takes longer than another.
  if (right && mail.holdsCode && mail.accountId) return taken(mail, mail.accountId);
  return { mail: { ...mail, tries: mail.tries + 1 }, answer: refused };
}

/**
 * Follows the link, from any session. It still works when the tries of the one-time code are used up: so a stranger who asks
 * for another person's one-time codes and uses up the tries only mails that person ways in.
 */
export function followLink(
  mail: SignInMail,
  given: { link: string; address: string },
  now: number,
): MailTransition<OtpAnswer> {
  if (!mail.accountId || now >= mail.expiresAt) return { mail, answer: refused };
  const isRight = isSameSecret(mail.link, given.link) && isSameSecret(mail.address, given.address);
  return isRight ? taken(mail, mail.accountId) : { mail, answer: refused };
}

/** Whether {@link followLink} would sign in now. Nothing is used up by asking. */
export function opensLink(mail: SignInMail, given: { link: string; address: string }, now: number): Bearer | null {
  const { answer } = followLink(mail, given, now);
  return answer.ok ? { accountId: answer.accountId, epoch: answer.epoch } : null;
}

function taken({ epoch, holdsCode }: SignInMail, accountId: string): MailTransition<OtpAnswer> {
  return { mail: null, answer: { ok: true, accountId, epoch, heldCode: holdsCode } };
}
