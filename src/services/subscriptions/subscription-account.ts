import type { Language } from "../../contract/language/languages.ts";
import { routes } from "../../contract/routes.ts";
import { campaignOf } from "../../contract/subscription/campaigns.ts";
import type { SubscriptionDetails } from "../../contract/subscription/details.ts";
import {
  type BillingPeriod,
  isEntitling,
  isWebPurchased,
  trialDays,
} from "../../contract/subscription/subscription.ts";
import { refillTime, spendAll } from "../../platform/budget.ts";
import { newSecret } from "../../platform/random.ts";
import { readServicesConfig } from "../env.ts";
import { type MailKind, mailBudgets } from "../mail-budgets.ts";
import { publicOrigin } from "../own-origins.ts";
import { peersOfSubscriptions } from "../peer-table.ts";
import type { DeletionCause, ErasedCounts } from "../peers.ts";
import { PinnedObject } from "../pinned.ts";
import { restoreTo } from "../restore.ts";
import { storedDataIn } from "../stored-data.ts";
import {
  aboutNewCard,
  aboutOrder,
  type CardChoice,
  type CardDecision,
  type CardName,
  cards,
  decideCard,
} from "./cards.ts";
import {
  applySubscriptionChange,
  type ChangeResult,
  changeRefusal,
  owedSince,
  owesPayment,
  type SubscriptionChange,
} from "./change-rules.ts";
import { type CheckoutOrder, findCheckout, type OpenResult, openedBefore, putCheckout } from "./checkouts.ts";
import { dropExpired, makeRoom, nextEnd } from "./expiring.ts";
import { changeNews, type NoticeContent, type NoticeReader, receiptNews, stepNews } from "./notices/news.ts";
import { announcedFor, nextMoment, reminderOf, withListPrice } from "./notices/notice-rules.ts";
import {
  deliverNotices,
  dropWaitingNotices,
  holdNotice,
  type NoticePeers,
  nextTry,
  putNotice,
  readNotices,
  sendOrder,
  type UnreadNotice,
  unreadNotices,
} from "./notices/notices.ts";
import {
  chargeOf,
  firstPayment,
  type KeptPayment,
  refundable,
  refundEnd,
  wasRefunded,
  withdrawable,
  withPayment,
  withTax,
} from "./payment-rules.ts";
import { nextPlanTerms, otherPeriod, plannedPeriod, withoutPlan } from "./plan-rules.ts";
import { type ProductTerms, productById } from "./product-rules.ts";
import { holdsReceipt, leaveReceipts, type ReserveResult, receiptEnd, receiptOf, reserveReceipt } from "./receipts.ts";
import {
  type AccountTombstone,
  type Checkout,
  lifetimes,
  type MailAllowance,
  type PortalRecord,
  type ReceiptRecord,
  storageKeys,
} from "./store.ts";
import { periodOf, pricePaid, type SubscriptionRecord, startSubscription, stepsTo } from "./subscription-rules.ts";

/**
 * A checkout as its page shows it; `trial` in days, null if the account had one or the product has none. Settled: it was
 * paid, or the account has an active subscription.
 */
export interface CheckoutView {
  readonly checkout: Checkout;
  readonly trial: number | null;
  /** The account has had its refund. */
  readonly refundUsed: boolean;
  readonly isSettled: boolean;
}

export type PayResult =
  | { tag: "paid"; checkout: Checkout }
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

/** `refund_not_possible`: nothing was paid yet, or the promised days are over. */
export type RefundResult =
  | { ok: true; record: SubscriptionRecord }
  | { ok: false; error: "managed_by_store" | "refund_not_possible" };

/** The details before the mail service has put their news into words. */
export type AccountDetails = Omit<SubscriptionDetails, "notices"> & { readonly unread: readonly UnreadNotice[] };

/** `ended`: the account was deleted, or the receipt has expired meanwhile. Else the subscription that the account has now. */
export type AdoptResult = { tag: "ended" } | { tag: "held"; record: SubscriptionRecord | null };

/** What a deleted account leaves to do: receipts to set free, and a subscription of ours that was cut short. */
export interface AccountCleanup {
  readonly receipts: readonly string[];
  readonly cut: SubscriptionRecord | null;
  /** In which its owner reads of that. */
  readonly language: Language;
  readonly erased: ErasedCounts;
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
  async read(now: number): Promise<SubscriptionRecord | null> {
    const { record, isNews } = this.advanced(now);
    // A record from before there were mails by alarm has none yet.
    if (record && (isNews || (await this.ctx.storage.getAlarm()) === null)) await this.wake(now);
    return record;
  }

  /**
   * Replaces the subscription with its payments; null removes both. A deleted account gets none.
   *
   * @param now the time as of which the record stands
   */
  async write(
    record: SubscriptionRecord | null,
    payments: readonly KeptPayment[] = [],
    now: number = Date.now(),
  ): Promise<void> {
    this.put(record);
    if (!record) this.kept.delete(storageKeys.payments);
    else if (!this.isEnded()) this.kept.put(storageKeys.payments, payments);
    this.current(now);
    await this.wake(now);
  }

  private put(record: SubscriptionRecord | null): void {
    if (!record) this.kept.delete(storageKeys.subscription);
    else if (!this.isEnded()) this.kept.put(storageKeys.subscription, record);
  }

  private get payments(): readonly KeptPayment[] {
    return this.kept.get<readonly KeptPayment[]>(storageKeys.payments) ?? [];
  }

  /** Brings the subscription to the present: what fell due meanwhile is paid, or not, and told, each once and in order. */
  private current(now: number): SubscriptionRecord | null {
    return this.advanced(now).record;
  }

  /** `isNews`: something has happened since the last write. */
  private advanced(now: number): { readonly record: SubscriptionRecord | null; readonly isNews: boolean } {
    const stored = this.kept.get<SubscriptionRecord>(storageKeys.subscription);
    if (!stored) return { record: null, isNews: false };
    let record = stored;
    for (const step of stepsTo(stored, now)) {
      record = step.record;
      const charge = chargeOf(step);
      if (charge) this.kept.put(storageKeys.payments, withPayment(this.payments, record, charge));
      const isFirst = firstPayment(this.payments, record)?.at === step.at;
      this.tell(record, stepNews(step, isFirst), step.at, now);
    }
    record = this.foretell(record, now);
    const isNews = record !== stored;
    if (isNews) this.put(record);
    return { record, isNews };
  }

  /** Tells what comes next, once its time has come: the next payment, or another price. */
  private foretell(record: SubscriptionRecord, now: number): SubscriptionRecord {
    const reminder = reminderOf(record);
    const isDue = reminder !== null && reminder.at <= now;
    if (isDue) this.tell(record, changeNews(reminder.kind, record, reminder.at), reminder.at, now);
    const reminded = isDue ? { ...record, remindedOf: record.expiresOrRenewsAt } : record;
    const priced = withListPrice(reminded, now);
    if (priced) this.tell(priced, changeNews("price", priced, now), now, now);
    return priced ?? reminded;
  }

  /** A store tells its buyers itself. */
  private tell({ platform }: SubscriptionRecord, news: NoticeContent | null, at: number, now: number): void {
    if (isWebPurchased(platform)) putNotice(this.kept, news, at, now);
  }

  /**
   * The same for what somebody pressed, which spends a budget: whoever presses to and fro gets no mail for each. The newest waits
   * until there is budget again, so that the last word is what holds.
   */
  private tellPressed(kind: MailKind, record: SubscriptionRecord, news: NoticeContent | null, now: number): void {
    const wait = this.spendMail(kind, now);
    if (!news || !isWebPurchased(record.platform) || !Number.isFinite(wait)) return;
    dropWaitingNotices(this.kept, kind);
    if (wait === 0) this.tell(record, news, now, now);
    else holdNotice(this.kept, { news, at: now, dueAt: now + wait, heldFor: kind });
  }

  /** Notes a store's receipt (by its digest) before it is claimed, so that whatever ends the account releases it. */
  async reserve(receipt: string, accountId: string, now: number): Promise<ReserveResult> {
    if (this.isEnded()) return "ended";
    const reserved = reserveReceipt(this.kept, receipt, accountId, now);
    await this.wake(now);
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
    if (this.kept.get<ReceiptRecord>(storageKeys.receipt(receipt))?.state === "reserved")
      this.kept.delete(storageKeys.receipt(receipt));
  }

  /**
   * Starts the subscription of a store's purchase, once for each receipt: confirming it again gives the subscription as it
   * stands, and starts nothing. While another subscription is active that one stays, and the receipt can be used afterwards.
   */
  adopt(record: SubscriptionRecord, receipt: string, now: number): AdoptResult {
    const reserved = this.kept.get<ReceiptRecord>(storageKeys.receipt(receipt));
    if (this.isEnded() || !reserved || reserved.state === "leaving") return { tag: "ended" };
    const current = this.current(now);
    const isUsed = reserved.state === "adopted";
    if (isUsed || (current && isEntitling(current.status))) return { tag: "held", record: current };
    this.kept.put<ReceiptRecord>(storageKeys.receipt(receipt), {
      ...reserved,
      state: "adopted",
      expiresAt: receiptEnd(record),
    });
    this.put(record);
    return { tag: "held", record };
  }

  /** Notes in which language the subscription is used; null where a call did not say. */
  private heard(language: Language | null | undefined): void {
    if (!language || language === this.language || this.isEnded()) return;
    if (language === "en") this.kept.delete(storageKeys.language);
    else this.kept.put<Language>(storageKeys.language, language);
  }

  private get language(): Language {
    return this.kept.get<Language>(storageKeys.language) ?? "en";
  }

  /** Makes a change that its owner asks for, once however often it is asked. Null if there is no subscription. */
  async change(
    change: SubscriptionChange,
    now: number,
    language: Language | null = null,
  ): Promise<ChangeResult | null> {
    const result = this.applied(change, now);
    if (result) this.heard(language);
    await this.wake(now);
    return result;
  }

  private applied(change: SubscriptionChange, now: number): ChangeResult | null {
    const current = this.current(now);
    if (!current) return null;
    const result = applySubscriptionChange(current, change, now);
    if (!result.ok) return result;
    const { record, news } = result;
    this.put(record);
    if (news === "paid") this.paid(record, { at: now, from: owedSince(current) });
    else if (news) {
      const dropsPlan = news === "cancelled" && plannedPeriod(current) !== null;
      this.tellPressed("change", record, changeNews(news, record, now, { dropsPlan }), now);
    }
    return result;
  }

  /** Notes a payment that somebody has just made, and tells them of it. */
  private paid(record: SubscriptionRecord, { at, from }: { readonly at: number; readonly from: number }): void {
    const charge = { state: "paid", at, from, until: record.expiresOrRenewsAt } as const;
    this.kept.put(storageKeys.payments, withPayment(this.payments, record, charge));
    const isFirst = firstPayment(this.payments, record)?.at === at;
    this.tellPressed("receipt", record, receiptNews(record, at, { isFirst }), at);
  }

  /**
   * Pays the first payment back, once, and ends the subscription, whose time nobody has paid for any more. `ends`: the contract
   * is withdrawn from, so on trial, when nothing was paid, it ends all the same. Where the law gives no right to that, it is a
   * refund like any other. Null if there is no subscription.
   */
  async refund(ends: boolean, now: number, language: Language | null = null): Promise<RefundResult | null> {
    const current = this.current(now);
    if (!current) return null;
    this.heard(language);
    if (!isWebPurchased(current.platform)) return { ok: false, error: "managed_by_store" };
    if (ends && isBeforePayment(current, now)) return this.endTrial(current, now);
    if (firstPayment(this.payments, current)?.state === "refunded") return { ok: true, record: current };
    const withdrawn = ends ? withdrawable(this.payments, current, now) : null;
    const payment = withdrawn ?? refundable(this.payments, current, now);
    if (!payment) return { ok: false, error: "refund_not_possible" };
    const refunded: KeptPayment = {
      ...{ refundedAt: now, ...payment, state: "refunded" },
      ...(withdrawn && { withdrawn: true }),
    };
    this.kept.put(
      storageKeys.payments,
      this.payments.map((one) => (one.number === payment.number ? refunded : one)),
    );
    const record = isEntitling(current.status) ? cutShort(current, now) : current;
    this.put(record);
    this.tellPressed(
      "receipt",
      record,
      changeNews(withdrawn ? "withdrawn-paid" : "refunded", record, now, { payment: refunded }),
      now,
    );
    await this.wake(now);
    return { ok: true, record };
  }

  /** Safe to repeat. */
  private async endTrial(current: SubscriptionRecord, now: number): Promise<RefundResult> {
    if (!isEntitling(current.status)) return { ok: true, record: current };
    const record = cutShort(current, now);
    this.put(record);
    this.tellPressed("change", record, changeNews("withdrawn", record, now), now);
    await this.wake(now);
    return { ok: true, record };
  }

  /** What its owner finds about the subscription besides its state; null if there is none. */
  async details(now: number, language: Language | null = null): Promise<AccountDetails | null> {
    const record = await this.read(now);
    if (!record) return null;
    this.heard(language);
    const promised = (payment: KeptPayment | null) =>
      payment && { payment: withTax(payment), until: refundEnd(payment, record) };
    const plan = (period: BillingPeriod) => nextPlanTerms(record, period);
    const [current, other] = [plan(periodOf(record)), plan(otherPeriod(record))];
    const isOurs = isWebPurchased(record.platform);
    const price = isOurs ? pricePaid(record) : null;
    const { next, productId } = record;
    return {
      price: price && { ...price, billingPeriod: periodOf(record) },
      newPrice: next?.productId === productId ? { ...next.price, at: announcedFor(record) } : null,
      payments: this.payments.map(withTax).toReversed(),
      country: record.country ?? null,
      card: isOurs ? cards[record.card].label : null,
      plans: isOurs && current && other ? { current, other, isChanging: plannedPeriod(record) !== null } : null,
      refund: promised(refundable(this.payments, record, now)),
      withdrawal: promised(withdrawable(this.payments, record, now)),
      trialUsed: this.kept.get<boolean>(storageKeys.trialUsed) ?? false,
      refundUsed: wasRefunded(this.payments),
      unread: unreadNotices(this.kept, this.reader()),
    };
  }

  /** The notices of what happened by `until` have been read. */
  readNotices(until: number): void {
    readNotices(this.kept, until);
  }

  /** The account has an address that it did not have before. An order that is over is not confirmed any more. */
  async addressAdded(now: number): Promise<void> {
    if (!this.isActive(now)) return;
    sendOrder(this.kept, now);
    await this.wake(now);
  }

  /**
   * Opens a checkout. The same key with the same order gives the same checkout for a day, or until the subscription that was
   * bought there is over; with another order it is refused.
   */
  async open(order: CheckoutOrder, key: string | null, now: number): Promise<OpenResult> {
    if (this.isEnded()) return { ok: false, error: "invalid_token" };
    const isOver = !this.isActive(now);
    const before = key === null ? null : openedBefore(this.kept, order, { key, isOver, now });
    if (before) return before;
    if (!isOver) return { ok: false, error: "already_subscribed" };
    const { secret } = putCheckout(this.kept, order, key, now);
    await this.wake(now);
    return { ok: true, secret };
  }

  view(secret: string, now: number): CheckoutView | null {
    const checkout = findCheckout(this.kept, secret, now);
    const product = checkout && productById(checkout.productId);
    if (!checkout || !product) return null;
    return {
      checkout,
      trial: this.trialFor(checkout, product),
      refundUsed: wasRefunded(this.payments),
      isSettled: checkout.paidAt !== null || this.isActive(now),
    };
  }

  /** Pays a checkout once. */
  async pay(secret: string, choice: CardChoice, now: number): Promise<PayResult> {
    const result = this.settled(secret, choice, now);
    await this.wake(now);
    return result;
  }

  private settled(secret: string, choice: CardChoice, now: number): PayResult {
    const checkout = findCheckout(this.kept, secret, now);
    const product = checkout && productById(checkout.productId);
    if (!checkout || !product || this.isEnded()) return { tag: "gone" };
    if (checkout.paidAt !== null && this.current(now)) return { tag: "paid", checkout };
    if (this.isActive(now)) return { tag: "already_subscribed", checkout };
    const trial = this.trialFor(checkout, product);
    const decision = this.decide(storageKeys.checkout(secret), checkout, choice, aboutOrder(trial));
    if (decision !== "accepted") return { tag: decision, checkout, trial };
    this.start(checkout, product, choice.card, now);
    return { tag: "paid", checkout };
  }

  /** Decides about a card that was chosen on a page, and notes there what the bank asks, until it is answered. */
  private decide(key: string, page: Checkout | PortalRecord, choice: CardChoice, about: string): CardDecision {
    const decision = decideCard(choice, page.asked ?? null, about);
    const asked = decision === "confirm" ? { card: choice.card, about } : undefined;
    if (asked || page.asked) this.kept.put(key, { ...page, asked });
    return decision;
  }

  private start(checkout: Checkout, product: ProductTerms, card: CardName, now: number): void {
    const trial = this.trialFor(checkout, product);
    const record = startSubscription(product, {
      platform: platformOf(checkout),
      card,
      now,
      trial,
      country: checkout.country,
      owner: { accountId: checkout.accountId, origin: new URL(checkout.returnUrl).origin },
    });
    this.put(record);
    this.heard(checkout.language);
    if (trial) {
      this.kept.put(storageKeys.trialUsed, true);
      this.tellPressed("receipt", record, receiptNews(record, now, { isTrial: true }), now);
    } else this.paid(record, { at: now, from: now });
    this.kept.put<Checkout>(storageKeys.checkout(checkout.secret), { ...checkout, paidAt: now });
  }

  /** The secret of a new portal address; null where there is no subscription to change. */
  async openPortal(portal: Omit<PortalRecord, "expiresAt">, now: number): Promise<string | null> {
    if (!this.current(now)) return null;
    const secret = newSecret();
    makeRoom(this.kept, storageKeys.portal(""));
    this.kept.put<PortalRecord>(storageKeys.portal(secret), { ...portal, expiresAt: now + lifetimes.portal });
    await this.wake(now);
    return secret;
  }

  /** What a portal address opens, while it lives. */
  portal(secret: string, now: number): PortalRecord | null {
    const portal = this.kept.get<PortalRecord>(storageKeys.portal(secret));
    return portal && portal.expiresAt > now ? portal : null;
  }

  /** Changes the card from a portal, once however often the same is chosen. */
  async changeCard(secret: string, choice: CardChoice, now: number): Promise<CardResult> {
    const portal = this.portal(secret, now);
    const current = this.current(now);
    if (!portal || !current) return null;
    const refusal = changeRefusal(current);
    if (refusal) return { ok: false, error: refusal };
    const isPaying = owesPayment(current);
    if (choice.card === current.card && !isPaying) return { ok: true, record: current, news: null };
    const about = aboutNewCard(isPaying, current.expiresOrRenewsAt);
    const decision = this.decide(storageKeys.portal(secret), portal, choice, about);
    if (decision === "confirm") return { ok: false, error: decision, card: choice.card };
    if (decision !== "accepted") return { ok: false, error: decision };
    return this.change({ kind: "card", card: choice.card }, now, portal.language);
  }

  /** Takes one mail about the subscription out of the owner's budget; answers how long to wait, in milliseconds, 0 if there was one left. */
  private spendMail(kind: MailKind, now: number): number {
    const rules = mailBudgets[kind];
    const { budgets, wait } = spendAll(this.kept.get<MailAllowance>(storageKeys.mail(kind))?.budgets, rules, now);
    if (this.isEnded()) return Number.POSITIVE_INFINITY;
    if (wait > 0) return wait * 1000;
    this.kept.put<MailAllowance>(storageKeys.mail(kind), { budgets, expiresAt: now + refillTime(rules) });
    return 0;
  }

  /**
   * Whether deleting the account would take anything of its owner's (`lasting`): a used trial, or a subscription, whose end
   * counts until its receipt has expired if a store sold it; or only an open checkout (`passing`). Receipts that started
   * nothing count for nothing: anybody can make them up.
   */
  holding(now: number): "lasting" | "passing" | null {
    const record = this.current(now);
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
    return JSON.stringify(storedDataIn(this.kept));
  }

  /** Deletes everything and, unless the account was unused, leaves a tombstone. Safe to repeat. */
  async end(now: number, ending: DeletionCause = "asked"): Promise<AccountCleanup> {
    const receiptKey = storageKeys.receipt("");
    const receipts = [...this.kept.list({ prefix: receiptKey })].map(([key]) => key.slice(receiptKey.length));
    const record = this.current(now);
    const cut = record && isWebPurchased(record.platform) && isEntitling(record.status) ? record : null;
    const { language } = this;
    const checkouts = [...this.kept.list({ prefix: storageKeys.checkout("") })].length;
    const payments = this.payments.length;
    const erased = { subscriptions: record ? 1 : 0, payments, checkouts, receipts: receipts.length };
    for (const [key] of [...this.kept.list()]) this.kept.delete(key);
    const expiresAt = now + lifetimes.tombstone;
    if (ending === "asked") {
      this.kept.put<AccountTombstone>(storageKeys.ended, { expiresAt });
      await this.ctx.storage.setAlarm(expiresAt);
    } else await this.ctx.storage.deleteAlarm();
    return { receipts, cut, language, erased };
  }

  override alarm(): Promise<void> {
    return this.work(Date.now(), peersOfSubscriptions(this.env, this.ctx.exports));
  }

  /** Does what is due at `now`, and sets the next alarm. */
  async work(now: number, peers: NoticePeers): Promise<void> {
    this.current(now);
    dropExpired(this.kept, now);
    const leaving = leaveReceipts(this.kept, now);
    // Released before they are forgotten, so that an attempt that fails is repeated.
    await Promise.all(leaving.map(({ digest, accountId }) => receiptOf(this.env, digest).release(accountId)));
    for (const { digest } of leaving) this.kept.delete(storageKeys.receipt(digest));
    await deliverNotices(this.kept, this.reader(), peers, now);
    await this.wake(now);
  }

  /** Sets the alarm to the next thing to do, unless it rings sooner anyway. */
  private async wake(now: number): Promise<void> {
    const record = this.kept.get<SubscriptionRecord>(storageKeys.subscription);
    const moments = [nextEnd(this.kept), nextTry(this.kept), record ? nextMoment(record, now) : null];
    const next = moments.filter((moment) => moment !== null);
    const set = await this.ctx.storage.getAlarm();
    const first = Math.min(...next);
    if (next.length > 0 && (set === null || set > first)) await this.ctx.storage.setAlarm(first);
  }

  private reader(): NoticeReader {
    const { owner } = this.kept.get<SubscriptionRecord>(storageKeys.subscription) ?? {};
    const origin = publicOrigin(readServicesConfig(this.env), new URL(owner?.origin ?? "http://localhost"));
    const manageLink = `${origin}${routes.subscriptionsManage.path}`;
    return { reference: owner?.accountId, manageLink, language: this.language };
  }

  private isEnded(): boolean {
    return this.kept.get(storageKeys.ended) !== undefined;
  }

  private isActive(now: number): boolean {
    const current = this.current(now);
    return current !== null && isEntitling(current.status);
  }

  private trialFor(checkout: Checkout, product: ProductTerms): number | null {
    if (!product.freeTrial || this.kept.get(storageKeys.trialUsed)) return null;
    const { country, origin } = checkout;
    return trialDays({ platform: platformOf(checkout), country, campaign: campaignOf(origin) });
  }
}

/** Whether it is on trial, or ended before its trial did: nothing was paid. */
function isBeforePayment({ trialEndsAt, status, expiresOrRenewsAt }: SubscriptionRecord, now: number): boolean {
  return trialEndsAt !== null && (isEntitling(status) ? now : expiresOrRenewsAt) < trialEndsAt;
}

function cutShort(record: SubscriptionRecord, now: number): SubscriptionRecord {
  return { ...withoutPlan(record), status: "Expired", expiresOrRenewsAt: now };
}

/** Where a checkout sells: on this site or, opened from an app, by card there. */
function platformOf({ platform }: Checkout): "web" | "stripe" {
  return platform === "web" ? "web" : "stripe";
}
