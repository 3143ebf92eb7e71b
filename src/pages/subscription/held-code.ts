import type { Subscriber } from "../../session/subscriber.ts";

/** Whether a recovery code signs in to the account that is signed in; null where nobody can tell. */
export async function holdsRecoveryCode({ client }: Subscriber): Promise<boolean | null> {
  try {
    const info = await client.subscriptionsGetAccountInfoV2({ token: client.info.read().accessToken ?? "" });
    return info.has_recovery_code ?? null;
  } catch {
    return null;
  }
}
