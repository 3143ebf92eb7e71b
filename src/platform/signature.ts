/** Signatures with a key that only we have: HMAC-SHA-256. */
import { base64url, bytesOf, fromBase64url } from "./encoding.ts";

export function hmacKey(bytes: Uint8Array): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign", "verify"]);
}

/** In base64url: 43 characters. */
export async function sign(text: string, key: CryptoKey): Promise<string> {
  return base64url(new Uint8Array(await crypto.subtle.sign("HMAC", key, bytesOf(text))));
}

/** Whether a signature is right, in a time that does not depend on where it is wrong. */
export async function isSigned(text: string, signature: string, key: CryptoKey): Promise<boolean> {
  if (!/^[\w-]{43}$/.test(signature)) return false;
  return crypto.subtle.verify("HMAC", key, fromBase64url(signature), bytesOf(text));
}
