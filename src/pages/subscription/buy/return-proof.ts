/**
 * How the way back from a checkout is recognised: its address carries a signature for the account that it was opened for. Any
 * site can lead a browser to an address that says a payment was made; only the payment page was given this one.
 */
import { parseToken } from "../../../../client/subscription/token-claims.ts";
import { returnProof as parameter } from "../../../contract/subscription/subscription.ts";
import type { C } from "../../../forms/form.ts";
import { bytesOf } from "../../../platform/encoding.ts";
import { hmacKey, isSigned, sign } from "../../../platform/signature.ts";
import type { Tokens } from "../../../session/account-cookies.ts";
import { tokensSchema } from "../../../session/entries.ts";
import type { SessionKeys } from "../../../session/session-cookie.ts";
import { sessionKeys } from "../../../session/session-keys.ts";
import type { Subscriber } from "../../../session/subscriber.ts";
import { otherCheckoutAccounts } from "../checkout-accounts.ts";

/** A return address with the proof for the account of this access token. */
export async function withProof(address: string, accessToken: string, keys: SessionKeys): Promise<string> {
  const proven = new URL(address);
  const [key] = await signingKeys(keys);
  if (key) proven.searchParams.set(parameter, await sign(parseToken(accessToken).sub, key));
  return proven.href;
}

/** The account of this browser for whose checkout a payment page was given the address of this request; null for any other. */
export async function provenAccount(c: C, { accounts, client }: Subscriber): Promise<Tokens | null> {
  const proof = c.var.visit.url.searchParams.get(parameter);
  if (proof === null) return null;
  const own = tokensSchema.safeParse(client.info.read()).data;
  const keys = await signingKeys(await sessionKeys(c.var.config));
  for (const tokens of [...(own ? [own] : []), ...otherCheckoutAccounts({ accounts, client })]) {
    const { sub } = parseToken(tokens.accessToken);
    const checks = await Promise.all(keys.map((key) => isSigned(sub, proof, key)));
    if (checks.includes(true)) return tokens;
  }
  return null;
}

/** A key for this purpose alone, from each session key; the first one signs, just as the first session key seals. */
function signingKeys(keys: SessionKeys): Promise<CryptoKey[]> {
  return Promise.all(keys.map(({ k }) => hmacKey(bytesOf(`the way back from a checkout ${k}`))));
}
