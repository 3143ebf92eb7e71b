import { canonicalPath, type RouteName, routeNames, routes } from "../../contract/routes.ts";

/** Coming back to one of these would ask for what has just been done. */
const signInRoutes: ReadonlySet<RouteName> = new Set([
  "subscriptionsActivate",
  "subscriptionsConfirm",
  "activateThisDeviceByEmail",
]);

const ownPaths: ReadonlySet<string> = new Set(
  routeNames.filter((name) => !signInRoutes.has(name)).map((name) => routes[name].path),
);

/** Longer than any address of ours with its query; what a session keeps must fit a cookie. */
const longest = 120;

/**
 * Where somebody may be sent after signing in (FLOW-8): a page of this site with its query, as a path. Null for anything
 * else, whatever it is, so that no link can use the sign-in to lead to another site.
 */
export function safeNext(given: unknown): string | null {
  if (typeof given !== "string" || given.length > longest || !/^\/(?![/\\])[\x21-\x7e]*$/.test(given)) return null;
  const base = "https://own.example";
  const url = URL.parse(given, base);
  if (!url || url.origin !== base || !ownPaths.has(canonicalPath(url.pathname))) return null;
  return `${canonicalPath(url.pathname)}${url.search}`;
}
