/**
 * What may happen in one session, from `authorize` to the end of its tokens. Each rule takes the session and returns its next
 * state with an answer. It runs inside the session's Durable Object without a pause, so it happens completely or not at all,
 * and simultaneous calls run one after the other. Secrets arrive as digests. Times are milliseconds.
 */
import { authClients } from "../../../contract/brand/brand-ids.ts";
import type { TokenErrorCode } from "../../../contract/subscription/auth.ts";
import type { DeviceKind } from "../../../contract/subscription/device-kind.ts";
import { isSameSecret } from "../../../platform/digest.ts";
import { limits } from "../rules.ts";

/** The account that a token or proof belongs to, and the account's epoch when it was made. */
export interface Bearer {
  readonly accountId: string;
  readonly epoch: number;
}

/** A chain of token pairs, each replacing the one before. `current` is the uuid of the refresh token that is valid. */
export interface Family extends Bearer {
  readonly current: string;
  /** When the last pair was given. */
  readonly usedAt: number;
  /** The refresh tokens that were used, oldest first; `current` replaced the last of them. */
  readonly spent: readonly SpentToken[];
}

/** A refresh token that was used: when, and the answer to it, sealed with the token itself, which is kept nowhere. */
interface SpentToken {
  readonly id: string;
  readonly at: number;
  readonly answer: string;
}

/** A challenge that waits for its one answer, in base64url. `purpose`: what the answer may do. */
export interface PasskeyAsking {
  readonly challenge: string;
  readonly purpose: "sign-in" | "add";
  readonly expiresAt: number;
}

export interface SessionRecord {
  readonly api: "v1" | "v2";
  /** Digest of the whole session id. */
  readonly digest: string;
  readonly clientId: string;
  /** Where it was opened, as the client said. */
  readonly device?: DeviceKind;
  readonly redirectUri: string;
  /** Whether `authorize` named the redirect: then `token` must name the same (RFC 6749, 4.1.3). */
  readonly redirectNamed: boolean;
  readonly state: string | null;
  readonly challenge: string;
  readonly openedAt: number;
  readonly sends: { readonly count: number; readonly lastAt: number };
  /** The sign-in mail whose one-time code counts here. */
  readonly mailId: string | null;
  readonly code: (Bearer & { readonly digest: string; readonly issuedAt: number; readonly used: boolean }) | null;
  readonly family: Family | null;
  /** The v1 token of the session, which takes the place of the family. */
  readonly authToken: (Bearer & { readonly digest: string; readonly expiresAt: number }) | null;
  /** What a passkey is asked for here: see `passkey-asking-rules.ts`. */
  readonly passkey?: PasskeyAsking;
  /** How often one was asked to sign in. */
  readonly passkeyAsks?: number;
  /** Why the session is over. */
  readonly ended: TokenErrorCode | null;
}

export type SessionTransition<Answer> = { readonly session: SessionRecord; readonly answer: Answer };

/** What a session begins with. */
export type SessionOpening = Pick<
  SessionRecord,
  "api" | "digest" | "clientId" | "device" | "redirectUri" | "redirectNamed" | "state" | "challenge"
>;

export function openSession(opening: SessionOpening, now: number): SessionRecord {
  return {
    ...opening,
    openedAt: now,
    sends: { count: 0, lastAt: 0 },
    mailId: null,
    code: null,
    family: null,
    authToken: null,
    ended: null,
  };
}

/** Whether the session still waits for somebody to sign in or up: it gives one code only, as its challenge is used once. */
export function isOpen(session: SessionRecord, digest: string, now: number): boolean {
  return (
    isSameSecret(session.digest, digest) &&
    session.ended === null &&
    session.code === null &&
    session.authToken === null &&
    now < session.openedAt + limits.session
  );
}

/** Ends a session; the first reason stays. */
export function end(session: SessionRecord, reason: TokenErrorCode): SessionRecord {
  return session.ended === null ? { ...session, ended: reason } : session;
}

/** A v1 session is signed in from the beginning: its token takes the place of code and family. */
export function openSignedIn(
  opening: SessionOpening,
  token: string,
  { accountId, epoch }: Bearer,
  now: number,
): SessionRecord {
  const authToken = { digest: token, accountId, epoch, expiresAt: now + limits.v1Token };
  return { ...openSession(opening, now), authToken };
}

export type AuthTokenAnswer = ({ ok: true } & Bearer) | { ok: false; error: "invalid_token" | "expired_token" };

export function checkAuthToken(session: SessionRecord, token: string, now: number): AuthTokenAnswer {
  const { authToken, ended } = session;
  if (!authToken || ended !== null || !isSameSecret(authToken.digest, token))
    return { ok: false, error: "invalid_token" };
  if (now >= authToken.expiresAt) return { ok: false, error: "expired_token" };
  return { ok: true, accountId: authToken.accountId, epoch: authToken.epoch };
}

/** The account and epoch that the session's tokens stand for; null if it has given none or has ended. */
export function liveBearer(session: SessionRecord): Bearer | null {
  const bearer = session.family ?? session.authToken;
  return session.ended === null && bearer ? { accountId: bearer.accountId, epoch: bearer.epoch } : null;
}

/** When the session last gave tokens, in milliseconds since 1970; 0 when it never did or is over. */
export function lastUse(session: SessionRecord): number {
  if (!liveBearer(session)) return 0;
  return session.family?.usedAt ?? session.openedAt;
}

/** What is told of a session that is signed in; `openedAt` in milliseconds since 1970. */
export interface SignedInSession {
  readonly device: DeviceKind | null;
  readonly openedAt: number;
}

const kindOfClient: ReadonlyMap<string, DeviceKind> = new Map([
  [authClients.web, "browser"],
  [authClients.native, "app"],
]);

/** Null if nothing that it gave is valid any more. */
export function signedInSession(session: SessionRecord, now: number): SignedInSession | null {
  const { device = kindOfClient.get(session.clientId) ?? null, openedAt, family, authToken } = session;
  const until = authToken?.expiresAt ?? (family ? family.usedAt + limits.refreshToken : 0);
  return session.ended === null && now < until ? { device, openedAt } : null;
}

/** When everything that the session gave has expired, so that it can be deleted. */
export function forgetAt(session: SessionRecord, now: number): number {
  if (session.authToken) return session.authToken.expiresAt;
  if (session.family) return now + limits.refreshToken;
  return session.openedAt + 2 * limits.session;
}
