import { brand, facts } from "../../../src/contract/brand.ts";
import { soldIn } from "../../../src/contract/country.ts";
import { priceTerm } from "../../../src/contract/legal-text.ts";
import { href } from "../../../src/contract/routes.ts";
import { statements } from "../../../src/contract/statements.ts";
import { orderWords } from "../../../src/contract/subscription/order-button.ts";
import type { Document, Section } from "./document.ts";
import { formal } from "./formal.ts";
import { proServices } from "./pro-services.tsx";
import { proWithdrawal } from "./pro-withdrawal.tsx";

const { priceUsd, trialDays, refundDays, graceDays, noticeDays } = facts;
const manage = <a href={href("subscriptionsManage")}>Manage subscription</a>;

const buying: readonly Section[] = [
  {
    id: "scope",
    title: "What this document is",
    blocks: [
      {
        text: (
          <>
            This is the contract between you and {brand.name} for {brand.pro}. It adds to the{" "}
            <a href={href("terms")}>terms of service</a> and comes before them where they differ. The{" "}
            <a href={href("privacy", {}, "pro")}>privacy policy</a> says which data we process.
          </>
        ),
      },
    ],
  },
  {
    id: "who",
    title: "Who can subscribe",
    blocks: [
      {
        text: (
          <>
            Any adult who lives in one of the {soldIn.size} countries where we sell the subscription (
            <a href={href("pro", {}, "sold")}>list with prices</a>). You can use it in other countries when you travel.
          </>
        ),
      },
      {
        text: "You subscribe without a name. Your account is a random number that your browser or app keeps.",
      },
    ],
  },
  {
    id: "price",
    title: "Price and payment",
    blocks: [
      { text: "Demonstration: no card is charged. This document says what a real order means." },
      {
        text: `In the United States, the price is ${priceUsd.monthly} USD a month or ${priceUsd.yearly} USD a year. Other countries pay in their own currency. You pay the price that is shown beside the order button. It includes tax.`,
      },
      { text: formal(`You pay by card, or through an app store. ${statements.card}`) },
    ],
  },
  {
    id: "order",
    title: "How the contract is made",
    blocks: [
      {
        list: [
          `Choose a plan. The page shows the price, the date and amount of the first payment, how often you pay after that, how to cancel, and the refund.`,
          `Check your order on the order page. You can go back and change it until you order.`,
          `Select the order button. With a free trial it says “${orderWords.trial}”, otherwise “${orderWords.now}”, followed by the price and how often you pay. When you select it, you place your order.`,
          "We accept the order when the next page confirms it. That page shows your payment reference: save or print it. If your account already has an email address, we also confirm the order by email. If you add one while the subscription runs, we send the confirmation there.",
        ],
      },
      { text: "The contract is in English. You can print or save this document at any time." },
    ],
  },
  {
    id: "trial",
    title: "The free trial",
    blocks: [
      {
        text: formal(
          `${statements.trial} Some offers have a longer one, and say so. During it you can use all three services in full. ${statements.vpnSignIn} ${statements.trialCancel} If you do not cancel, we take the first payment when the trial ends. The order page and Manage subscription show the date.`,
        ),
      },
      {
        text: "The order page and our emails name the day before the first payment: if you cancel by then, you are sure to pay nothing. On the day of the payment, your cancellation counts if it reaches us before we take the payment.",
      },
      {
        text: `Each person can have one free trial. If you buy in an app store, the store’s own trial applies.`,
      },
    ],
  },
];

const leaving: readonly Section[] = [
  {
    id: "renewal",
    title: "Renewal",
    blocks: [
      {
        text: (
          <>
            At the end of each month or year, the subscription renews for another. We take the payment on that day, at
            the price that we have told you. {manage} shows the date of the next payment.
          </>
        ),
      },
      {
        text: `${formal(statements.planChange)} ${formal(statements.yearlyReminder)}`,
      },
    ],
  },
  {
    id: "cancel",
    title: "Cancelling",
    blocks: [
      { text: formal(`${statements.cancel} ${statements.cancelEnd} ${statements.cancelUndo}`) },
      {
        text: (
          <>
            You can also cancel by email or with the{" "}
            <a href={href("help", { subject: "subscription" })}>contact form</a>. Your cancellation counts from the day
            on which it reaches us.
          </>
        ),
      },
      {
        text: "If you delete your account instead, the subscription ends at once, and with it any time that you have paid for. Your services stop, and we take no more payments. If you bought in an app store, cancel there as well: the store’s payments go on until you do.",
      },
      { text: `${formal(statements.deletionWaits)} You can still cancel your subscription.` },
      {
        text: "If you sign out of a subscription that has no email address, passkey or recovery code, you can delete your account in the same step. The subscription then ends at once, and you cannot undo that.",
      },
    ],
  },
  ...proWithdrawal,
  {
    id: "refund",
    title: "Refunds",
    blocks: [
      {
        text: formal(
          `${statements.refund} ${statements.refundHow} You get the whole payment back, even if you have used the services, by the payment method that you used. A refund is our own promise to every subscriber. Withdrawal is a right that the law gives consumers in the European Union and the United Kingdom. ${formal(statements.refundEnds)}`,
        ),
      },
      {
        text: "After that, we do not refund a period that has begun. The exceptions: we end the contract, a service did not work and we could not fix it, we stopped a service, or the law entitles you to a refund.",
      },
    ],
  },
  {
    id: "failed",
    title: "When a payment fails",
    blocks: [
      {
        text: `${formal(statements.failedPayment)} If you cancel in those ${graceDays} days, the services stop at once. In both cases, you owe nothing for those days.`,
      },
    ],
  },
  {
    id: "stores",
    title: "Bought in an app store",
    blocks: [
      {
        text: `The store is then the seller. It takes the payment, and renews, refunds and cancels by its own rules. ${formal(statements.storeRules)} Everything else in this document applies.`,
      },
    ],
  },
];

const changing: readonly Section[] = [
  {
    id: "new-price",
    title: "New prices and new terms",
    blocks: [
      {
        text: `We announce a higher price ${noticeDays} days before we first charge it, under Manage subscription and by email if you have added an email address. It does not affect a period that you have paid for. We announce new terms that are worse for you in the same way. If you cancel before they apply, the old terms apply until your subscription ends.`,
      },
      {
        text: "We may improve a service, move servers or change the list of sites. If we stop one of the three services, you may end the contract at once, and we refund the time that is left.",
      },
    ],
  },
  {
    id: "faults",
    title: "If a service does not work",
    blocks: [
      {
        text: (
          <>
            Tell us. You are entitled to a service as this document and the product pages describe it. If we do not fix
            it within a reasonable time, you may ask for a lower price or end the contract, as consumer law provides.
            The <a href={href("terms", {}, "liability")}>liability section</a> of the terms of service applies.
          </>
        ),
      },
    ],
  },
  {
    id: "contact",
    title: "Contact, law and courts",
    blocks: [
      {
        text: (
          <>
            Use the <a href={href("help", { subject: "subscription" })}>contact form</a>, write to{" "}
            <a href={`mailto:${brand.email.help}`}>{brand.email.help}</a>, or send a letter to the address in the{" "}
            <a href={brand.external.imprint}>imprint</a>. <a href={href("terms", {}, "law")}>Law and courts</a> are
            those of the terms of service.
          </>
        ),
      },
    ],
  },
];

export const proTerms: Document = {
  summary: [
    {
      term: priceTerm,
      note: `${priceUsd.monthly} USD a month or ${priceUsd.yearly} USD a year, or the price in your own currency`,
    },
    { term: "Free trial", note: `${trialDays} days. ${statements.trialCancel}` },
    { term: "Renewal", note: "Each month or year, until you cancel" },
    { term: "Cancelling", note: statements.cancel },
    { term: "Refund", note: statements.refund },
    {
      term: "Withdrawal",
      note: (
        <>
          {`For consumers in the European Union and the United Kingdom: until ${refundDays} days after your first payment. `}
          <a href="#withdrawal">Read about withdrawal</a> and see its <a href="#withdrawal-form">form</a>
        </>
      ),
    },
    { term: "VPN", note: `No log of sites, times or IP addresses. ${statements.vpnSignIn}` },
    { term: "Removal", note: `We search again every ${facts.removal.recheckDays} days while you subscribe` },
    { term: "Restoration", note: "An adviser’s help. No insurance, no legal advice" },
  ],
  sections: [...buying, ...leaving, ...proServices, ...changing],
  history: [
    {
      day: "2026-11-28",
      text: "New: an email address that is added after the order gets the confirmation of the order. A refund ends the subscription at once. Until now, a subscription could go on after its first payment was refunded.",
    },
    {
      day: "2026-11-25",
      text: `Described for the first time: that you cannot delete your account for up to ${facts.undoDays} days after a change of your email address, and until when a cancellation counts on the day of the first payment. Clearer: which browser or device opens the subscription. The entries below say what was described for the first time. No term was changed.`,
    },
    {
      day: "2026-11-24",
      text: "Described for the first time: that a withdrawal ends the services, that an adviser finishes an open case, how you learn of a failed payment and cancel afterwards, and that removal starts in our browser.",
    },
    {
      day: "2026-11-23",
      text: "Clearer: restoration helps with theft that you discover while you subscribe, older theft included, and the price includes tax everywhere. Described for the first time: how you sign in to the VPN.",
    },
    {
      day: "2026-11-22",
      text: "Described for the first time: the order button, the right of withdrawal and its form. What was said about data moved to the privacy policy. What restoration does not cover now reads as on the product page.",
    },
    {
      day: "2026-11-21",
      text: "First edition. The contract and the privacy rules of the subscription were put into one document.",
    },
  ],
};
