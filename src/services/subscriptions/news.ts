/** Mails about a subscription, to accounts with an address: receipts, and word of every change. */
import { facts } from "../../contract/brand.ts";
import { routes } from "../../contract/routes.ts";
import type { MailMessage } from "../../contract/services.ts";
import { readConfig } from "../env.ts";
import type { MailKind } from "../mail-budgets.ts";
import { publicOrigin } from "../own-origins.ts";
import type { MailPeer } from "../peers.ts";
import { sendOrReport } from "../send-mail.ts";
import type { SubscriptionBindings } from "./bindings.ts";
import type { News } from "./change-rules.ts";
import type { SubscriptionAccount } from "./subscription-account.ts";
import { day, type SubscriptionRecord } from "./subscription-rules.ts";
import { termsOf } from "./terms.ts";

/** The reader of the mails: the account's address as it is stored, and the budget that its mails spend. */
export interface Reader {
  readonly mail: MailPeer;
  readonly email: string | null;
  /** Where the subscription is managed. */
  readonly manageLink: string;
  /** The id of the account, by which its payments are found. */
  readonly reference: string;
  spendMail(kind: MailKind): Promise<boolean>;
}

/**
 * The owner of an account as a reader, named by a checkout, a portal or a token; `asked` is a URL on the host that they use.
 * The id is passed in because an account that was found by a page's address does not know its own.
 */
export function readerOf(
  { env, peers, now }: SubscriptionBindings,
  account: DurableObjectStub<SubscriptionAccount>,
  { accountId, email }: { readonly accountId: string; readonly email: string | null },
  asked: URL,
): Reader {
  return {
    mail: peers.mail,
    email,
    manageLink: `${publicOrigin(readConfig(env), asked)}${routes.subscriptionsManage.path}`,
    reference: accountId,
    spendMail: (kind) => account.spendMail(kind, now()),
  };
}

/** Tells of a payment, or of a trial that has begun. `paidAt` in milliseconds since 1970. */
export async function sendReceipt(
  reader: Reader,
  record: SubscriptionRecord,
  paidAt: number,
  isTrial = record.trialEndsAt !== null,
): Promise<void> {
  const terms = termsOf(record);
  if (!reader.email || !terms || !(await reader.spendMail("receipt"))) return;
  await sendOrReport(reader.mail, {
    to: reader.email,
    template: "receipt",
    data: {
      plan: terms.plan,
      period: terms.period,
      amount: terms.price.amount,
      currency: terms.price.currency,
      paidAt,
      renewsAt: terms.nextPaymentAt,
      trialDays: isTrial && record.trialEndsAt ? Math.round((record.trialEndsAt - record.startedAt) / day) : null,
      isFirst: paidAt <= (record.trialEndsAt ?? record.startedAt) + facts.refundDays * day,
      reference: reader.reference,
      country: record.country ?? null,
      manageLink: reader.manageLink,
    },
  });
}

/** Tells of a change that its owner made, or somebody with their token. */
export async function sendNews(reader: Reader, news: News, record: SubscriptionRecord, now: number): Promise<void> {
  if (news === "paid") return sendReceipt(reader, record, now, false);
  const message = reader.email && changeMessage(reader.email, news, record, now, reader);
  if (message && (await reader.spendMail("change"))) await sendOrReport(reader.mail, message);
}

/** The mail about a change; null if the product does not exist any more. */
export function changeMessage(
  to: string,
  change: Exclude<News, "paid"> | "deleted",
  record: SubscriptionRecord,
  changedAt: number,
  { reference, manageLink }: { readonly reference: string; readonly manageLink: string | null },
): MailMessage | null {
  const terms = termsOf(record);
  if (!terms) return null;
  const { plan, period, price, nextPaymentAt: date } = terms;
  const { trialEndsAt, country = null } = record;
  const facts = { plan, period, ...price, changedAt, date, isOnTrial: date === trialEndsAt, country };
  return { to, template: "subscription-change", data: { change, ...facts, reference, manageLink } };
}
