/**
 * What calls of services do. Safe methods show (RFC 9110, 9.2.1), but for these, which the protocols ask by GET: they open
 * or end something, or have a mail sent.
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

/** Asked by POST so that what is asked about stands in no address. Nothing comes of it. */
const showingPosts: ReadonlySet<string> = new Set([authPaths.loginLink]);

/** Whether a call does more than show. HEAD is answered as GET is, and does as much. */
export function hasEffect(method: string, path: string): boolean {
  return method === "GET" || method === "HEAD" ? doingGets.has(path) : !showingPosts.has(path);
}
