/** Protocols, section 2: what each endpoint of v1 takes and answers. */
import { type Context, Hono } from "hono";
import {
  codeSchema,
  type V1AccessToken,
  type V1Created,
  type V1Edit,
  type V1EditConfirm,
  type V1Login,
  type V1LoginLink,
  type V1StoreLogin,
  type V1Validated,
  v1StoreLoginRequestSchema,
} from "../../contract/subscription/auth.ts";
import { authPaths } from "../../contract/subscription/auth-paths.ts";
import { bearerToken, json } from "../../platform/json-http.ts";
import { spendFloodBudget } from "../flood-budget.ts";
import { confirmEdit, startEdit } from "./account/email-change.ts";
import { receiptOwner } from "./account/receipts.ts";
import { type AuthHttp, callOf, keysOf, readAddress, refuse, refuseFor, uniqueParameters } from "./call.ts";
import { accessLifetime } from "./rules.ts";
import { isStaging } from "./session/grants.ts";
import { accountError } from "./session/proofs.ts";
import { checkAuthToken, describe, signedInByEither } from "./session/signed-in.ts";
import { logInV1, openV1, sendLoginLink, signUpV1 } from "./session/v1-sign-in.ts";
import { signAccess } from "./tokens/tokens.ts";
import { confirmStatus } from "./v2-account-routes.ts";
import { bodyInJson } from "./v2-routes.ts";

export const v1Routes = new Hono<AuthHttp>()
  .post(authPaths.v1AccountCreate, createAccount)
  .get(authPaths.v1AccessToken, accessToken)
  .get(authPaths.v1ValidateToken, validateToken)
  .get(authPaths.v1LoginLink, loginLink)
  .get(authPaths.v1Login, login)
  .post(authPaths.v1AccountEdit, edit)
  .get(authPaths.v1AccountEditConfirm, confirm)
  .post(authPaths.v1StoreLogin, storeLogin);

async function createAccount(c: Context<AuthHttp>): Promise<Response> {
  if (c.var.body === null) return refuse("invalid_request");
  const call = callOf(c);
  const wait = await spendFloodBudget(call.env, "sign-up", call.now);
  if (wait > 0) return refuseFor(wait);
  const { accountId, token } = await signUpV1(call);
  return json({ auth_token: token, external_id: accountId, status: "created" } satisfies V1Created);
}

async function accessToken(c: Context<AuthHttp>): Promise<Response> {
  const call = callOf(c);
  const token = bearerToken(c.req.raw.headers) ?? "";
  const checked = await checkAuthToken(call, token);
  if (!checked.ok) return refuse(checked.error, 401);
  const { profile, sessionId } = checked.signedIn;
  const { email, entitlements } = await describe(call, checked.signedIn);
  const lifetime = accessLifetime(isStaging(call), call.url.searchParams.get("ttl") ?? undefined);
  const { issuer, now } = call;
  const subject = { sessionId, accountId: profile.id, email, entitlements, issuer, api: "v1", lifetime } as const;
  return json({ access_token: await signAccess(await keysOf(call), subject, now) } satisfies V1AccessToken);
}

async function validateToken(c: Context<AuthHttp>): Promise<Response> {
  const call = callOf(c);
  const checked = await signedInByEither(call, c.req.raw.headers);
  if (!checked.ok) return refuse(checked.error, 401);
  const { email, entitlements, external_id } = await describe(call, checked.signedIn);
  const numbered = entitlements.map(({ name, product }, index) => ({ id: index + 1, name, product }));
  const address = email === null ? {} : { email };
  const account = { id: external_id, external_id, ...address, entitlements: numbered };
  return json({ account } satisfies V1Validated);
}

async function loginLink(c: Context<AuthHttp>): Promise<Response> {
  const call = callOf(c);
  const given = uniqueParameters(call.url.searchParams);
  const email = readAddress(given?.get("email"));
  if (!email) return refuse("invalid_email_address");
  const wait = await sendLoginLink(call, email, given?.get("locale"));
  return wait > 0 ? refuseFor(wait) : json({ status: "sent" } satisfies V1LoginLink);
}

async function login(c: Context<AuthHttp>): Promise<Response> {
  const call = callOf(c);
  const given = uniqueParameters(call.url.searchParams);
  const email = readAddress(given?.get("email"));
  const otp = given?.get("otp");
  if (!email || !otp) return refuse("invalid_login_credentials");
  const answer = await logInV1(call, email, otp);
  if (!answer.ok) return refuse(answer.error);
  const { id, email: address } = answer.profile;
  return json({
    auth_token: answer.token,
    external_id: id,
    email: address ?? email,
    status: "authenticated",
  } satisfies V1Login);
}

async function edit(c: Context<AuthHttp>): Promise<Response> {
  const call = callOf(c);
  const checked = await signedInByEither(call, c.req.raw.headers);
  if (!checked.ok) return refuse(checked.error, 401);
  const given = c.var.body === null ? null : uniqueParameters(call.url.searchParams);
  if (!given) return refuse("invalid_email_address");
  const started = await startEdit(call, checked.signedIn.profile, given);
  if (started.ok) return json({ hash: started.hash } satisfies V1Edit);
  return "wait" in started ? refuseFor(started.wait) : refuse(started.error);
}

/** The answer repeats the caller's long-lived token; a caller with an access token gets a new long-lived one. */
async function confirm(c: Context<AuthHttp>): Promise<Response> {
  const call = callOf(c);
  const checked = await signedInByEither(call, c.req.raw.headers);
  if (!checked.ok) return refuse(checked.error, 401);
  const given = uniqueParameters(call.url.searchParams);
  if (!given) return refuse("invalid_link_signature");
  const { profile } = checked.signedIn;
  const confirmed = await confirmEdit(call, profile, given);
  if (!confirmed.ok) return refuse(confirmed.error, confirmStatus[confirmed.error]);
  const held = codeSchema.safeParse(bearerToken(c.req.raw.headers)).data;
  const token = held ?? (await openV1(call, { accountId: profile.id, epoch: confirmed.epoch })).token;
  if (!token) return refuse("invalid_token", 401);
  const { email, code } = confirmed;
  const left = code && { recovery_code: code };
  return json({ external_id: profile.id, email, auth_token: token, ...left } satisfies V1EditConfirm);
}

async function storeLogin(c: Context<AuthHttp>): Promise<Response> {
  const call = callOf(c);
  const request = v1StoreLoginRequestSchema.safeParse(bodyInJson(c)).data;
  const owner = request && (await receiptOwner(call, request.store, request.signature));
  if (!owner) return refuse("invalid_login_credentials");
  const { accountId: id } = owner;
  const { token, profile } = await openV1(call, owner);
  if (!token) return refuse(accountError(profile) ?? "invalid_login_credentials");
  return json({
    auth_token: token,
    email: profile?.email ?? "",
    external_id: id,
    id,
    status: "ok",
  } satisfies V1StoreLogin);
}
