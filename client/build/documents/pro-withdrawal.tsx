import { Trans } from "@lingui/react";
import { brand, facts } from "../../../src/contract/brand/brand.ts";
import { i18n } from "../../../src/contract/language/i18n.ts";
import { labelled } from "../../../src/contract/language/punctuation.ts";
import { href } from "../../../src/contract/routes.ts";
import { withdrawalForm } from "../../../src/contract/support/withdrawal.ts";
import { links } from "../../../src/locales/links.tsx";
import type { DocumentSection } from "./document.ts";

const { refundDays, trialDays, help } = facts;

/** The right of withdrawal by the model instructions of EU law, and its form (Directive 2011/83/EU, Annex I). */
export function proWithdrawal(): readonly DocumentSection[] {
  return [
    {
      id: "withdrawal",
      title: i18n.t("Your right of withdrawal"),
      blocks: [
        {
          text: i18n.t(
            "If you are a consumer in the European Union or the United Kingdom, you have the right to withdraw from this contract within 14 days without giving any reason. The withdrawal period ends 14 days after the day on which you order.",
          ),
        },
        {
          text: i18n.t(
            "If your subscription begins with a free trial, we extend this period: it ends {days} days after your first payment. With the usual free trial of {trial} days, you therefore have {all} days from your order.",
            { days: refundDays, trial: trialDays, all: trialDays + refundDays },
          ),
        },
        {
          text: (
            <Trans
              id="To withdraw, tell us so in a clear statement before the period ends. The quickest way is <form>Withdraw from your contract here</form>. You may also write to <mail>{email}</mail> or to the address in the <imprint>imprint</imprint>. You may use the form below, but you do not have to. If you withdraw on this site or by email, we confirm it by email without delay. If you are signed in when you withdraw on this site, the subscription ends and we pay back at once."
              values={{ email: brand.email.help }}
              components={links({
                form: href("help", { subject: "withdrawal" }),
                mail: `mailto:${brand.email.help}`,
                imprint: brand.external.imprint,
              })}
            />
          ),
        },
        {
          text: i18n.t(
            "If you withdraw, we pay back everything that we have received from you, without undue delay and at the latest {days} days after we learn of your withdrawal. We use the payment method that you used, and charge no fee. Your withdrawal ends the contract: the services stop, and no more payments follow. You do not have to cancel as well.",
            { days: help.withdrawalRefundDays },
          ),
        },
        {
          text: i18n.t(
            "You ask us to begin the services at once when you order. The law would let us keep a share of the price for the days before your withdrawal. We do not.",
          ),
        },
      ],
    },
    {
      id: "withdrawal-form",
      title: i18n.t(
        "Model withdrawal form",
        {},
        { comment: "As Annex I(B) of Directive 2011/83/EU names it in the language" },
      ),
      blocks: [
        {
          text: (
            <Trans
              id="Complete and return this form only if you wish to withdraw from the contract. On this site it is <a>a form to fill in</a>."
              components={links({ a: href("help", { subject: "withdrawal" }) })}
            />
          ),
        },
        {
          notes: [
            {
              term: i18n.t(
                "To",
                {},
                { comment: "Whom the form is addressed to: Annex I(B) of Directive 2011/83/EU in the language" },
              ),
              note: i18n.t("{brand}, at the postal address in the imprint, {email}", {
                brand: brand.name,
                email: brand.email.help,
              }),
            },
            {
              term: i18n.t("Statement", {}, { comment: "What the consumer declares in the form" }),
              note: `${labelled(i18n.t(withdrawalForm.notice), brand.pro)}.`,
            },
            ...withdrawalForm.open.map((term) => ({ term: i18n.t(term), note: "…" })),
            { term: i18n.t(withdrawalForm.contract), note: "…" },
            {
              term: i18n.t(
                "Signature",
                {},
                { comment: "Of the consumer, as Annex I(B) of Directive 2011/83/EU has it" },
              ),
              note: i18n.t("Only if you send the form on paper"),
            },
            { term: i18n.t(withdrawalForm.date), note: "…" },
          ],
        },
      ],
    },
  ];
}
