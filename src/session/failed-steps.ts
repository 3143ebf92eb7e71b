import type { FailureLabel } from "../../client/subscription/events.ts";
import type { Session } from "./session.ts";

/**
 * The failed steps of the subscription client that this answer passes to its page, which counts them (SUB-3). A redirect has no
 * page, so the session keeps them for the page that it leads to.
 */
export function failuresToTell(
  { status }: Pick<Response, "status">,
  session: Pick<Session, "read" | "keep" | "forget">,
  failures: readonly FailureLabel[],
): readonly FailureLabel[] {
  const all = [...(session.read("failed") ?? []), ...failures];
  if (status !== 303) {
    session.forget("failed");
    return all;
  }
  if (failures.length > 0) session.keep("failed", [...new Set(all)]);
  return [];
}
