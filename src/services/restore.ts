/** Point-in-time recovery of one object, as the platform has it for 30 days. */

/**
 * Has an object be what it was at a time (milliseconds since 1970), from its next start on. The object ends here, and with it
 * the call that asked: see {@link afterRestart}.
 */
export async function restoreTo(ctx: Pick<DurableObjectState, "storage" | "abort">, time: number): Promise<void> {
  const bookmark = await ctx.storage.getBookmarkForTime(time);
  await ctx.storage.onNextSessionRestoreBookmark(bookmark);
  ctx.abort(restarting);
}

const restarting = "restarting as it was";

/** Whether an object began again as it was asked to; any other failure is thrown. */
export async function afterRestart(asked: Promise<void>): Promise<void> {
  try {
    await asked;
  } catch (error) {
    if (!(error instanceof Error && error.message.includes(restarting))) throw error;
  }
}
