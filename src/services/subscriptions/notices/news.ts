/** The message in which each thing that happens to a subscription is told. Pure functions. */
import { type Language, languages } from "../../../contract/language/languages.ts";
import type { MailMessage } from "../../../contract/services.ts";
import type { SubscriptionEvent } from "../change-rules.ts";
import type { KeptPayment } from "../payment-rules.ts";
import { day, pricePaid, type ScheduledStep, type SubscriptionRecord } from "../subscription-rules.ts";
import { termsOf } from "../terms.ts";
import { announcedFor, type Reminder } from "./notice-rules.ts";

type Template<Name extends MailMessage["template"]> = Extract<MailMessage, { template: Name }>;

/** A message without its reader. */
export type NoticeContent = { readonly [Name in "receipt" | "subscription-change"]: Told<Name> }[
  | "receipt"
  | "subscription-change"];
interface Told<Name extends "receipt" | "subscription-change"> {
  readonly template: Name;
  readonly data: Omit<Template<Name>["data"], "reference" | "manageLink">;
}

export type ChangeNews =
  | Exclude<SubscriptionEvent, "paid">
  | Reminder
  | "payment-failed"
  | "expired"
  | "lapsed"
  | "withdrawn"
  | "withdrawn-paid"
  | "price"
  | "refunded"
  | "deleted";

/** Who reads it: the id of the account, by which its payments are found, and where the subscription is managed. */
export interface NoticeReader {
  readonly reference: string | undefined;
  /** Null where there is nothing left to manage. */
  readonly manageLink: string | null;
  readonly language: Language;
}

/** Word of a payment, or of a trial that has begun (`isTrial`). Null if the product does not exist any more. */
export function receiptNews(
  record: SubscriptionRecord,
  paidAt: number,
  { isTrial = false, isFirst = false }: { readonly isTrial?: boolean; readonly isFirst?: boolean },
): NoticeContent | null {
  const [paid, due] = [termsOf(record, "paid"), termsOf(record)];
  if (!paid || !due) return null;
  const { trialEndsAt, startedAt, country = null } = record;
  const isOther = due.period !== paid.period || due.price.amount !== paid.price.amount;
  return {
    template: "receipt",
    data: {
      plan: paid.plan,
      period: paid.period,
      ...paid.price,
      paidAt,
      renewsAt: due.nextPaymentAt,
      ...(isOther && { next: { ...due.price, period: due.period } }),
      trialDays: isTrial && trialEndsAt ? Math.round((trialEndsAt - startedAt) / day) : null,
      isFirst: isTrial || isFirst,
      ...(paidAt === startedAt && { order: "new" }),
      country,
    },
  };
}

/** Word of anything else. Null if the product does not exist any more. */
export function changeNews(
  change: ChangeNews,
  record: SubscriptionRecord,
  changedAt: number,
  { payment, dropsPlan }: { readonly payment?: KeptPayment; readonly dropsPlan?: boolean } = {},
): NoticeContent | null {
  const terms = termsOf(record);
  if (!terms) return null;
  const { trialEndsAt, next, country = null } = record;
  const { plan, period, nextPaymentAt } = terms;
  const isPrice = change === "price";
  const price = isPrice && next ? next.price : (payment ?? terms.price);
  const date = isPrice ? announcedFor(record) : nextPaymentAt;
  const { amount, currency } = price;
  const before = isPrice ? pricePaid(record)?.amount : undefined;
  const isOnTrial = date === trialEndsAt;
  const data = { change, plan, period, amount, currency, changedAt, date, isOnTrial, country };
  return {
    template: "subscription-change",
    data: { ...data, ...(before && { before }), ...(dropsPlan && { dropsPlan }) },
  };
}

/** Word of what happened by itself. */
export function stepNews({ kind, at, record }: ScheduledStep, isFirst: boolean): NoticeContent | null {
  if (kind === "paid") return receiptNews(record, at, { isFirst });
  return changeNews(kind === "failed" ? "payment-failed" : kind, record, at);
}

/** Whether it confirms an order: consumer law wants that to reach its reader in a form that lasts, as a page does not. */
export function isOrder({ template, data }: NoticeContent): boolean {
  return template === "receipt" && data.order !== undefined;
}

/** The confirmation of an order for an address that was added after it. */
export function lateOrder(news: NoticeContent): NoticeContent {
  return news.template === "receipt" ? { ...news, data: { ...news.data, order: "late" } } : news;
}

export function noticeMail(
  to: string,
  { template, data }: NoticeContent,
  { reference, manageLink, language }: NoticeReader,
): MailMessage {
  const named = reference === undefined ? {} : { reference };
  const locale = language === "en" ? {} : { locale: languages[language].tag };
  return template === "receipt"
    ? { to, template, data: { ...data, ...named, manageLink }, ...locale }
    : { to, template, data: { ...data, ...named, manageLink }, ...locale };
}
