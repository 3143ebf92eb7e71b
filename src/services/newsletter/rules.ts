/** Who may be written to, and which links count. Times are milliseconds since 1970. */
import type { newsletters } from "../../contract/services.ts";

export type Newsletter = (typeof newsletters)[number];

const hour = 60 * 60 * 1000;

/** A confirmation is good for two days; an unsubscribe link works for as long as the address is on the list. */
export const confirmLifetime = 48 * hour;

/** Strangers may enter anybody's address: that person gets at most three messages a day from it. */
export const mailLimit = { count: 3, within: 24 * hour } as const;

/** Whether one more message may go out, given when the earlier ones did. */
export function mayMail(sentAt: readonly number[], now: number): boolean {
  return recent(sentAt, now).length < mailLimit.count;
}

export function recent(sentAt: readonly number[], now: number): number[] {
  return sentAt.filter((time) => time > now - mailLimit.within);
}

/** What a link allows. An unsubscribe link never runs out, so it has no `expires`. */
export type LinkClaim =
  | { action: "confirm"; newsletter: Newsletter; expires: number }
  | { action: "unsubscribe"; newsletter: Newsletter };

/** The words that are signed: one line, each part unable to run into the next. */
export function signedText(claim: LinkClaim): string {
  const expires = claim.action === "confirm" ? String(claim.expires) : "";
  return [claim.action, claim.newsletter, expires].join("\n");
}
