import { CommunicationError } from "../../client/subscription/errors.ts";
import { parseToken } from "../../client/subscription/token-claims.ts";
import type { Subscriber } from "./subscriber.ts";

/** Five minutes: longer than any step of a flow takes, so that no token runs out within one. */
const margin = 5 * 60;

/** Notes that the access token no longer describes the account, so that the next request gets a new one. */
export function noteRenewalDue({ session }: Pick<Subscriber, "session">): void {
  session.keep("renewal-due", true);
}

/** Whether there is a valid access token, renewed if it expires soon. Signs out if that is refused, or expired for good. */
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
    // While the auth service does not answer, the present token is used until it expires.
    if (!isRefusal(error) && left > 0) return true;
    if (isRefusal(error) || !renewal) client.auth.signOut();
    return false;
  }
}

/** The access token that each request has got, so that it does not also spend the refresh token that came with it. */
const got = new WeakMap<Subscriber, string>();

/**
 * Gets new tokens, at most once per request: if our answer is lost, a browser that is one pair behind gets the same pair again,
 * but one that is two pairs behind would be signed out. False if the request is unsolicited: then it gets none.
 */
export async function renew(subscriber: Subscriber): Promise<boolean> {
  const { client, intent, session } = subscriber;
  if (intent.isUnsolicited) {
    intent.isEffectWithheld = true;
    intent.isRenewalWithheld = true;
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

/** 0 for a token that cannot be read. */
function secondsLeft(accessToken: string): number {
  try {
    return (parseToken(accessToken).exp ?? 0) - Date.now() / 1000;
  } catch {
    return 0;
  }
}

/** Whether the auth service rejected the token or the account; any other failure may be temporary. */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof CommunicationError)) return false;
  return error.status === 401 || error.code === "invalid_token_request" || error.code === "unknown_account";
}
