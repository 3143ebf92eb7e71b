/**
 * Which calls to services have an effect. Safe methods have none (RFC 9110, 9.2.1), except for these GETs of the protocols:
 * they open or end something, or have a mail sent.
 */
import { authPaths } from "../contract/subscription/auth-paths.ts";

const doingGets: ReadonlySet<string> = new Set([
  authPaths.authorize,
  authPaths.token,
  authPaths.accountEditConfirm,
  authPaths.v1LoginLink,
  authPaths.v1Login,
  authPaths.v1AccountEditConfirm,
  "/api/checkout/portal",
]);

/** Calls without an effect that use POST to keep what they ask about out of the address. */
const showingPosts: ReadonlySet<string> = new Set([authPaths.loginLink]);

/** Whether a call does more than read. HEAD is answered like GET, and does as much. */
export function hasEffect(method: string, path: string): boolean {
  return method === "GET" || method === "HEAD" ? doingGets.has(path) : !showingPosts.has(path);
}
