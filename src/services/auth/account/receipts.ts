/**
 * Signing in by the receipt of a store. This is a MOCK: no signature of a store is checked. It asks the subscription service
 * which account once confirmed the same receipt; whoever has the receipt signs in as that account. A deployment that takes
 * real receipts must check the store's own signature first.
 */
import { readServicesConfig } from "../../env.ts";
import type { AuthCall } from "../call.ts";
import { accountOf } from "../objects.ts";
import type { Bearer } from "../session/session-rules.ts";

/** What clients call the stores. */
const stores: Readonly<Record<string, "apple" | "google">> = {
  apple: "apple",
  app_store: "apple",
  appstore: "apple",
  ios: "apple",
  macos: "apple",
  android: "google",
  google: "google",
  google_play: "google",
  play_store: "google",
};

/**
 * The account that confirmed the receipt, in its current epoch, or null. Once sign-ins of an account have been ended, a
 * receipt signs in only if nothing else does: a stranger may have confirmed their own receipt for the account before that, and
 * no list shows it.
 */
export async function receiptOwner({ env, peers }: AuthCall, source: string, receipt: string): Promise<Bearer | null> {
  // Nothing proves a receipt: whoever made up the same one would sign in as the same account.
  if (!readServicesConfig(env).demonstrates) return null;
  const name = source.toLowerCase();
  const store = Object.hasOwn(stores, name) ? stores[name] : undefined;
  const accountId = store ? await peers.subscriptions.receiptOwner(store, receipt) : null;
  if (!accountId) return null;
  const profile = await accountOf(env, accountId).profile();
  const hasOtherWay = profile !== null && (profile.email !== null || profile.hasRecovery || profile.hasPasskey);
  if (hasOtherWay && profile.receiptsEnded) return null;
  return { accountId, epoch: profile?.epoch ?? 0 };
}
