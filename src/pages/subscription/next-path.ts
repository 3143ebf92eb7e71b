import { canonicalPath, pageAsked, type RouteName, routeNames, routes } from "../../contract/routes.ts";

/** Nobody is sent back to these after signing in: they ask for what has just been done. */
const signInRoutes: ReadonlySet<RouteName> = new Set([
  "subscriptionsActivate",
  "subscriptionsConfirm",
  "activateThisDeviceByEmail",
]);

/** Screens that only a signed-in visitor sees in full. Nobody is sent anywhere else after signing in. */
const ownPaths: ReadonlySet<string> = new Set(
  routeNames
    .filter((name) => (routes[name].feature === "subscription" || name === "itrAccessCode") && !signInRoutes.has(name))
    .map((name) => routes[name].path),
);

/** The query parameters of those screens, without any that say what happened, such as a payment. */
const kept: ReadonlySet<string> = new Set(["ask", "environment", "origin", "subscribed_override", "via"]);

/** Longer than any address of ours with its query; what a session keeps must fit a cookie. */
const longest = 120;

/**
 * Where somebody may be sent after signing in (FLOW-8): a screen of the account or the subscription with its query, as a
 * path. Null for anything else, whatever it is, so that no link can use the sign-in to lead elsewhere: other pages of ours
 * lead on to other sites, as a search for a bang does.
 */
export function safeNext(given: unknown): string | null {
  if (typeof given !== "string" || given.length > longest || !/^\/(?![/\\])[\x21-\x7e]*$/.test(given)) return null;
  const base = "https://own.example";
  const url = URL.parse(given, base);
  if (!url || url.origin !== base || !ownPaths.has(pageAsked(canonicalPath(url.pathname)).path)) return null;
  const query = new URLSearchParams([...url.searchParams].filter(([name]) => kept.has(name)));
  return `${canonicalPath(url.pathname)}${query.size > 0 ? `?${query}` : ""}`;
}
