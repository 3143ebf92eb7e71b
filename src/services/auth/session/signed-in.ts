/** Calls with an access token: whose it is, and the ends of sessions and accounts. */
import { type AccountAnswer, codeSchema } from "../../../contract/subscription/auth.ts";
import { digestText } from "../../../platform/digest.ts";
import { bearerToken } from "../../wire.ts";
import { endRecovery } from "../account/recovery.ts";
import { accountOf, addressOf, type Call, isOurIssuer, keysOf, objectIdIn, sessionOf } from "../call.ts";
import type { Profile } from "../store.ts";
import { readAccess } from "../tokens/tokens.ts";

export interface SignedInCall {
  readonly profile: Profile;
  readonly sessionId: string;
}

export type TokenError = "invalid_token" | "expired_token";
export type TokenAnswer = { ok: true; signedIn: SignedInCall } | { ok: false; error: TokenError };

const invalid: TokenAnswer = { ok: false, error: "invalid_token" };

/** Who calls with `Authorization: Bearer <access token>`. */
export async function signedInBy(call: Call, headers: Headers): Promise<TokenAnswer> {
  const token = bearerToken(headers);
  return token ? checkAccess(call, token) : invalid;
}

/** The same for v1, where the long-lived token of the account counts as well. */
export async function signedInByEither(call: Call, headers: Headers): Promise<TokenAnswer> {
  const token = bearerToken(headers);
  if (!token) return invalid;
  return codeSchema.safeParse(token).success ? checkAuthToken(call, token) : checkAccess(call, token);
}

/** Signature and claims first; then the session, which knows whether it was logged out. */
export async function checkAccess(call: Pick<Call, "env" | "now">, token: string): Promise<TokenAnswer> {
  const ring = await keysOf(call);
  const read = await readAccess(ring, token, (issuer) => isOurIssuer(call.env, issuer), call.now);
  if (!read.ok) return read;
  const accountId = read.claims.sub;
  const isLive = await sessionOf(call.env, read.sessionId)?.isLive(accountId);
  return isLive ? signedIn(call, accountId, read.sessionId) : invalid;
}

export async function checkAuthToken(call: Pick<Call, "env" | "now">, token: string): Promise<TokenAnswer> {
  const sessionId = objectIdIn(token);
  const checked = await sessionOf(call.env, sessionId)?.checkAuthToken(await digestText(token), call.now);
  if (!checked) return invalid;
  return checked.ok ? signedIn(call, checked.accountId, sessionId) : checked;
}

async function signedIn({ env }: Pick<Call, "env">, accountId: string, sessionId: string): Promise<TokenAnswer> {
  const profile = await accountOf(env, accountId).profile();
  return profile?.status === "active" ? { ok: true, signedIn: { profile, sessionId } } : invalid;
}

export async function describe({ peers }: Call, { id, email }: Profile): Promise<AccountAnswer> {
  return { email, entitlements: await peers.subscriptions.entitlements(id), external_id: id };
}

export async function logOut({ env, now }: Call, { profile, sessionId }: SignedInCall): Promise<void> {
  await sessionOf(env, sessionId)?.end(3, now);
  await accountOf(env, profile.id).dropSession(sessionId);
}

/** Ends every session of the account. */
export async function logOutEverywhere({ env, now }: Pick<Call, "env" | "now">, accountId: string): Promise<void> {
  const sessions = await accountOf(env, accountId).takeSessions();
  await Promise.all(sessions.map((id) => sessionOf(env, id)?.end(3, now)));
}

/** Forgets the account here and in the services beside it, and sets its addresses free. */
export async function deleteAccount(call: Call, accountId: string): Promise<void> {
  await Promise.all([call.peers.subscriptions.forget(accountId), call.peers.identity.forget(accountId)]);
  await logOutEverywhere(call, accountId);
  await endRecovery(call, accountId);
  const addresses = await accountOf(call.env, accountId).remove();
  await Promise.all(addresses.map(async (email) => (await addressOf(call.env, email)).release(accountId)));
}
