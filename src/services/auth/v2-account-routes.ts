/** Protocols, section 1: the endpoints for somebody signed in, and taking an email change back. */
import { type Context, Hono } from "hono";
import {
  type DeletedAnswer,
  deletionRequestSchema,
  type EditAnswer,
  type EditConfirmAnswer,
  type EditUndoAnswer,
  editUndoRequestSchema,
  type LogoutAnswer,
  recoveryCodeRequestSchema,
} from "../../contract/subscription/auth.ts";
import { authPaths } from "../../contract/subscription/auth-paths.ts";
import {
  type EndSignInsAnswer,
  endSignInsRequestSchema,
  type SignInsAnswer,
} from "../../contract/subscription/sign-ins.ts";
import { json } from "../../platform/json-http.ts";
import { deleteAccount, startDeletion } from "./account/deletion.ts";
import { confirmEdit, startEdit, undoByRecovery, undoEdit } from "./account/email-change.ts";
import { recordOf } from "./account/record.ts";
import { renewRecovery } from "./account/recovery.ts";
import { type AuthCall, type AuthHttp, callOf, refuse, refuseFor, uniqueParameters } from "./call.ts";
import { endSignIns, signInsOf } from "./session/sign-ins.ts";
import { describe, logOut, logOutEverywhere, type SignedInCall } from "./session/signed-in.ts";
import { signedInRoute } from "./signed-in-route.ts";
import { bodyInJson } from "./v2-routes.ts";

export const v2AccountRoutes = new Hono<AuthHttp>()
  .get(authPaths.account, signedInRoute(account))
  .get(authPaths.accountExport, signedInRoute(exportAccount))
  .post(authPaths.accountEdit, signedInRoute(edit))
  .on(["GET", "POST"], authPaths.accountEditConfirm, signedInRoute(confirm))
  .post(authPaths.accountEditUndo, undo)
  .post(authPaths.recoveryCode, signedInRoute(renewCode))
  .post(authPaths.accountDeleteCode, signedInRoute(mailDeletionCode))
  .on(["DELETE", "POST"], authPaths.accountDelete, signedInRoute(remove))
  .post(authPaths.logout, signedInRoute(leave))
  .post(authPaths.logoutAll, signedInRoute(leaveEverywhere))
  .get(authPaths.sessions, signedInRoute(sessions))
  .post(authPaths.sessionsEnd, signedInRoute(endSessions));

async function account(call: AuthCall, caller: SignedInCall): Promise<Response> {
  return json(await describe(call, caller));
}

async function exportAccount(call: AuthCall, { profile }: SignedInCall): Promise<Response> {
  return json(await recordOf(call, profile.id));
}

async function edit(call: AuthCall, { profile }: SignedInCall, c: Context<AuthHttp>): Promise<Response> {
  const given = c.var.body === null ? null : uniqueParameters(call.url.searchParams);
  if (!given) return refuse("invalid_email_address");
  const started = await startEdit(call, profile, given);
  if (started.ok) return json({ status: "confirm", hash: started.hash } satisfies EditAnswer);
  return "wait" in started ? refuseFor(started.wait) : refuse(started.error);
}

async function confirm(call: AuthCall, { profile }: SignedInCall, c: Context<AuthHttp>): Promise<Response> {
  const given = c.var.body === null ? null : uniqueParameters(call.url.searchParams);
  if (!given) return refuse("invalid_link_signature");
  const confirmed = await confirmEdit(call, profile, given);
  if (confirmed.ok) {
    const { email, code } = confirmed;
    return json({ status: "confirmed", email, ...(code && { recovery_code: code }) } satisfies EditConfirmAnswer);
  }
  return refuse(confirmed.error, confirmStatus[confirmed.error]);
}

export const confirmStatus = { invalid_link_signature: 400, account_change_email_address_failed: 500 } as const;

/** `token` in the query or in a JSON body, or `recovery_code` in the body: whoever has one of them need not be signed in. */
async function undo(c: Context<AuthHttp>): Promise<Response> {
  const call = callOf(c);
  const given = editUndoRequestSchema.safeParse(bodyInJson(c)).data ?? {};
  if (given.recovery_code) return undoByCode(call, given.recovery_code);
  const token = uniqueParameters(call.url.searchParams)?.get("token") ?? given.token;
  const undone = await undoEdit(call, token);
  if (!undone.ok) return refuse("invalid_link_signature");
  return json({ status: "confirmed", email: undone.email } satisfies EditUndoAnswer);
}

async function undoByCode(call: AuthCall, code: string): Promise<Response> {
  const taken = await undoByRecovery(call, code);
  if (taken.ok) return json({ status: "confirmed", email: taken.email } satisfies EditUndoAnswer);
  return taken.wait > 0 ? refuseFor(taken.wait) : refuse("invalid_login_credentials");
}

/** Makes a recovery code in place of the previous one; the same press gets the same code. */
async function renewCode(call: AuthCall, { profile }: SignedInCall, c: Context<AuthHttp>): Promise<Response> {
  const { press = null } = recoveryCodeRequestSchema.safeParse(bodyInJson(c)).data ?? {};
  const renewed = await renewRecovery(call, profile, press);
  if (renewed.ok) return json({ recovery_code: renewed.code });
  return "wait" in renewed ? refuseFor(renewed.wait) : refuse(renewed.error, 401);
}

async function leave(call: AuthCall, caller: SignedInCall): Promise<Response> {
  await logOut(call, caller);
  return json({ status: "logged_out" } satisfies LogoutAnswer);
}

async function leaveEverywhere(call: AuthCall, { profile }: SignedInCall): Promise<Response> {
  await logOutEverywhere(call, profile.id);
  return json({ status: "logged_out" } satisfies LogoutAnswer);
}

async function sessions(call: AuthCall, caller: SignedInCall): Promise<Response> {
  return json({ sessions: [...(await signInsOf(call, caller))] } satisfies SignInsAnswer);
}

async function endSessions(call: AuthCall, caller: SignedInCall, c: Context<AuthHttp>): Promise<Response> {
  const which = endSignInsRequestSchema.safeParse(bodyInJson(c)).data;
  if (!which) return refuse("invalid_request");
  const ended = await endSignIns(call, caller, which);
  return json({ status: "logged_out", ended } satisfies EndSignInsAnswer);
}

/** Mails the account's address a one-time code that confirms the deletion. */
async function mailDeletionCode(call: AuthCall, { profile }: SignedInCall): Promise<Response> {
  const started = await startDeletion(call, profile, call.url.searchParams.get("locale"));
  if (started.ok) return json({ status: "confirm", hash: started.hash } satisfies EditAnswer);
  if ("wait" in started) return refuseFor(started.wait);
  return refuse(started.error, started.error === "invalid_token" ? 401 : 400);
}

async function remove(call: AuthCall, { profile }: SignedInCall, c: Context<AuthHttp>): Promise<Response> {
  const given = deletionRequestSchema.safeParse(bodyInJson(c)).data ?? null;
  const ended = await deleteAccount(call, profile, given);
  if (ended.ok)
    return json({ status: "deleted", ...(ended.erased && { erased: ended.erased }) } satisfies DeletedAnswer);
  return "wait" in ended ? refuseFor(ended.wait) : refuse(ended.error, ended.error === "invalid_token" ? 401 : 400);
}
