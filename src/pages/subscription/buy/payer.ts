/** Which of the accounts of a browser was paid for, where two tabs or two sign-ins have left it more than one. */
import { isEntitling } from "../../../contract/subscription/subscription.ts";
import type { C } from "../../../forms/form.ts";
import type { Subscriber } from "../../../session/subscriber.ts";
import { type Account, isActive } from "../account.ts";
import { heldBeside, holdAccount, holdFor, holdsOther, type Tokens } from "../held-accounts.ts";
import { accountOf, changeAccount } from "../signed-in.ts";

/**
 * The account that the browser is signed in to; where another one of its own was paid for instead, that one from here on.
 * One that was paid for as well stays beside it, for as long as a session lives.
 */
export async function payerOf(c: C, subscriber: Subscriber): Promise<Account | null> {
  const account = await accountOf(subscriber);
  const other = await paidBeside(c, subscriber);
  if (!other) return account;
  if (account && isActive(account)) await holdAccount(c, other, holdFor.paid);
  else await changeAccount(c, subscriber, other);
  return accountOf(subscriber);
}

/** An account with a subscription besides the one that is signed in; null where this browser holds none. */
export async function paidBeside(c: C, subscriber: Subscriber): Promise<Tokens | null> {
  const { accessToken } = subscriber.client.info.read();
  if (!holdsOther(c.var.visit.cookies, accessToken)) return null;
  for (const tokens of await heldBeside(c, accessToken)) {
    if (await isPaid(subscriber, tokens)) return tokens;
  }
  return null;
}

async function isPaid({ client }: Subscriber, { accessToken }: Tokens): Promise<boolean> {
  try {
    const { status } = await client.subscriptionsGetSubscription({ token: accessToken });
    return status === undefined || isEntitling(status);
  } catch {
    // It has none, it is gone, or nobody answered: the next look at the page asks again.
    return false;
  }
}
