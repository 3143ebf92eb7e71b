/** Who may be written to, and which links count. Times are milliseconds since 1970. */
import { facts } from "../../contract/brand/brand.ts";
import type { newsletters } from "../../contract/services.ts";

export type Newsletter = (typeof newsletters)[number];

const hour = 60 * 60 * 1000;

/**
 * How long a confirmation link works, and how long an address is remembered that never confirmed or has left. An unsubscribe
 * link works for as long as the address is remembered.
 */
export const confirmLifetime = facts.newsletter.confirmHours * hour;

/** What a link allows. An unsubscribe link never runs out, so it has no `expires`. */
export type LinkClaim =
  | { action: "confirm"; newsletter: Newsletter; expires: number }
  | { action: "unsubscribe"; newsletter: Newsletter };

/** The text that is signed: each part on a line of its own, so that none can run into the next. */
export function signedText(claim: LinkClaim): string {
  const expires = claim.action === "confirm" ? String(claim.expires) : "";
  return [claim.action, claim.newsletter, expires].join("\n");
}
