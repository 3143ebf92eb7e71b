import type { Session } from "../../session/session.ts";

const key = "typed-address";

/**
 * Keeps an address that was typed, whole or not, until its journey is over: whoever reloads the page, goes back or opens
 * it in another tab finds it in its field again.
 */
export function keepTyped(session: Session, email: string | null | undefined): void {
  const typed = email?.trim().slice(0, 254);
  if (typed) session.set(key, typed);
}

export function typedAddress(session: Session): string | undefined {
  return session.get(key) ?? undefined;
}

export function forgetTyped(session: Session): void {
  session.remove(key);
}
