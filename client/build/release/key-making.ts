/** Every secret of a deployment: made, rotated as planned, and replaced at once where somebody may have read it. */
import { exportJWK, generateKeyPair } from "jose";
import * as z from "zod/mini";
import { newSecret } from "../../../src/platform/random.ts";
import { keySetSchema, type PrivateKey, rotatedKeys } from "../../../src/services/auth/tokens/key-rules.ts";
import { sessionKeysSchema } from "../../../src/session/session-cookie.ts";

/** As they are kept in a file or a vault of whoever runs the site: the platform gives none back. */
export const secretsSchema = z.object({
  SESSION_KEYS: sessionKeysSchema,
  AUTH_SIGNING_KEYS: keySetSchema,
  ONION_KEY: z.string().check(z.minLength(43)),
  PEERS_KEY: z.string().check(z.minLength(43)),
});
export type Secrets = z.infer<typeof secretsSchema>;

/** Session cookies that the key before the newest sealed stay open: two keys, and a rotation a month, are a month for each. */
const mostSessionKeys = 2;

/** Two hours: the first of two new signing keys counts as known, so that it signs at once. Milliseconds. */
const longKnown = 7_200_000;

/** All new: the first time, and where somebody may have read a secret. Whoever is signed in has to sign in again. */
export async function newSecrets(now: number): Promise<Secrets> {
  return {
    SESSION_KEYS: { keys: [sessionKey(now)] },
    AUTH_SIGNING_KEYS: {
      keys: [await signingKey(now), await signingKey(now - longKnown)],
      pepper: newSecret(),
    },
    ONION_KEY: newSecret(),
    PEERS_KEY: newSecret(),
  };
}

/**
 * The planned rotation: what was sealed and signed before still counts. The pepper stays, for codes that are under way
 * are kept as digests made with it; the keys of the onion's proxy and of a company's own services stay until these have others.
 */
export async function rotatedSecrets(before: Secrets, now: number): Promise<Secrets> {
  const { keys, pepper } = before.AUTH_SIGNING_KEYS;
  return {
    ...before,
    SESSION_KEYS: { keys: [sessionKey(now), ...before.SESSION_KEYS.keys].slice(0, mostSessionKeys) },
    AUTH_SIGNING_KEYS: { keys: rotatedKeys(keys, await signingKey(now), now), pepper },
  };
}

/** Named by the day, so that who reads the log of a rotation knows which is which, and never twice the same. */
function nameOf(now: number): string {
  return `${new Date(now).toISOString().slice(0, 10)}-${newSecret().replace(/\W/g, "").slice(0, 6)}`;
}

function sessionKey(now: number) {
  return { kid: nameOf(now), k: newSecret() };
}

async function signingKey(published: number): Promise<PrivateKey> {
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  const { x = "", y = "", d = "" } = await exportJWK(privateKey);
  return { kty: "EC", crv: "P-256", x, y, d, kid: nameOf(published), published: Math.floor(published / 1000) };
}
