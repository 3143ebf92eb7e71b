/** What the mails about a subscription say, beside its receipts: one row for each thing that can happen to it. */
import { brand, facts } from "../../contract/brand.ts";
import { commonStatements as statements } from "../../contract/common-statements.ts";
import { parseCountry } from "../../contract/country.ts";
import { momentWords, plannedDayWords } from "../../contract/day-words.ts";
import type { MailMessage } from "../../contract/services.ts";
import { lastFreeDay, periodWords } from "../../contract/subscription/payment-terms.ts";
import { formatPrice } from "../../contract/subscription/prices.ts";

export type ChangeData = Extract<MailMessage, { template: "subscription-change" }>["data"];
export type Term = readonly [term: string, text: string];

/** What a row has to write with. */
interface Told extends ChangeData {
  readonly price: string;
  /** "the yearly plan". */
  readonly planInText: string;
  readonly at: (time: number) => string;
  /** The day of `date`, in words that hold for the whole country. */
  readonly dateWords: string;
  /** What is paid on `date` and afterwards. */
  readonly payments: readonly Term[];
}

interface Words {
  readonly subject: string;
  readonly first: string;
  /** Shown around the plan. */
  readonly before?: readonly Term[];
  readonly after?: readonly Term[];
  /** For a reader who wants to do something about it, or did not do it. */
  readonly last: string;
}

const pro = brand.pro;
const again = `Want ${pro} back? You can subscribe again:`;
const ended = `Your ${pro} subscription has ended`;

const rows: { readonly [Change in ChangeData["change"]]: (told: Told) => Words } = {
  "trial-ending": ({ dateWords, payments }) => ({
    subject: `Your free trial of ${pro} ends on ${dateWords}`,
    first: "Your free trial ends soon, and your first payment follows.",
    after: payments,
    last: `To keep your subscription, you don’t have to do anything. ${statements.cancel}`,
  }),
  "renewal-soon": ({ dateWords, payments }) => ({
    subject: `Your ${pro} subscription renews on ${dateWords}`,
    first: "Your subscription renews soon.",
    after: payments,
    last: "To keep your subscription, you don’t have to do anything. To stop the payment, cancel before then. You can also change to the monthly plan:",
  }),
  "payment-failed": ({ price, at, changedAt, date }) => ({
    subject: `Your payment for ${pro} failed`,
    first: `We couldn’t take your payment of ${price}. Your services stay on for ${facts.graceDays} days while you change your card.`,
    before: [["Payment was due", at(changedAt)]],
    after: [["Services end on", at(date)]],
    last: "To keep your subscription, change your card before then: we don’t try the old one again. If you do nothing, your subscription ends and you owe nothing:",
  }),
  expired: ({ at, date, isOnTrial }) => ({
    subject: ended,
    first: `You cancelled your subscription, and ${isOnTrial ? "your free trial" : "the time you’d paid for"} is over. Your services have stopped, and we won’t charge your card.`,
    before: [["Ended", at(date)]],
    last: again,
  }),
  lapsed: ({ at, date }) => ({
    subject: ended,
    first:
      "Your latest payment failed and you didn’t change your card, so your services have stopped. You owe nothing.",
    before: [["Ended", at(date)]],
    last: again,
  }),
  cancelled: ({ at, changedAt, date }) => ({
    subject: `Your ${pro} subscription is cancelled`,
    first: "You cancelled your subscription. We won’t charge your card. Keep this message as proof.",
    before: [["Cancelled", at(changedAt)]],
    after: [["Services stay on until", at(date)]],
    last: "Changed your mind? Undo the cancellation. If you didn’t cancel, select Sign out everywhere as well:",
  }),
  ended: ({ at, changedAt }) => ({
    subject: ended,
    first: "You cancelled your subscription, and it ended at once. You owe nothing, and we won’t charge your card.",
    before: [["Cancelled and ended", at(changedAt)]],
    last: again,
  }),
  withdrawn: ({ at, changedAt }) => ({
    subject: ended,
    first:
      "You withdrew from your contract, and your subscription ended at once. You’ve paid nothing, and we won’t charge your card. Keep this message as proof.",
    before: [["Withdrawn and ended", at(changedAt)]],
    last: again,
  }),
  resumed: ({ at, changedAt, payments }) => ({
    subject: `The cancellation of ${pro} is undone`,
    first: "You undid the cancellation of your subscription.",
    before: [["Undone", at(changedAt)]],
    after: payments,
    last: "Someone else undid the cancellation? Cancel again and select Sign out everywhere:",
  }),
  "plan-chosen": ({ at, changedAt, dateWords, payments, planInText }) => ({
    subject: `You change to ${planInText} on ${dateWords}`,
    first: `You chose ${planInText}. You pay nothing today.`,
    before: [["Chosen", at(changedAt)]],
    after: payments,
    last: "Changed your mind? Undo the change of plan until then. If you didn’t choose it, select Sign out everywhere as well:",
  }),
  "plan-kept": ({ at, changedAt, payments, planInText }) => ({
    subject: `Your change of plan is undone`,
    first: `You keep ${planInText}.`,
    before: [["Undone", at(changedAt)]],
    after: payments,
    last: "Someone else undid it? Change the plan again and select Sign out everywhere:",
  }),
  price: ({ before = "", currency, price, period, dateWords, payments }) => ({
    subject: `The price of ${pro} changes on ${dateWords}`,
    first: `From your payment on ${dateWords}, you pay ${price} ${periodWords()[period].unit} instead of ${formatPrice({ amount: before, currency })}. Until then, nothing changes.`,
    after: payments,
    last: `Don’t want the new price? Cancel before then. ${statements.cancelEnd}`,
  }),
  refunded: ({ price, at, changedAt }) => ({
    subject: `Your refund: ${price} for ${pro}`,
    first: `We’ve refunded your first payment of ${price} in full. It goes back to the card that paid. Keep this message as proof.`,
    before: [["Refunded", at(changedAt)]],
    last: `Your subscription has ended, and your services have stopped. We won’t charge your card. ${again}`,
  }),
  deleted: ({ at, changedAt }) => ({
    subject: `Your ${brand.name} account and subscription are deleted`,
    first: "You deleted your account, and your subscription ended with it. We won’t charge your card.",
    before: [["Deleted", at(changedAt)]],
    last: `Didn’t delete your account? We can’t bring it back, but we’ll help: email ${brand.email.help}.`,
  }),
};

/** The words about a change, and its facts in order. */
export function changeWords(data: ChangeData, locale: string) {
  const { change, plan, period, date, country, reference } = data;
  const {
    subject,
    first,
    before = [],
    after = [],
    last,
  } = rows[change]({
    ...data,
    price: formatPrice(data, locale),
    planInText: `the ${period} plan`,
    at: (time) => momentWords(time, locale),
    dateWords: plannedDayWords(date, parseCountry(country)),
    payments: paymentTerms(data, locale),
  });
  return { subject, first, last, terms: [...before, ["Plan", plan] as const, ...after, ...referenceTerm(reference)] };
}

/** What is paid from that date on and, for a trial, by when to cancel to pay nothing. */
export function paymentTerms(
  data: Pick<ChangeData, "amount" | "currency" | "period" | "date" | "isOnTrial"> & {
    readonly country?: string | null | undefined;
  },
  locale: string,
): Term[] {
  const price = formatPrice(data, locale);
  return [
    [data.isOnTrial ? "First payment" : "Next payment", `${price} on ${momentWords(data.date, locale)}`],
    ["Then", `${price} ${periodWords()[data.period].every} until you cancel`],
    ...(data.isOnTrial
      ? [["To pay nothing, cancel by", lastFreeDay(data.date, parseCountry(data.country))] as const]
      : []),
  ];
}

export function referenceTerm(reference: string | undefined): Term[] {
  return reference ? [["Payment reference", reference]] : [];
}
