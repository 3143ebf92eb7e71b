import { logFailure } from "../platform/log.ts";

/**
 * Milliseconds until an answer has left: it has to pass the edge, on the same machine. Work that begins sooner may be done
 * first, and the answer would wait for it.
 */
const leaving = 20;

/**
 * Does what depends on whose an address is once the answer has left, so that nothing of the answer tells, its time included.
 * A failure is logged, and told to nobody.
 */
export function afterAnswer(
  context: { waitUntil(work: Promise<unknown>): void },
  part: Parameters<typeof logFailure>[0]["part"],
  work: () => Promise<unknown>,
): void {
  context.waitUntil(
    scheduler
      .wait(leaving)
      .then(work)
      .catch((cause) => logFailure({ part, cause })),
  );
}
