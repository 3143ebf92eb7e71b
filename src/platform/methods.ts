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
  if (taken.has("GET")) taken.add("HEAD");
  const allow = [...taken.add("OPTIONS")].sort().join(", ");
  if (method === "OPTIONS") return new Response(null, { status: 204, headers: { allow } });
  return json({ error: "method_not_allowed" }, 405, { allow });
}

function methodOf({ method }: Route): string {
  return method;
}

/** A part that begins with ":" stands for any one, "*" at the end for any rest. */
function covers(pattern: string, path: string): boolean {
  if (pattern === path) return true;
  const wanted = pattern.split("/");
  const given = path.split("/");
  if (wanted.at(-1) === "*") return given.length >= wanted.length && fits(wanted.slice(0, -1), given);
  return wanted.length === given.length && fits(wanted, given);
}

function fits(wanted: readonly string[], given: readonly string[]): boolean {
  return wanted.every((part, at) => (part.startsWith(":") && given[at] !== "") || part === given[at]);
}
