/** Calls with an access token: whose token it is, how the account is described, and signing out. */

import { type AccountAnswer, codeSchema, tokenErrorCodes } from "../../../contract/subscription/auth.ts";
import { digestText } from "../../../platform/digest.ts";
import { bearerToken } from "../../../platform/json-http.ts";
import { releaseLocators } from "../account/account-references.ts";
import { isSignedIn, type Profile } from "../account/account-rules.ts";
import type { Proofs } from "../account/deletion-proof.ts";
import type { RevokedCredentials } from "../account/sign-out-rules.ts";
import { type AuthCall, isOurIssuer, keysOf } from "../call.ts";
import { accountOf, objectIdIn, sessionOf } from "../objects.ts";
import { readAccess } from "../tokens/tokens.ts";
import type { Bearer } from "./session-rules.ts";
import { endStreams } from "./streams.ts";

export interface SignedInCall {
  readonly profile: Profile;
  readonly proofs: Proofs;
  readonly sessionId: string;
}

export type AccessTokenError = "invalid_token" | "expired_token";
export type SignedInAnswer = { ok: true; signedIn: SignedInCall } | { ok: false; error: AccessTokenError };

const invalid: SignedInAnswer = { ok: false, error: "invalid_token" };

/** Who calls with `Authorization: Bearer <access token>`. */
export async function signedInBy(call: AuthCall, headers: Headers): Promise<SignedInAnswer> {
  const token = bearerToken(headers);
  return token ? checkAccess(call, token) : invalid;
}

/** The same for v1, where the long-lived token of the account counts as well. */
export async function signedInByEither(call: AuthCall, headers: Headers): Promise<SignedInAnswer> {
  const token = bearerToken(headers);
  if (!token) return invalid;
  return codeSchema.safeParse(token).success ? checkAuthToken(call, token) : checkAccess(call, token);
}

/** Checks signature and claims; then the session, which may be logged out; then the account, which may have ended them all. */
export async function checkAccess(call: Pick<AuthCall, "env" | "now">, token: string): Promise<SignedInAnswer> {
  const ring = await keysOf(call);
  const read = await readAccess(ring, token, (issuer) => isOurIssuer(call.env, issuer), call.now);
  if (!read.ok) return read;
  const accountId = read.claims.sub;
  // The token is ours, so both may be asked at once.
  const [bearer, described] = await Promise.all([
    sessionOf(call.env, read.sessionId)?.liveBearer(),
    accountOf(call.env, accountId).described(call.now),
  ]);
  return bearer?.accountId === accountId ? signedIn(described, bearer, read.sessionId) : invalid;
}

export async function checkAuthToken(call: Pick<AuthCall, "env" | "now">, token: string): Promise<SignedInAnswer> {
  const sessionId = objectIdIn(token);
  const checked = await sessionOf(call.env, sessionId)?.checkAuthToken(await digestText(token), call.now);
  if (!checked) return invalid;
  if (!checked.ok) return checked;
  return signedIn(await accountOf(call.env, checked.accountId).described(call.now), checked, sessionId);
}

type Described = Pick<SignedInCall, "profile" | "proofs"> | null;

function signedIn(described: Described, { epoch }: Pick<Bearer, "epoch">, sessionId: string): SignedInAnswer {
  const isLive = described?.profile.status === "active" && isSignedIn(described.profile, epoch);
  return isLive ? { ok: true, signedIn: { ...described, sessionId } } : invalid;
}

export async function describe({ peers }: AuthCall, { profile, proofs }: SignedInCall): Promise<AccountAnswer> {
  const { hasCode, passkeys, earlierCodeUntil, deletion } = proofs;
  return {
    email: profile.email,
    entitlements: await peers.subscriptions.entitlements(profile.id),
    external_id: profile.id,
    has_recovery_code: hasCode,
    passkeys,
    ...(earlierCodeUntil && { earlier_code_until: earlierCodeUntil }),
    deletion,
  };
}

/** Ends the session, and what it may have opened: pages of checkout and portal, and streams. */
export async function logOut(call: AuthCall, { profile, sessionId }: SignedInCall): Promise<void> {
  const { env, now } = call;
  const account = accountOf(env, profile.id);
  await account.voidPending();
  await sessionOf(env, sessionId)?.end(tokenErrorCodes.loggedOut, now);
  await account.dropSessions([sessionId]);
  await endStreams(call, profile.id);
}

type EndingCall = Pick<AuthCall, "env" | "now" | "peers">;

/** Ends every session of the account, and voids whatever was issued before. */
export async function logOutEverywhere(call: EndingCall, accountId: string): Promise<void> {
  await endSessions(call, accountId, await accountOf(call.env, accountId).signOutEverywhere(call.now));
}

/** Ends sessions that the account has already dropped, with their streams, and releases the locators of void recovery codes. */
export async function endSessions(call: EndingCall, accountId: string, ended: RevokedCredentials | null) {
  const { env, now } = call;
  await Promise.all((ended?.sessions ?? []).map((id) => sessionOf(env, id)?.end(tokenErrorCodes.loggedOut, now)));
  await Promise.all([releaseLocators(env, accountId, ended?.locators ?? []), endStreams(call, accountId)]);
}
