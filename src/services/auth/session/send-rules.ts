/** When a session may have a one-time code mailed, and which mail's code is valid in it. See `session-rules.ts`. */
import { limits } from "../rules.ts";
import { isOpen, type SessionRecord, type SessionTransition } from "./session-rules.ts";

/** Seconds to wait before the next one-time code may be asked for, 0 when it may be now. */
export function reserveSend(
  session: SessionRecord,
  digest: string,
  now: number,
): SessionTransition<number | "invalid_session_id"> {
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

/** Makes the one-time code of this mail valid in the session, in place of the previous mail's. */
export function setMail(session: SessionRecord, mailId: string): SessionTransition<true> {
  return { session: { ...session, mailId }, answer: true };
}

/** `mailId` null: none was sent. */
export type MailAnswer = { ok: true; mailId: string | null } | { ok: false; error: "invalid_session_id" };

/** The mail whose one-time code may be tried now. */
export function sentMail(session: SessionRecord, digest: string, now: number): MailAnswer {
  if (!isOpen(session, digest, now)) return { ok: false, error: "invalid_session_id" };
  return { ok: true, mailId: session.mailId };
}
