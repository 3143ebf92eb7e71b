/** Every mail that is sent, as HTML: each template with each of the things that it may report. */
import { brand } from "../../src/contract/brand/brand.ts";
import type { MailMessage } from "../../src/contract/services.ts";
import { writeMail } from "../../src/services/mail/templates.ts";
import type { SeenPage } from "./browser.ts";

const to = "owl@people.example";
const link = `https://${brand.hosts.main}/somewhere`;
const paid = {
  plan: `${brand.pro}, monthly`,
  period: "monthly",
  amount: "9.99",
  currency: "EUR",
  paidAt: Date.UTC(2026, 10, 21),
  renewsAt: Date.UTC(2026, 11, 21),
  manageLink: link,
} as const;
const reference = "0b5e7c1a-4d2f-4a6b-8c3d-9e0f1a2b3c4d";
const changed = {
  plan: paid.plan,
  period: paid.period,
  amount: paid.amount,
  currency: paid.currency,
  changedAt: paid.paidAt,
  date: paid.renewsAt,
  isOnTrial: true,
  country: "IE",
  reference,
  before: "8.99",
} as const;

const changes = [
  ...([
    "trial-ending",
    "renewal-soon",
    "payment-failed",
    "expired",
    "lapsed",
    "cancelled",
    "ended",
    "resumed",
  ] as const),
  ...(["plan-chosen", "plan-kept", "price", "refunded"] as const),
];

const messages: readonly MailMessage[] = [
  { to, template: "passcode", data: { passcode: "123456", minutes: 10 } },
  { to, template: "passcode", data: { passcode: "123456", minutes: 10, removes: true } },
  { to, template: "deletion", data: { passcode: "123456", minutes: 10 } },
  { to, template: "login-link", data: { passcode: "123456", minutes: 10, link } },
  { to, template: "login-link", data: { passcode: null, minutes: 10, link } },
  {
    to,
    template: "support-receipt",
    data: { topic: "other", receivedAt: 0, others: [{ topic: "withdrawal", receivedAt: 1, reference: "reference" }] },
  },
  { to, template: "email-changed", data: { newEmail: "wren@people.example", undoLink: link } },
  { to, template: "email-changed", data: { newEmail: null, undoLink: link } },
  { to, template: "email-changed", data: { newEmail: null, undoLink: null } },
  ...(["undone", "recovery-code"] as const).map(
    (reason): MailMessage => ({ to, template: "email-dropped", data: { reason } }),
  ),
  { to, template: "recovery-code", data: { manageLink: link } },
  { to, template: "passkey-added", data: { name: "My phone", securityLink: link } },
  { to, template: "new-sign-in", data: { device: "browser-macos", signedInAt: 0, securityLink: link } },
  { to, template: "new-sign-in", data: { device: null, signedInAt: 0, securityLink: link } },
  { to, template: "receipt", data: { ...paid, trialDays: null, isFirst: true, reference } },
  { to, template: "receipt", data: { ...paid, trialDays: null, isFirst: false } },
  { to, template: "receipt", data: { ...paid, trialDays: 7, order: "late" } },
  { to, template: "receipt", data: { ...paid, trialDays: 7, renewsAt: Date.UTC(2026, 10, 28) } },
  ...changes.map(
    (change): MailMessage => ({ to, template: "subscription-change", data: { ...changed, change, manageLink: link } }),
  ),
  { to, template: "subscription-change", data: { ...changed, change: "deleted", manageLink: null } },
  ...(["withdrawal", "subscription"] as const).map(
    (topic): MailMessage => ({ to, template: "support-receipt", data: { topic, receivedAt: paid.paidAt, reference } }),
  ),
  {
    to,
    template: "newsletter-confirm",
    data: { newsletter: `${brand.name} Privacy Weekly`, confirmLink: link, unsubscribeLink: link },
  },
];

export function mailsShown(): readonly SeenPage[] {
  return messages.map((message) => ({ place: `mail ${message.template}`, html: writeMail(message).html }));
}
