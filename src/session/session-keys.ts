import { newSecret } from "../platform/random.ts";
import { type SessionKeys, sessionKeysSchema } from "./session-cookie.ts";

const developmentKey = "session:development-key";

interface KeySource {
  readonly env: Pick<Env, "STORE">;
  readonly config: { readonly sessionKeys: string | null; readonly development: boolean };
}

/**
 * The keys of the secret `SESSION_KEYS`. On a developer's machine, without the secret, one key is made once and kept in
 * the local store, so that a reload of the worker signs nobody out. Throws when a deployment lacks the secret.
 */
export async function sessionKeys({ env, config }: KeySource): Promise<SessionKeys> {
  if (config.sessionKeys) return sessionKeysSchema.parse(JSON.parse(config.sessionKeys)).keys;
  if (!config.development) throw new Error("the secret SESSION_KEYS is not set");
  const known = await env.STORE.get(developmentKey);
  const k = known ?? newSecret();
  if (!known) await env.STORE.put(developmentKey, k);
  return [{ kid: "development", k }];
}
