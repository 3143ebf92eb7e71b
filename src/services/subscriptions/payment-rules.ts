/** Payments as pure functions: the list of an account, what can be asked back, and amounts in cents. */
import { facts } from "../../contract/brand/brand.ts";
import type { Payment } from "../../contract/subscription/details.ts";
import { mayWithdraw } from "../../contract/subscription/payment-terms.ts";
import { isWebPurchased } from "../../contract/subscription/subscription.ts";
import { lastDayEnd } from "../../contract/westernmost-zone.ts";
import {
  day,
  graceDays,
  periodOf,
  pricePaid,
  type ScheduledStep,
  type SubscriptionRecord,
} from "./subscription-rules.ts";

/** Twenty years of monthly payments; the oldest go first. */
const mostPayments = 240;

/** The share of tax in the receipts of this demonstration, in per cent of the net amount. No country's rate. */
export const exampleTaxRate = 20;

/** A payment as the account keeps it; what a receipt adds follows from it. */
export interface KeptPayment extends Omit<Payment, "net" | "tax"> {
  /** It went back by a withdrawal, which the law gives for each contract, and used up no refund. */
  readonly withdrawn?: true;
}

/** What was paid, or could not be, with the price of the record after it. */
type Charge = Omit<KeptPayment, "number" | "billingPeriod" | "amount" | "currency">;

export function centsOf(amount: string): number {
  return Number(amount.replace(".", ""));
}

export function amountOf(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
}

/** Splits an amount that includes tax so that both parts add up to it, to the cent. */
export function taxIn(amount: string, rate = exampleTaxRate): { readonly net: string; readonly tax: string } {
  const cents = centsOf(amount);
  const net = Math.round((cents * 100) / (100 + rate));
  return { net: amountOf(net), tax: amountOf(cents - net) };
}

export function withTax(payment: KeptPayment): Payment {
  return { ...payment, ...taxIn(payment.amount) };
}

/** Adds a payment of the record's price; nothing where a store takes the money. */
export function withPayment(
  payments: readonly KeptPayment[],
  record: SubscriptionRecord,
  charge: Charge,
): readonly KeptPayment[] {
  const price = pricePaid(record);
  if (!price || !isWebPurchased(record.platform)) return payments;
  const number = (payments.at(-1)?.number ?? 0) + 1;
  return [...payments, { number, billingPeriod: periodOf(record), ...price, ...charge }].slice(-mostPayments);
}

/** The payment that a step of the subscription makes, or tries to make. */
export function chargeOf({ kind, at, record }: ScheduledStep): Charge | null {
  if (kind === "paid") return { state: "paid", at, from: at, until: record.expiresOrRenewsAt };
  // What failed would have paid for more than the days of grace; they are all that it has given.
  return kind === "failed" ? { state: "failed", at, from: at, until: at + graceDays * day } : null;
}

/**
 * The first payment of the subscription that was made: the only one with the promise of a refund. It was due when the trial
 * ended, or at the order, and at the latest made in the days of grace.
 */
export function firstPayment(
  payments: readonly KeptPayment[],
  { startedAt, trialEndsAt }: SubscriptionRecord,
): KeptPayment | undefined {
  const due = trialEndsAt ?? startedAt;
  return payments.find(({ at, state }) => at >= due && at < due + graceDays * day && state !== "failed");
}

/** Until when a payment can be asked back: as the law counts the days of a withdrawal, to the end of the last one. */
export function refundEnd({ at }: Pick<Payment, "at">, { country }: Pick<SubscriptionRecord, "country">): number {
  return lastDayEnd(at, facts.refundDays, country ?? null);
}

/** The payment that can be asked back now, or null: our own promise, once for an account. */
export function refundable(
  payments: readonly KeptPayment[],
  record: SubscriptionRecord,
  now: number,
): KeptPayment | null {
  return wasRefunded(payments) ? null : recentFirst(payments, record, now);
}

/** The payment that goes back with a withdrawal from the contract, or null: by law, where the country of the contract has one. */
export function withdrawable(
  payments: readonly KeptPayment[],
  record: SubscriptionRecord,
  now: number,
): KeptPayment | null {
  return mayWithdraw(record.country ?? null) ? recentFirst(payments, record, now) : null;
}

function recentFirst(payments: readonly KeptPayment[], record: SubscriptionRecord, now: number): KeptPayment | null {
  const first = firstPayment(payments, record);
  return first?.state === "paid" && now < refundEnd(first, record) ? first : null;
}

/** Whether the account has had its refund, of which there is one. */
export function wasRefunded(payments: readonly KeptPayment[]): boolean {
  return payments.some(({ state, withdrawn }) => state === "refunded" && !withdrawn);
}
