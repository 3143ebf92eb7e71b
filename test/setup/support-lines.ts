import { env, runInDurableObject } from "cloudflare:test";
import { beforeAll } from "vitest";
import { supportLines } from "../../src/platform/flood-table.ts";

/** All test files share one deployment, and some let hours pass: each begins with lines in which nobody waits. */
beforeAll(async () => {
  for (const line of Object.keys(supportLines)) {
    await runInDurableObject(env.FLOOD_BUDGET.getByName(line), (_, { storage }) => storage.deleteAll());
  }
});
