/** Point-in-time recovery of one object, as the platform has it for 30 days. */

/**
 * Restores an object to its state at a time (milliseconds since 1970) when it next starts. The object is aborted at once, and
 * the call that asked fails with it: see {@link afterRestart}.
 */
export async function restoreTo(ctx: Pick<DurableObjectState, "storage" | "abort">, time: number): Promise<void> {
  const bookmark = await ctx.storage.getBookmarkForTime(time);
  await ctx.storage.onNextSessionRestoreBookmark(bookmark);
  ctx.abort(restarting);
}

const restarting = "restarting as it was";

/** Waits for a call that restarts an object, and ignores the failure that the restart causes; any other failure is thrown. */
export async function afterRestart(asked: Promise<void>): Promise<void> {
  try {
    await asked;
  } catch (error) {
    if (!(error instanceof Error && error.message.includes(restarting))) throw error;
  }
}
