import type { Session } from "../../session/session.ts";

/**
 * Keeps an address that was typed, whole or not, until its flow is over: whoever reloads the page, goes back or opens
 * it in another tab finds it in its field again.
 */
export function keepTyped(session: Session, email: string | null | undefined): void {
  const typed = email?.trim();
  if (typed) session.keep("typed-address", typed);
}

export function typedAddress(session: Session): string | undefined {
  return session.read("typed-address") ?? undefined;
}

export function forgetTyped(session: Session): void {
  session.forget("typed-address");
}
