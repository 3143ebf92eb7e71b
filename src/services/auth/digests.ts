/** What is kept of a secret, so that the secret itself is kept nowhere. */
import { base64url, fromBase64url } from "../../platform/encoding.ts";
import { derivedSealingKey, seal, unseal } from "../../platform/seal.ts";
import { sign } from "../../platform/signature.ts";

/** For what could be guessed, such as six digits; worthless without the key. */
export function keyedDigest(key: CryptoKey, ...parts: readonly string[]): Promise<string> {
  return sign(JSON.stringify(parts), key);
}

/** What a seal is for, so that the key of a token opens nothing else. */
const purpose = "refresh answer";

/** Seals an answer so that only who holds the refresh token that asked for it reads it. */
export async function sealAnswer(text: string, token: string): Promise<string> {
  return base64url(await seal(text, await derivedSealingKey(token, purpose), purpose));
}

/** The answer that was sealed with the same token. Throws when it was another. */
export async function unsealAnswer(sealed: string, token: string): Promise<string> {
  const text = await unseal(fromBase64url(sealed), await derivedSealingKey(token, purpose), purpose);
  if (text === null) throw new Error("the answer was sealed with another token");
  return text;
}
