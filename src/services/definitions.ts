/** Tables that ship with the site and that a KV entry replaces, so that a text can change without a deployment. */
import type * as z from "zod/mini";

/**
 * The table under `definition:<name>` when it is there and has the right form, else what `shipped` gives. A wrong entry
 * is passed over, never shown. KV keeps what it read for five minutes.
 */
export async function readDefinition<Schema extends z.ZodMiniType, Shipped>(
  store: KVNamespace,
  name: "posts" | "jobs" | "products",
  schema: Schema,
  shipped: () => Shipped,
): Promise<z.output<Schema> | Awaited<Shipped>> {
  const kept = await store.get(`definition:${name}`, { type: "text", cacheTtl: 300 });
  return parsed(kept, schema) ?? (await shipped());
}

function parsed<Schema extends z.ZodMiniType>(text: string | null, schema: Schema): z.output<Schema> | null {
  try {
    return schema.safeParse(JSON.parse(text ?? "null")).data ?? null;
  } catch {
    return null;
  }
}
