/** The keys, ready for use: from the secret `AUTH_SIGNING_KEYS`, or on a developer's machine from their Durable Object. */
import { importJWK } from "jose";
import type { PublicKey } from "../../../contract/subscription/auth.ts";
import { bytesOf } from "../../../platform/encoding.ts";
import { hmacKey } from "../../../platform/signature.ts";
import { readServicesConfig } from "../../env.ts";
import { type PrivateKeySet, privateKeySetSchema, publicPart, signingKey } from "./key-rules.ts";

export interface KeyRing {
  readonly signing: { readonly kid: string; readonly key: CryptoKey };
  readonly verifying: ReadonlyMap<string, CryptoKey>;
  readonly published: readonly PublicKey[];
  /** The HMAC key for digests of values that could be guessed. */
  readonly pepper: CryptoKey;
}

/** The deployment lacks its keys, or they are unreadable. Nothing can be signed, and the answer is the listed 500. */
export class KeysMissing extends Error {
  override readonly name = "KeysMissing";
}

/**
 * Imported keys are kept for a minute: importing them costs more than using them. Only finished keys are kept, never a
 * promise, because one request must not await the promise of another.
 */
const memory = 60_000;
let kept: { readonly ring: KeyRing; readonly source: string; readonly at: number } | null = null;

/** Rejects with `KeysMissing` when there are none. */
export async function keyRing(env: Env, now: number): Promise<KeyRing> {
  const source = readServicesConfig(env).auth.signingKeys ?? "";
  if (kept && kept.source === source && Math.abs(now - kept.at) < memory) return kept.ring;
  const ring = await makeRing(env, now);
  kept = { ring, source, at: now };
  return ring;
}

async function makeRing(env: Env, now: number): Promise<KeyRing> {
  const { keys, pepper } = await readKeys(env, now);
  const signer = signingKey(keys, now);
  if (!signer) throw new KeysMissing("no key to sign with");
  const published = keys.map(publicPart);
  const verifying = await Promise.all(published.map(async (key) => [key.kid, await imported({ ...key })] as const));
  return {
    signing: { kid: signer.kid, key: await imported({ ...publicPart(signer), d: signer.d }) },
    verifying: new Map(verifying),
    published,
    pepper: await hmacKey(bytesOf(pepper)),
  };
}

async function readKeys(env: Env, now: number): Promise<PrivateKeySet> {
  const { auth, development } = readServicesConfig(env);
  if (auth.signingKeys === null) {
    if (development) return env.AUTH_KEYS.getByName("keys").current(now);
    throw new KeysMissing("the secret AUTH_SIGNING_KEYS is not set");
  }
  const keys = privateKeySetSchema.safeParse(parsed(auth.signingKeys)).data;
  if (!keys) throw new KeysMissing("the secret AUTH_SIGNING_KEYS has another form");
  return keys;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function imported(key: PublicKey & { d?: string }): Promise<CryptoKey> {
  const result = await importJWK({ ...key }, "ES256");
  if (result instanceof Uint8Array) throw new KeysMissing("a key is of another kind");
  return result;
}
