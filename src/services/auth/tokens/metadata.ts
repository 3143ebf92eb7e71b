/** What tells a client how to use the service, and a verifier which keys to trust. */
import { type Context, Hono } from "hono";
import { authScope, type PublishedKeys } from "../../../contract/subscription/auth.ts";
import { authPaths } from "../../../contract/subscription/auth-paths.ts";
import { type AuthHttp, callOf, keysOf } from "../call.ts";
import { keySetAge } from "./key-rules.ts";

export const metadataRoutes = new Hono<AuthHttp>().get(authPaths.metadata, metadata).get(authPaths.keys, keys);

/** Public and the same for everybody: any site may read it. */
const published = { "cache-control": `public, max-age=${keySetAge}`, "access-control-allow-origin": "*" };

/** RFC 8414. */
function metadata(c: Context<AuthHttp>): Response {
  const { issuer } = callOf(c);
  const body = {
    issuer,
    authorization_endpoint: `${issuer}${authPaths.authorize}`,
    token_endpoint: `${issuer}${authPaths.token}`,
    jwks_uri: `${issuer}${authPaths.keys}`,
    scopes_supported: [authScope],
    response_types_supported: ["code"],
    response_modes_supported: ["query"],
    grant_types_supported: ["authorization_code", "refresh_token"],
    token_endpoint_auth_methods_supported: ["none"],
    code_challenge_methods_supported: ["S256"],
    authorization_response_iss_parameter_supported: true,
  };
  return Response.json(body, { headers: published });
}

async function keys(c: Context<AuthHttp>): Promise<Response> {
  const ring = await keysOf(callOf(c));
  return Response.json({ keys: [...ring.published] } satisfies PublishedKeys, { headers: published });
}
