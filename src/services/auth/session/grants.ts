/** The token address: a code for the first pair, a refresh token for the next. */
import { codeSchema, codeVerifierSchema, type TokenErrorCode } from "../../../contract/subscription/auth.ts";
import type { Entitlement } from "../../../contract/subscription/subscription.ts";
import { readConfig } from "../../../env.ts";
import { digestText } from "../../../platform/digest.ts";
import { accountOf, type Call, isOurIssuer, keysOf, objectIdIn, sessionOf } from "../call.ts";
import { sealAnswer, unsealAnswer } from "../digests.ts";
import { accessLifetime } from "../rules.ts";
import { readRefresh, type Subject, signPair } from "../tokens/tokens.ts";
import { accountError } from "./sign-in.ts";

export type GrantRefusal = "request" | "client" | "grant_type" | "grant" | "suspended_account" | "unknown_account";

/** `body` is the answer in JSON, as text: a retried refresh gets the same bytes. */
export type GrantAnswer = { ok: true; body: string } | { ok: false; reason: GrantRefusal; code: TokenErrorCode };

type Parameters = ReadonlyMap<string, string>;

const grants: Readonly<Record<string, (call: Call, given: Parameters, clientId: string) => Promise<GrantAnswer>>> = {
  authorization_code: exchangeCode,
  refresh_token: refresh,
};

export async function grant(call: Call, given: Parameters): Promise<GrantAnswer> {
  const type = given.get("grant_type");
  const clientId = given.get("client_id");
  if (!type || !clientId) return refused(clientId || !type ? "request" : "client");
  if (!Object.hasOwn(readConfig(call.env).auth.clients, clientId)) return refused("client");
  const take = Object.hasOwn(grants, type) ? grants[type] : undefined;
  return take ? take(call, given, clientId) : refused("grant_type");
}

function refused(reason: GrantRefusal, code: TokenErrorCode = 0): GrantAnswer {
  return { ok: false, reason, code };
}

async function exchangeCode(call: Call, given: Parameters, clientId: string): Promise<GrantAnswer> {
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
  const subject = await subjectOf(call, redeemed.accountId, sessionId, given);
  if (typeof subject === "string") {
    await session.end(0, call.now);
    return refused(subject);
  }
  await noteSession(call, redeemed.accountId, sessionId);
  return { ok: true, body: JSON.stringify(await signPair(ring, subject, refreshId, call.now)) };
}

/**
 * The next pair is made before the session decides, so that the first use and its retry find the same answer whichever
 * comes first; where the session refuses, what was made is never shown and its refresh token means nothing.
 */
async function refresh(call: Call, given: Parameters, clientId: string): Promise<GrantAnswer> {
  const token = given.get("refresh_token");
  if (!token) return refused("request");
  const ring = await keysOf(call);
  const read = await readRefresh(ring, token, (issuer) => isOurIssuer(call.env, issuer), call.now);
  if (!read.ok) return refused("grant", read.error === "expired_token" ? 1 : 0);
  const session = sessionOf(call.env, read.sessionId);
  if (!session) return refused("grant");
  const accountId = read.claims.sub;
  const subject = await subjectOf(call, accountId, read.sessionId, given);
  if (typeof subject === "string") return refused(subject);

  const nextId = crypto.randomUUID();
  const body = JSON.stringify(await signPair(ring, subject, nextId, call.now));
  const rotation = { accountId, clientId, refreshId: read.id, nextId, answer: await sealAnswer(body, token) };
  const rotated = await session.rotate(rotation, call.now);
  if (rotated.kind === "refused") return refused("grant", rotated.code);
  return { ok: true, body: rotated.kind === "retry" ? await unsealAnswer(rotated.answer, token) : body };
}

/** What the tokens of an account say at this moment, or why it gets none. */
async function subjectOf(call: Call, accountId: string, sessionId: string, given: Parameters) {
  const profile = await accountOf(call.env, accountId).profile();
  const error = accountError(profile);
  if (error || !profile) return error ?? "unknown_account";
  const lifetime = accessLifetime(isStaging(call), given.get("ttl"));
  const entitlements: Entitlement[] = await call.peers.subscriptions.entitlements(accountId);
  const { issuer } = call;
  return { sessionId, accountId, email: profile.email, entitlements, issuer, api: "v2", lifetime } satisfies Subject;
}

/** On a developer's machine `environment=staging` shows how staging behaves. */
export function isStaging({ env, url }: Call): boolean {
  const { stage, development } = readConfig(env);
  return stage === "staging" || (development && url.searchParams.get("environment") === "staging");
}

/** Adds the session to the account's own list; the oldest ends when there are too many. */
export async function noteSession({ env, now }: Call, accountId: string, sessionId: string): Promise<void> {
  const oldest = await accountOf(env, accountId).addSession(sessionId);
  if (oldest) await sessionOf(env, oldest)?.end(3, now);
}
