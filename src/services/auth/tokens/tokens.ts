/** Signing tokens, and what a token must say before it counts. */
import { errors, jwtVerify, SignJWT } from "jose";
import type * as z from "zod/mini";
import {
  type AccessClaims,
  accessClaimsSchema,
  authScope,
  refreshClaimsSchema,
  type TokenAnswer,
} from "../../../contract/subscription/auth.ts";
import type { Entitlement } from "../../../contract/subscription/subscription.ts";
import { limits } from "../rules.ts";
import type { KeyRing } from "./key-ring.ts";

/** Whom tokens are for. `sessionId` is the id of the session's object; `lifetime` of the access token in seconds. */
export interface TokenSubject {
  readonly sessionId: string;
  readonly accountId: string;
  readonly email: string | null;
  readonly entitlements: readonly Entitlement[];
  readonly issuer: string;
  readonly api: "v1" | "v2";
  readonly lifetime: number;
}

export function signAccess(ring: KeyRing, subject: TokenSubject, now: number): Promise<string> {
  const { email, entitlements } = subject;
  const claims = { scope: authScope, email, entitlements };
  return sign(ring, { ...subject, claims, audience: "PrivacyPro", id: crypto.randomUUID(), now });
}

/** An access token and the refresh token with this uuid. */
export async function signPair(
  ring: KeyRing,
  subject: TokenSubject,
  refreshId: string,
  now: number,
): Promise<TokenAnswer> {
  const lifetime = limits.refreshToken / 1000;
  const refresh = { ...subject, claims: { scope: "refresh" }, audience: "Auth", id: refreshId, lifetime, now };
  const [access_token, refresh_token] = await Promise.all([signAccess(ring, subject, now), sign(ring, refresh)]);
  return { access_token, refresh_token, expires_in: subject.lifetime, token_type: "Bearer" };
}

interface Signing extends Pick<TokenSubject, "sessionId" | "accountId" | "issuer" | "api" | "lifetime"> {
  readonly claims: Readonly<Record<string, unknown>>;
  readonly audience: string;
  readonly id: string;
  readonly now: number;
}

function sign(
  { signing }: KeyRing,
  { claims, sessionId, accountId, issuer, api, lifetime, audience, id, now }: Signing,
) {
  const issuedAt = Math.floor(now / 1000);
  return new SignJWT({ ...claims, api })
    .setProtectedHeader({ alg: "ES256", kid: signing.kid, typ: "JWT" })
    .setJti(`${sessionId}:${id}`)
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(accountId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifetime)
    .sign(signing.key);
}

export type TokenReading<Claims> =
  | { ok: true; claims: Claims; sessionId: string; id: string }
  | { ok: false; error: "invalid_token" | "expired_token" };

/** Whether an issuer is accepted: one name in a deployment, any name of this machine in development. */
export type IsIssuer = (issuer: string) => boolean;

export function readAccess(
  ring: KeyRing,
  token: string,
  isIssuer: IsIssuer,
  now: number,
): Promise<TokenReading<AccessClaims>> {
  return read(ring, token, accessClaimsSchema, isIssuer, now);
}

export function readRefresh(ring: KeyRing, token: string, isIssuer: IsIssuer, now: number) {
  return read(ring, token, refreshClaimsSchema, isIssuer, now);
}

/** Checks the signature first, with the key of ours that `kid` names and with ES256 only; then every claim. */
async function read<Schema extends z.ZodMiniType<{ jti: string; iss: string }>>(
  { verifying }: KeyRing,
  token: string,
  schema: Schema,
  isIssuer: IsIssuer,
  now: number,
): Promise<TokenReading<z.output<Schema>>> {
  const verified = await verify(verifying, token, now);
  if (!verified.ok && verified.error === "invalid_token") return verified;
  const claims = schema.safeParse(verified.payload).data;
  if (!claims || !isIssuer(claims.iss)) return { ok: false, error: "invalid_token" };
  if (!verified.ok) return { ok: false, error: "expired_token" };
  const [sessionId = "", id = ""] = claims.jti.split(":");
  return { ok: true, claims, sessionId, id };
}

type Verified =
  | { ok: true; payload: unknown }
  | { ok: false; error: "expired_token"; payload: unknown }
  | { ok: false; error: "invalid_token" };

async function verify(keys: ReadonlyMap<string, CryptoKey>, token: string, now: number): Promise<Verified> {
  try {
    const { payload } = await jwtVerify(token, ({ kid = "" }) => keyNamed(keys, kid), {
      algorithms: ["ES256"],
      typ: "JWT",
      currentDate: new Date(now),
      requiredClaims: ["jti", "iss", "aud", "sub", "iat", "exp"],
    });
    return { ok: true, payload };
  } catch (error) {
    if (error instanceof errors.JWTExpired) return { ok: false, error: "expired_token", payload: error.payload };
    return { ok: false, error: "invalid_token" };
  }
}

function keyNamed(keys: ReadonlyMap<string, CryptoKey>, kid: string): CryptoKey {
  const key = keys.get(kid);
  if (!key) throw new errors.JWKSNoMatchingKey();
  return key;
}
