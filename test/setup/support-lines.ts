import { env, runInDurableObject } from "cloudflare:test";
import { beforeAll, vi } from "vitest";
import { supportLines } from "../../src/platform/flood-table.ts";

/** The modules of a busy machine take seconds. */
const patient = { timeout: 20_000, interval: 200 };

/** For tests on clocks of their own: a place that one has taken may lie far ahead of another. */
export async function emptyLines(): Promise<void> {
  for (const line of Object.keys(supportLines)) await vi.waitFor(() => emptyLine(line), patient);
}

/** Tried again: an object is gone for a moment where a test before has loaded the modules anew. */
function emptyLine(line: string): Promise<void> {
  return runInDurableObject(env.FLOOD_BUDGET.getByName(line), (_, { storage }) => storage.deleteAll());
}

/** All test files share one deployment, and some let hours pass: each begins with lines in which nobody waits. */
beforeAll(emptyLines);
