/** The token endpoint: a code gives the first pair of tokens, a refresh token the next. */
import {
  codeSchema,
  codeVerifierSchema,
  type TokenErrorCode,
  tokenErrorCodes,
} from "../../../contract/subscription/auth.ts";
import type { Entitlement } from "../../../contract/subscription/subscription.ts";
import { digestText } from "../../../platform/digest.ts";
import { readServicesConfig } from "../../env.ts";
import type { Admission } from "../account/account.ts";
import type { Profile } from "../account/account-rules.ts";
import { type AuthCall, isOurIssuer, keysOf } from "../call.ts";
import { sealAnswer, unsealAnswer } from "../digests.ts";
import { accountOf, objectIdIn, sessionOf } from "../objects.ts";
import { accessLifetime } from "../rules.ts";
import { readRefresh, signPair, type TokenSubject } from "../tokens/tokens.ts";
import { accountError } from "./proofs.ts";
import type { Bearer } from "./session-rules.ts";
import { announceSignIn } from "./sign-ins.ts";
import { endStreams } from "./streams.ts";

export type GrantRefusal = "request" | "client" | "grant_type" | "grant" | "suspended_account" | "unknown_account";

/** `body` is the answer in JSON, as text: a retried refresh gets the same bytes. */
export type GrantAnswer = { ok: true; body: string } | { ok: false; reason: GrantRefusal; code: TokenErrorCode };

type Parameters = ReadonlyMap<string, string>;

const grants: Readonly<Record<string, (call: AuthCall, given: Parameters, clientId: string) => Promise<GrantAnswer>>> =
  {
    authorization_code: exchangeCode,
    refresh_token: refresh,
  };

export async function grant(call: AuthCall, given: Parameters): Promise<GrantAnswer> {
  const type = given.get("grant_type");
  const clientId = given.get("client_id");
  if (!type || !clientId) return refused(clientId || !type ? "request" : "client");
  if (!Object.hasOwn(readServicesConfig(call.env).auth.clients, clientId)) return refused("client");
  const take = Object.hasOwn(grants, type) ? grants[type] : undefined;
  return take ? take(call, given, clientId) : refused("grant_type");
}

function refused(reason: GrantRefusal, code: TokenErrorCode = tokenErrorCodes.invalid): GrantAnswer {
  return { ok: false, reason, code };
}

async function exchangeCode(call: AuthCall, given: Parameters, clientId: string): Promise<GrantAnswer> {
  const verifier = codeVerifierSchema.safeParse(given.get("code_verifier")).data;
  const code = given.get("code");
  if (!verifier || !code) return refused("request");
  const ring = await keysOf(call);
  const session = codeSchema.safeParse(code).success ? sessionOf(call.env, objectIdIn(code)) : null;
  if (!session) return refused("grant");

  const refreshId = crypto.randomUUID();
  const redirectUri = given.get("redirect_uri");
  const redemption = {
    code: await digestText(code),
    challenge: await digestText(verifier),
    clientId,
    redirectUri,
    refreshId,
  };
  const redeemed = await session.redeemCode(redemption, call.now);
  if (!redeemed.ok) return refused("grant", redeemed.code);
  const sessionId = objectIdIn(code);
  const admitted = await registerSession(call, redeemed, sessionId);
  if (!admitted.ok) {
    const error = accountError(admitted.profile);
    await session.end(error ? tokenErrorCodes.invalid : tokenErrorCodes.loggedOut, call.now);
    return error ? refused(error) : refused("grant", tokenErrorCodes.loggedOut);
  }
  const subject = await subjectOf(call, admitted.profile, sessionId, given);
  return { ok: true, body: JSON.stringify(await signPair(ring, subject, refreshId, call.now)) };
}

/**
 * The next pair is signed before the session decides, so that all uses of one token get the same answer, whichever comes
 * first. If the session refuses, the pair is never shown, and its refresh token is worthless.
 */
async function refresh(call: AuthCall, given: Parameters, clientId: string): Promise<GrantAnswer> {
  const token = given.get("refresh_token");
  if (!token) return refused("request");
  const ring = await keysOf(call);
  const read = await readRefresh(ring, token, (issuer) => isOurIssuer(call.env, issuer), call.now);
  if (!read.ok) return refused("grant", read.error === "expired_token" ? 1 : 0);
  const session = sessionOf(call.env, read.sessionId);
  if (!session) return refused("grant");
  const accountId = read.claims.sub;
  const profile = await accountOf(call.env, accountId).profile();
  const error = accountError(profile);
  if (error || !profile) return refused(error ?? "unknown_account");

  const nextId = crypto.randomUUID();
  const subject = await subjectOf(call, profile, read.sessionId, given);
  const body = JSON.stringify(await signPair(ring, subject, nextId, call.now));
  const { sessionsFrom, subscribedSince } = profile;
  const isNews = subscribedSince === null && subject.entitlements.length > 0;
  if (isNews) await accountOf(call.env, accountId).noteSubscription(call.now);
  const rotation = {
    accountId,
    sessionsFrom,
    clientId,
    refreshId: read.id,
    nextId,
    answer: await sealAnswer(body, token),
  };
  const rotated = await session.rotate(rotation, call.now);
  if (rotated.kind === "refused") return refused("grant", rotated.code);
  return { ok: true, body: rotated.kind === "again" ? await unsealAnswer(rotated.answer, token) : body };
}

/** What the tokens of an account say at this moment. */
async function subjectOf(
  call: AuthCall,
  { id, email }: Profile,
  sessionId: string,
  given: Parameters,
): Promise<TokenSubject> {
  const lifetime = accessLifetime(isStaging(call), given.get("ttl"));
  const entitlements: Entitlement[] = await call.peers.subscriptions.entitlements(id);
  return { sessionId, accountId: id, email, entitlements, issuer: call.issuer, api: "v2", lifetime };
}

/** On a developer's machine `environment=staging` shows how staging behaves. */
export function isStaging({ env, url }: AuthCall): boolean {
  const { stage, development } = readServicesConfig(env);
  return stage === "staging" || (development && url.searchParams.get("environment") === "staging");
}

/**
 * Adds the session to the account's own list, unless its epoch no longer counts; if there are too many, the oldest ends. The
 * owner is told of it. Not ok if the account has moved on or is gone.
 */
export async function registerSession(
  call: AuthCall,
  { accountId, epoch }: Bearer,
  sessionId: string,
): Promise<Admission> {
  const { env, now } = call;
  const admitted = await accountOf(env, accountId).admitSession(sessionId, epoch);
  if (admitted.ok && admitted.oldest) {
    await sessionOf(env, admitted.oldest)?.end(tokenErrorCodes.loggedOut, now);
    await endStreams(call, accountId);
  }
  if (admitted.ok && !admitted.isFirst) announceSignIn(call, admitted.profile, sessionId);
  return admitted;
}
