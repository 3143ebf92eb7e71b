/**
 * How the way back from a checkout is recognised: its address carries a signature for the account that it was opened for. Any
 * site can lead a browser to an address that says a payment was made; only the payment page was given this one.
 */
import { parseToken } from "../../../../client/subscription/token-claims.ts";
import { returnProof as parameter } from "../../../contract/subscription/subscription.ts";
import type { C } from "../../../forms/form.ts";
import { bytesOf } from "../../../platform/encoding.ts";
import { hmacKey, isSigned, sign } from "../../../platform/signature.ts";
import type { SessionKeys } from "../../../session/session-cookie.ts";
import { sessionKeys } from "../../../session/session-keys.ts";
import type { Subscriber } from "../../../session/subscriber.ts";
import { heldBeside } from "../held-accounts.ts";

/** A return address with the proof for the account of this access token. */
export async function withProof(address: string, accessToken: string, keys: SessionKeys): Promise<string> {
  const proven = new URL(address);
  const [key] = await signingKeys(keys);
  if (key) proven.searchParams.set(parameter, await sign(parseToken(accessToken).sub, key));
  return proven.href;
}

/** Whether the address of this request was given to a payment page, for an account that this browser holds. */
export async function isProven(c: C, subscriber: Subscriber): Promise<boolean> {
  const proof = c.var.visit.url.searchParams.get(parameter);
  if (proof === null) return false;
  const { accessToken } = subscriber.client.info.read();
  const others = heldBeside(subscriber).map((tokens) => tokens.accessToken);
  const ids = [...(accessToken === undefined ? [] : [accessToken]), ...others].map((token) => parseToken(token).sub);
  const keys = await signingKeys(await sessionKeys(c.var.config));
  const checks = await Promise.all(ids.flatMap((id) => keys.map((key) => isSigned(id, proof, key))));
  return checks.includes(true);
}

/** A key for this purpose alone, from each session key; the first one signs, just as the first session key seals. */
function signingKeys(keys: SessionKeys): Promise<CryptoKey[]> {
  return Promise.all(keys.map(({ k }) => hmacKey(bytesOf(`the way back from a checkout ${k}`))));
}
