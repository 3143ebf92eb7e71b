import { campaignOf } from "../../contract/subscription/campaigns.ts";
import { isEntitling, isWebPurchased, trialDays } from "../../contract/subscription/subscription.ts";
import { refillTime, spendAll } from "../../platform/budget.ts";
import { newSecret } from "../../platform/random.ts";
import { heldIn } from "../held.ts";
import { type MailKind, mailBudgets } from "../mail-budgets.ts";
import type { Ending, Erased } from "../peers.ts";
import { PinnedObject } from "../pinned.ts";
import { restoreTo } from "../restore.ts";
import { type CardChoice, type CardDecision, type CardName, decideCard } from "./cards.ts";
import { applyChange, type Change, type ChangeResult, changeRefusal, owesPayment } from "./change-rules.ts";
import { type CheckoutOrder, findCheckout, type OpenResult, openedBefore, putCheckout } from "./checkouts.ts";
import { dropExpired, makeRoom, nextEnd } from "./expiring.ts";
import { type ProductTerms, productById } from "./product-rules.ts";
import { holdsReceipt, leaveReceipts, type ReserveResult, receiptEnd, receiptOf, reserveReceipt } from "./receipts.ts";
import {
  type Checkout,
  lifetimes,
  type MailAllowance,
  type Portal,
  type Receipt,
  storageKeys,
  type Tombstone,
} from "./store.ts";
import { recordAt, type SubscriptionRecord, startSubscription } from "./subscription-rules.ts";

/**
 * A checkout as its page shows it; `trial` in days, null if the account had one or the product has none. Settled: it was
 * paid, or the account has an active subscription.
 */
export interface CheckoutView {
  readonly checkout: Checkout;
  readonly trial: number | null;
  readonly isSettled: boolean;
}

export type PayResult =
  | { tag: "paid"; checkout: Checkout; record: SubscriptionRecord; first: boolean }
  | { tag: CardRefusal; checkout: Checkout; trial: number | null }
  | { tag: "already_subscribed"; checkout: Checkout }
  | { tag: "gone" };

type CardRefusal = Exclude<CardDecision, "accepted">;

/** Of a card chosen in the portal; null if that is closed. */
export type CardResult =
  | ChangeResult
  | { ok: false; error: Exclude<CardRefusal, "confirm"> }
  | { ok: false; error: "confirm"; card: CardName }
  | null;

/** `ended`: the account was deleted, or the receipt has expired meanwhile. Else the subscription that the account has now. */
export type AdoptResult = { tag: "ended" } | { tag: "held"; record: SubscriptionRecord | null };

/** What a deleted account leaves to do: receipts to set free, and a subscription of ours that was cut short. */
export interface Cleanup {
  readonly receipts: readonly string[];
  readonly cut: SubscriptionRecord | null;
  readonly erased: Erased;
}

/**
 * One account's subscription and its checkouts. Each method runs from its first read to its last write without a
 * pause, so that of many equal calls exactly one takes effect. `now` comes from the caller: milliseconds since 1970.
 *
 * Deleting the account leaves a tombstone for a day. What was under way at that moment (a token that had just been
 * checked, a receipt about to be claimed) finds it and comes to nothing.
 */
export class SubscriptionAccount extends PinnedObject {
  private get kept() {
    return this.ctx.storage.kv;
  }

  /** Answers whether this store works; read by /healthz. */
  ping(): "ok" {
    this.kept.get(storageKeys.subscription);
    return "ok";
  }

  /** The subscription as it stands, or null. */
  read(now: number): SubscriptionRecord | null {
    const stored = this.kept.get<SubscriptionRecord>(storageKeys.subscription);
    if (!stored) return null;
    const current = recordAt(stored, now);
    if (current !== stored) this.kept.put(storageKeys.subscription, current);
    return current;
  }

  /** Replaces the subscription; null removes it. A deleted account gets none. */
  write(record: SubscriptionRecord | null): void {
    if (!record) this.kept.delete(storageKeys.subscription);
    else if (!this.isEnded()) this.kept.put(storageKeys.subscription, record);
  }

  /** Notes a store's receipt (by its digest) before it is claimed, so that whatever ends the account releases it. */
  async reserve(receipt: string, accountId: string, now: number): Promise<ReserveResult> {
    if (this.isEnded()) return "ended";
    const reserved = reserveReceipt(this.kept, receipt, accountId, now);
    if (reserved === "reserved") await this.cleanAt(now + lifetimes.reservedReceipt);
    return reserved;
  }

  /** Whether the account has the receipt, or is about to. */
  holds(receipt: string, now: number): boolean {
    return holdsReceipt(this.kept, receipt, now);
  }

  /** Gives a receipt up for another account, unless it is held: whatever was under way with it here then comes to nothing. */
  letGo(receipt: string, now: number): boolean {
    if (this.holds(receipt, now)) return false;
    this.kept.delete(storageKeys.receipt(receipt));
    return true;
  }

  /** The receipt turned out to be another account's. */
  dropReserved(receipt: string): void {
    if (this.kept.get<Receipt>(storageKeys.receipt(receipt))?.state === "reserved")
      this.kept.delete(storageKeys.receipt(receipt));
  }

  /**
   * Starts the subscription of a store's purchase, once for each receipt: confirming it again gives the subscription as it
   * stands, and starts nothing. While another subscription is active that one stays, and the receipt can be used afterwards.
   */
  adopt(record: SubscriptionRecord, receipt: string, now: number): AdoptResult {
    const reserved = this.kept.get<Receipt>(storageKeys.receipt(receipt));
    if (this.isEnded() || !reserved || reserved.state === "leaving") return { tag: "ended" };
    const current = this.read(now);
    const isUsed = reserved.state === "adopted";
    if (isUsed || (current && isEntitling(current.status))) return { tag: "held", record: current };
    this.kept.put<Receipt>(storageKeys.receipt(receipt), {
      ...reserved,
      state: "adopted",
      expiresAt: receiptEnd(record),
    });
    this.write(record);
    return { tag: "held", record };
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
    if (this.isEnded()) return { ok: false, error: "invalid_token" };
    const before = key === null ? null : openedBefore(this.kept, order, key, now);
    if (before) return before;
    if (this.isActive(now)) return { ok: false, error: "already_subscribed" };
    const { secret, expiresAt } = putCheckout(this.kept, order, key, now);
    await this.cleanAt(expiresAt);
    return { ok: true, secret };
  }

  view(secret: string, now: number): CheckoutView | null {
    const checkout = findCheckout(this.kept, secret, now);
    const product = checkout && productById(checkout.productId);
    if (!checkout || !product) return null;
    return {
      checkout,
      trial: this.trialFor(checkout, product),
      isSettled: checkout.paidAt !== null || this.isActive(now),
    };
  }

  /** Pays a checkout once. */
  pay(secret: string, choice: CardChoice, now: number): PayResult {
    const checkout = findCheckout(this.kept, secret, now);
    const product = checkout && productById(checkout.productId);
    if (!checkout || !product || this.isEnded()) return { tag: "gone" };
    const current = this.read(now);
    if (checkout.paidAt !== null && current) return { tag: "paid", checkout, record: current, first: false };
    if (this.isActive(now)) return { tag: "already_subscribed", checkout };
    const trial = this.trialFor(checkout, product);
    const about = trial ? `an order with ${trial} free days` : "an order";
    const decision = this.decide(storageKeys.checkout(secret), checkout, choice, about);
    if (decision !== "accepted") return { tag: decision, checkout, trial };
    return { tag: "paid", checkout, record: this.start(checkout, product, choice.card, now), first: true };
  }

  /** Decides about a card that was chosen on a page, and notes there what the bank asks, until it is answered. */
  private decide(key: string, page: Checkout | Portal, choice: CardChoice, about: string): CardDecision {
    const decision = decideCard(choice, page.asked ?? null, about);
    const asked = decision === "confirm" ? { card: choice.card, about } : undefined;
    if (asked || page.asked) this.kept.put(key, { ...page, asked });
    return decision;
  }

  private start(checkout: Checkout, product: ProductTerms, card: CardName, now: number): SubscriptionRecord {
    const trial = this.trialFor(checkout, product);
    const record = startSubscription(product, {
      platform: platformOf(checkout),
      card,
      now,
      trial,
      country: checkout.country,
    });
    this.write(record);
    if (trial) this.kept.put(storageKeys.trialUsed, true);
    this.kept.put<Checkout>(storageKeys.checkout(checkout.secret), { ...checkout, paidAt: now });
    return record;
  }

  /** The secret of a new portal address; null where there is no subscription to change. */
  async openPortal(portal: Omit<Portal, "expiresAt">, now: number): Promise<string | null> {
    if (!this.read(now)) return null;
    const secret = newSecret();
    const expiresAt = now + lifetimes.portal;
    makeRoom(this.kept, storageKeys.portal(""));
    this.kept.put<Portal>(storageKeys.portal(secret), { ...portal, expiresAt });
    await this.cleanAt(expiresAt);
    return secret;
  }

  /** What a portal address opens, while it lives. */
  portal(secret: string, now: number): Portal | null {
    const portal = this.kept.get<Portal>(storageKeys.portal(secret));
    return portal && portal.expiresAt > now ? portal : null;
  }

  /** Changes the card from a portal, once however often the same is chosen. */
  changeCard(secret: string, choice: CardChoice, now: number): CardResult {
    const portal = this.portal(secret, now);
    const current = this.read(now);
    if (!portal || !current) return null;
    const refusal = changeRefusal(current);
    if (refusal) return { ok: false, error: refusal };
    const isPaying = owesPayment(current);
    if (choice.card === current.card && !isPaying) return { ok: true, record: current, news: null };
    const about = `${isPaying ? "the payment missed before" : "payments from"} ${current.expiresOrRenewsAt}`;
    const decision = this.decide(storageKeys.portal(secret), portal, choice, about);
    if (decision === "confirm") return { ok: false, error: decision, card: choice.card };
    if (decision !== "accepted") return { ok: false, error: decision };
    return this.change({ kind: "card", card: choice.card }, now);
  }

  /** Takes one mail about the subscription out of the owner's budget; false when there is none left. */
  async spendMail(kind: MailKind, now: number): Promise<boolean> {
    const rules = mailBudgets[kind];
    const { budgets, wait } = spendAll(this.kept.get<MailAllowance>(storageKeys.mail(kind))?.budgets, rules, now);
    if (this.isEnded() || wait > 0) return false;
    const expiresAt = now + refillTime(rules);
    this.kept.put<MailAllowance>(storageKeys.mail(kind), { budgets, expiresAt });
    await this.cleanAt(expiresAt);
    return true;
  }

  /**
   * Whether deleting the account would take anything of its owner's (`lasting`): a used trial, or a subscription, whose end
   * counts until its receipt has expired if a store sold it; or only an open checkout (`passing`). Receipts that started
   * nothing count for nothing: anybody can make them up.
   */
  holding(now: number): "lasting" | "passing" | null {
    const record = this.read(now);
    if (record && (isWebPurchased(record.platform) || now < receiptEnd(record))) return "lasting";
    if (this.kept.get(storageKeys.trialUsed)) return "lasting";
    const checkouts = [...this.kept.list<Checkout>({ prefix: storageKeys.checkout("") })];
    return checkouts.some(([, { expiresAt }]) => expiresAt > now) ? "passing" : null;
  }

  /** Restores everything here to its state at `time`, from the next call on. */
  restore(time: number): Promise<void> {
    return restoreTo(this.ctx, time);
  }

  /** All that is kept, as JSON. */
  held(): string {
    return JSON.stringify(heldIn(this.kept));
  }

  /** Deletes everything and, unless the account was unused, leaves a tombstone. Safe to repeat. */
  async end(now: number, ending: Ending = "asked"): Promise<Cleanup> {
    const receiptKey = storageKeys.receipt("");
    const receipts = [...this.kept.list({ prefix: receiptKey })].map(([key]) => key.slice(receiptKey.length));
    const record = this.read(now);
    const cut = record && isWebPurchased(record.platform) && isEntitling(record.status) ? record : null;
    const checkouts = [...this.kept.list({ prefix: storageKeys.checkout("") })].length;
    const erased = { subscriptions: record ? 1 : 0, checkouts, receipts: receipts.length };
    for (const [key] of [...this.kept.list()]) this.kept.delete(key);
    const expiresAt = now + lifetimes.tombstone;
    if (ending === "asked") {
      this.kept.put<Tombstone>(storageKeys.ended, { expiresAt });
      await this.ctx.storage.setAlarm(expiresAt);
    } else await this.ctx.storage.deleteAlarm();
    return { receipts, cut, erased };
  }

  override async alarm(): Promise<void> {
    const now = Date.now();
    dropExpired(this.kept, now);
    const leaving = leaveReceipts(this.kept, now);
    // Released before they are forgotten, so that an attempt that fails is repeated.
    await Promise.all(leaving.map(({ digest, accountId }) => receiptOf(this.env, digest).release(accountId)));
    for (const { digest } of leaving) this.kept.delete(storageKeys.receipt(digest));
    const next = nextEnd(this.kept);
    if (next !== null) await this.ctx.storage.setAlarm(next);
  }

  private isEnded(): boolean {
    return this.kept.get(storageKeys.ended) !== undefined;
  }

  private isActive(now: number): boolean {
    const current = this.read(now);
    return current !== null && isEntitling(current.status);
  }

  private trialFor(checkout: Checkout, product: ProductTerms): number | null {
    if (!product.freeTrial || this.kept.get(storageKeys.trialUsed)) return null;
    const { country, origin } = checkout;
    return trialDays({ platform: platformOf(checkout), country, campaign: campaignOf(origin) });
  }

  private async cleanAt(time: number): Promise<void> {
    const set = await this.ctx.storage.getAlarm();
    if (set === null || set > time) await this.ctx.storage.setAlarm(time);
  }
}

/** Where a checkout sells: on this site or, opened from an app, by card there. */
function platformOf({ platform }: Checkout): "web" | "stripe" {
  return platform === "web" ? "web" : "stripe";
}
