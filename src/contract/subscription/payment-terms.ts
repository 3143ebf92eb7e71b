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
}

export interface PaymentTerm {
  readonly term: string;
  readonly text: string;
  /** Where what it promises is asked for. */
  readonly form?: string;
}

/** Where a refund is asked for. It stands wherever one is promised. */
export const refundForm = href("help", { subject: "subscription" satisfies SupportTopic }, "topic");

export function paymentTerms({ price, period, trial, nextPaymentAt }: Order): readonly PaymentTerm[] {
  const amount = formatPrice(price);
  return [
    { term: "Today", text: trial ? `Nothing. Your ${trial}-day free trial starts` : `You pay ${amount}` },
    {
      term: trial ? "First payment" : "Next payment",
      text: `${amount} on ${plannedDayWords(nextPaymentAt)}${trial ? `. ${statements.noReminder}` : ""}`,
    },
    { term: "Then", text: `${amount} ${periodWords[period].every} until you cancel` },
    { term: "Cancel", text: `${statements.cancel} ${trial ? statements.trialCancel : statements.cancelEnd}` },
    { term: "Refund", text: `${statements.refund} ${statements.refundHow}`, form: refundForm },
  ];
}

/** Whose price it is, and whether tax is in it: "for Ireland, tax included". */
export function pricedFor(country: Country): string {
  const tax = taxOnTop.has(country) ? "with tax included where the law requires it" : "tax included";
  return `for ${countryInText(country)}, ${tax}`;
}

/** Where shops may name prices without tax; in the European Union and the United Kingdom they may not. */
const taxOnTop: ReadonlySet<Country> = new Set<Country>(["US", "CA"]);

/** How a free trial ends. Every page, mail and checkout tells it by this sentence. */
export function trialWords(nextPaymentAt: number): string {
  return `Free until ${momentWords(nextPaymentAt)}. We take the first payment then. Cancel before then and you pay nothing.`;
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
