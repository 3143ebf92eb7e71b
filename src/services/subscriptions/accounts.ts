/** How the service finds the Durable Objects of an account, a checkout and a receipt. */
import type { Entitlement } from "../../contract/subscription/subscription.ts";
import { digestText } from "../../platform/digest.ts";
import type { DeletionCause } from "../peers.ts";
import { featuresOfRegion, productById } from "./product-rules.ts";
import { receiptOf } from "./receipts.ts";
import type { AccountCleanup, SubscriptionAccount } from "./subscription-account.ts";
import type { SubscriptionRecord } from "./subscription-rules.ts";

export type AppStoreName = "apple" | "google";

export function subscriptionAccountOf(env: Env, accountId: string): DurableObjectStub<SubscriptionAccount> {
  return env.SUBSCRIPTION_ACCOUNT.getByName(accountId);
}

/** A receipt is known by its digest everywhere, so that it is itself kept nowhere. */
export function receiptDigest(store: AppStoreName, receipt: string): Promise<string> {
  return digestText(`${store}:${receipt}`);
}

/**
 * Makes a receipt the account's own, unless another account has it. The account must have reserved it before. An owner that
 * holds it no longer was deleted before it could release it, or is about to: then the receipt passes to this account.
 */
export async function claimReceipt(env: Env, digest: string, accountId: string, now: number): Promise<boolean> {
  const receipt = receiptOf(env, digest);
  const owner = await receipt.claim(accountId);
  if (owner === accountId) return true;
  if (!(await subscriptionAccountOf(env, owner).letGo(digest, now))) return false;
  return (await receipt.pass(owner, accountId)) === accountId;
}

/** The live account that has the receipt, or null. */
export async function receiptOwner(env: Env, digest: string, now: number): Promise<string | null> {
  const owner = await receiptOf(env, digest).ownedBy();
  return owner !== null && (await subscriptionAccountOf(env, owner).holds(digest, now)) ? owner : null;
}

/** The account is being deleted: nothing can be bought for it any more, and its receipts are free for another one. */
export async function endAccount(
  env: Env,
  accountId: string,
  ending: DeletionCause,
  now: number,
): Promise<AccountCleanup> {
  const estate = await subscriptionAccountOf(env, accountId).end(now, ending);
  await Promise.all(estate.receipts.map((digest) => receiptOf(env, digest).release(accountId)));
  return estate;
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

/** The entitlements that a subscription to this product gives. */
export function entitlementsOf({ productId }: Pick<SubscriptionRecord, "productId">): Entitlement[] {
  const region = productById(productId)?.region;
  return region ? featuresOfRegion[region].map((product) => ({ product, name: "subscriber" })) : [];
}
