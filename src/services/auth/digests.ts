/** Digests and sealing with Web Crypto: what is kept of a secret, so that the secret itself is kept nowhere. */
import { base64url, digest, fromBase64url } from "../../platform/secrets.ts";
import type { RandomBytes } from "./rules.ts";

const encoder = new TextEncoder();

/** Bytes of the platform's generator, in the form that the rules ask for. */
export const randomBytes: RandomBytes = (bytes) => crypto.getRandomValues(bytes);

/** SHA-256 in base64url: for what nobody can guess. */
export async function digestOf(text: string): Promise<string> {
  return base64url(await digest(text));
}

/** HMAC-SHA-256 in base64url: for what could be guessed, such as six digits; worthless without the key. */
export async function keyedDigest(key: CryptoKey, ...parts: readonly string[]): Promise<string> {
  return base64url(new Uint8Array(await crypto.subtle.sign("HMAC", key, encoder.encode(JSON.stringify(parts)))));
}

/** Encrypts a text so that only who holds `secret` reads it: AES-GCM under a key derived from the secret. */
export async function seal(text: string, secret: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, await sealingKey(secret), encoder.encode(text));
  return `${base64url(iv)}.${base64url(new Uint8Array(sealed))}`;
}

/** The text that was sealed with the same secret. Throws when it was another. */
export async function unseal(sealed: string, secret: string): Promise<string> {
  const [iv = "", text = ""] = sealed.split(".");
  const key = await sealingKey(secret);
  return new TextDecoder().decode(
    await crypto.subtle.decrypt({ name: "AES-GCM", iv: fromBase64url(iv) }, key, fromBase64url(text)),
  );
}

async function sealingKey(secret: string): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey("raw", encoder.encode(secret), "HKDF", false, ["deriveKey"]);
  const info = encoder.encode("refresh answer");
  const derivation = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(32), info };
  return crypto.subtle.deriveKey(derivation, material, { name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
}
