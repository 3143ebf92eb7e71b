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
  try {
    return env.AUTH_SESSION.get(env.AUTH_SESSION.idFromString(id));
  } catch {
    return null;
  }
}

/** Session ids, codes and v1 tokens: 64 digits that name the session's object, and 22 letters and digits that it knows by digest. */
export function objectIdIn(code: string): string {
  return code.slice(0, 64);
}
