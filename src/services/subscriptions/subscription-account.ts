import { DurableObject } from "cloudflare:workers";
import { isEntitling, trialDays } from "../../contract/subscription/subscription.ts";
import { newSecret } from "../../platform/random.ts";
import {
  applyChange,
  type CardName,
  type Change,
  type ChangeResult,
  campaignOf,
  cards,
  type ProductTerms,
  productById,
  recordAt,
  type SubscriptionRecord,
  startSubscription,
} from "./rules.ts";
import { at, type Checkout, lifetimes, type Portal, type UsedKey } from "./store.ts";

/** What opening a checkout needs; everything was validated by the service. */
export type CheckoutOrder = Omit<Checkout, "secret" | "expiresAt" | "paidAt">;

export type OpenResult =
  | { ok: true; secret: string }
  | { ok: false; error: "already_subscribed" | "idempotency_key_reused" };

/**
 * A checkout as its page shows it; `trial` in days, null where the account had one or the product has none. Settled: it
 * was paid, or there is nothing to pay for.
 */
export interface CheckoutView {
  readonly checkout: Checkout;
  readonly trial: number | null;
  readonly isSettled: boolean;
}

export type PayResult =
  | { tag: "paid"; checkout: Checkout; record: SubscriptionRecord; first: boolean }
  | { tag: "declined" | "confirm" | "already_subscribed"; checkout: Checkout }
  | { tag: "gone" };

/**
 * One account's subscription and its checkouts. Each method runs from its first read to its last write without a
 * pause, so that of many equal calls exactly one takes effect. `now` comes from the caller: milliseconds since 1970.
 */
export class SubscriptionAccount extends DurableObject<Env> {
  private get kept() {
    return this.ctx.storage.kv;
  }

  /** Answers whether this store works; read by /healthz. */
  ping(): "ok" {
    this.kept.get(at.subscription);
    return "ok";
  }

  /** The subscription as it stands, or null. */
  read(now: number): SubscriptionRecord | null {
    const stored = this.kept.get<SubscriptionRecord>(at.subscription);
    if (!stored) return null;
    const current = recordAt(stored, now);
    if (current !== stored) this.kept.put(at.subscription, current);
    return current;
  }

  /** Replaces the subscription: a confirmed store purchase, or a developer's seed. Null removes it. */
  write(record: SubscriptionRecord | null): void {
    if (record) this.kept.put(at.subscription, record);
    else this.kept.delete(at.subscription);
  }

  /**
   * Takes a store's purchase, once for each receipt (named by its digest): confirming it again gives what stands, and
   * starts nothing anew. What is active already stays.
   */
  adopt(record: SubscriptionRecord, receipt: string, now: number): SubscriptionRecord | null {
    const current = this.read(now);
    if (this.kept.get(at.receipt(receipt))) return current;
    this.kept.put(at.receipt(receipt), true);
    if (current && isEntitling(current.status)) return current;
    this.write(record);
    return record;
  }

  change(change: Change, now: number): ChangeResult | null {
    const current = this.read(now);
    if (!current) return null;
    const result = applyChange(current, change, now);
    if (result.ok) this.write(result.record);
    return result;
  }

  /**
   * Opens a checkout. The same key with the same order gives the same checkout for a day, whatever happened since;
   * with another order it is refused.
   */
  async open(order: CheckoutOrder, key: string | null, now: number): Promise<OpenResult> {
    const fingerprint = JSON.stringify([order.productId, order.platform, order.returnUrl, order.origin ?? null]);
    const used = key === null ? undefined : this.kept.get<UsedKey>(at.usedKey(key));
    if (used && used.expiresAt > now) {
      return used.fingerprint === fingerprint
        ? { ok: true, secret: used.secret }
        : { ok: false, error: "idempotency_key_reused" };
    }
    if (this.isActive(now)) return { ok: false, error: "already_subscribed" };
    const expiresAt = now + lifetimes.checkout;
    const secret = newSecret();
    const checkout: Checkout = { ...order, secret, expiresAt, paidAt: null };
    this.kept.put(at.checkout(secret), checkout);
    if (key !== null) this.kept.put<UsedKey>(at.usedKey(key), { fingerprint, secret, expiresAt });
    await this.cleanLater(now);
    return { ok: true, secret };
  }

  view(secret: string, now: number): CheckoutView | null {
    const checkout = this.findCheckout(secret, now);
    const product = checkout && productById(checkout.productId);
    if (!checkout || !product) return null;
    return {
      checkout,
      trial: this.trialFor(checkout, product),
      isSettled: checkout.paidAt !== null || this.isActive(now),
    };
  }

  /** Pays a checkout once. `confirmed` says that the bank's question was answered with yes. */
  pay(secret: string, card: CardName, confirmed: boolean, now: number): PayResult {
    const checkout = this.findCheckout(secret, now);
    const product = checkout && productById(checkout.productId);
    if (!checkout || !product) return { tag: "gone" };
    const current = this.read(now);
    if (checkout.paidAt !== null && current) return { tag: "paid", checkout, record: current, first: false };
    if (this.isActive(now)) return { tag: "already_subscribed", checkout };
    const { outcome } = cards[card];
    if (outcome === "declined" || (outcome === "confirm" && !confirmed)) return { tag: outcome, checkout };

    const trial = this.trialFor(checkout, product);
    const platform = checkout.platform === "web" ? "web" : "stripe";
    const record = startSubscription(product, { platform, card, now, trial });
    this.write(record);
    if (trial) this.kept.put(at.trialUsed, true);
    this.kept.put<Checkout>(at.checkout(secret), { ...checkout, paidAt: now });
    return { tag: "paid", checkout, record, first: true };
  }

  async openPortal(accountId: string, now: number): Promise<string | null> {
    if (!this.read(now)) return null;
    const secret = newSecret();
    this.kept.put<Portal>(at.portal(secret), { accountId, expiresAt: now + lifetimes.portal });
    await this.cleanLater(now);
    return secret;
  }

  portalIsOpen(secret: string, now: number): boolean {
    const portal = this.kept.get<Portal>(at.portal(secret));
    return portal !== undefined && portal.expiresAt > now;
  }

  /** Forgets everything: the account was deleted. */
  async forget(): Promise<void> {
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  override async alarm(): Promise<void> {
    const now = Date.now();
    const expired = [...this.expiring()].filter(([, entry]) => entry.expiresAt <= now);
    for (const [key] of expired) this.kept.delete(key);
    if (!this.expiring().next().done) await this.ctx.storage.setAlarm(now + lifetimes.checkout);
  }

  private *expiring(): Generator<[string, { expiresAt: number }]> {
    for (const prefix of [at.checkout(""), at.usedKey(""), at.portal("")]) {
      yield* this.kept.list<{ expiresAt: number }>({ prefix });
    }
  }

  private findCheckout(secret: string, now: number): Checkout | null {
    const checkout = this.kept.get<Checkout>(at.checkout(secret));
    return checkout && checkout.expiresAt > now ? checkout : null;
  }

  private isActive(now: number): boolean {
    const current = this.read(now);
    return current !== null && isEntitling(current.status);
  }

  private trialFor(checkout: Checkout, product: ProductTerms): number | null {
    if (!product.freeTrial || this.kept.get(at.trialUsed)) return null;
    const { platform, country, origin } = checkout;
    const soldBy = platform === "web" ? "web" : "stripe";
    return trialDays({ platform: soldBy, country, campaign: campaignOf(origin) });
  }

  private async cleanLater(now: number): Promise<void> {
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(now + lifetimes.checkout);
  }
}
