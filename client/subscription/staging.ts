import type { Store } from "../storage/store.ts";

export const environmentParameter = "environment";
const staging = "staging";

/** Whether a link of another site led here, as far as the browser tells: it must not choose for the visitor. */
export function isLedHere(referrer: string, origin: string): boolean {
  return URL.canParse(referrer) && new URL(referrer).origin !== origin;
}

/**
 * Whether this session works against staging (SUB-7): the address says `environment=staging` once, and it counts until
 * the session ends. An address changes nothing any more once an environment is stored.
 */
export function rememberStaging(search: string, session: Store): boolean {
  const stored = session.get(environmentParameter);
  if (stored !== null) return stored === staging;
  const isAsked = new URLSearchParams(search).get(environmentParameter) === staging;
  if (isAsked) session.set(environmentParameter, staging);
  return isAsked;
}
