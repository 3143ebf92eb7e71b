/** From `authorize` to an authorization code: by a new account, by a one-time code, or by the receipt of a store. */
import type * as z from "zod/mini";
import { facts } from "../../../contract/brand.ts";
import { parseCookies } from "../../../contract/cookies.ts";
import { signInCookie } from "../../../contract/held-cookies.ts";
import {
  authPaths,
  authScope,
  codeChallengeSchema,
  codeSchema,
  type loginRequestSchema,
  otpSchema,
} from "../../../contract/subscription/auth.ts";
import { digestText } from "../../../platform/digest.ts";
import { randomBytes } from "../../../platform/random.ts";
import { readConfig } from "../../env.ts";
import { isSameAddress, type Profile, type Proof } from "../account/account-rules.ts";
import { receiptOwner } from "../account/receipts.ts";
import { accountByRecovery } from "../account/recovery.ts";
import { type Call, isThisMachine, keysOf, sendLater, uniqueParameters } from "../call.ts";
import { keyedDigest } from "../digests.ts";
import { waitForMail } from "../mail-budget.ts";
import { accountOf, addressDigest, addressOf, objectIdIn, sessionOf } from "../objects.ts";
import { limits, localeOf, randomAlphanumerics, randomOtp } from "../rules.ts";
import type { AuthSession } from "./session.ts";
import type { Bearer, Opening, OtpAnswer } from "./session-rules.ts";

export const sessionCookie = signInCookie.name;

/** The session that a request names by its cookie. `digest` is of the whole id. */
export interface Visitor {
  readonly id: string;
  readonly digest: string;
  readonly session: DurableObjectStub<AuthSession>;
}

/** Draws the rest of a code that leads to this session's object. */
export function newCode(objectId: string): string {
  return objectId + randomAlphanumerics(22, randomBytes);
}

export async function visitorOf({ env }: Call, headers: Headers): Promise<Visitor | null> {
  const value = codeSchema.safeParse(parseCookies(headers.get("cookie")).get(sessionCookie)).data;
  const session = value ? sessionOf(env, objectIdIn(value)) : null;
  return value && session ? { id: objectIdIn(value), digest: await digestText(value), session } : null;
}

type Authorization = Pick<Opening, "clientId" | "redirectUri" | "redirectNamed" | "state" | "challenge">;

/**
 * What `authorize` asks for, or null when a part is missing, wrong or doubled. Without a method the challenge counts as
 * S256, the only one there is; without a redirect the client's usual one is meant.
 */
export function readAuthorization({ env, url, issuer }: Call): Authorization | null {
  const given = uniqueParameters(url.searchParams);
  if (given?.get("response_type") !== "code" || given.get("scope") !== authScope) return null;
  if ((given.get("code_challenge_method") ?? "S256") !== "S256") return null;
  const challenge = codeChallengeSchema.safeParse(given.get("code_challenge")).data;
  const clientId = given.get("client_id") ?? "";
  const redirects = redirectsOf(env, clientId, issuer);
  const redirectUri = given.get("redirect_uri") ?? redirects[0];
  const state = given.get("state") ?? null;
  if (!challenge || !redirectUri || !redirects.includes(redirectUri) || (state?.length ?? 0) > 1024) return null;
  return { clientId, redirectUri, redirectNamed: given.has("redirect_uri"), state, challenge };
}

/** Empty for a client that is not ours. */
export function redirectsOf(env: Env, clientId: string, issuer: string): readonly string[] {
  const { clients } = readConfig(env).auth;
  const redirects = Object.hasOwn(clients, clientId) ? clients[clientId] : undefined;
  return (redirects ?? []).map((redirect) => (redirect.startsWith("/") ? `${issuer}${redirect}` : redirect));
}

/** Opens a session; the answer is its id, for the cookie. */
export async function openVisit({ env, now }: Call, authorization: Authorization): Promise<string> {
  const objectId = env.AUTH_SESSION.newUniqueId();
  const id = newCode(objectId.toString());
  await env.AUTH_SESSION.get(objectId).open({ ...authorization, api: "v2", digest: await digestText(id) }, now);
  return id;
}

/** Secure stays away on a developer's plain http only, where it would keep the cookie from being stored. */
export function visitCookie({ url }: Call, id: string): string {
  const secure = url.protocol === "http:" && isThisMachine(url.hostname) ? "" : "Secure; ";
  return `${sessionCookie}=${id}; Path=/api/auth/v2/; Max-Age=${limits.session / 1000}; HttpOnly; ${secure}SameSite=Strict`;
}

export interface Granted {
  readonly code: string;
  /** The redirect with the code, the state that was given, and who issued it (RFC 9207). */
  readonly location: string;
}

/** Gives the session its code; null when the session is over or had one. */
async function grantCode({ now, issuer }: Call, visitor: Visitor, bearer: Bearer): Promise<Granted | null> {
  const code = newCode(visitor.id);
  const given = { ...bearer, digest: visitor.digest, code: await digestText(code) };
  const issued = await visitor.session.issueCode(given, now);
  if (!issued) return null;
  const location = new URL(issued.redirectUri);
  location.searchParams.set("code", code);
  if (issued.state !== null) location.searchParams.set("state", issued.state);
  location.searchParams.set("iss", issuer);
  return { code, location: location.href };
}

/** A new account without an address. The code comes first: it is what two calls at once cannot both get. */
export async function signUp(call: Call, visitor: Visitor): Promise<Granted | null> {
  const accountId = crypto.randomUUID();
  const granted = await grantCode(call, visitor, { accountId, epoch: 0 });
  if (granted) await accountOf(call.env, accountId).create(accountId, call.now);
  return granted;
}

export type SendAnswer = { ok: true } | { ok: false; error: "invalid_session_id" } | { ok: false; wait: number };

/**
 * Sends a one-time code. For an address without an account everything happens but the mail, which goes out after the answer:
 * bytes and time tell nothing. A suspended account gets its one-time code, too, and hears of it once it has proved itself.
 */
export async function sendOtp(
  call: Call,
  visitor: Visitor,
  email: string,
  locale: string | undefined,
): Promise<SendAnswer> {
  const wait = await visitor.session.reserveSend(visitor.digest, call.now);
  if (wait === "invalid_session_id") return { ok: false, error: wait };
  const late = wait || (await waitForMail(call, "sign-in", email));
  if (late > 0) return { ok: false, wait: late };
  await mailSignInCode(call, visitor, { email, locale });
  return { ok: true };
}

/** Puts a one-time code and a link into the session, and into a mail when the address has an account. */
export async function mailSignInCode(
  call: Call,
  { id, session }: Pick<Visitor, "id" | "session">,
  { email, locale }: { email: string; locale: string | undefined },
): Promise<void> {
  const { pepper } = await keysOf(call);
  const profile = await accountWith(call, email);
  const otp = randomOtp(randomBytes);
  const secret = newCode(id);
  const address = await addressDigest(email);
  const [digest, link] = await Promise.all([keyedDigest(pepper, id, address, otp), digestText(secret)]);
  const { id: accountId = null, epoch = 0 } = profile ?? {};
  await session.setOtp({ digest, link, address, accountId, epoch }, call.now);
  // To the address that the account keeps, not to the spelling that was typed.
  const to = profile?.email;
  if (!to) return;
  const href = `${call.issuer}${authPaths.loginPage}?${new URLSearchParams({ email: to, otp: secret })}`;
  const data = { passcode: otp, minutes: facts.otpMinutes, link: href };
  sendLater(call, { to, template: "login-link", data, locale: localeOf(locale) });
}

/** The account that has this address. For an address that nobody has an account is asked as well, so that it takes as long. */
async function accountWith({ env }: Call, email: string): Promise<Profile | null> {
  const owner = await (await addressOf(env, email)).ownedBy();
  const profile = await accountOf(env, owner ?? (await addressDigest(email))).profile();
  return profile && isSameAddress(profile.email, email) ? profile : null;
}

type LoginError = "invalid_session_id" | "invalid_login_credentials" | "suspended_account" | "unknown_account";
export type LoginAnswer =
  | { ok: true; granted: Granted }
  | { ok: false; error: LoginError }
  /** Seconds until a recovery code may be tried again. */
  | { ok: false; wait: number };

export async function logIn(
  call: Call,
  visitor: Visitor,
  request: z.infer<typeof loginRequestSchema>,
): Promise<LoginAnswer> {
  const proved = await prove(call, visitor, request);
  if (!proved.ok) return proved;
  const { accountId, epoch } = proved;
  const error = await entranceError(call, accountId, { epoch, email: request.method === "otp" ? request.email : null });
  if (error) return { ok: false, error };
  const granted = await grantCode(call, visitor, { accountId, epoch });
  return granted ? { ok: true, granted } : { ok: false, error: "invalid_session_id" };
}

/** Why a proof that was right when it was made does not open the account now, or null. */
export async function entranceError({ env }: Call, accountId: string, proof: Proof) {
  const entered = await accountOf(env, accountId).enter(proof);
  if (!entered) return "unknown_account";
  return entered.ok ? null : entered.error;
}

/** Why nobody signs in to this account, or null. */
export function accountError(profile: Profile | null) {
  if (!profile) return "unknown_account";
  return profile.status === "suspended" ? "suspended_account" : null;
}

type MailProof = Promise<OtpAnswer>;
type AnyProof = Promise<OtpAnswer | { ok: false; wait: number }>;

async function prove(call: Call, visitor: Visitor, request: z.infer<typeof loginRequestSchema>): AnyProof {
  const isOtp = request.method === "otp" && otpSchema.safeParse(request.otp).success;
  if (isOtp) return proveByOtp(call, visitor, request.email, request.otp);
  if (!(await visitor.session.isOpen(visitor.digest, call.now))) return { ok: false, error: "invalid_session_id" };
  if (request.method === "otp") return proveByLink(call, request.email, request.otp);
  if (request.method === "recovery") return proveByRecovery(call, request.code);
  const owner = await receiptOwner(call, request.source, request.signature);
  return owner ? { ok: true, ...owner } : { ok: false, error: "invalid_login_credentials" };
}

/** By the one-time code that was mailed for this session. */
export async function proveByOtp(call: Call, visitor: Visitor, email: string, otp: string): MailProof {
  const { pepper } = await keysOf(call);
  const address = await addressDigest(email);
  const digest = await keyedDigest(pepper, visitor.id, address, otp);
  return visitor.session.tryOtp({ digest: visitor.digest, passcode: digest, address }, call.now);
}

/** By what the link of a mail carries, whichever session asked for it. */
export async function proveByLink({ env, now }: Call, email: string, secret: string): MailProof {
  const session = codeSchema.safeParse(secret).success ? sessionOf(env, objectIdIn(secret)) : null;
  if (!session) return { ok: false, error: "invalid_login_credentials" };
  return session.followLink({ link: await digestText(secret), address: await addressDigest(email) }, now);
}

/** Whether the link of a mail would sign in to the account of this address now. Nothing is used up by asking. */
export async function isWayIn(call: Call, email: string, secret: string): Promise<boolean> {
  const session = codeSchema.safeParse(secret).success ? sessionOf(call.env, objectIdIn(secret)) : null;
  const given = { link: await digestText(secret), address: await addressDigest(email) };
  const opened = await session?.opensLink(given, call.now);
  if (!opened) return false;
  return (await entranceError(call, opened.accountId, { epoch: opened.epoch, email })) === null;
}

/** By the recovery code of the account. */
async function proveByRecovery(call: Call, code: string): AnyProof {
  const recovered = await accountByRecovery(call, code);
  if (recovered.ok || recovered.wait > 0) return recovered;
  return { ok: false, error: "invalid_login_credentials" };
}
