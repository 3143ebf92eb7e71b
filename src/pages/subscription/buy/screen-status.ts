import type { Subscriber } from "../../../session/subscriber.ts";
import { subscriberAccountOf } from "../signed-in.ts";
import { screenStatus } from "./buy-flow.ts";
import { sincePaid } from "./order.ts";

/** What a screen knows of the visitor's subscription. Ignores a status in the query if another site's link led here. */
export async function statusFor(subscriber: Subscriber, query: string) {
  const search = subscriber.intent.isUnsolicited ? "" : query;
  const account = await subscriberAccountOf(subscriber);
  const since = sincePaid(subscriber.session, account);
  return { account, status: screenStatus({ search, account, sincePaid: since }) };
}
