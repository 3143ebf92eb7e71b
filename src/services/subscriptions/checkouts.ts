/** The open checkouts of one account, in its own store. Nothing here pauses between a read and a write. */
import { newSecret } from "../../platform/random.ts";
import { makeRoom } from "./expiring.ts";
import { type Checkout, lifetimes, storageKeys, type UsedKey } from "./store.ts";

/** What opening a checkout needs; everything was validated by the service. */
export type CheckoutOrder = Omit<Checkout, "secret" | "expiresAt" | "paidAt" | "asked">;

export type OpenError = "already_subscribed" | "idempotency_key_reused" | "invalid_token";
export type OpenResult = { ok: true; secret: string } | { ok: false; error: OpenError };

export function findCheckout(kv: SyncKvStorage, secret: string, now: number): Checkout | null {
  const checkout = kv.get<Checkout>(storageKeys.checkout(secret));
  return checkout && checkout.expiresAt > now ? checkout : null;
}

/**
 * What the idempotency key opened before: the same checkout for the same order. Null if it opened none, or one that nobody can
 * pay any more: of an older epoch, or paid, and what it bought is over (`isOver`), withdrawn from for example.
 */
export function openedBefore(
  kv: SyncKvStorage,
  order: CheckoutOrder,
  { key, isOver, now }: { readonly key: string; readonly isOver: boolean; readonly now: number },
): OpenResult | null {
  const used = kv.get<UsedKey>(storageKeys.usedKey(key));
  if (!used || used.expiresAt <= now) return null;
  if (used.fingerprint !== fingerprintOf(order)) return { ok: false, error: "idempotency_key_reused" };
  const checkout = findCheckout(kv, used.secret, now);
  if (checkout?.epoch !== order.epoch || (checkout.paidAt !== null && isOver)) return null;
  return { ok: true, secret: used.secret };
}

export function putCheckout(kv: SyncKvStorage, order: CheckoutOrder, key: string | null, now: number): Checkout {
  const secret = newSecret();
  const checkout = { ...order, secret, expiresAt: now + lifetimes.checkout, paidAt: null };
  makeRoom(kv, storageKeys.checkout(""));
  kv.put<Checkout>(storageKeys.checkout(secret), checkout);
  if (key === null) return checkout;
  makeRoom(kv, storageKeys.usedKey(""));
  const { expiresAt } = checkout;
  kv.put<UsedKey>(storageKeys.usedKey(key), { fingerprint: fingerprintOf(order), secret, expiresAt });
  return checkout;
}

function fingerprintOf({ productId, platform, returnUrl, origin, country, staging }: CheckoutOrder): string {
  return JSON.stringify([productId, platform, returnUrl, origin ?? null, country, staging]);
}
