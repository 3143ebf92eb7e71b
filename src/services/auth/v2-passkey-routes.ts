/** Protocols, section 1: the passkeys of an account, for somebody signed in to it. */
import { type Context, Hono } from "hono";
import { authPaths } from "../../contract/subscription/auth-paths.ts";
import {
  addPasskeyRequestSchema,
  type PasskeysAnswer,
  removePasskeyRequestSchema,
  renamePasskeyRequestSchema,
} from "../../contract/subscription/passkeys.ts";
import { json } from "../../platform/json-http.ts";
import type { Passkey } from "./account/account-rules.ts";
import { type AuthCall, type AuthHttp, refuse, refuseFor } from "./call.ts";
import { addPasskey, askToAdd, passkeyInfos, passkeysOf, removePasskey, renamePasskey } from "./session/passkeys.ts";
import type { SignedInCall } from "./session/signed-in.ts";
import { signedInRoute } from "./signed-in-route.ts";
import { bodyInJson } from "./v2-routes.ts";

export const v2PasskeyRoutes = new Hono<AuthHttp>()
  .get(
    authPaths.passkeys,
    signedInRoute(async (call, caller) => listed(await passkeysOf(call, caller))),
  )
  .post(authPaths.passkeyOptions, signedInRoute(options))
  .post(authPaths.passkeys, signedInRoute(add))
  .post(authPaths.passkeyRename, signedInRoute(rename))
  .post(authPaths.passkeyRemove, signedInRoute(remove));

function listed(passkeys: readonly Passkey[] | null): Response {
  return passkeys ? json({ passkeys: passkeyInfos(passkeys) } satisfies PasskeysAnswer) : refuse("invalid_token", 401);
}

async function options(call: AuthCall, caller: SignedInCall): Promise<Response> {
  const asked = await askToAdd(call, caller);
  return asked ? json(asked) : refuse("invalid_token", 401);
}

async function add(call: AuthCall, caller: SignedInCall, c: Context<AuthHttp>): Promise<Response> {
  const given = addPasskeyRequestSchema.safeParse(bodyInJson(c)).data;
  if (!given) return refuse("invalid_passkey");
  const added = await addPasskey(call, caller, given);
  if (added.ok) return listed(added.passkeys);
  return "wait" in added ? refuseFor(added.wait) : refuse(added.error, added.error === "invalid_token" ? 401 : 400);
}

async function rename(call: AuthCall, caller: SignedInCall, c: Context<AuthHttp>): Promise<Response> {
  const given = renamePasskeyRequestSchema.safeParse(bodyInJson(c)).data;
  return given ? listed(await renamePasskey(call, caller, given)) : refuse("invalid_request");
}

async function remove(call: AuthCall, caller: SignedInCall, c: Context<AuthHttp>): Promise<Response> {
  const given = removePasskeyRequestSchema.safeParse(bodyInJson(c)).data;
  return given ? listed(await removePasskey(call, caller, given.id)) : refuse("invalid_request");
}
