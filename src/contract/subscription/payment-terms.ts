/** What paying comes to, in words: the same list beside each button that leads to paying, on the plans and at the checkout. */
import { facts } from "../brand.ts";
import { type Country, countryInText } from "../country.ts";
import { momentWords, plannedDayWords } from "../day-words.ts";
import { href } from "../routes.ts";
import { statements } from "../statements.ts";
import type { SupportTopic } from "../support/support-topics.ts";
import { formatPrice, type Price } from "./prices.ts";
import type { BillingPeriod } from "./subscription.ts";

interface PeriodWords {
  /** The plan as a person chooses it. */
  readonly plan: string;
  /** After a price: "€9.99 a month". */
  readonly unit: string;
  /** How often it is taken. */
  readonly every: string;
}

export const periodWords: Readonly<Record<BillingPeriod, PeriodWords>> = {
  Monthly: { plan: "Monthly plan", unit: "a month", every: "every month" },
  Yearly: { plan: "Yearly plan", unit: "a year", every: "every year" },
};

export interface Order {
  readonly price: Price;
  readonly period: BillingPeriod;
  /** Days; null where the first period is paid today. */
  readonly trial: number | null;
  /** The first payment after a trial, else the second one. Milliseconds since 1970. */
  readonly nextPaymentAt: number;
  /** By whose clock days are told. */
  readonly country: Country | null;
}

export interface PaymentTerm {
  readonly term: string;
  readonly text: string;
  /** Where what it promises is asked for. */
  readonly form?: string;
}

/** Where a refund is asked for. It stands wherever one is promised. */
export const refundForm = href("help", { subject: "subscription" satisfies SupportTopic }, "topic");

export function paymentTerms(order: Order): readonly PaymentTerm[] {
  const { price, period, trial, nextPaymentAt, country } = order;
  const amount = formatPrice(price);
  return [
    { term: "Today", text: trial ? `Nothing. Your ${trial}-day free trial starts` : `You pay ${amount}` },
    {
      term: trial ? "First payment" : "Next payment",
      text: `${amount} on ${plannedDayWords(nextPaymentAt, country)}${trial ? `. ${statements.noReminder}` : ""}`,
    },
    { term: "Then", text: `${amount} ${periodWords[period].every} until you cancel` },
    {
      term: "Cancel",
      text: `${statements.cancel} ${trial ? `${freeUntilWords(nextPaymentAt, country)} ` : ""}${statements.cancelEnd}`,
    },
    { term: "Refund", text: `${statements.refund} ${statements.refundHow}`, form: refundForm },
  ];
}

/** The day before the first payment: whoever cancels on it is in time, whatever the hour. */
export function lastFreeDay(nextPaymentAt: number, country: Country | null): string {
  return plannedDayWords(nextPaymentAt - day, country);
}

/**
 * Until when cancelling a free trial costs nothing: before ordering, afterwards and by mail. Whoever reads it once that day
 * is over (`now`) still has the hours until the payment.
 */
export function freeUntilWords(nextPaymentAt: number, country: Country | null, now = 0): string {
  const isOver = plannedDayWords(now, country) === plannedDayWords(nextPaymentAt, country);
  const until = isOver ? `before ${momentWords(nextPaymentAt)}` : `by ${lastFreeDay(nextPaymentAt, country)}`;
  return `Cancel ${until} and you pay nothing.`;
}

/** Whose price it is, and that nothing is added to it: "for Ireland, tax included". */
export function pricedFor(country: Country): string {
  return `for ${countryInText(country)}, tax included`;
}

/** How a free trial ends whose price we do not know. */
export function trialWords(nextPaymentAt: number, country: Country | null, now: number): string {
  return `Free until ${momentWords(nextPaymentAt)}. The first payment is then. ${freeUntilWords(nextPaymentAt, country, now)}`;
}

/** What the subscription leaves out and asks for, beside every way to buy it. */
export const notIncluded: readonly PaymentTerm[] = [
  { term: "VPN", text: `${statements.vpnNotYet} ${statements.vpnSignIn}` },
  { term: "Personal Information Removal", text: statements.removalReach },
  { term: "Identity Theft Restoration", text: statements.knownBeforeOut },
  { term: "Signing in", text: statements.oneBrowser },
];

const day = 24 * 60 * 60 * 1000;

/** When a free trial of so many days that starts now ends, and the first payment is taken. */
export function trialEnd(now: number, days: number): number {
  return now + days * day;
}

/** When the payment was due that failed, of services that stay on until `endsAt` because of it. */
export function failedPaymentAt(endsAt: number): number {
  return endsAt - facts.graceDays * day;
}
