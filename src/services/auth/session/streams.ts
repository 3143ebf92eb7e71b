/** What stays open while it is read, and must not outlive the sessions that opened it: the events of a subscriber's scan. */
import { within } from "../../../platform/deadline.ts";
import { logFailure } from "../../../platform/log.ts";
import type { AuthCall } from "../call.ts";

/** Milliseconds. Whoever signs out waits no longer for the scan service. */
const longestWait = 1000;

/**
 * Ends the account's open streams, once sessions of it have ended. Whoever is still signed in opens the next by themselves. If
 * the scan service fails or is slow, the sessions have ended all the same, and a stream ends by itself after minutes.
 */
export async function endStreams({ peers }: Pick<AuthCall, "peers">, accountId: string): Promise<void> {
  const failed = (cause: unknown) => logFailure({ part: "ending streams", cause });
  await within(
    longestWait,
    () => peers.scans.endStreams(accountId).catch(failed),
    () => failed("slow"),
  );
}
