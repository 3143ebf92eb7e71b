/** The auth service in KV: `auth:account:<external id>` → the profile, for readers that need not be exact. No TTL. */
import * as z from "zod/mini";

const prefix = "auth:account:";

/** What is known of an account. `createdAt` is in milliseconds since 1970. */
const profileSchema = z.object({
  id: z.uuid(),
  email: z.nullable(z.string()),
  status: z.enum(["active", "suspended"]),
  createdAt: z.number(),
});
export type Profile = z.infer<typeof profileSchema>;

export async function putProfile(store: KVNamespace, profile: Profile): Promise<void> {
  await store.put(`${prefix}${profile.id}`, JSON.stringify(profile));
}

/** May be a minute old, and null for an account made a moment ago: the account's Durable Object knows exactly. */
export async function readProfile(store: KVNamespace, id: string): Promise<Profile | null> {
  return profileSchema.safeParse(await store.get(`${prefix}${id}`, "json")).data ?? null;
}

export async function forgetProfile(store: KVNamespace, id: string): Promise<void> {
  await store.delete(`${prefix}${id}`);
}
