/** Protocols, section 1: what each endpoint of v2 takes and answers. The decisions are made elsewhere. */
import { type Context, Hono } from "hono";
import {
  type AuthError,
  type AuthFailure,
  type CodeAnswer,
  type LoginLinkAnswer,
  loginLinkRequestSchema,
  loginRequestSchema,
  tokenErrorCodes,
} from "../../contract/subscription/auth.ts";
import { authPaths } from "../../contract/subscription/auth-paths.ts";
import { parseJson } from "../../platform/json.ts";
import { json } from "../../platform/json-http.ts";
import { spendFloodBudget } from "../flood-budget.ts";
import { type AuthHttp, callOf, readAddress, refuse, refuseFor, uniqueParameters } from "./call.ts";
import {
  type GrantedCode,
  openSession,
  readAuthorization,
  sessionCookieHeader,
  sessionRefOf,
} from "./session/authorization.ts";
import { type GrantAnswer, type GrantRefusal, grant } from "./session/grants.ts";
import { askToSignIn } from "./session/passkeys.ts";
import { isLinkValid } from "./session/proofs.ts";
import { logIn, sendOtp, signUp } from "./session/sign-in.ts";

export const v2Routes = new Hono<AuthHttp>()
  .on(["GET", "POST"], authPaths.authorize, authorize)
  .post(authPaths.accountCreate, createAccount)
  .post(authPaths.otp, otp)
  .post(authPaths.login, login)
  .post(authPaths.loginLink, checkLink)
  .post(authPaths.loginPasskey, askPasskey)
  .get(authPaths.token, tokenByQuery)
  .post(authPaths.token, tokenByForm);

async function authorize(c: Context<AuthHttp>): Promise<Response> {
  const call = callOf(c);
  const authorization = c.var.body === null ? null : readAuthorization(call);
  if (!authorization) return refuse("invalid_authorization_request");
  const cookie = sessionCookieHeader(call, c.req.raw.headers, await openSession(call, authorization));
  return answerOrRedirect(c, {}, authorization.redirectUri, { "set-cookie": cookie });
}

async function createAccount(c: Context<AuthHttp>): Promise<Response> {
  const call = callOf(c);
  const sessionRef = c.var.body === null ? null : await sessionRefOf(call, c.req.raw.headers);
  if (!sessionRef) return refuse("invalid_request");
  const wait = await spendFloodBudget(call.env, "sign-up", call.now);
  if (wait > 0) return refuseFor(wait);
  const granted = await signUp(call, sessionRef);
  return granted ? answerCode(c, granted) : refuse("invalid_request");
}

async function otp(c: Context<AuthHttp>): Promise<Response> {
  const call = callOf(c);
  const given = uniqueParameters(call.url.searchParams);
  const email = c.var.body === null ? null : readAddress(given?.get("email"));
  if (!email) return refuse("invalid_email_address");
  const sessionRef = await sessionRefOf(call, c.req.raw.headers);
  if (!sessionRef) return refuse("invalid_session_id");
  const sent = await sendOtp(call, sessionRef, email, given?.get("locale"));
  if (sent.ok) return json({});
  return "wait" in sent ? refuseFor(sent.wait) : refuse(sent.error);
}

async function login(c: Context<AuthHttp>): Promise<Response> {
  const call = callOf(c);
  const sessionRef = await sessionRefOf(call, c.req.raw.headers);
  if (!sessionRef) return refuse("invalid_session_id");
  const request = loginRequestSchema.safeParse(bodyInJson(c)).data;
  if (!request) return refuse("invalid_login_credentials");
  const answer = await logIn(call, sessionRef, request);
  if (answer.ok) return answerCode(c, answer.granted);
  return "wait" in answer ? refuseFor(answer.wait) : refuse(answer.error);
}

async function checkLink(c: Context<AuthHttp>): Promise<Response> {
  const link = loginLinkRequestSchema.safeParse(bodyInJson(c)).data;
  const isValid = link !== undefined && (await isLinkValid(callOf(c), link.email, link.otp));
  return isValid ? json({ status: "valid" } satisfies LoginLinkAnswer) : refuse("invalid_login_credentials");
}

async function askPasskey(c: Context<AuthHttp>): Promise<Response> {
  const call = callOf(c);
  const sessionRef = c.var.body === null ? null : await sessionRefOf(call, c.req.raw.headers);
  const asked = sessionRef && (await askToSignIn(call, sessionRef));
  return asked ? json(asked) : refuse("invalid_session_id");
}

/** The parsed body, if it is declared as JSON and is valid; otherwise null. */
export function bodyInJson(c: Context<AuthHttp>): unknown {
  if (!/^application\/json\b/i.test(c.req.header("content-type") ?? "")) return null;
  const parsed = parseJson(c.var.body ?? "");
  return parsed.ok ? parsed.value : null;
}

function answerCode(c: Context<AuthHttp>, { code, location }: GrantedCode): Response {
  return answerOrRedirect(c, { code } satisfies CodeAnswer, location);
}

/** A redirect, or what it would say as JSON for a browser's script, which cannot read a redirect. */
function answerOrRedirect(
  c: Context<AuthHttp>,
  body: object,
  location: string,
  headers: Record<string, string> = {},
): Response {
  if (c.req.header("accept")?.includes("application/json")) return json(body, 200, headers);
  return new Response(null, { status: 302, headers: { location, "cache-control": "no-store", ...headers } });
}

const unreadable: GrantAnswer = { ok: false, reason: "request", code: tokenErrorCodes.invalid };

/** Parameters in the query, as native clients send them. */
async function tokenByQuery(c: Context<AuthHttp>): Promise<Response> {
  const call = callOf(c);
  const given = uniqueParameters(call.url.searchParams);
  const answer: GrantAnswer = given ? await grant(call, given) : unreadable;
  return answer.ok ? answerTokens(answer.body) : refuseTokens(plainErrors[answer.reason], answer.code);
}

/** Parameters in a form, as RFC 6749 requires. */
async function tokenByForm(c: Context<AuthHttp>): Promise<Response> {
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(c.req.header("content-type") ?? "");
  const given = isForm && c.var.body !== null ? uniqueParameters(new URLSearchParams(c.var.body)) : null;
  const answer: GrantAnswer = given ? await grant(callOf(c), given) : unreadable;
  if (answer.ok) return answerTokens(answer.body);
  return refuseTokens(oauthErrors[answer.reason], answer.code, descriptions[answer.reason]);
}

const plainErrors: Readonly<Record<GrantRefusal, AuthError>> = {
  request: "invalid_token_request",
  client: "invalid_token_request",
  grant_type: "invalid_token_request",
  grant: "invalid_token_request",
  suspended_account: "suspended_account",
  unknown_account: "unknown_account",
};

const oauthErrors: Readonly<Record<GrantRefusal, AuthError>> = {
  request: "invalid_request",
  client: "invalid_client",
  grant_type: "unsupported_grant_type",
  grant: "invalid_grant",
  suspended_account: "invalid_grant",
  unknown_account: "invalid_grant",
};

const descriptions: Readonly<Partial<Record<GrantRefusal, string>>> = {
  suspended_account: "suspended_account",
  unknown_account: "unknown_account",
};

const noStore = { "cache-control": "no-store", pragma: "no-cache" };

function answerTokens(body: string): Response {
  return new Response(body, { headers: { "content-type": "application/json", ...noStore } });
}

function refuseTokens(error: AuthError, code: number, description?: string): Response {
  const about = description ? { error_description: description } : {};
  return json({ error, error_code: code, ...about } satisfies AuthFailure, 400, noStore);
}
