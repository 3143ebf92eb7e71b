import { brand, facts } from "../../../src/contract/brand.ts";
import { href } from "../../../src/contract/routes.ts";
import { withdrawalForm } from "../../../src/contract/support/withdrawal.ts";
import type { Section } from "./document.ts";

const { refundDays, trialDays, help } = facts;

/** The right of withdrawal by the model instructions of EU law, and its form (Directive 2011/83/EU, Annex I). */
export const proWithdrawal: readonly Section[] = [
  {
    id: "withdrawal",
    title: "Your right of withdrawal",
    blocks: [
      {
        text: "If you are a consumer in the European Union or the United Kingdom, you have the right to withdraw from this contract within 14 days without giving any reason. The withdrawal period ends 14 days after the day on which you order.",
      },
      {
        text: `If your subscription begins with a free trial, we extend this period: it ends ${refundDays} days after your first payment. With the usual free trial of ${trialDays} days, you therefore have ${trialDays + refundDays} days from your order.`,
      },
      {
        text: (
          <>
            To withdraw, tell us so in a clear statement before the period ends. The quickest way is{" "}
            <a href={href("help", { subject: "withdrawal" })}>Withdraw from your contract here</a>. You may also write
            to <a href={`mailto:${brand.email.help}`}>{brand.email.help}</a> or to the address in the{" "}
            <a href={brand.external.imprint}>imprint</a>. You may use the form below, but you do not have to. If you
            withdraw on this site or by email, we confirm it by email without delay. If you are signed in when you
            withdraw on this site, the subscription ends and we pay back at once.
          </>
        ),
      },
      {
        text: `If you withdraw, we pay back everything that we have received from you, without undue delay and at the latest ${help.withdrawalRefundDays} days after we learn of your withdrawal. We use the payment method that you used, and charge no fee. Your withdrawal ends the contract: the services stop, and no more payments follow. You do not have to cancel as well.`,
      },
      {
        text: "You ask us to begin the services at once when you order. The law would let us keep a share of the price for the days before your withdrawal. We do not.",
      },
    ],
  },
  {
    id: "withdrawal-form",
    title: "Model withdrawal form",
    blocks: [
      {
        text: (
          <>
            Complete and return this form only if you wish to withdraw from the contract. On this site it is{" "}
            <a href={href("help", { subject: "withdrawal" })}>a form to fill in</a>.
          </>
        ),
      },
      {
        notes: [
          {
            term: "To",
            note: `${brand.name}, at the postal address in the imprint, ${brand.email.help}`,
          },
          { term: "Statement", note: `${withdrawalForm.notice}: ${brand.pro}.` },
          ...withdrawalForm.open.map((term) => ({ term, note: "…" })),
          { term: withdrawalForm.contract, note: "…" },
          { term: "Signature", note: "Only if you send the form on paper" },
          { term: withdrawalForm.date, note: "…" },
        ],
      },
    ],
  },
];
