import { hasEffect } from "./effects.ts";
import { covers } from "./path-pattern.ts";
import { json } from "./wire.ts";

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
