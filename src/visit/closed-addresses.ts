import { canonicalPath } from "../contract/routes.ts";

/** Far more than a deployment needs, and few enough to go through on every request. */
export const closedLimits = { addresses: 200, characters: 200 } as const;

/** Visible ASCII characters after the slash; a "*" only at the end, where it makes the path a prefix. */
const closedPath = /^\/[!-)+-~]*\*?$/;

/**
 * The paths that a deployment has closed, from a variable that lists them with spaces between: `/pro/old /press/*`. Null if
 * one is not a path, or if there are too many.
 */
export function parseClosed(list: string): readonly string[] | null {
  const paths = list.split(/\s+/).filter(Boolean);
  const isProper = (path: string) => path.length <= closedLimits.characters && closedPath.test(path);
  return paths.length <= closedLimits.addresses && paths.every(isProper) ? paths.map(canonicalPath) : null;
}

/** Whether a path is closed, in whichever spelling it is asked for. */
export function isClosed(path: string, closed: readonly string[]): boolean {
  if (closed.length === 0) return false;
  const asked = canonicalPath(decoded(path));
  return closed.some((one) => (one.endsWith("*") ? asked.startsWith(one.slice(0, -1)) : asked === one));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
