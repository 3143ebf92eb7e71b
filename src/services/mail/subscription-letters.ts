/** What the mails about a subscription say, beside its receipts: one row for each thing that can happen to it. */
import { brand, facts } from "../../contract/brand/brand.ts";
import { commonStatements as statements } from "../../contract/common-statements.ts";
import { parseCountry } from "../../contract/country.ts";
import { momentWords, plannedDayWords } from "../../contract/day-words.ts";
import { i18n } from "../../contract/language/i18n.ts";
import type { MailMessage } from "../../contract/services.ts";
import { lastFreeDay, periodWords, planWords } from "../../contract/subscription/payment-terms.ts";
import { formatPrice } from "../../contract/subscription/prices.ts";

export type ChangeData = Extract<MailMessage, { template: "subscription-change" }>["data"];
export type LetterTerm = readonly [term: string, text: string];

/** What a row has to write with. */
interface Told extends ChangeData {
  readonly price: string;
  readonly at: (time: number) => string;
  /** The day of `date`, in words that hold for the whole country. */
  readonly dateWords: string;
  /** What is paid on `date` and afterwards. */
  readonly payments: readonly LetterTerm[];
  /** Where to cancel. */
  readonly cancel: string;
}

interface Words {
  readonly subject: string;
  readonly first: string;
  /** Shown around the plan. */
  readonly before?: readonly LetterTerm[];
  readonly after?: readonly LetterTerm[];
  /** For a reader who wants to do something about it, or did not do it. */
  readonly last: string;
}

const pro = brand.pro;
const again = () => i18n.t("Want {pro} back? You can subscribe again:", { pro });
const ended = () => i18n.t("Your {pro} subscription has ended", { pro });

const rows: { readonly [Change in ChangeData["change"]]: (told: Told) => Words } = {
  "trial-ending": ({ dateWords, payments, cancel }) => ({
    subject: i18n.t("Your free trial of {pro} ends on {day}", { pro, day: dateWords }),
    first: i18n.t("Your free trial ends soon, and your first payment follows."),
    after: payments,
    last: `${i18n.t("To keep your subscription, you don’t have to do anything.")} ${cancel}`,
  }),
  "renewal-soon": ({ dateWords, payments }) => ({
    subject: i18n.t("Your {pro} subscription renews on {day}", { pro, day: dateWords }),
    first: i18n.t("Your subscription renews soon."),
    after: payments,
    last: i18n.t(
      "To keep your subscription, you don’t have to do anything. To stop the payment, cancel before then. You can also change to the monthly plan:",
    ),
  }),
  "payment-failed": ({ price, at, changedAt, date }) => ({
    subject: i18n.t("Your payment for {pro} failed", { pro }),
    first: i18n.t(
      "We couldn’t take your payment of {price}. Your services stay on for {days} days while you change your card.",
      { price, days: facts.graceDays },
    ),
    before: [[i18n.t("Payment was due"), at(changedAt)]],
    after: [[i18n.t("Services end on"), at(date)]],
    last: i18n.t(
      "To keep your subscription, change your card before then: we don’t try the old one again. If you do nothing, your subscription ends and you owe nothing:",
    ),
  }),
  expired: ({ at, date, isOnTrial }) => ({
    subject: ended(),
    first: isOnTrial
      ? i18n.t(
          "You cancelled your subscription, and your free trial is over. Your services have stopped, and we won’t charge your card.",
        )
      : i18n.t(
          "You cancelled your subscription, and the time you’d paid for is over. Your services have stopped, and we won’t charge your card.",
        ),
    before: [[i18n.t("Ended on"), at(date)]],
    last: again(),
  }),
  lapsed: ({ at, date }) => ({
    subject: ended(),
    first: i18n.t(
      "Your latest payment failed and you didn’t change your card, so your services have stopped. You owe nothing.",
    ),
    before: [[i18n.t("Ended on"), at(date)]],
    last: again(),
  }),
  cancelled: ({ at, changedAt, date, dropsPlan }) => ({
    subject: i18n.t("Your {pro} subscription is cancelled", { pro }),
    first: [
      i18n.t("You cancelled your subscription. We won’t charge your card. Keep this message as proof."),
      ...(dropsPlan ? [statements.planDropped] : []),
    ].join(" "),
    before: [[i18n.t("Cancelled on"), at(changedAt)]],
    after: [[i18n.t("Services stay on until"), at(date)]],
    last: i18n.t("Changed your mind? Undo the cancellation. If you didn’t cancel, select Sign out everywhere as well:"),
  }),
  ended: ({ at, changedAt }) => ({
    subject: ended(),
    first: i18n.t(
      "You cancelled your subscription, and it ended at once. You owe nothing, and we won’t charge your card.",
    ),
    before: [[i18n.t("Cancelled and ended"), at(changedAt)]],
    last: again(),
  }),
  withdrawn: ({ at, changedAt }) => ({
    subject: ended(),
    first: i18n.t(
      "You withdrew from your contract, and your subscription ended at once. You’ve paid nothing, and we won’t charge your card. Keep this message as proof.",
    ),
    before: [[i18n.t("Withdrawn and ended"), at(changedAt)]],
    last: again(),
  }),
  resumed: ({ at, changedAt, payments }) => ({
    subject: i18n.t("The cancellation of {pro} is undone", { pro }),
    first: i18n.t("You undid the cancellation of your subscription."),
    before: [[i18n.t("Undone on"), at(changedAt)]],
    after: payments,
    last: i18n.t("Someone else undid the cancellation? Cancel again and select Sign out everywhere:"),
  }),
  "plan-chosen": ({ at, changedAt, dateWords, payments, period }) => ({
    subject:
      period === "yearly"
        ? i18n.t("You change to the yearly plan on {day}", { day: dateWords })
        : i18n.t("You change to the monthly plan on {day}", { day: dateWords }),
    first:
      period === "yearly"
        ? i18n.t("You chose the yearly plan. You pay nothing today.")
        : i18n.t("You chose the monthly plan. You pay nothing today."),
    before: [[i18n.t("Chosen"), at(changedAt)]],
    after: payments,
    last: i18n.t(
      "Changed your mind? Until then, select {keep}. If you didn’t choose the change, select Sign out everywhere as well:",
      { keep: period === "yearly" ? i18n.t("Keep monthly plan") : i18n.t("Keep yearly plan") },
    ),
  }),
  "plan-kept": ({ at, changedAt, payments, period }) => ({
    subject: i18n.t("Your change of plan is undone"),
    first: period === "yearly" ? i18n.t("You keep the yearly plan.") : i18n.t("You keep the monthly plan."),
    before: [[i18n.t("Undone on"), at(changedAt)]],
    after: payments,
    last: i18n.t("Someone else undid it? Change the plan again and select Sign out everywhere:"),
  }),
  price: ({ before = "", currency, price, period, dateWords, payments }) => ({
    subject: i18n.t("The price of {pro} changes on {day}", { pro, day: dateWords }),
    first: i18n.t(
      "From your payment on {day}, you pay {price} {unit} instead of {before}. Until then, nothing changes.",
      {
        day: dateWords,
        price,
        unit: periodWords()[period].unit,
        before: formatPrice({ amount: before, currency }),
      },
    ),
    after: payments,
    last: `${i18n.t("Don’t want the new price? Cancel before then.")} ${statements.cancelEnd}`,
  }),
  refunded: ({ price, at, changedAt }) => ({
    subject: i18n.t("Your refund: {price} for {pro}", { price, pro }),
    first: i18n.t(
      "We’ve refunded your payment of {price} in full. It goes back to the card that paid. Keep this message as proof.",
      { price },
    ),
    before: [[i18n.t("Refunded"), at(changedAt)]],
    last: `${i18n.t("Your subscription has ended, and your services have stopped. We won’t charge your card.")} ${again()}`,
  }),
  "withdrawn-paid": ({ price, at, changedAt }) => ({
    subject: i18n.t("Your withdrawal: {price} for {pro}", { price, pro }),
    first: i18n.t(
      "You withdrew from your contract, and we’ve paid back your {price} in full. It goes back to the card that paid. Keep this message as proof.",
      { price },
    ),
    before: [[i18n.t("Withdrawn and refunded"), at(changedAt)]],
    last: `${i18n.t("Your subscription has ended, and your services have stopped. We won’t charge your card.")} ${again()}`,
  }),
  deleted: ({ at, changedAt }) => ({
    subject: i18n.t("Your {brand} account and subscription are deleted", { brand: brand.name }),
    first: i18n.t("You deleted your account, and your subscription ended with it. We won’t charge your card."),
    before: [[i18n.t("Deleted"), at(changedAt)]],
    last: i18n.t("Didn’t delete your account? We can’t bring it back, but we’ll help: email {address}.", {
      address: brand.email.help,
    }),
  }),
};

/** The words about a change, and its facts in order. `cancel`: where its reader can cancel. */
export function changeWords(data: ChangeData, locale: string, cancel: string) {
  const { change, period, date, country, reference } = data;
  const {
    subject,
    first,
    before = [],
    after = [],
    last,
  } = rows[change]({
    ...data,
    price: formatPrice(data, locale),
    at: (time) => momentWords(time, locale),
    dateWords: plannedDayWords(date, parseCountry(country)),
    payments: paymentTerms(data, locale),
    cancel,
  });
  const planTerm = change === "plan-chosen" ? i18n.t("Next plan") : i18n.t("Plan");
  return {
    subject,
    first,
    last,
    terms: [...before, [planTerm, planWords(period)] as const, ...after, ...referenceTerm(reference)],
  };
}

/** What is paid from that date on and, for a trial, by when to cancel to pay nothing. */
export function paymentTerms(
  data: Pick<ChangeData, "amount" | "currency" | "period" | "date" | "isOnTrial"> & {
    readonly country?: string | null | undefined;
  },
  locale: string,
): LetterTerm[] {
  const price = formatPrice(data, locale);
  return [
    [
      data.isOnTrial ? i18n.t("First payment") : i18n.t("Next payment"),
      i18n.t("{amount} on {day}", { amount: price, day: momentWords(data.date, locale) }),
    ],
    [
      i18n.t("Then"),
      i18n.t("{amount} {every} until you cancel", { amount: price, every: periodWords()[data.period].every }),
    ],
    ...(data.isOnTrial
      ? [[i18n.t("To pay nothing, cancel by"), lastFreeDay(data.date, parseCountry(data.country))] as const]
      : []),
  ];
}

export function referenceTerm(reference: string | undefined): LetterTerm[] {
  return reference ? [[i18n.t("Payment reference"), reference]] : [];
}
