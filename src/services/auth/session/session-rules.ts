/**
 * What may happen in one session, from `authorize` to the end of its tokens. Each rule takes the session and gives the
 * next one with an answer; it runs inside the session's Durable Object without a pause, so it happens whole or not at all,
 * and of two callers one is first. Secrets arrive as digests. Times are milliseconds.
 */
import { type TokenErrorCode, tokenErrorCodes } from "../../../contract/subscription/auth.ts";
import { isSameSecret } from "../../../platform/digest.ts";
import { limits } from "../rules.ts";

export interface Otp {
  readonly digest: string;
  /** The digest of the address that it was sent to. */
  readonly address: string;
  /** Null for an address without an account: then no one-time code is the right one. */
  readonly accountId: string | null;
  /** Of the account, when the one-time code was made. */
  readonly epoch: number;
  /** The digest of what the link of the same mail carries. Guessing that is hopeless, so no try is counted. */
  readonly link: string;
  readonly expiresAt: number;
  readonly tries: number;
}

export type Mailed = Omit<Otp, "expiresAt" | "tries">;

/** Whose something is, and of which epoch of the account. */
export interface Bearer {
  readonly accountId: string;
  readonly epoch: number;
}

/** One pair of tokens after the other. `current` is the uuid of the refresh token that counts. */
interface Family extends Bearer {
  readonly current: string;
  /** When the last pair was given. */
  readonly usedAt: number;
  /** The refresh tokens before, oldest first: the last of them is the one that `current` follows. */
  readonly spent: readonly SpentToken[];
}

/** A refresh token that was used: when, and the answer to it, sealed with the token itself, which is kept nowhere. */
interface SpentToken {
  readonly id: string;
  readonly at: number;
  readonly answer: string;
}

export interface Session {
  readonly api: "v1" | "v2";
  /** Of the whole session id. */
  readonly digest: string;
  readonly clientId: string;
  readonly redirectUri: string;
  /** Whether `authorize` named the redirect: then `token` must name the same (RFC 6749, 4.1.3). */
  readonly redirectNamed: boolean;
  readonly state: string | null;
  readonly challenge: string;
  readonly openedAt: number;
  readonly sends: { readonly count: number; readonly lastAt: number };
  readonly passcode: Otp | null;
  readonly code: (Bearer & { readonly digest: string; readonly issuedAt: number; readonly used: boolean }) | null;
  readonly family: Family | null;
  /** The v1 token of the session, which takes the place of the family. */
  readonly authToken: (Bearer & { readonly digest: string; readonly expiresAt: number }) | null;
  /** Why the session is over. */
  readonly ended: TokenErrorCode | null;
}

export type Step<Answer> = { readonly session: Session; readonly answer: Answer };

/** What a session begins with. */
export type Opening = Pick<
  Session,
  "api" | "digest" | "clientId" | "redirectUri" | "redirectNamed" | "state" | "challenge"
>;

export function openSession(opening: Opening, now: number): Session {
  return {
    ...opening,
    openedAt: now,
    sends: { count: 0, lastAt: 0 },
    passcode: null,
    code: null,
    family: null,
    authToken: null,
    ended: null,
  };
}

/** Whether the session still waits for a person to sign in or up: its challenge is used once. */
export function isOpen(session: Session, digest: string, now: number): boolean {
  return (
    isSameSecret(session.digest, digest) &&
    session.ended === null &&
    session.code === null &&
    session.authToken === null &&
    now < session.openedAt + limits.session
  );
}

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

export type CodeAnswer = Pick<Session, "redirectUri" | "state"> | null;

/** Gives the session its one authorization code; null when it is over or had one. */
export function issueCode(
  session: Session,
  { digest, code: secret, accountId, epoch }: Bearer & { digest: string; code: string },
  now: number,
): Step<CodeAnswer> {
  if (!isOpen(session, digest, now)) return { session, answer: null };
  const code = { digest: secret, accountId, epoch, issuedAt: now, used: false };
  return {
    session: { ...session, code },
    answer: { redirectUri: session.redirectUri, state: session.state },
  };
}

export type RedeemAnswer = ({ ok: true } & Bearer) | { ok: false; code: TokenErrorCode };

export interface Redemption {
  readonly code: string;
  readonly challenge: string;
  readonly clientId: string;
  readonly redirectUri: string | undefined;
  /** The uuid of the refresh token that will be given. */
  readonly refreshId: string;
}

/** Takes a code for tokens, once. A code that comes a second time has been seen by two: what it gave ends. */
export function redeemCode(session: Session, given: Redemption, now: number): Step<RedeemAnswer> {
  const { code } = session;
  if (!code || !isSameSecret(code.digest, given.code)) return refuse(session, tokenErrorCodes.invalid);
  if (code.used) return refuse(end(session, tokenErrorCodes.replay), session.ended ?? tokenErrorCodes.replay);
  if (session.ended !== null) return refuse(session, session.ended);
  if (now >= code.issuedAt + limits.code) return refuse(session, tokenErrorCodes.expired);
  if (!isForThisCode(session, given)) return refuse(session, tokenErrorCodes.invalid);
  const { accountId, epoch } = code;
  const family = { accountId, epoch, current: given.refreshId, usedAt: now, spent: [] };
  return { session: { ...session, code: { ...code, used: true }, family }, answer: { ok: true, accountId, epoch } };
}

function isForThisCode(session: Session, given: Redemption): boolean {
  const isSameRedirect =
    given.redirectUri === undefined ? !session.redirectNamed : given.redirectUri === session.redirectUri;
  return isSameSecret(session.challenge, given.challenge) && given.clientId === session.clientId && isSameRedirect;
}

function refuse(session: Session, code: TokenErrorCode): Step<{ ok: false; code: TokenErrorCode }> {
  return { session, answer: { ok: false, code } };
}

/** Ends a session; the first reason stays. */
export function end(session: Session, reason: TokenErrorCode): Session {
  return session.ended === null ? { ...session, ended: reason } : session;
}

/** `again` carries the sealed answer that the first use of the same token got. */
export type RotateAnswer =
  | { kind: "rotated" }
  | { kind: "again"; answer: string }
  | { kind: "refused"; code: TokenErrorCode };

export interface Rotation {
  readonly accountId: string;
  /** The epoch in which all sessions of the account last ended. */
  readonly sessionsFrom: number;
  readonly clientId: string;
  readonly refreshId: string;
  readonly nextId: string;
  /** The answer to this use, sealed, for the others that come with the same token. */
  readonly answer: string;
}

/**
 * Takes a refresh token for the next pair. Every further use of it gets the same answer for ten seconds, and for as long as
 * the next one was not used: tabs ask at once, and answers get lost, or are held back by somebody on the way. An older one
 * means that two have the family, which ends.
 */
export function rotate(session: Session, given: Rotation, now: number): Step<RotateAnswer> {
  const { family } = session;
  if (!family || family.accountId !== given.accountId || session.clientId !== given.clientId)
    return refuseRotation(session, tokenErrorCodes.invalid);
  if (session.ended !== null) return refuseRotation(session, session.ended);
  if (family.epoch < given.sessionsFrom) return refuseEnding(session, tokenErrorCodes.loggedOut);
  if (given.refreshId === family.current) return next(session, family, given, now);
  const spent = family.spent.find(({ id }) => id === given.refreshId);
  if (!spent) return refuseEnding(session, tokenErrorCodes.replay);
  const isNextUnused = spent === family.spent.at(-1);
  if (!isNextUnused && now >= spent.at + limits.refreshAgain) return refuseEnding(session, tokenErrorCodes.reused);
  return { session, answer: { kind: "again", answer: spent.answer } };
}

function next(session: Session, family: Family, given: Rotation, now: number): Step<RotateAnswer> {
  const spent = [...family.spent, { id: given.refreshId, at: now, answer: given.answer }].slice(-limits.spentTokens);
  return {
    session: { ...session, family: { ...family, current: given.nextId, usedAt: now, spent } },
    answer: { kind: "rotated" },
  };
}

function refuseRotation(session: Session, code: TokenErrorCode): Step<RotateAnswer> {
  return { session, answer: { kind: "refused", code } };
}

/** Refuses a token and ends its session for the same reason. */
function refuseEnding(session: Session, code: TokenErrorCode): Step<RotateAnswer> {
  return refuseRotation(end(session, code), code);
}

/** A v1 session is signed in from the beginning: its token takes the place of code and family. */
export function openSignedIn(opening: Opening, token: string, { accountId, epoch }: Bearer, now: number): Session {
  const authToken = { digest: token, accountId, epoch, expiresAt: now + limits.v1Token };
  return { ...openSession(opening, now), authToken };
}

export type AuthTokenAnswer = ({ ok: true } & Bearer) | { ok: false; error: "invalid_token" | "expired_token" };

export function checkAuthToken(session: Session, token: string, now: number): AuthTokenAnswer {
  const { authToken, ended } = session;
  if (!authToken || ended !== null || !isSameSecret(authToken.digest, token))
    return { ok: false, error: "invalid_token" };
  if (now >= authToken.expiresAt) return { ok: false, error: "expired_token" };
  return { ok: true, accountId: authToken.accountId, epoch: authToken.epoch };
}

/** Whom the tokens of the session speak for, and since which epoch; null when they speak for nobody any more. */
export function liveBearer(session: Session): Bearer | null {
  const bearer = session.family ?? session.authToken;
  return session.ended === null && bearer ? { accountId: bearer.accountId, epoch: bearer.epoch } : null;
}

/** When the session last gave tokens, in milliseconds since 1970; 0 when it never did or is over. */
export function lastUse(session: Session): number {
  if (!liveBearer(session)) return 0;
  return session.family?.usedAt ?? session.openedAt;
}

/** When nothing that the session ever gave can come back any more, and it may be forgotten. */
export function forgetAt(session: Session, now: number): number {
  if (session.authToken) return session.authToken.expiresAt;
  if (session.family) return now + limits.refreshToken;
  return session.openedAt + 2 * limits.session;
}
