/**
 * Sealed text: encrypted and authenticated by AES-256-GCM, with the platform's Web Crypto: jose would do the same for nine
 * kilobytes more of a worker whose size is limited.
 */
import { bytesOf } from "./encoding.ts";
import { randomBytes } from "./random.ts";

/** Bytes of the nonce: random, so one key seals no more than 2^32 texts (NIST SP 800-38D, 8.3). */
const nonceLength = 12;

const uses = ["encrypt", "decrypt"];

/** The key that 32 secret, random bytes make. */
export function sealingKey(bytes: Uint8Array): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", bytes, "AES-GCM", false, uses);
}

/** A key derived from a secret, always the same one. `purpose` keeps the keys of one secret apart (RFC 5869, 3.2). */
export async function derivedSealingKey(secret: string, purpose: string): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey("raw", bytesOf(secret), "HKDF", false, ["deriveKey"]);
  const derivation = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(32), info: bytesOf(purpose) };
  return crypto.subtle.deriveKey(derivation, material, { name: "AES-GCM", length: 256 }, false, uses);
}

/**
 * The nonce, then the sealed text. `place` says what is sealed; unsealing needs the same words, so that one sealed text
 * never passes for another.
 */
export async function seal(text: string, key: CryptoKey, place: string): Promise<Uint8Array<ArrayBuffer>> {
  const nonce = randomBytes(new Uint8Array(nonceLength));
  const sealed = new Uint8Array(await crypto.subtle.encrypt(algorithm(nonce, place), key, bytesOf(text)));
  const whole = new Uint8Array(nonceLength + sealed.length);
  whole.set(nonce);
  whole.set(sealed, nonceLength);
  return whole;
}

/** The text; null when it was sealed with another key or for another place, or was touched. Never throws. */
export async function unseal(sealed: Uint8Array, key: CryptoKey, place: string): Promise<string | null> {
  const nonce = sealed.subarray(0, nonceLength);
  try {
    const text = await crypto.subtle.decrypt(algorithm(nonce, place), key, sealed.subarray(nonceLength));
    return new TextDecoder().decode(text);
  } catch {
    return null;
  }
}

function algorithm(iv: Uint8Array, place: string) {
  return { name: "AES-GCM", iv, additionalData: bytesOf(place) };
}
