/** Who may be written to, and which links count. Times are milliseconds since 1970. */
import { facts } from "../../contract/brand.ts";
import type { newsletters } from "../../contract/services.ts";

export type Newsletter = (typeof newsletters)[number];

const hour = 60 * 60 * 1000;

/**
 * How long a confirmation is good, and an address is remembered that never confirmed or has left. An unsubscribe link
 * works for as long as the address is on the list.
 */
export const confirmLifetime = facts.newsletter.confirmHours * hour;

/** What a link allows. An unsubscribe link never runs out, so it has no `expires`. */
export type LinkClaim =
  | { action: "confirm"; newsletter: Newsletter; expires: number }
  | { action: "unsubscribe"; newsletter: Newsletter };

/** The words that are signed: one line, each part unable to run into the next. */
export function signedText(claim: LinkClaim): string {
  const expires = claim.action === "confirm" ? String(claim.expires) : "";
  return [claim.action, claim.newsletter, expires].join("\n");
}
