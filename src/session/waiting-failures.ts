/** Steps of the subscription client that failed, until a page can count them (SUB-3). */
import type { FailureLabel } from "../../client/subscription/events.ts";
import { failureEvents } from "../contract/events/failure-events.ts";
import type { Session } from "./session.ts";

/** More steps than fail in one request, and few enough for the cookie. */
const most = 7;

/**
 * The failed steps that this answer passes to its page. A redirect has no page that could count them, so they wait in the
 * session for the page that it leads to.
 */
export function failuresToTell(
  { status }: Pick<Response, "status">,
  session: Pick<Session, "read" | "keep" | "forget">,
  failures: readonly FailureLabel[],
): FailureLabel[] {
  const waiting = (session.read("failed") ?? []).filter(isLabel);
  if (status !== 303) {
    session.forget("failed");
    return [...waiting, ...failures];
  }
  if (failures.length > 0) session.keep("failed", [...new Set([...waiting, ...failures])].slice(-most));
  return [];
}

function isLabel(text: string): text is FailureLabel {
  return Object.hasOwn(failureEvents, text);
}
