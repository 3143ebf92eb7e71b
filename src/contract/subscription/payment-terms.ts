/** The terms of payment in words: the same list beside each button that leads to paying, on the plans and at the checkout. */
import { facts } from "../brand.ts";
import { commonStatements as statements } from "../common-statements.ts";
import { type Country, countryInText, isEligible } from "../country.ts";
import { momentWords, plannedDayWords } from "../day-words.ts";
import { href } from "../routes.ts";
import type { SupportTopic } from "../support/support-topics.ts";
import { formatPrice, type Price } from "./prices.ts";
import type { BillingPeriod } from "./subscription.ts";

interface PeriodWords {
  /** The plan as a person chooses it. */
  readonly plan: string;
  /** After a price: "€9.99 a month". */
  readonly unit: string;
  /** How often the price is charged: "every month". */
  readonly every: string;
}

export const periodWords: Readonly<Record<BillingPeriod, PeriodWords>> = {
  monthly: { plan: "Monthly plan", unit: "a month", every: "every month" },
  yearly: { plan: "Yearly plan", unit: "a year", every: "every year" },
};

export interface Order {
  readonly price: Price;
  readonly period: BillingPeriod;
  /** Days; null where the first period is paid today. */
  readonly trial: number | null;
  /** The first payment after a trial, else the second one. Milliseconds since 1970. */
  readonly nextPaymentAt: number;
  /** The country in whose time zone days are given. */
  readonly country: Country | null;
}

export interface PaymentTerm {
  readonly term: string;
  readonly text: string;
  /** The form with which to request what the term promises. */
  readonly form?: { readonly label: string; readonly href: string };
}

/** The forms for requesting a refund and for withdrawing from the contract. Each is linked wherever that right is promised. */
export const refundForm = formFor("subscription");
export const withdrawalForm = formFor("withdrawal");

function formFor(subject: SupportTopic): string {
  return href("help", { subject }, "topic");
}

/** What is paid, and when. */
export function planTerms({ price, period, trial, nextPaymentAt, country }: Order): readonly PaymentTerm[] {
  const amount = formatPrice(price);
  return [
    { term: "Today", text: trial ? `Nothing. Your ${trial}-day free trial starts` : `You pay ${amount}` },
    {
      term: trial ? "First payment" : "Next payment",
      text: `${amount} on ${plannedDayWords(nextPaymentAt, country)}${trial ? `. ${statements.reminder}` : ""}`,
    },
    { term: "Then", text: `${amount} ${periodWords[period].every} until you cancel` },
  ];
}

/** How to cancel and how to get a refund, which is the same for every plan. */
export function leavingTerms({
  trial,
  nextPaymentAt,
  country,
}: Omit<Order, "price" | "period">): readonly PaymentTerm[] {
  return [
    {
      term: "Cancel",
      text: `${statements.cancel} ${trial ? `${freeUntilWords(nextPaymentAt, country)} ` : ""}${statements.cancelEnd}`,
    },
    {
      term: "Refund",
      text: `${statements.refund} ${statements.refundHow} ${statements.refundEnds}`,
      form: { label: "Ask for a refund", href: refundForm },
    },
    ...(mayWithdraw(country)
      ? [
          {
            term: "Withdrawal",
            text: statements.withdrawal,
            form: { label: "Read about withdrawal", href: href("proPrivacyTerms", {}, "withdrawal") },
          },
        ]
      : []),
  ];
}

/** The day before the first payment: cancelling on that day is in time, whatever the hour. */
export function lastFreeDay(nextPaymentAt: number, country: Country | null): string {
  return plannedDayWords(nextPaymentAt - day, country);
}

/** Until which day cancelling a free trial costs nothing: before the order, and until the day of the payment has come. */
export function freeUntilWords(nextPaymentAt: number, country: Country | null): string {
  return `Cancel by ${lastFreeDay(nextPaymentAt, country)} and you pay nothing.`;
}

/**
 * The same once the hour of the payment is known: a day that is early enough in every time zone and, when that day is over
 * (`now`), the hour of the payment.
 */
export function cancelBeforeWords(nextPaymentAt: number, country: Country | null, now: number): string {
  return inTimeWords(momentWords(nextPaymentAt), nextPaymentAt, country, now);
}

/** The same below a line with the moment itself: "then" stays the same when a script converts that line to another zone. */
export function cancelBeforeWordsBelowDate(nextPaymentAt: number, country: Country | null, now: number): string {
  return inTimeWords("then", nextPaymentAt, country, now);
}

function inTimeWords(moment: string, nextPaymentAt: number, country: Country | null, now: number): string {
  const isOver = plannedDayWords(now, country) === plannedDayWords(nextPaymentAt, country);
  return isOver ? `Cancel before ${moment} and you pay nothing.` : freeUntilWords(nextPaymentAt, country);
}

/**
 * What undoing a cancellation costs, and when; `plan` is null if its price is not known. `lead` begins the sentence, with a
 * condition if there is one.
 */
export function resumeWords(
  at: number,
  plan: {
    readonly price: { readonly amount: string; readonly currency: string };
    readonly period: BillingPeriod;
  } | null,
  isOnTrial: boolean,
  lead = "You",
): string {
  const payment = `${lead} pay nothing today, and your ${isOnTrial ? "first" : "next"} payment is`;
  const when = `on ${momentWords(at)}`;
  if (!plan) return `${payment} ${when}.`;
  return `${payment} ${formatPrice(plan.price)} ${when}, then ${periodWords[plan.period].every} until you cancel.`;
}

/** Whether the law gives consumers a right of withdrawal: wherever we sell, except in the United States and Canada. */
export function mayWithdraw(country: Country | null): boolean {
  return isEligible(country) && country !== "US" && country !== "CA";
}

/** Whose price it is, and that nothing is added to it: "for Ireland, tax included". */
export function pricedFor(country: Country): string {
  return `for ${countryInText(country)}, tax included`;
}

/** How a free trial ends, without the price, for when we do not know it. */
export function trialWords(nextPaymentAt: number, country: Country | null, now: number): string {
  return `Free until ${momentWords(nextPaymentAt)}. The first payment is then. ${cancelBeforeWords(nextPaymentAt, country, now)}`;
}

/** What the subscription excludes and requires, shown beside every way to buy it. */
export const notIncluded: readonly PaymentTerm[] = [
  {
    term: /*i18n*/ "VPN",
    get text() {
      return `${statements.vpnNotYet} ${statements.vpnSignIn}`;
    },
  },
  {
    term: /*i18n*/ "Personal Information Removal",
    get text() {
      return `${statements.removalStart} ${statements.removalReach}`;
    },
  },
  {
    term: /*i18n*/ "Identity Theft Restoration",
    get text() {
      return statements.knownBeforeOut;
    },
  },
  {
    term: /*i18n*/ "Signing in",
    get text() {
      return statements.oneBrowser;
    },
  },
];

const day = 24 * 60 * 60 * 1000;

/** When a free trial that starts now and lasts this many days ends, and the first payment is taken. */
export function trialEnd(now: number, days: number): number {
  return now + days * day;
}

/** When a failed payment was due, after which the services stay on until `endsAt`. */
export function failedPaymentAt(endsAt: number): number {
  return endsAt - facts.graceDays * day;
}
