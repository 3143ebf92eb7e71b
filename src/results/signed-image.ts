import { endpointHref } from "../contract/routes.ts";
import { base64url, fromBase64url } from "../platform/secrets.ts";
import type { SessionKeys } from "../session/session-cookie.ts";

/**
 * Pictures of results come from any host, and `/iu` fetches only from a few, since a proxy for everything would be
 * everybody's. So the address of a picture that this worker found itself carries a signature, for today and tomorrow.
 */

const day = 86_400_000;

const encoder = new TextEncoder();

/** Signs with the first key, as sessions do. */
export async function imageSigner(keys: SessionKeys, now: number): Promise<(address: string) => Promise<string>> {
  const [first] = keys;
  if (!first) throw new Error("there is no key to sign the address of a picture with");
  const key = await derived(first);
  return async (address) => {
    const signature = await crypto.subtle.sign("HMAC", key, content(address, Math.floor(now / day)));
    return endpointHref("image", { u: address, s: base64url(new Uint8Array(signature)) });
  };
}

/** Whether we signed an address today or yesterday, by any of our keys. */
export async function isSignedImage(
  address: string,
  signature: string,
  keys: SessionKeys,
  now: number,
): Promise<boolean> {
  if (!/^[\w-]{43}$/.test(signature)) return false;
  const bytes = fromBase64url(signature);
  const today = Math.floor(now / day);
  for (const key of await Promise.all(keys.map(derived))) {
    for (const date of [today, today - 1]) {
      if (await crypto.subtle.verify("HMAC", key, bytes, content(address, date))) return true;
    }
  }
  return false;
}

function content(address: string, date: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(encoder.encode(`${date} ${address}`));
}

/** A key of its own, so that what is signed here says nothing of what sessions are sealed with (RFC 5869). */
async function derived({ k }: SessionKeys[number]): Promise<CryptoKey> {
  const secret = await crypto.subtle.importKey("raw", fromBase64url(k), "HKDF", false, ["deriveKey"]);
  const way = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: encoder.encode("pictures of results") };
  const hmac = { name: "HMAC", hash: "SHA-256", length: 256 };
  return crypto.subtle.deriveKey(way, secret, hmac, false, ["sign", "verify"]);
}
