import type { BillingPeriod, Platform } from "../../../src/contract/subscription/subscription.ts";
import type { Bridge } from "../../bridge/bridge.ts";
import type { Flags, PurchaseUpdate } from "../../bridge/messages.ts";
import { handOver, type PageTokens, readFlags, takeOver } from "../../bridge/native-tokens.ts";
import type { Send } from "../../events/sender.ts";
import { checkoutReturnUrl } from "../../subscription/checkout-return.ts";
import type { SubscriptionClient } from "../../subscription/client.ts";
import { createPageClient } from "../page-client.ts";

interface WebPurchase {
  readonly bridge: Bridge;
  /** What the app sent along with its word to buy on the web. */
  readonly token: PurchaseUpdate["token"];
  readonly productId: string;
  readonly period: BillingPeriod;
  readonly platform: Platform;
  readonly origin: string | null;
  readonly site: string;
  readonly send: Send;
}

/**
 * Opens the checkout of an app that sells on the web; gives its address. The subscription will be that of the account
 * that the app holds, or of a new one, which the app then is given. Rejects as the client and the bridge do.
 */
export async function openWebCheckout(purchase: WebPurchase): Promise<string> {
  const { bridge, productId, platform, period, origin, site } = purchase;
  const flags = await readFlags(bridge);
  const { client, staging } = createPageClient(flags, purchase.send);
  const { checkoutUrl } = await client.subscriptionsStripeCheckout({
    token: purchase.token || (await buyerToken(bridge, client, flags)),
    productId,
    purchasePlatform: platform,
    returnUrl: checkoutReturnUrl(site, "app", { billingPeriod: period, origin, staging }),
    ...(origin && { origin }),
  });
  return new URL(checkoutUrl, site).href;
}

/** v1 has no way to make an account here, so the app says whose it is; v2 makes one where the app has none. */
async function buyerToken(bridge: Bridge, client: SubscriptionClient, flags: Flags): Promise<string> {
  if (!flags.useSubscriptionsAuthV2) return (await bridge.request("useSubscription", "getAccessToken")).token;
  const held = await heldByApp(bridge, flags);
  if (held?.accessToken) return held.accessToken;
  await client.auth.startSession();
  await client.auth.createAccount();
  await client.auth.exchangeCode();
  const made = client.info.read();
  handOver(bridge, flags, made);
  return made.accessToken ?? "";
}

/** An app in which nobody is signed in refuses to say. */
async function heldByApp(bridge: Bridge, flags: Flags): Promise<PageTokens | null> {
  try {
    return await takeOver(bridge, flags);
  } catch {
    return null;
  }
}
