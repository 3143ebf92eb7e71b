/** What the session holds of a sign-in that is under way. */
import { authPaths, loginLinkAnswerSchema } from "../../../contract/subscription/auth.ts";
import { type SentCode, sentCodeSchema } from "../../../contract/subscription/sent-code.ts";
import { type C, seeOther } from "../../../forms/form.ts";
import { ask } from "../../../gateway/ask.ts";
import { askerOf } from "../../../session/asker.ts";
import type { Session } from "../../../session/session.ts";
import type { Subscriber } from "../../../session/subscriber.ts";
import { keep, readKept } from "../kept.ts";
import { type LoginLink, linkIn, linkSchema, openStep, type SignInStep } from "./sign-in-flow.ts";

const sentKey = "sign-in";
const linkKey = "login-link";

interface SignIn {
  readonly sent: SentCode | null;
  readonly link: LoginLink | null;
}

export function signInOf(session: Session): SignIn {
  return { sent: readKept(session, sentKey, sentCodeSchema), link: readKept(session, linkKey, linkSchema) };
}

export function signInStep({ session, client }: Subscriber): SignInStep {
  return openStep({ ...signInOf(session), isSignedIn: client.info.read().accessToken !== undefined });
}

/** A code is waited for from here on, and the link of an earlier mail is not. */
export function keepSent(session: Session, sent: SentCode): void {
  session.remove(linkKey);
  keep(session, sentKey, sent);
}

/** The same code, with one more wrong try. */
export function keepTried(session: Session, sent: SentCode): void {
  keep(session, sentKey, sent);
}

export function forgetSent(session: Session): void {
  session.remove(sentKey);
}

export function forgetLink(session: Session): void {
  session.remove(linkKey);
}

/**
 * Forgets a sign-in that is under way. Whatever opens another session at the auth service has to: a code that was mailed
 * for the one before will never be right again.
 */
export function forgetSignIn(session: Session): void {
  forgetSent(session);
  forgetLink(session);
}

/**
 * Takes a login link out of the address of a page, so that neither history nor log keeps it: the answer that leads to
 * the same page without it, or null when the address has none.
 */
export async function keepLoginLink(c: C): Promise<Response | null> {
  const { url } = c.var.visit;
  if (!url.searchParams.has("otp") && !url.searchParams.has("email")) return null;
  const link = linkIn(url.searchParams);
  if (link) keep((await c.var.subscriber()).session, linkKey, { ...link, isChecked: await isGood(c, link) });
  return seeOther(url.pathname);
}

/** Whether the link would sign in to the account of this address. It isn’t used up by asking. */
async function isGood(c: C, { email, otp }: LoginLink): Promise<boolean> {
  const body = { email, otp };
  const question = { method: "POST", path: authPaths.loginLink, body, schema: loginLinkAnswerSchema } as const;
  return (await ask(askerOf(c), question)).tag === "ok";
}
