/** Tables that ship with the worker and that a KV entry replaces, so that a text can change without a deployment. */
import type * as z from "zod/mini";

/**
 * The table under `definition:<name>` when it is there and has the right form, else the one that shipped. A wrong
 * entry is passed over, never shown. KV keeps what it read for five minutes.
 */
export async function readDefinition<Schema extends z.ZodMiniType>(
  store: KVNamespace,
  name: "posts" | "jobs",
  schema: Schema,
  shipped: z.output<Schema>,
): Promise<z.output<Schema>> {
  const kept = await store.get(`definition:${name}`, { type: "text", cacheTtl: 300 });
  if (kept === null) return shipped;
  try {
    return schema.safeParse(JSON.parse(kept)).data ?? shipped;
  } catch {
    return shipped;
  }
}
