/** From `authorize`, which opens a session, to the authorization code that the session gives. */

import { parseCookies } from "../../../contract/cookies.ts";
import { authScope, codeChallengeSchema, codeSchema } from "../../../contract/subscription/auth.ts";
import { deviceKindSchema } from "../../../contract/subscription/sign-ins.ts";
import { signInCookie } from "../../../contract/worker-cookies.ts";
import { digestText } from "../../../platform/digest.ts";
import { randomBytes } from "../../../platform/random.ts";
import { readServicesConfig } from "../../env.ts";
import { type AuthCall, isThisMachine, uniqueParameters } from "../call.ts";
import { objectIdIn, sessionOf } from "../objects.ts";
import { limits, randomAlphanumerics } from "../rules.ts";
import type { AuthSession } from "./session.ts";
import type { Bearer, SessionOpening } from "./session-rules.ts";

/** The session that a request names by its cookie. `digest` is of the whole id. */
export interface SessionRef {
  readonly id: string;
  readonly digest: string;
  readonly session: DurableObjectStub<AuthSession>;
}

/** A secret that leads to this object: the object's id, and a random part. */
export function newObjectSecret(objectId: string): string {
  return objectId + randomAlphanumerics(22, randomBytes);
}

export async function sessionRefOf({ env, url }: AuthCall, headers: Headers): Promise<SessionRef | null> {
  const value = codeSchema.safeParse(parseCookies(headers.get("cookie")).get(cookieNameFor(url, headers))).data;
  const session = value ? sessionOf(env, objectIdIn(value)) : null;
  return value && session ? { id: objectIdIn(value), digest: await digestText(value), session } : null;
}

type Authorization = Pick<
  SessionOpening,
  "clientId" | "device" | "redirectUri" | "redirectNamed" | "state" | "challenge"
>;

/**
 * What a request to `authorize` asks for, or null if a part is missing, wrong or given twice. Without a method the challenge
 * counts as S256, the only one there is; without a redirect the client's default one is meant. A kind of device that is not
 * known counts as none.
 */
export function readAuthorization({ env, url, issuer }: AuthCall): Authorization | null {
  const given = uniqueParameters(url.searchParams);
  if (given?.get("response_type") !== "code" || given.get("scope") !== authScope) return null;
  if ((given.get("code_challenge_method") ?? "S256") !== "S256") return null;
  const challenge = codeChallengeSchema.safeParse(given.get("code_challenge")).data;
  const clientId = given.get("client_id") ?? "";
  const redirects = redirectsOf(env, clientId, issuer);
  const redirectUri = given.get("redirect_uri") ?? redirects[0];
  const state = given.get("state") ?? null;
  if (!challenge || !redirectUri || !redirects.includes(redirectUri) || (state?.length ?? 0) > 1024) return null;
  const { data: device } = deviceKindSchema.safeParse(given.get("device"));
  const redirectNamed = given.has("redirect_uri");
  return { clientId, ...(device && { device }), redirectUri, redirectNamed, state, challenge };
}

/** Empty for a client that is not ours. */
export function redirectsOf(env: Env, clientId: string, issuer: string): readonly string[] {
  const { clients } = readServicesConfig(env).auth;
  const redirects = Object.hasOwn(clients, clientId) ? clients[clientId] : undefined;
  return (redirects ?? []).map((redirect) => (redirect.startsWith("/") ? `${issuer}${redirect}` : redirect));
}

/** Opens a session; the answer is its id, for the cookie. */
export async function openSession({ env, now }: AuthCall, authorization: Authorization): Promise<string> {
  const objectId = env.AUTH_SESSION.newUniqueId();
  const id = newObjectSecret(objectId.toString());
  await env.AUTH_SESSION.get(objectId).open({ ...authorization, api: "v2", digest: await digestText(id) }, now);
  return id;
}

export function sessionCookieHeader({ url }: AuthCall, headers: Headers, id: string): string {
  const name = cookieNameFor(url, headers);
  const path = name === signInCookie.name ? "/" : "/api/auth/v2/";
  const secure = isPlain(url) ? "" : "Secure; ";
  return `${name}=${id}; Path=${path}; Max-Age=${limits.session / 1000}; HttpOnly; ${secure}SameSite=Strict`;
}

/**
 * The name under which a client gets the cookie, and under which alone it is then read. The wire's name could be set by any
 * sibling of this host, so that a visitor would sign in within a stranger's session; in a browser, which says where a request
 * comes from (always for a POST, and only those use the session), the guarded one counts. Native clients know the wire's name.
 */
function cookieNameFor(url: URL, headers: Headers): string {
  const isBrowser = headers.has("origin") || headers.has("sec-fetch-site");
  return isBrowser && !isPlain(url) ? signInCookie.name : signInCookie.wire;
}

/** A developer's plain http, where `Secure`, and with it `__Host-`, would keep some browsers from storing the cookie. */
function isPlain({ protocol, hostname }: URL): boolean {
  return protocol === "http:" && isThisMachine(hostname);
}

export interface GrantedCode {
  readonly code: string;
  /** The redirect with the code, the state that was given, and who issued it (RFC 9207). */
  readonly location: string;
}

/** Gives the session its code; null when the session is over or had one. */
export async function grantCode(
  { now, issuer }: AuthCall,
  sessionRef: SessionRef,
  bearer: Bearer,
): Promise<GrantedCode | null> {
  const code = newObjectSecret(sessionRef.id);
  const given = { ...bearer, digest: sessionRef.digest, code: await digestText(code) };
  const issued = await sessionRef.session.issueCode(given, now);
  if (!issued) return null;
  const location = new URL(issued.redirectUri);
  location.searchParams.set("code", code);
  if (issued.state !== null) location.searchParams.set("state", issued.state);
  location.searchParams.set("iss", issuer);
  return { code, location: location.href };
}
