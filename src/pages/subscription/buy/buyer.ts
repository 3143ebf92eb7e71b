/** For whom something is bought. */
import { parseToken } from "../../../../client/subscription/token-claims.ts";
import type { C } from "../../../forms/form.ts";
import type { Subscriber } from "../../../session/subscriber.ts";
import { type Account, isActive } from "../account.ts";
import { holdAccount, holdsOther } from "../held-accounts.ts";
import { moved } from "../moves.ts";
import { forgetSent } from "../sign-in/sign-in-session.ts";
import { accountOf, forgetAccount } from "../signed-in.ts";
import { type BuyStep, buyMoves, buyStep } from "./buy-flow.ts";
import { paidAt, readOrder, sincePaid } from "./order.ts";

/** Why nothing is bought for somebody. */
export type BuyRefusal = "subscribed" | "pending" | "signed-out" | "unavailable";

/** Where a visitor is while buying. */
export function stepOf(c: C, { client, session }: Subscriber, account: Account | null): BuyStep {
  const { accessToken } = client.info.read();
  return buyStep({
    isSubscribed: account !== null && isActive(account),
    // Whoever is signed out waits for nothing here.
    sincePaid: account && sincePaid(session),
    hasOrder: readOrder(session) !== null || holdsOther(c.var.visit.cookies, accessToken),
  });
}

/** Sees to it that there is an account to buy for: that of the visitor, or a new one. Null when there is. */
export async function findBuyer(c: C, subscriber: Subscriber): Promise<BuyRefusal | null> {
  const { client } = subscriber;
  const before = client.info.read().accessToken;
  const account = await accountOf(subscriber);
  const step = stepOf(c, subscriber, account);
  if (!moved(buyMoves, step, "choose")) return step === "confirming" ? "pending" : "subscribed";
  // Nobody knows whether this account has paid already.
  if (account) return account.subscription === "unavailable" ? "unavailable" : null;
  if (before === undefined) return makeAccount(c, subscriber);
  if (client.info.read().accessToken !== undefined) return "unavailable";
  // Somebody whose sign-in was ended elsewhere should not buy for an account that they do not know of.
  return wasMadeToBuy(before, subscriber) ? makeAccount(c, subscriber) : "signed-out";
}

/** An account that was made for the order under way and never paid for is forgotten after a day: then there is another. */
function wasMadeToBuy(accessToken: string, { session }: Subscriber): boolean {
  return readOrder(session) !== null && paidAt(session) === null && !parseToken(accessToken).email;
}

/** An account without an address; one can be added at any time. */
async function makeAccount(c: C, subscriber: Subscriber): Promise<BuyRefusal | null> {
  const { client, session } = subscriber;
  try {
    // A code is held when only the tokens did not arrive.
    if (!client.info.read().code) {
      await client.auth.startSession();
      forgetSent(session);
      await client.auth.createAccount();
    }
    await client.auth.exchangeCode();
  } catch {
    // Told by the client: the page says that there was no answer, and the next press tries again.
    return "unavailable";
  }
  forgetAccount(subscriber);
  await holdAccount(c, client.info.read());
  return null;
}
