import { endpointHref } from "../contract/routes.ts";
import { bytesOf, fromBase64url } from "../platform/encoding.ts";
import { hmacKey, isSigned, sign } from "../platform/signature.ts";

/**
 * Pictures in results may be on any host, but the image proxy `/iu` by itself fetches from only a few: an open proxy would be
 * abused. So this worker signs the addresses of pictures that it found itself. A signature is valid today and tomorrow.
 */

const day = 86_400_000;

/** A key of the sessions: 32 secret bytes as base64url. */
interface Key {
  readonly k: string;
}

/** Signs with the first key, as sessions do; null without one: then no picture is shown. */
export async function imageSigner(
  keys: readonly Key[],
  now: number,
): Promise<((address: string) => Promise<string>) | null> {
  const [first] = keys;
  if (!first) return null;
  const key = await derived(first);
  return async (address) => {
    return endpointHref("image", { u: address, s: await sign(dated(address, Math.floor(now / day)), key) });
  };
}

/** Whether we signed an address today or yesterday, by any of our keys. */
export async function isSignedImage(
  address: string,
  signature: string,
  keys: readonly Key[],
  now: number,
): Promise<boolean> {
  const today = Math.floor(now / day);
  for (const key of await Promise.all(keys.map(derived))) {
    for (const date of [today, today - 1]) if (await isSigned(dated(address, date), signature, key)) return true;
  }
  return false;
}

function dated(address: string, date: number): string {
  return `${date} ${address}`;
}

/** A separate key, derived with HKDF (RFC 5869), so that signatures reveal nothing about the key that seals sessions. */
async function derived({ k }: Key): Promise<CryptoKey> {
  const secret = await crypto.subtle.importKey("raw", fromBase64url(k), "HKDF", false, ["deriveBits"]);
  const way = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(32), info: bytesOf("pictures of results") };
  return hmacKey(new Uint8Array(await crypto.subtle.deriveBits(way, secret, 256)));
}
