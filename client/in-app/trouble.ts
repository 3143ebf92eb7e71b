import { CommunicationError } from "../subscription/errors.ts";

/** What can go wrong with an address or its code; each has words of its own in the page. */
export type Trouble =
  | "no-address"
  | "same-address"
  | "taken"
  | "wrong-code"
  | "session-over"
  | "too-often"
  | "suspended"
  | "no-answer";

/** By the codes of the auth service; wherever it gives none of these, there was no answer worth the name. */
const troubles: ReadonlyMap<string | null, Trouble> = new Map<string, Trouble>([
  ["invalid_email_address", "no-address"],
  ["failed_mx_check", "no-address"],
  ["email_address_not_changed", "same-address"],
  ["account_change_email_address_failed", "taken"],
  ["invalid_login_credentials", "wrong-code"],
  ["unknown_account", "wrong-code"],
  ["invalid_link_signature", "wrong-code"],
  ["invalid_session_id", "session-over"],
  ["too_many_requests", "too-often"],
  ["suspended_account", "suspended"],
]);

export function troubleOf(error: unknown): Trouble {
  if (!(error instanceof CommunicationError)) return "no-answer";
  return troubles.get(error.code) ?? "no-answer";
}

/** The six digits of what was typed or pasted, whatever stands between them; null where it is not six. */
export function readCode(typed: string): string | null {
  const digits = typed.replace(/[\s.-]/g, "");
  return /^\d{6}$/.test(digits) ? digits : null;
}
