/**
 * The session as the store of the subscription client (SUB-6). The session keeps only its tokens and
 * the secrets of what is under way; the email address and the entitlements are read from the access token. When the client
 * forgets them, signed out here or elsewhere, the session forgets whatever else was that person's.
 */
import type { SubscriptionInfo } from "../../client/subscription/answers.ts";
import type { InfoChange, InfoStore } from "../../client/subscription/stored-info.ts";
import { parseToken, type TokenClaims } from "../../client/subscription/token-claims.ts";
import type { PendingAction } from "./entries.ts";
import type { Session } from "./session.ts";

export function sessionInfo(session: Session): InfoStore {
  return {
    read: () => readInfo(session),
    write: (info) => keepInfo(session, info),
    clear: () => forgetPerson(session),
  };
}

/** Empties the session but for where the visitor was going, so that nothing of another person stays. */
export function forgetPerson(session: Session): void {
  const next = session.read("next");
  session.clear();
  if (next !== null) session.keep("next", next);
}

function readInfo(session: Session): SubscriptionInfo {
  const tokens = session.read("tokens");
  return { ...tokens, ...claimedInfo(tokens?.accessToken), ...secretsOf(session.read("under-way")) };
}

function claimedInfo(accessToken: string | undefined): Pick<SubscriptionInfo, "email" | "entitlements"> {
  const claims = claimsIn(accessToken);
  return claims ? { email: claims.email ?? null, entitlements: claims.entitlements } : {};
}

/** Null if there is no token or it cannot be read. */
function claimsIn(accessToken: string | undefined): TokenClaims | null {
  if (accessToken === undefined) return null;
  try {
    return parseToken(accessToken);
  } catch {
    return null;
  }
}

/** The external id of the account that is signed in, from its access token. */
export function signedInId(session: Pick<Session, "read">): string | undefined {
  return claimsIn(session.read("tokens")?.accessToken)?.sub;
}

type Secrets = Pick<InfoChange, "codeVerifier" | "code" | "hash">;

function secretsOf(pending: PendingAction | null): Secrets {
  switch (pending?.is) {
    case "sign-in":
      return { codeVerifier: pending.codeVerifier, code: pending.code };
    case "edit":
      return { hash: pending.hash };
    default:
      return {};
  }
}

function keepInfo(session: Session, info: InfoChange): void {
  const { accessToken, refreshToken, authToken } = info;
  if ((accessToken ?? authToken) === undefined) session.forget("tokens");
  else session.keep("tokens", { accessToken, refreshToken, authToken });
  const before = session.read("under-way");
  const next = nextPending(before, secretsOf(before), info);
  if (next) session.keep("under-way", next);
  else session.forget("under-way");
}

/** Whichever secret is new decides: beginning a sign-in ends a change of address, and the other way round. */
function nextPending(
  before: PendingAction | null,
  held: Secrets,
  { codeVerifier, code, hash }: Secrets,
): PendingAction | null {
  if (hash !== held.hash && hash !== undefined) return { ...(before?.is === "edit" && before), is: "edit", hash };
  const isSignIn = codeVerifier !== held.codeVerifier || code !== held.code;
  if (isSignIn && (codeVerifier ?? code) !== undefined) {
    return { ...(before?.is === "sign-in" && before), is: "sign-in", codeVerifier, code };
  }
  if (before?.is === "sign-in") return before.sent ? { ...before, codeVerifier, code } : null;
  return before?.is === "edit" ? { ...before, hash } : before;
}
