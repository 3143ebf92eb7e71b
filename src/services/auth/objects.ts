/** How the service finds its Durable Objects. */
import { digestText } from "../../platform/digest.ts";
import { addressIdentity } from "./rules.ts";

export function accountOf(env: Env, accountId: string) {
  return env.AUTH_ACCOUNT.getByName(accountId);
}

/** What stands for an address wherever it need not be readable. */
export function addressDigest(email: string): Promise<string> {
  return digestText(addressIdentity(email));
}

export async function addressOf(env: Env, email: string) {
  return env.AUTH_ADDRESS.getByName(await addressDigest(email));
}

/** The object of a session; null for an id that was not drawn here. */
export function sessionOf(env: Env, id: string) {
  return drawnObject(env.AUTH_SESSION, id);
}

/** The object of a sign-in mail; null for an id that was not drawn here. */
export function mailOf(env: Env, id: string) {
  return drawnObject(env.AUTH_MAIL, id);
}

function drawnObject<Kept extends Rpc.DurableObjectBranded>(namespace: DurableObjectNamespace<Kept>, id: string) {
  try {
    return namespace.get(namespace.idFromString(id));
  } catch {
    return null;
  }
}

/** Session ids, codes, secrets of links and v1 tokens: 64 digits that name an object, and 22 letters and digits that it knows by digest. */
export function objectIdIn(code: string): string {
  return code.slice(0, 64);
}
