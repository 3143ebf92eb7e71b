/** What is kept of a secret, so that the secret itself is kept nowhere. */
import { base64url, bytesOf, fromBase64url } from "../../platform/encoding.ts";
import type { RandomBytes } from "../../platform/random.ts";
import { derivedSealingKey, seal, unseal } from "../../platform/seal.ts";
import { sign } from "../../platform/signature.ts";
import { randomAlphanumerics, randomOtp } from "./rules.ts";

/** For values that could be guessed, such as six digits: worthless to whoever lacks the key. */
export function keyedDigest(key: CryptoKey, ...parts: readonly string[]): Promise<string> {
  return sign(JSON.stringify(parts), key);
}

/** How many bytes can be drawn from one seed. */
const drawable = 4096;

/** Pseudo-random bytes derived from the parts: always the same for the same parts, and unpredictable without the key. */
export async function drawnFrom(key: CryptoKey, ...parts: readonly string[]): Promise<RandomBytes> {
  const seed = bytesOf(await keyedDigest(key, "drawn", ...parts));
  const material = await crypto.subtle.importKey("raw", seed, "HKDF", false, ["deriveBits"]);
  const derivation = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: bytesOf("drawn") };
  const bytes = new Uint8Array(await crypto.subtle.deriveBits(derivation, material, drawable * 8));
  let at = 0;
  return (empty) => {
    if (at + empty.length > bytes.length) throw new Error("more was drawn than there is");
    empty.set(bytes.subarray(at, at + empty.length));
    at += empty.length;
    return empty;
  };
}

/** A one-time code, and the hash by which the client refers to it, derived from the nonce of a request. */
export async function drawnCode(key: CryptoKey, kind: "edit" | "deletion", accountId: string, nonce: string) {
  const drawn = await drawnFrom(key, kind, accountId, nonce);
  return { hash: randomAlphanumerics(86, drawn), otp: randomOtp(drawn) };
}

/** What the sealing key is for, so that a key derived from the token for anything else does not open the answer. */
const purpose = "refresh answer";

/** Seals an answer so that only the holder of the refresh token that asked for it can read it. */
export async function sealAnswer(text: string, token: string): Promise<string> {
  return base64url(await seal(text, await derivedSealingKey(token, purpose), purpose));
}

/** The answer that was sealed with the same token. Throws when it was another. */
export async function unsealAnswer(sealed: string, token: string): Promise<string> {
  const text = await unseal(fromBase64url(sealed), await derivedSealingKey(token, purpose), purpose);
  if (text === null) throw new Error("the answer was sealed with another token");
  return text;
}
