/** The terms of payment in words: the same list beside each button that leads to paying, on the plans and at the checkout. */
import { brand, facts } from "../brand/brand.ts";
import { commonStatements as statements } from "../common-statements.ts";
import { type Country, countryInText, isEligible, parseCountry } from "../country.ts";
import { momentWords, plannedDayWords } from "../day-words.ts";
import { i18n } from "../language/i18n.ts";
import { href } from "../routes.ts";
import type { SupportTopic } from "../support/support-topics.ts";
import { formatPrice, type Price } from "./prices.ts";
import type { BillingPeriod } from "./subscription.ts";

interface PeriodWords {
  /** The plan as a person chooses it. */
  readonly plan: string;
  /** The same below the word "Plan". */
  readonly name: string;
  /** After a price: "€9.99 a month". */
  readonly unit: string;
  /** How often the price is charged: "every month". */
  readonly every: string;
}

export function periodWords(): Readonly<Record<BillingPeriod, PeriodWords>> {
  return {
    monthly: {
      plan: i18n.t("Monthly plan"),
      name: i18n.t("Monthly"),
      unit: i18n.t("a month"),
      every: i18n.t("every month"),
    },
    yearly: {
      plan: i18n.t("Yearly plan"),
      name: i18n.t("Yearly"),
      unit: i18n.t("a year"),
      every: i18n.t("every year"),
    },
  };
}

/** "Nightjar Pro, yearly". */
export function planWords(period: BillingPeriod): string {
  return period === "yearly"
    ? i18n.t("{pro}, yearly", { pro: brand.pro })
    : i18n.t("{pro}, monthly", { pro: brand.pro });
}

export interface Order {
  readonly price: Price;
  readonly period: BillingPeriod;
  /** Days; null where the first period is paid today. */
  readonly trial: number | null;
  /** The first payment after a trial, else the second one. Milliseconds since 1970. */
  readonly nextPaymentAt: number;
  /** The country in whose time zone days are given. */
  readonly country: Country | null;
  /** The account has had its refund, of which there is one. */
  readonly refundUsed?: boolean;
  /** The account has an email address, so that reminders are emailed. */
  readonly hasEmail?: boolean;
}

export interface PaymentTerm {
  readonly term: string;
  readonly text: string;
  /** The form with which to request what the term promises. */
  readonly form?: { readonly label: string; readonly href: string };
}

/** The forms for requesting a refund and for withdrawing from the contract. Each is linked wherever that right is promised. */
export function refundForm(): string {
  return formFor("subscription");
}

export function withdrawalFormAddress(): string {
  return formFor("withdrawal");
}

function formFor(subject: SupportTopic): string {
  return href("help", { subject }, "topic");
}

/** What is paid, and when. */
export function planTerms({
  price,
  period,
  trial,
  nextPaymentAt,
  country,
  hasEmail = false,
}: Order): readonly PaymentTerm[] {
  const amount = formatPrice(price);
  const reminder = hasEmail ? statements.emailedReminder : statements.reminder;
  const onManage = trial ? statements.yearlyReminderToo : statements.yearlyReminder;
  const yearlyReminder = hasEmail ? statements.emailedYearlyReminder : onManage;
  const onDay = i18n.t("{amount} on {day}", { amount, day: plannedDayWords(nextPaymentAt, country) });
  return [
    {
      term: i18n.t("Today"),
      text: trial
        ? i18n.t("Nothing. Your {days}-day free trial starts", { days: trial })
        : i18n.t("You pay {amount}", { amount }),
    },
    {
      term: trial ? i18n.t("First payment") : i18n.t("Next payment"),
      text: trial ? `${onDay}. ${reminder}` : onDay,
    },
    {
      term: i18n.t("Then"),
      text: `${i18n.t("{amount} {every} until you cancel", { amount, every: periodWords()[period].every })}${period === "yearly" ? `. ${yearlyReminder}` : ""}`,
    },
  ];
}

/** How to cancel and how to get a refund, which is the same for every plan. */
export function leavingTerms({
  trial,
  nextPaymentAt,
  country,
  refundUsed = false,
}: Omit<Order, "price" | "period">): readonly PaymentTerm[] {
  return [
    {
      term: i18n.t("Cancel"),
      text: trial
        ? `${statements.cancel} ${freeUntilWords(nextPaymentAt, country)} ${statements.cancelEnd}`
        : `${statements.cancel} ${statements.cancelEndPaid}`,
    },
    refundUsed
      ? { term: i18n.t("Refund"), text: noRefundWords({ refundUsed }) }
      : {
          term: i18n.t("Refund"),
          text: `${statements.refund} ${statements.refundHow} ${statements.refundEnds}`,
          form: { label: i18n.t("Ask for a refund"), href: refundForm() },
        },
    ...(mayWithdraw(country)
      ? [
          {
            term: i18n.t("Withdrawal"),
            text: statements.withdrawal,
            form: { label: i18n.t("Read about withdrawal"), href: href("proPrivacyTerms", {}, "withdrawal") },
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
  return i18n.t("Cancel by {day} and you pay nothing.", { day: lastFreeDay(nextPaymentAt, country) });
}

/**
 * The same below a line with the moment of the payment: a day that is early enough in every time zone and, when that day is
 * over (`now`), "then", which stays the same when a script converts that line to another zone.
 */
export function cancelBeforeWordsBelowDate(nextPaymentAt: number, country: Country | null, now: number): string {
  if (!isOver(nextPaymentAt, country, now)) return freeUntilWords(nextPaymentAt, country);
  return i18n.t("Cancel before then and you pay nothing.");
}

/** Whether the last day is over on which cancelling is in time in every time zone. */
function isOver(nextPaymentAt: number, country: Country | null, now: number): boolean {
  return plannedDayWords(now, country) === plannedDayWords(nextPaymentAt, country);
}

interface PlanFromDate {
  readonly period: BillingPeriod;
  readonly price: { readonly amount: string; readonly currency: string };
  /** Its first payment, in milliseconds since 1970. */
  readonly at: number;
}

/** A change of plan that waits for the next payment: which plan begins when, and at what price. */
export function planChangeWords({ period, price, at }: PlanFromDate): string {
  const values = { date: momentWords(at), price: `${formatPrice(price)} ${periodWords()[period].unit}` };
  return period === "yearly"
    ? i18n.t(
        "You change to the yearly plan on {date}: {price} until you cancel. Until then, you can undo the change.",
        values,
      )
    : i18n.t(
        "You change to the monthly plan on {date}: {price} until you cancel. Until then, you can undo the change.",
        values,
      );
}

/** What cancelling does to a change of plan that waits; `period` is that of the plan until then. */
export function changeDroppedWords(period: BillingPeriod): string {
  return period === "yearly"
    ? i18n.t(
        "Cancelling also drops your change to the monthly plan. If you undo the cancellation, you stay on the yearly plan.",
      )
    : i18n.t(
        "Cancelling also drops your change to the yearly plan. If you undo the cancellation, you stay on the monthly plan.",
      );
}

/** Another price for the present plan, and the date of its first payment. */
export function newPriceWords(price: PlanFromDate["price"], at: number): string {
  return i18n.t("{price} from your payment on {date}", { price: formatPrice(price), date: momentWords(at) });
}

/** What undoing a cancellation costs, and when; `plan` is null if its price is not known. */
export function resumeWords(
  at: number,
  plan: {
    readonly price: { readonly amount: string; readonly currency: string };
    readonly period: BillingPeriod;
  } | null,
  isOnTrial: boolean,
): string {
  const moment = momentWords(at);
  if (!plan) {
    return isOnTrial
      ? i18n.t("You pay nothing today, and your first payment is on {moment}.", { moment })
      : i18n.t("You pay nothing today, and your next payment is on {moment}.", { moment });
  }
  const price = formatPrice(plan.price);
  const { every } = periodWords()[plan.period];
  return isOnTrial
    ? i18n.t("You pay nothing today, and your first payment is {price} on {moment}, then {every} until you cancel.", {
        price,
        moment,
        every,
      })
    : i18n.t("You pay nothing today, and your next payment is {price} on {moment}, then {every} until you cancel.", {
        price,
        moment,
        every,
      });
}

/** Whether the law gives consumers a right of withdrawal: wherever we sell, except in the United States and Canada. */
export function mayWithdraw(country: Country | null): boolean {
  return isEligible(country) && country !== "US" && country !== "CA";
}

/** Why no refund can be asked for, to whom the details of the account are known. */
export function noRefundWords({ refundUsed }: { readonly refundUsed: boolean }): string {
  return refundUsed
    ? i18n.t("Your account has had its refund: there is one for each account.")
    : i18n.t(
        "There’s nothing we can refund now: you’ve paid us nothing, we’ve paid it back, or the days in which you can ask are over.",
      );
}

/** The last day of a right that ends at `until`, where the contract was made: "Saturday 12 December 2026". */
export function lastDayWords(
  { until }: { readonly until: number },
  { country }: { readonly country?: string | null | undefined },
): string {
  return plannedDayWords(until - 1, parseCountry(country));
}

/** Whose price it is, and that nothing is added to it: "for Ireland, tax included". */
export function pricedFor(country: Country): string {
  return i18n.t("for {country}, tax included", { country: countryInText(country) });
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
      return `${statements.adviserLanguage} ${statements.knownBeforeOut}`;
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
