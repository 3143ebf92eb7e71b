/** Signing in as v1 did: one long-lived token for an account, no OAuth, no cookie. */
import { authPaths, codeSchema, passcodeSchema } from "../../contract/auth.ts";
import { facts } from "../../contract/brand.ts";
import { accountOf, addressDigest, addressOf, type Call, keysOf, objectIdIn, sendLater, sessionOf } from "./call.ts";
import { digestOf, keyedDigest, randomBytes } from "./digests.ts";
import { noteSession } from "./grants.ts";
import { limits, localeOf, randomPasscode } from "./rules.ts";
import type { Opening, PasscodeAnswer } from "./session-rules.ts";
import { accountError, newCode } from "./sign-in.ts";
import type { Profile } from "./store.ts";

function opening(digest: string): Opening {
  return { api: "v1", digest, clientId: "", redirectUri: "", redirectNamed: false, state: null, challenge: "" };
}

/** A new session that is signed in; the answer is its token. */
export async function openV1(call: Call, accountId: string): Promise<string> {
  const id = call.env.AUTH_SESSION.newUniqueId();
  const token = newCode(id.toString());
  const digest = await digestOf(token);
  await call.env.AUTH_SESSION.get(id).openSignedIn(opening(digest), digest, accountId, call.now);
  await noteSession(call, accountId, id.toString());
  return token;
}

export async function signUpV1(call: Call): Promise<{ accountId: string; token: string }> {
  const accountId = crypto.randomUUID();
  await accountOf(call.env, accountId).create(accountId, call.now);
  return { accountId, token: await openV1(call, accountId) };
}

/**
 * Mails a passcode and a link; the answer is how many seconds too early it was asked for. v1 has no cookie to bind the
 * passcode to, so it is bound to the address, where a stranger could use up its tries. The link is the owner's way past
 * that: what it carries cannot be guessed, and no try counts against it.
 */
export async function sendLoginLink(call: Call, email: string, locale: string | undefined): Promise<number> {
  const { env, now, issuer } = call;
  const { pepper } = await keysOf(call);
  const ofAddress = await addressOf(env, email);
  const { wait, accountId } = await ofAddress.ask(now);
  if (wait > 0) return wait;

  const id = env.AUTH_SESSION.newUniqueId();
  const secret = newCode(id.toString());
  const [digest, address] = await Promise.all([digestOf(secret), addressDigest(email)]);
  const passcode = randomPasscode(randomBytes);
  const session = env.AUTH_SESSION.get(id);
  await session.open(opening(digest), now);
  await session.setLogin(
    { digest: await keyedDigest(pepper, id.toString(), address, passcode), address, accountId },
    now,
  );
  await ofAddress.setLogin({ sessionId: id.toString(), digest, expiresAt: now + limits.passcode });
  if (accountId) {
    const link = `${issuer}${authPaths.loginPage}?${new URLSearchParams({ email, otp: secret })}`;
    const data = { passcode, minutes: facts.passcodeMinutes, link };
    sendLater(call, { to: email, template: "login-link", data, locale: localeOf(locale) });
  }
  return 0;
}

export type V1LoginAnswer =
  | { ok: true; token: string; profile: Profile }
  | { ok: false; error: "invalid_login_credentials" | "suspended_account" | "unknown_account" };

/** `otp` is the passcode, or what the link carried. */
export async function logInV1(call: Call, email: string, otp: string): Promise<V1LoginAnswer> {
  const found = passcodeSchema.safeParse(otp).success
    ? await byPasscode(call, email, otp)
    : await byLink(call, email, otp);
  if (!found?.proved.ok) return { ok: false, error: "invalid_login_credentials" };
  const { accountId } = found.proved;
  const profile = await accountOf(call.env, accountId).profile();
  const error = accountError(profile);
  if (error || !profile) return { ok: false, error: error ?? "unknown_account" };

  const token = newCode(found.sessionId);
  const grant = { digest: found.digest, token: await digestOf(token), accountId };
  const isGranted = await sessionOf(call.env, found.sessionId)?.grantAuthToken(grant, call.now);
  if (!isGranted) return { ok: false, error: "invalid_login_credentials" };
  await noteSession(call, accountId, found.sessionId);
  return { ok: true, token, profile };
}

type Found = { proved: PasscodeAnswer; sessionId: string; digest: string } | null;

async function byPasscode(call: Call, email: string, otp: string): Promise<Found> {
  const { pepper } = await keysOf(call);
  const pending = await (await addressOf(call.env, email)).pendingLogin(call.now);
  const session = pending && sessionOf(call.env, pending.sessionId);
  if (!session) return null;
  const { sessionId, digest } = pending;
  const address = await addressDigest(email);
  const passcode = await keyedDigest(pepper, sessionId, address, otp);
  return { proved: await session.tryPasscode({ digest, passcode, address }, call.now), sessionId, digest };
}

async function byLink(call: Call, email: string, otp: string): Promise<Found> {
  if (!codeSchema.safeParse(otp).success) return null;
  const sessionId = objectIdIn(otp);
  const digest = await digestOf(otp);
  const proved = await sessionOf(call.env, sessionId)?.followLink(
    { digest, address: await addressDigest(email) },
    call.now,
  );
  return proved ? { proved, sessionId, digest } : null;
}
