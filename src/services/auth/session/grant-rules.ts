/** The two grants of a session: its authorization code, and its refresh tokens. See `session-rules.ts`. */
import { type TokenErrorCode, tokenErrorCodes } from "../../../contract/subscription/auth.ts";
import { isSameSecret } from "../../../platform/digest.ts";
import { limits } from "../rules.ts";
import { type Bearer, end, type Family, isOpen, type SessionRecord, type SessionTransition } from "./session-rules.ts";

export type AuthorizationCodeAnswer = Pick<SessionRecord, "redirectUri" | "state"> | null;

/** Gives the session its one authorization code; null when it is over or had one. */
export function issueAuthorizationCode(
  session: SessionRecord,
  { digest, code: secret, accountId, epoch }: Bearer & { digest: string; code: string },
  now: number,
): SessionTransition<AuthorizationCodeAnswer> {
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

/** Exchanges a code for tokens, once. A code that comes a second time is known to two parties: the tokens that it gave end. */
export function redeemCode(session: SessionRecord, given: Redemption, now: number): SessionTransition<RedeemAnswer> {
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

function isForThisCode(session: SessionRecord, given: Redemption): boolean {
  const isSameRedirect =
    given.redirectUri === undefined ? !session.redirectNamed : given.redirectUri === session.redirectUri;
  return isSameSecret(session.challenge, given.challenge) && given.clientId === session.clientId && isSameRedirect;
}

function refuse(session: SessionRecord, code: TokenErrorCode): SessionTransition<{ ok: false; code: TokenErrorCode }> {
  return { session, answer: { ok: false, code } };
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
  /** The answer to this use, sealed, for further uses of the same token. */
  readonly answer: string;
}

/**
 * Exchanges a refresh token for the next pair. Further uses of it get the same answer for ten seconds, and for as long as its
 * successor is unused: tabs refresh at once, and answers get lost or are held back on the way. Any older token means that two
 * parties have the family, which then ends.
 */
export function rotate(session: SessionRecord, given: Rotation, now: number): SessionTransition<RotateAnswer> {
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

function next(session: SessionRecord, family: Family, given: Rotation, now: number): SessionTransition<RotateAnswer> {
  const spent = [...family.spent, { id: given.refreshId, at: now, answer: given.answer }].slice(-limits.spentTokens);
  return {
    session: { ...session, family: { ...family, current: given.nextId, usedAt: now, spent } },
    answer: { kind: "rotated" },
  };
}

function refuseRotation(session: SessionRecord, code: TokenErrorCode): SessionTransition<RotateAnswer> {
  return { session, answer: { kind: "refused", code } };
}

/** Refuses a token and ends its session for the same reason. */
function refuseEnding(session: SessionRecord, code: TokenErrorCode): SessionTransition<RotateAnswer> {
  return refuseRotation(end(session, code), code);
}
