import type { AccountInfo } from "../../../client/subscription/answers.ts";
import { statements } from "../../contract/statements.ts";
import type { Subscriber } from "../../session/subscriber.ts";

/** What only the account service knows about the account that is signed in; null if it did not answer. */
export async function accountInfoOf({ client }: Subscriber): Promise<AccountInfo | null> {
  try {
    return await client.subscriptionsGetAccountInfoV2({ token: client.info.read().accessToken ?? "" });
  } catch {
    return null;
  }
}

/** Whether something besides an email address lets the owner in again. */
export function hasOtherWayIn(info: Pick<AccountInfo, "has_recovery_code" | "passkeys"> | null): boolean {
  return info?.has_recovery_code === true || (info?.passkeys ?? 0) > 0;
}

/** Whether a recovery code outranks the email address: there is none, or it came after the code and less than a week ago. */
export function codeOutranksEmail(info: AccountInfo | null): boolean {
  const [first] = info?.deletion?.by ?? [];
  return first !== undefined && first !== "mail";
}

/** What becomes of the present recovery code with a new one; null where there is none, or nobody can tell. */
export function afterNewCode(info: AccountInfo | null): string | null {
  if (!info?.has_recovery_code) return null;
  return codeOutranksEmail(info) ? statements.newCodeOutlived : statements.newCodeEnds;
}
