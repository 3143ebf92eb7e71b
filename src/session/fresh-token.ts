import { CommunicationError } from "../../client/subscription/errors.ts";
import { parseToken } from "../../client/subscription/token-claims.ts";
import type { Subscriber } from "./subscriber.ts";

/** Five minutes: longer than any step of a journey takes, so that no token runs out within one. */
const margin = 5 * 60;

/** What the token says of the account is out of date: the next request takes a new one. */
export function noteRenewalDue({ session }: Pick<Subscriber, "session">): void {
  session.keep("renewal-due", true);
}

/** Whether a token is held that is good for a while yet. One that cannot be renewed is forgotten when it was refused. */
export async function freshToken(subscriber: Subscriber): Promise<boolean> {
  const { client, session } = subscriber;
  const { accessToken, refreshToken, authToken } = client.info.read();
  const renewal = refreshToken ?? authToken;
  if (!accessToken) return false;
  const left = secondsLeft(accessToken);
  if (left > margin && !session.read("renewal-due")) return true;
  try {
    if (!renewal) throw new Error("there is nothing to renew it with");
    return (await renew(subscriber)) || left > 0;
  } catch (error) {
    // While the auth service does not answer, the token in hand is still good for what is left of it.
    if (!isRefusal(error) && left > 0) return true;
    if (isRefusal(error) || !renewal) client.auth.signOut();
    return false;
  }
}

/** The access token that a request got, so that it does not spend what came with it, too. */
const got = new WeakMap<Subscriber, string>();

/**
 * Takes new tokens, once a request: should its answer be lost, the browser is one pair behind and gets the same one again, but
 * two pairs behind it would be signed out. False where nobody here asked for the request: then none are taken.
 */
export async function renew(subscriber: Subscriber): Promise<boolean> {
  const { client, intent, session } = subscriber;
  if (intent.isUnsolicited) {
    intent.isHeldBack = true;
    intent.isRenewalHeldBack = true;
    return false;
  }
  const held = client.info.read().accessToken;
  if (held !== undefined && got.get(subscriber) === held) return true;
  await client.auth.refresh();
  const { accessToken = "" } = client.info.read();
  const { email = null, entitlements } = parseToken(accessToken);
  client.info.change({ email, entitlements });
  got.set(subscriber, accessToken);
  session.forget("renewal-due");
  return true;
}

/** Of a token that cannot be read, nothing. */
function secondsLeft(accessToken: string): number {
  try {
    return (parseToken(accessToken).exp ?? 0) - Date.now() / 1000;
  } catch {
    return 0;
  }
}

/** A 4xx answer to a token is a decision; anything else may pass. */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof CommunicationError)) return false;
  return error.status === 401 || error.code === "invalid_token_request" || error.code === "unknown_account";
}
