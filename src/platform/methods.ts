import { authPaths } from "../contract/subscription/auth-paths.ts";
import { json } from "./json-http.ts";
import { covers } from "./path-pattern.ts";

/** A route as Hono lists it. */
interface Route {
  readonly method: string;
  readonly path: string;
}

/**
 * The answer where an address is known, but not for this method: 405 with `Allow` (RFC 9110, 15.5.6), or 204 to OPTIONS,
 * which asks just that. Null where the address is unknown.
 */
export function otherMethod(routes: readonly Route[], method: string, path: string): Response | null {
  const taken = new Set(routes.filter((route) => route.method !== "ALL" && covers(route.path, path)).map(methodOf));
  if (taken.size === 0) return null;
  if (taken.has("GET") && !hasEffect("GET", path)) taken.add("HEAD");
  const allow = [...taken.add("OPTIONS")].sort().join(", ");
  if (method === "OPTIONS") return new Response(null, { status: 204, headers: { allow } });
  return json({ error: "method_not_allowed" }, 405, { allow });
}

function methodOf({ method }: Route): string {
  return method;
}

/**
 * Safe methods have no effect (RFC 9110, 9.2.1), except for these GETs of the services: they open or end something, or have
 * a mail sent. With what each takes besides GET; not HEAD, which would do as much as GET, and show it to nobody.
 */
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
export function routesOfDoingGet(path: string): readonly Route[] {
  const others = Object.hasOwn(doingGets, path) ? doingGets[path] : undefined;
  return others ? ["GET", ...others].map((method) => ({ method, path })) : [];
}
