import type { Subscriber } from "../../../session/subscriber.ts";
import { accountOf } from "../signed-in.ts";
import { screenStatus } from "./buy-flow.ts";
import { sincePaid } from "./order.ts";

/** What a screen knows of the visitor's subscription. */
export async function statusFor(subscriber: Subscriber | null, search: string) {
  const account = subscriber && (await accountOf(subscriber));
  const since = subscriber && sincePaid(subscriber.session);
  return { account, status: screenStatus({ search, account, sincePaid: since }) };
}
