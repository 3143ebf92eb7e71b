import { bearerToken } from "../platform/json-http.ts";
import type { AuthPeer, TokenCheck } from "./peers.ts";

/** Checks whose the bearer token of a request is; a request without one is refused like one with a wrong one. */
export async function checkBearer(headers: Headers, auth: Pick<AuthPeer, "verify">): Promise<TokenCheck> {
  const token = bearerToken(headers);
  return token ? auth.verify(token) : { ok: false, error: "invalid_token" };
}
