/** What the session holds of a sign-in that is under way, and what the link of a mail brings. */
import { parseToken } from "../../../../client/subscription/token-claims.ts";
import { call } from "../../../contract/call.ts";
import { loginLinkAnswerSchema } from "../../../contract/subscription/auth.ts";
import { authPaths } from "../../../contract/subscription/auth-paths.ts";
import type { SentCode } from "../../../contract/subscription/sent-code.ts";
import type { C } from "../../../forms/form.ts";
import { serviceOf } from "../../../gateway/service-of.ts";
import type { FormFields } from "../../../platform/body.ts";
import type { Session } from "../../../session/session.ts";
import type { Subscriber } from "../../../session/subscriber.ts";
import { type LoginLink, linkIn, openStep, type SignInStep } from "./sign-in-flow.ts";

/** The code that is waited for; null if there is none, or this browser has signed in with it meanwhile. */
export function sentCodeOf(session: Session): SentCode | null {
  const pending = session.read("under-way");
  const sent = pending?.is === "sign-in" ? pending.sent : undefined;
  return sent && !hasSignedIn(session, sent) ? sent : null;
}

/** Of two presses at once, the refused one may have written its step back into the session after the other signed in. */
function hasSignedIn(session: Session, { email, sentAt }: SentCode): boolean {
  const token = session.read("tokens")?.accessToken;
  const claims = token === undefined ? null : parseToken(token);
  return claims !== null && claims.email === email && (claims.iat ?? 0) >= Math.floor(sentAt / 1000);
}

/** The step of a visitor who sends these fields: the form of a link carries the link in them. */
export function signInStep({ session, client }: Subscriber, fields: FormFields): SignInStep {
  const isSignedIn = client.info.read().accessToken !== undefined;
  return openStep({ sent: sentCodeOf(session), link: linkIn(fields), isSignedIn });
}

/** Keeps the code that is waited for: a new one, or the same with one more wrong try. */
export function keepSent(session: Session, sent: SentCode): void {
  const pending = session.read("under-way");
  session.keep("under-way", { ...(pending?.is === "sign-in" && pending), is: "sign-in", sent });
}

/**
 * Forgets the code of a sign-in that is under way. Call it whenever another session is opened at the auth service: a code
 * mailed for the session before will never be accepted again.
 */
export function forgetSent(session: Session): void {
  const pending = session.read("under-way");
  if (pending?.is === "sign-in") session.keep("under-way", { ...pending, sent: undefined });
}

/** The login link in the address of a page, null if it has none. The session does not keep it: its form carries it on. */
export async function linkOf(c: C): Promise<LoginLink | null> {
  const link = linkIn(c.var.visit.url.searchParams);
  return link && { ...link, isChecked: await isGood(c, link) };
}

/** Whether the link would sign in to the account of this address, if the service says. It isn’t used up by asking. */
async function isGood(c: C, { email, otp }: LoginLink): Promise<boolean | undefined> {
  const body = { email, otp };
  const request = { method: "POST", path: authPaths.loginLink, body, schema: loginLinkAnswerSchema } as const;
  const answer = await call(serviceOf(c), request);
  if (answer.ok) return true;
  return answer.error.status === 400 || answer.error.status === 401 ? false : undefined;
}
