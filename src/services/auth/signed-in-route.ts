import type { Context } from "hono";
import { type AuthCall, type AuthHttp, callOf, refuse } from "./call.ts";
import { type SignedInCall, signedInBy } from "./session/signed-in.ts";

type Answer = (call: AuthCall, caller: SignedInCall, c: Context<AuthHttp>) => Promise<Response>;

/** A route for callers whose access token is accepted; 401 for all others. */
export function signedInRoute(answer: Answer) {
  return async (c: Context<AuthHttp>): Promise<Response> => {
    const call = callOf(c);
    const checked = await signedInBy(call, c.req.raw.headers);
    return checked.ok ? answer(call, checked.signedIn, c) : refuse(checked.error, 401);
  };
}
