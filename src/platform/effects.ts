/**
 * Which calls to services have an effect. Safe methods have none (RFC 9110, 9.2.1), except for these GETs of the protocols:
 * they open or end something, or have a mail sent. Their addresses do not take HEAD, which is answered like GET and would do
 * as much for nobody to see.
 */
import { authPaths } from "../contract/subscription/auth-paths.ts";

/** What each of them takes besides GET. */
const doingGets: Readonly<Record<string, readonly string[]>> = {
  [authPaths.authorize]: ["POST"],
  [authPaths.token]: ["POST"],
  [authPaths.accountEditConfirm]: ["POST"],
  [authPaths.v1LoginLink]: [],
  [authPaths.v1Login]: [],
  [authPaths.v1AccountEditConfirm]: [],
  "/api/checkout/portal": [],
};

/** Calls without an effect that use POST to keep what they ask about out of the address. */
const showingPosts: ReadonlySet<string> = new Set([authPaths.loginLink]);

/** Whether a call does more than read. */
export function hasEffect(method: string, path: string): boolean {
  return method === "GET" || method === "HEAD" ? Object.hasOwn(doingGets, path) : !showingPosts.has(path);
}

/** The routes of an address whose GET has an effect, as Hono lists them; none for any other. */
export function routesOfDoingGet(path: string): readonly { readonly method: string; readonly path: string }[] {
  const others = Object.hasOwn(doingGets, path) ? doingGets[path] : undefined;
  return others ? ["GET", ...others].map((method) => ({ method, path })) : [];
}
