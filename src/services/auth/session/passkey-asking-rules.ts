/** Asking a passkey, in the session that the answer is for: each challenge is answered once, here, and in time. */
import { passkeyTimeout } from "../../../contract/subscription/passkeys.ts";
import { limits } from "../rules.ts";
import { isOpen, liveBearer, type PasskeyAsking, type SessionRecord, type SessionTransition } from "./session-rules.ts";

/** `digest`: of the id of a session that nobody has signed in to yet; left out by a caller who has a token of the session. */
interface Asked {
  readonly digest?: string;
}

/** Whether the challenge may be put. It takes the place of the one before. */
export function askPasskey(
  session: SessionRecord,
  { challenge, ...asked }: Asked & { readonly challenge: string },
  now: number,
): SessionTransition<boolean> {
  const purpose = purposeOf(session, asked, now);
  const { passkeyAsks = 0 } = session;
  if (!purpose || (purpose === "sign-in" && passkeyAsks >= limits.passkeyTries)) return { session, answer: false };
  const passkey = { challenge, purpose, expiresAt: now + passkeyTimeout };
  return {
    session: { ...session, passkey, ...(purpose === "sign-in" && { passkeyAsks: passkeyAsks + 1 }) },
    answer: true,
  };
}

/** Takes the challenge out of the session, so that a second answer finds none; null if there is none for this purpose, or it is late. */
export function takeChallenge(session: SessionRecord, asked: Asked, now: number): SessionTransition<string | null> {
  const { passkey, ...rest } = session;
  if (!passkey || passkey.purpose !== purposeOf(session, asked, now)) return { session, answer: null };
  return { session: rest, answer: now < passkey.expiresAt ? passkey.challenge : null };
}

/** What an answer may do in this session: sign in while it waits for that, add a passkey once somebody is signed in. */
function purposeOf(session: SessionRecord, { digest }: Asked, now: number): PasskeyAsking["purpose"] | null {
  if (digest !== undefined) return isOpen(session, digest, now) ? "sign-in" : null;
  return liveBearer(session) ? "add" : null;
}
