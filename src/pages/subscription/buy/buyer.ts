/** Which account something is bought for. */
import type { C } from "../../../forms/form.ts";
import type { Subscriber } from "../../../session/subscriber.ts";
import { isActive, type SubscriberAccount } from "../account.ts";
import { holdAccount, otherCheckoutAccounts } from "../checkout-accounts.ts";
import { forgetSent } from "../sign-in/sign-in-session.ts";
import { forgetAccount, subscriberAccountOf } from "../signed-in.ts";
import { transitionFrom } from "../transitions.ts";
import { type BuyStep, buyStep, buyTransitions } from "./buy-flow.ts";
import { paidAt, readOrder, sincePaid } from "./order.ts";

/** Why a visitor cannot buy. */
export type BuyRefusal = "subscribed" | "pending" | "signed-out" | "unavailable";

/** Where a visitor is while buying. */
export function stepOf(subscriber: Subscriber, account: SubscriberAccount | null): BuyStep {
  const { session } = subscriber;
  return buyStep({
    isSubscribed: account !== null && isActive(account),
    // A visitor who is signed out waits for no payment.
    sincePaid: account && sincePaid(session, account),
    hasOrder: readOrder(session) !== null || otherCheckoutAccounts(subscriber).length > 0,
  });
}

/** Makes sure that there is an account to buy for: the visitor's, or a new one. Null when there is, else why not. */
export async function findBuyer(c: C, subscriber: Subscriber): Promise<BuyRefusal | null> {
  const { client } = subscriber;
  const before = client.info.read().accessToken;
  // Asked first: a token that is refused takes its order with it.
  const isMadeToBuy = wasMadeToBuy(subscriber);
  const account = await subscriberAccountOf(subscriber);
  const step = stepOf(subscriber, account);
  if (!transitionFrom(buyTransitions, step, "choose")) return step === "confirming" ? "pending" : "subscribed";
  // If the service does not answer, this account may have paid already.
  if (account) return account.subscription === "unavailable" ? "unavailable" : null;
  if (before === undefined) return makeAccount(c, subscriber);
  if (client.info.read().accessToken !== undefined) return "unavailable";
  // A visitor whose sign-in was ended elsewhere should not buy for a new account without knowing it.
  return isMadeToBuy ? makeAccount(c, subscriber) : "signed-out";
}

/** Whether an account was made for the order under way and never paid for: it is forgotten after a day, and made anew. */
function wasMadeToBuy({ client, session }: Subscriber): boolean {
  return readOrder(session) !== null && paidAt(session) === null && !client.info.read().email;
}

/** An account without an address; one can be added at any time. */
async function makeAccount(c: C, subscriber: Subscriber): Promise<BuyRefusal | null> {
  const { client, session } = subscriber;
  try {
    // An authorization code is held if only the tokens failed to arrive.
    if (!client.info.read().code) {
      await client.auth.startSession();
      forgetSent(session);
      await client.auth.createAccount();
    }
    await client.auth.exchangeCode();
  } catch {
    // The client has reported it. The page says that there was no answer, and the next press tries again.
    return "unavailable";
  }
  forgetAccount(subscriber);
  await holdAccount(c, client.info.read());
  return null;
}
