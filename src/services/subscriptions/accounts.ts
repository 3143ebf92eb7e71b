/** How the service finds the Durable Objects of an account, a checkout and a receipt. */
import type { Entitlement } from "../../contract/subscription/subscription.ts";
import { digestText } from "../../platform/digest.ts";
import { featuresOfRegion, productById, type SubscriptionRecord } from "./rules.ts";
import type { StoreReceipt } from "./store-receipt.ts";
import type { SubscriptionAccount } from "./subscription-account.ts";

export type Store = "apple" | "google";

export function accountOf(env: Env, accountId: string): DurableObjectStub<SubscriptionAccount> {
  return env.SUBSCRIPTION_ACCOUNT.getByName(accountId);
}

/** A receipt is known by its digest everywhere, so that it is itself kept nowhere. */
export function receiptDigest(store: Store, receipt: string): Promise<string> {
  return digestText(`${store}:${receipt}`);
}

export function receiptOf(env: Env, receipt: string): DurableObjectStub<StoreReceipt> {
  return env.STORE_RECEIPT.getByName(receipt);
}

/**
 * The reference in the address of a checkout or a portal: which account's object to ask (64 hex digits, from which the
 * account cannot be told) and a secret that only that object knows (43 characters).
 */
export function referenceTo(env: Env, accountId: string, secret: string): string {
  return `${env.SUBSCRIPTION_ACCOUNT.idFromName(accountId)}${secret}`;
}

/** The account's object and the secret that an address names, or null when it was not made by us. */
export function followReference(
  env: Env,
  reference: string,
): { account: DurableObjectStub<SubscriptionAccount>; secret: string } | null {
  const [, id, secret] = /^([0-9a-f]{64})([\w-]{43})$/.exec(reference) ?? [];
  if (!id || !secret) return null;
  try {
    return { account: env.SUBSCRIPTION_ACCOUNT.get(env.SUBSCRIPTION_ACCOUNT.idFromString(id)), secret };
  } catch {
    return null;
  }
}

/** What a subscription to this product holds. */
export function entitlementsOf({ productId }: Pick<SubscriptionRecord, "productId">): Entitlement[] {
  const region = productById(productId)?.region;
  return region ? featuresOfRegion[region].map((product) => ({ product, name: "subscriber" })) : [];
}
