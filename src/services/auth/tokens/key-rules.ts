/** Which key signs, which are published, when a new one is due. */
import * as z from "zod/mini";
import type { PublicKey } from "../../../contract/subscription/auth.ts";

const privateKeySchema = z.object({
  kty: z.literal("EC"),
  crv: z.literal("P-256"),
  x: z.string(),
  y: z.string(),
  d: z.string(),
  kid: z.string().check(z.minLength(1)),
  /** When it first appeared in the published set, in seconds since 1970. */
  published: z.int(),
});
export type PrivateKey = z.infer<typeof privateKeySchema>;

/** The form of the secret `AUTH_SIGNING_KEYS`, in JSON. Whoever lacks `pepper` has no use for digests of one-time codes. */
export const privateKeySetSchema = z.object({
  keys: z.array(privateKeySchema).check(z.minLength(2)),
  pepper: z.string().check(z.minLength(32)),
});
export type PrivateKeySet = z.infer<typeof privateKeySetSchema>;

/** How long a verifier may keep the published set, in seconds. */
export const keySetAge = 3600;

/** Seconds. Longer than a refresh token lives, so that nothing signed by a key is still valid when the key is dropped. */
const rotationPeriod = 31 * 24 * 3600;

/**
 * The newest key signs once every verifier has had an hour to fetch it; until then, the newest of the others signs. So a
 * verifier that keeps the set for as long as allowed never meets a token signed by an unknown key.
 */
export function signingKey(keys: readonly PrivateKey[], now: number): PrivateKey | undefined {
  const byAge = newestFirst(keys);
  return byAge.find(({ published }) => published + keySetAge <= now / 1000) ?? byAge.at(-1);
}

export function isRotationDue(keys: readonly PrivateKey[], now: number): boolean {
  return keys.every(({ published }) => published + rotationPeriod <= now / 1000);
}

/** The set after a rotation: the new key, and the one that signs until every verifier knows the new one. */
export function rotatedKeys(keys: readonly PrivateKey[], added: PrivateKey, now: number): PrivateKey[] {
  const signer = signingKey(keys, now);
  return signer ? [added, signer] : [added];
}

function newestFirst(keys: readonly PrivateKey[]): PrivateKey[] {
  return [...keys].sort((a, b) => b.published - a.published);
}

/** What the world may see of a key. */
export function publicPart({ kid, x, y }: PrivateKey): PublicKey {
  return { alg: "ES256", crv: "P-256", kid, kty: "EC", x, y };
}
