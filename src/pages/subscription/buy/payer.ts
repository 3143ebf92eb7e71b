/** Which accounts of a browser were paid for, if two tabs or two sign-ins have left it with more than one. */
import { CommunicationError } from "../../../../client/subscription/errors.ts";
import { parseToken } from "../../../../client/subscription/token-claims.ts";
import { call } from "../../../contract/call.ts";
import { isEntitling } from "../../../contract/subscription/subscription.ts";
import type { C } from "../../../forms/form.ts";
import { serviceOf } from "../../../gateway/service-of.ts";
import { v1AccessRequest } from "../../../session/access-by-v1.ts";
import type { Tokens } from "../../../session/account-cookies.ts";
import { isRefusal } from "../../../session/fresh-token.ts";
import type { Subscriber } from "../../../session/subscriber.ts";
import { holdAccount, holdFor, otherCheckoutAccounts } from "../checkout-accounts.ts";

/** Milliseconds: longer than a press takes. */
const margin = 60_000;

/** An account with a subscription besides the one that is signed in; null where this browser holds none. */
export async function paidBeside(c: C, subscriber: Subscriber): Promise<Tokens | null> {
  return (await othersOf(c, subscriber)).find(({ state }) => state === "paid")?.tokens ?? null;
}

export interface OtherPayer {
  readonly tokens: Tokens;
  /** `unknown`: nobody answered. */
  readonly state: "paid" | "unpaid" | "unknown";
}

/** The accounts that this browser holds besides the one that it is signed in to, and whether each was paid for. */
export function othersOf(c: C, subscriber: Subscriber): Promise<OtherPayer[]> {
  return Promise.all(otherCheckoutAccounts(subscriber).map((tokens) => otherOf(c, subscriber, tokens)));
}

/** Whether an account that the browser is or was signed in to was paid for, with its tokens, renewed if they expire soon. */
export async function otherOf(c: C, subscriber: Subscriber, held: Tokens): Promise<OtherPayer> {
  let tokens = held;
  try {
    tokens = await freshTokens(c, subscriber, held);
    const { status } = await subscriber.client.subscriptionsGetSubscription({ token: tokens.accessToken });
    return { tokens, state: status === undefined || isEntitling(status) ? "paid" : "unpaid" };
  } catch (error) {
    // No subscription, or no such account. If nobody answered, the next request asks again.
    return { tokens, state: isDecided(error) ? "unpaid" : "unknown" };
  }
}

function isDecided(error: unknown): boolean {
  return isRefusal(error) || (error instanceof CommunicationError && error.status === 404);
}

/** Access tokens live for hours, held accounts for days: an expired token is renewed, and its account held anew. */
async function freshTokens(c: C, { client, intent }: Subscriber, held: Tokens): Promise<Tokens> {
  const isGood = (parseToken(held.accessToken).exp ?? 0) * 1000 > Date.now() + margin;
  if (isGood || intent.isUnsolicited) return held;
  const tokens = "authToken" in held ? await renewedByV1(c, held) : await renewed(client, held);
  await holdAccount(c, tokens, holdFor.paid);
  return tokens;
}

type Renewed<Name extends string> = Extract<Tokens, { readonly [Renewal in Name]: string }>;

async function renewed(client: Subscriber["client"], { refreshToken }: Renewed<"refreshToken">): Promise<Tokens> {
  const { access_token, refresh_token = refreshToken } = await client.subscriptionsTokens({ refreshToken });
  return { accessToken: access_token, refreshToken: refresh_token };
}

async function renewedByV1(c: C, { authToken }: Renewed<"authToken">): Promise<Tokens> {
  const answer = await call(serviceOf(c), v1AccessRequest(authToken));
  if (!answer.ok) throw new CommunicationError(answer.error);
  return { accessToken: answer.value.access_token, authToken };
}
