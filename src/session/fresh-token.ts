import { CommunicationError } from "../../client/subscription/errors.ts";
import { parseToken } from "../../client/subscription/token-claims.ts";
import type { Subscriber } from "./subscriber.ts";

/** Five minutes: longer than any step of a journey takes, so that no token runs out within one. */
const margin = 5 * 60;

/** Whether a token is held that is good for a while yet. One that cannot be renewed is forgotten when it was refused. */
export async function freshToken({ client }: Subscriber): Promise<boolean> {
  const { accessToken, refreshToken, authToken } = client.info.read();
  const renewal = refreshToken ?? authToken;
  if (!accessToken) return false;
  const left = secondsLeft(accessToken);
  if (left > margin) return true;
  try {
    if (!renewal) throw new Error("there is nothing to renew it with");
    await client.auth.refresh();
    return true;
  } catch (error) {
    // While the auth service does not answer, the token in hand is still good for what is left of it.
    if (!isRefusal(error) && left > 0) return true;
    if (isRefusal(error) || !renewal) client.auth.signOut();
    return false;
  }
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
