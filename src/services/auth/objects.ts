/** How the service finds its Durable Objects. */
import { digestText } from "../../platform/digest.ts";
import { addressIdentity } from "./rules.ts";

export function accountOf(env: Env, accountId: string) {
  return env.AUTH_ACCOUNT.getByName(accountId);
}

/** The digest that stands for an address wherever the address itself need not be readable. */
export function addressDigest(email: string): Promise<string> {
  return digestText(addressIdentity(email));
}

export async function addressOf(env: Env, email: string) {
  return env.AUTH_ADDRESS.getByName(await addressDigest(email));
}

/** The name under which the login of v1 for an address is kept; no address has it. */
export function loginNameOf(email: string): string {
  return `login:${email}`;
}

/** The object of a session; null for an id that the platform did not generate. */
export function sessionOf(env: Env, id: string) {
  return drawnObject(env.AUTH_SESSION, id);
}

/** The object of a sign-in mail; null for an id that the platform did not generate. */
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

/** The object's id in a session id, code, link secret or v1 token: the first 64 of 86 characters; the rest is secret. */
export function objectIdIn(code: string): string {
  return code.slice(0, 64);
}
