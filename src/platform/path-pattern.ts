/**
 * Whether a pattern covers a path. A part that begins with ":" stands for any one part of the path. At the end, `/a/*`
 * covers all below `/a` and not `/a` itself, `/a*` covers both, and neither covers `/abc`.
 */
export function covers(pattern: string, path: string): boolean {
  if (pattern === path) return true;
  const wanted = pattern.split("/");
  const given = path.split("/");
  const last = wanted.at(-1) ?? "";
  if (!last.endsWith("*")) return wanted.length === given.length && fits(wanted, given);
  if (last === "*") return isBelow(wanted.slice(0, -1), given);
  return fits([...wanted.slice(0, -1), last.slice(0, -1)], given);
}

function isBelow(stem: readonly string[], given: readonly string[]): boolean {
  return given.slice(stem.length).some(Boolean) && fits(stem, given);
}

function fits(wanted: readonly string[], given: readonly string[]): boolean {
  return wanted.every((part, at) => (part.startsWith(":") ? Boolean(given[at]) : part === given[at]));
}
