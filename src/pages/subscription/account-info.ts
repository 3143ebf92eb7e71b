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

/** A recovery code counts more than the email address: it was there before, and the address came less than a week ago. */
export function isLedByCode(info: AccountInfo | null): boolean {
  const [first] = info?.deletion?.by ?? [];
  return first !== undefined && first !== "mail";
}
