/** Proving an address within a session, by the one-time code or the link of a mail. See `session-rules.ts`. */
import { isSameSecret } from "../../../platform/digest.ts";
import { limits } from "../rules.ts";
import { type Bearer, isOpen, type Otp, type Session, type Step } from "./session-rules.ts";

export type Mailed = Omit<Otp, "expiresAt" | "tries">;

/** Seconds to wait before the next one-time code may be asked for, 0 when it may be now. */
export function reserveSend(session: Session, digest: string, now: number): Step<number | "invalid_session_id"> {
  if (!isOpen(session, digest, now)) return { session, answer: "invalid_session_id" };
  const { count, lastAt } = session.sends;
  if (count >= limits.sendsPerSession) return { session, answer: seconds(session.openedAt + limits.session - now) };
  if (count > 0 && now < lastAt + limits.sendSpacing) {
    return { session, answer: seconds(lastAt + limits.sendSpacing - now) };
  }
  return { session: { ...session, sends: { count: count + 1, lastAt: now } }, answer: 0 };
}

function seconds(milliseconds: number): number {
  return Math.max(1, Math.ceil(milliseconds / 1000));
}

/** Puts a new one-time code in the place of the one before. */
export function setOtp(session: Session, mailed: Mailed, now: number): Step<true> {
  const passcode = { ...mailed, expiresAt: now + limits.otp, tries: 0 };
  return { session: { ...session, passcode }, answer: true };
}

export type OtpAnswer =
  | ({ ok: true } & Bearer)
  | { ok: false; error: "invalid_session_id" | "invalid_login_credentials" };

const refused: OtpAnswer = { ok: false, error: "invalid_login_credentials" };

/** One try. The right one-time code is used up by it; after five wrong ones none is right any more. */
export function tryOtp(
  session: Session,
  given: { digest: string; passcode: string; address: string },
  now: number,
): Step<OtpAnswer> {
  if (!isOpen(session, given.digest, now)) return { session, answer: { ok: false, error: "invalid_session_id" } };
  const { passcode } = session;
  if (!passcode || now >= passcode.expiresAt || passcode.tries >= limits.otpTries) return { session, answer: refused };
  const right = isSameSecret(passcode.digest, given.passcode) && isSameSecret(passcode.address, given.address);
  if (right && passcode.accountId) return takeMail(session, { ...passcode, accountId: passcode.accountId });
  return { session: { ...session, passcode: { ...passcode, tries: passcode.tries + 1 } }, answer: refused };
}

/**
 * Follows the link of the mail, from any session. It outlives the one-time code's tries and whatever else the session that
 * asked does: so a stranger who asks for another person's one-time codes and wears them out mails that person ways in.
 */
export function followLink(session: Session, given: { link: string; address: string }, now: number): Step<OtpAnswer> {
  const { passcode } = session;
  if (!passcode?.accountId || now >= passcode.expiresAt) return { session, answer: refused };
  const isRight = isSameSecret(passcode.link, given.link) && isSameSecret(passcode.address, given.address);
  if (!isRight) return { session, answer: refused };
  return takeMail(session, { ...passcode, accountId: passcode.accountId });
}

/** Whether {@link followLink} would sign in now. Nothing is used up by asking. */
export function opensLink(session: Session, given: { link: string; address: string }, now: number): Bearer | null {
  const { answer } = followLink(session, given, now);
  return answer.ok ? { accountId: answer.accountId, epoch: answer.epoch } : null;
}

/** Link and one-time code of one mail work once between them. */
function takeMail(session: Session, { accountId, epoch }: Bearer): Step<OtpAnswer> {
  return { session: { ...session, passcode: null }, answer: { ok: true, accountId, epoch } };
}
