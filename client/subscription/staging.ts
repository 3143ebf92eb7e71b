import type { Store } from "../storage/store.ts";

export const environmentParameter = "environment";
const staging = "staging";

/**
 * Whether this session works against staging (SUB-7): an address has to say `environment=staging` only once, and it counts
 * until the session ends. Once an environment is stored, an address changes nothing.
 */
export function rememberStaging(search: string, session: Store): boolean {
  const stored = session.get(environmentParameter);
  if (stored !== null) return stored === staging;
  const isAsked = new URLSearchParams(search).get(environmentParameter) === staging;
  if (isAsked) session.set(environmentParameter, staging);
  return isAsked;
}
