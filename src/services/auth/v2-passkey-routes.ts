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
import { type AuthHttp, type Call, callOf, refuse, refuseFor } from "./call.ts";
import { addPasskey, askToAdd, passkeyInfos, passkeysOf, removePasskey, renamePasskey } from "./session/passkeys.ts";
import { type SignedInCall, signedInBy } from "./session/signed-in.ts";
import { bodyInJson } from "./v2-routes.ts";

export const v2PasskeyRoutes = new Hono<AuthHttp>()
  .get(
    authPaths.passkeys,
    signedIn(async (call, caller) => listed(await passkeysOf(call, caller))),
  )
  .post(authPaths.passkeyOptions, signedIn(options))
  .post(authPaths.passkeys, signedIn(add))
  .post(authPaths.passkeyRename, signedIn(rename))
  .post(authPaths.passkeyRemove, signedIn(remove));

/** Answers a caller whose token is accepted; `body` is the JSON that came. */
function signedIn(answer: (call: Call, caller: SignedInCall, body: unknown) => Promise<Response>) {
  return async (c: Context<AuthHttp>): Promise<Response> => {
    const call = callOf(c);
    const checked = await signedInBy(call, c.req.raw.headers);
    return checked.ok ? answer(call, checked.signedIn, bodyInJson(c)) : refuse(checked.error, 401);
  };
}

function listed(passkeys: readonly Passkey[] | null): Response {
  return passkeys ? json({ passkeys: passkeyInfos(passkeys) } satisfies PasskeysAnswer) : refuse("invalid_token", 401);
}

async function options(call: Call, caller: SignedInCall): Promise<Response> {
  const asked = await askToAdd(call, caller);
  return asked ? json(asked) : refuse("invalid_token", 401);
}

async function add(call: Call, caller: SignedInCall, body: unknown): Promise<Response> {
  const given = addPasskeyRequestSchema.safeParse(body).data;
  if (!given) return refuse("invalid_passkey");
  const added = await addPasskey(call, caller, given);
  if (added.ok) return listed(added.passkeys);
  return "wait" in added ? refuseFor(added.wait) : refuse(added.error, added.error === "invalid_token" ? 401 : 400);
}

async function rename(call: Call, caller: SignedInCall, body: unknown): Promise<Response> {
  const given = renamePasskeyRequestSchema.safeParse(body).data;
  return given ? listed(await renamePasskey(call, caller, given)) : refuse("invalid_request");
}

async function remove(call: Call, caller: SignedInCall, body: unknown): Promise<Response> {
  const given = removePasskeyRequestSchema.safeParse(body).data;
  return given ? listed(await removePasskey(call, caller, given.id)) : refuse("invalid_request");
}
