/**
 * Signing in by the receipt of a store. This is a MOCK: no signature of a store is checked. It asks the subscription
 * service, which account once confirmed the very same receipt, so that whoever holds the receipt is that account. Put a
 * check of the store's own signature before it when a deployment takes real receipts.
 */
import { readConfig } from "../../env.ts";
import type { Call } from "../call.ts";
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
 * The account that confirmed the receipt, in its present epoch, or null. Once all sessions of an account were ended, a receipt
 * signs in only where nothing else does: a stranger may have had theirs confirmed for it before.
 */
export async function receiptOwner({ env, peers }: Call, source: string, receipt: string): Promise<Bearer | null> {
  // Whoever invents a receipt would be whoever invented it before.
  if (!readConfig(env).demonstrates) return null;
  const name = source.toLowerCase();
  const store = Object.hasOwn(stores, name) ? stores[name] : undefined;
  const accountId = store ? await peers.subscriptions.receiptOwner(store, receipt) : null;
  if (!accountId) return null;
  const profile = await accountOf(env, accountId).profile();
  const hasOtherWay = profile !== null && (profile.email !== null || profile.hasRecovery);
  if (hasOtherWay && profile.sessionsFrom > 0) return null;
  return { accountId, epoch: profile?.epoch ?? 0 };
}
