import type { BillingPeriod, Platform } from "../../../src/contract/subscription/subscription.ts";
import type { Bridge } from "../../bridge/bridge.ts";
import type { Flags, PurchaseUpdate } from "../../bridge/messages.ts";
import { handOver, readFlags, takeOver } from "../../bridge/native-tokens.ts";
import type { SendEvent } from "../../events/sender.ts";
import { checkoutReturnUrl } from "../../subscription/checkout-return.ts";
import type { SubscriptionClient } from "../../subscription/client.ts";
import { createPageClient } from "../page-client.ts";

interface WebPurchase {
  readonly bridge: Bridge;
  /** The token that came with the app's message to buy on the web. */
  readonly token: PurchaseUpdate["token"];
  readonly productId: string;
  readonly period: BillingPeriod;
  readonly platform: Platform;
  readonly origin: string | null;
  readonly site: string;
  readonly send: SendEvent;
}

/**
 * Opens a checkout for an app that sells on the web; resolves with its address. The subscription will belong to the app's
 * account or, if it has none, to a new one, whose tokens the app is given. Rejects as the client and the bridge do.
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

/** v1 cannot create an account here, so the app must give a token; v2 creates one if the app has none. */
async function buyerToken(bridge: Bridge, client: SubscriptionClient, flags: Flags): Promise<string> {
  if (!flags.useSubscriptionsAuthV2) return (await bridge.request("useSubscription", "getAccessToken")).token;
  const held = await takeOver(bridge, flags);
  if (held?.accessToken) return held.accessToken;
  await client.auth.startSession();
  await client.auth.createAccount();
  await client.auth.exchangeCode();
  const made = client.info.read();
  handOver(bridge, flags, made);
  return made.accessToken ?? "";
}
