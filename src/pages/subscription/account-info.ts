import type { AccountInfo } from "../../../client/subscription/answers.ts";
import type { Subscriber } from "../../session/subscriber.ts";

/** What the account service alone knows of the account that is signed in; null where it did not answer. */
export async function accountInfoOf({ client }: Subscriber): Promise<AccountInfo | null> {
  try {
    return await client.subscriptionsGetAccountInfoV2({ token: client.info.read().accessToken ?? "" });
  } catch {
    return null;
  }
}
