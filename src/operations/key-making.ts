/** The secrets of a deployment: how they are made, rotated on schedule, and all replaced if somebody may have read one. */
import { exportJWK, generateKeyPair } from "jose";
import * as z from "zod/mini";
import { newSecret } from "../platform/random.ts";
import { type PairKeyName, pairKeyNames } from "../platform/service-table.ts";
import { type PrivateKey, privateKeySetSchema, rotatedKeys } from "../services/auth/tokens/key-rules.ts";
import { sessionKeysSchema } from "../session/session-cookie.ts";

const shared = z.string().check(z.minLength(43));

/** The secrets as the site's operator keeps them, in a file or a vault: the platform never gives one back. */
export const secretsSchema = z.object({
  SESSION_KEYS: sessionKeysSchema,
  AUTH_SIGNING_KEYS: privateKeySetSchema,
  ONION_KEY: shared,
  ...byName(() => shared),
});
export type SiteSecrets = z.infer<typeof secretsSchema>;

/** The secrets that somebody else has as well: the onion's proxy, or a service of a company. */
export const sharedNames = ["ONION_KEY", ...pairKeyNames] as const;

function byName<Value>(make: () => Value): Record<PairKeyName, Value> {
  return Object.fromEntries(pairKeyNames.map((name) => [name, make()])) as Record<PairKeyName, Value>;
}

/** A new secret for each pair of services that talks. */
export function newPairKeys(): Record<PairKeyName, string> {
  return byName(newSecret);
}

/**
 * The newest key seals, the one before still opens: with a rotation a month, a session cookie stays readable for at least a
 * month.
 */
const mostSessionKeys = 2;

/**
 * Two hours, in milliseconds: one of two new signing keys is backdated by this, so that it counts as known and signs at once.
 */
const backdatedMs = 7_200_000;

/** All secrets new: for the first deployment, or if somebody may have read one. Every subscriber has to sign in again. */
export async function newSecrets(now: number): Promise<SiteSecrets> {
  return {
    SESSION_KEYS: { keys: [sessionKey(now)] },
    AUTH_SIGNING_KEYS: {
      keys: [await signingKey(now), await signingKey(now - backdatedMs)],
      pepper: newSecret(),
    },
    ONION_KEY: newSecret(),
    ...newPairKeys(),
  };
}

/**
 * The scheduled rotation: cookies and tokens from before stay valid. The pepper stays, because pending one-time codes are kept
 * as digests made with it; so do the {@link sharedNames}, each until its other side has a new one.
 */
export async function rotatedSecrets(before: SiteSecrets, now: number): Promise<SiteSecrets> {
  const { keys, pepper } = before.AUTH_SIGNING_KEYS;
  return {
    ...before,
    SESSION_KEYS: { keys: [sessionKey(now), ...before.SESSION_KEYS.keys].slice(0, mostSessionKeys) },
    AUTH_SIGNING_KEYS: { keys: rotatedKeys(keys, await signingKey(now), now), pepper },
  };
}

/** The same secrets, but for new ones under these names. */
export function renewedSecrets(before: SiteSecrets, names: readonly (typeof sharedNames)[number][]): SiteSecrets {
  return { ...before, ...Object.fromEntries(names.map((name) => [name, newSecret()])) };
}

/** A key's name: the date, so that the log of a rotation can be read, and random letters, so that no name repeats. */
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
