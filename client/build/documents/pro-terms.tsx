import { Trans } from "@lingui/react";
import { brand, facts } from "../../../src/contract/brand/brand.ts";
import { soldIn } from "../../../src/contract/country.ts";
import { i18n } from "../../../src/contract/language/i18n.ts";
import { priceTerm } from "../../../src/contract/legal-text.ts";
import { href } from "../../../src/contract/routes.ts";
import { statements } from "../../../src/contract/statements.ts";
import { orderButton } from "../../../src/contract/subscription/order-button.ts";
import { links } from "../../../src/locales/links.tsx";
import { decimal } from "../../../src/product/figures.ts";
import type { DocumentSection, LegalDocument } from "./document.ts";
import { formal } from "./formal.ts";
import { proServices } from "./pro-services.tsx";
import { proWithdrawal } from "./pro-withdrawal.tsx";

const { priceUsd, trialDays, refundDays, noticeDays } = facts;

/** The words of the order button without the price, which stands elsewhere in some languages. */
function onButton(words: string): string {
  return i18n.t(words, { price: "…" }).replace(/:?\s*…$/u, "");
}

/** What the plans cost in the United States, as a text of the language writes numbers. */
function usDollars() {
  return { monthly: decimal(priceUsd.monthly), yearly: decimal(priceUsd.yearly) };
}

function buying(): readonly DocumentSection[] {
  return [
    {
      id: "scope",
      title: i18n.t("What this document is"),
      blocks: [
        {
          text: (
            <Trans
              id="This is the contract between you and {brand} for {pro}. It adds to the <terms>terms of service</terms> and comes before them where they differ. The <privacy>privacy policy</privacy> says which data we process."
              values={{ brand: brand.name, pro: brand.pro }}
              components={links({ terms: href("terms"), privacy: href("privacy", {}, "pro") })}
            />
          ),
        },
      ],
    },
    {
      id: "who",
      title: i18n.t("Who can subscribe"),
      blocks: [
        {
          text: (
            <Trans
              id="Any adult who lives in one of the {countries} countries where we sell the subscription (<a>list with prices</a>). You can use it in other countries when you travel."
              values={{ countries: soldIn.size }}
              components={links({ a: href("pro", {}, "sold") })}
            />
          ),
        },
        {
          text: i18n.t("You subscribe without a name. Your account is a random number that your browser or app keeps."),
        },
      ],
    },
    {
      id: "price",
      title: i18n.t("Price and payment"),
      blocks: [
        { text: i18n.t("Demonstration: no card is charged. This document says what a real order means.") },
        {
          text: i18n.t(
            "In the United States, the price is {monthly} USD a month or {yearly} USD a year. Other countries pay in their own currency. You pay the price that is shown beside the order button. It includes tax.",
            usDollars(),
          ),
        },
        { text: i18n.t("You pay by card, or through an app store. {card}", { card: formal(statements.card) }) },
      ],
    },
    {
      id: "order",
      title: i18n.t("How the contract is made"),
      blocks: [
        {
          list: [
            i18n.t(
              "Choose a plan. The page shows the price, the date and amount of the first payment, how often you pay after that, how to cancel, and the refund.",
            ),
            i18n.t("Check your order on the order page. You can go back and change it until you order."),
            i18n.t(
              "Select the order button. With a free trial it says “{trial}”, otherwise “{now}”, followed by the price and how often you pay. When you select it, you place your order.",
              { trial: onButton(orderButton.trial), now: onButton(orderButton.now) },
            ),
            i18n.t(
              "We accept the order when the next page confirms it. That page shows your payment reference: save or print it. If your account already has an email address, we also confirm the order by email. If you add one while the subscription runs, we send the confirmation there.",
            ),
          ],
        },
        { text: i18n.t("The contract is in English. You can print or save this document at any time.") },
      ],
    },
    {
      id: "trial",
      title: i18n.t("The free trial"),
      blocks: [
        {
          text: i18n.t(
            "{trial} Some offers have a longer one, and say so. During it you can use all three services in full. {signIn} {cancel} If you do not cancel, we take the first payment when the trial ends. The order page and Manage subscription show the date.",
            { trial: formal(statements.trial), signIn: statements.vpnSignIn, cancel: formal(statements.trialCancel) },
          ),
        },
        {
          text: i18n.t(
            "The order page and our emails name the day before the first payment: if you cancel by then, you are sure to pay nothing. On the day of the payment, your cancellation counts if it reaches us before we take the payment.",
          ),
        },
        {
          text: i18n.t(
            "Each account can have one free trial. If you buy in an app store, the store’s own trial applies.",
          ),
        },
      ],
    },
  ];
}

function leaving(): readonly DocumentSection[] {
  return [
    {
      id: "renewal",
      title: i18n.t("Renewal", {}, { comment: "The subscription goes on for another month or year" }),
      blocks: [
        {
          text: (
            <Trans
              id="At the end of each month or year, the subscription renews for another. We take the payment on that day, at the price that we have told you. <a>Manage subscription</a> shows the date of the next payment."
              components={links({ a: href("subscriptionsManage") })}
            />
          ),
        },
        {
          text: `${formal(statements.planChange)} ${formal(statements.yearlyReminder)}`,
        },
      ],
    },
    {
      id: "cancel",
      title: i18n.t("Cancelling", {}, { comment: "Ending the subscription, by its subscriber" }),
      blocks: [
        { text: formal(`${statements.cancel} ${statements.cancelEnd} ${statements.cancelUndo}`) },
        {
          text: (
            <Trans
              id="You can also cancel by email or with the <a>contact form</a>. Your cancellation counts from the day on which it reaches us."
              components={links({ a: href("help", { subject: "subscription" }) })}
            />
          ),
        },
        {
          text: i18n.t(
            "If you delete your account instead, the subscription ends at once, and with it any time that you have paid for. Your services stop, and we take no more payments. If you bought in an app store, cancel there as well: the store’s payments go on until you do.",
          ),
        },
        {
          text: i18n.t("{waits} You can still cancel your subscription.", { waits: formal(statements.deletionWaits) }),
        },
        {
          text: i18n.t(
            "If you sign out of a subscription that has no email address, passkey or recovery code, you can delete your account in the same step. The subscription then ends at once, and you cannot undo that.",
          ),
        },
      ],
    },
    ...proWithdrawal(),
    {
      id: "refund",
      title: i18n.t("Refunds", {}, { comment: "A heading: our own promise to pay back, not the right of withdrawal" }),
      blocks: [
        {
          text: i18n.t(
            "{refund} {how} You get the whole payment back, even if you have used the services, by the payment method that you used. A refund is our own promise to every subscriber. Withdrawal is a right that the law gives consumers in the European Union and the United Kingdom. {ends}",
            {
              refund: formal(statements.refund),
              how: formal(statements.refundHow),
              ends: formal(statements.refundEnds),
            },
          ),
        },
        {
          text: i18n.t(
            "After that, we do not refund a period that has begun. The exceptions: we end the contract, a service did not work and we could not fix it, we stopped a service, or the law entitles you to a refund.",
          ),
        },
      ],
    },
    {
      id: "failed",
      title: i18n.t("When a payment fails"),
      blocks: [
        {
          text: formal(statements.failedPayment),
        },
      ],
    },
    {
      id: "stores",
      title: i18n.t("Bought in an app store"),
      blocks: [
        {
          text: i18n.t(
            "The store is then the seller. It takes the payment, and renews, refunds and cancels by its own rules. {rules} Everything else in this document applies.",
            { rules: formal(statements.storeRules) },
          ),
        },
      ],
    },
  ];
}

function changing(): readonly DocumentSection[] {
  return [
    {
      id: "new-price",
      title: i18n.t("New prices and new terms"),
      blocks: [
        {
          text: i18n.t(
            "We announce a higher price {days} days before we first charge it, under Manage subscription and by email if you have added an email address. It does not affect a period that you have paid for. We announce new terms that are worse for you in the same way. If you cancel before they apply, the old terms apply until your subscription ends.",
            { days: noticeDays },
          ),
        },
        {
          text: i18n.t(
            "We may improve a service, move servers or change the list of sites. If we stop one of the three services, you may end the contract at once, and we refund the time that is left.",
          ),
        },
      ],
    },
    {
      id: "faults",
      title: i18n.t("If a service does not work"),
      blocks: [
        {
          text: (
            <Trans
              id="Tell us. You are entitled to a service as this document and the product pages describe it. If we do not fix it within a reasonable time, you may ask for a lower price or end the contract, as consumer law provides. The <a>liability section</a> of the terms of service applies."
              components={links({ a: href("terms", {}, "liability") })}
            />
          ),
        },
      ],
    },
    {
      id: "contact",
      title: i18n.t("Contact, law and courts"),
      blocks: [
        {
          text: (
            <Trans
              id="Use the <form>contact form</form>, write to <mail>{email}</mail>, or send a letter to the address in the <imprint>imprint</imprint>. <law>Law and courts</law> are those of the terms of service."
              values={{ email: brand.email.help }}
              components={links({
                form: href("help", { subject: "subscription" }),
                mail: `mailto:${brand.email.help}`,
                imprint: brand.external.imprint,
                law: href("terms", {}, "law"),
              })}
            />
          ),
        },
      ],
    },
  ];
}

export function proTerms(): LegalDocument {
  return {
    summary: [
      {
        term: i18n.t(priceTerm),
        note: i18n.t("{monthly} USD a month or {yearly} USD a year, or the price in your own currency.", usDollars()),
      },
      {
        term: i18n.t("Free trial", {}, { comment: "In a summary of the contract" }),
        note: i18n.t("{days} days. {cancel}", { days: trialDays, cancel: statements.trialCancel }),
      },
      {
        term: i18n.t("Renewal", {}, { comment: "The subscription goes on for another month or year" }),
        note: i18n.t("Each month or year, until you cancel."),
      },
      {
        term: i18n.t("Cancelling", {}, { comment: "Ending the subscription, by its subscriber" }),
        note: statements.cancel,
      },
      {
        term: i18n.t(
          "Refund",
          {},
          { comment: "Our own promise to pay back the first payment, not the right of withdrawal" },
        ),
        note: statements.refund,
      },
      {
        term: i18n.t(
          "Withdrawal",
          {},
          { comment: "The right of consumers to withdraw from a contract, as EU law names it in the language" },
        ),
        note: (
          <Trans
            id="For consumers in the European Union and the United Kingdom: until {days} days after your first payment. <right>Read about withdrawal</right> and see its <form>form</form>."
            values={{ days: refundDays }}
            components={links({ right: "#withdrawal", form: "#withdrawal-form" })}
          />
        ),
      },
      {
        term: i18n.t("VPN", {}, { comment: "In a summary of the contract" }),
        note: i18n.t("No log of sites, times or IP addresses. {signIn}", { signIn: statements.vpnSignIn }),
      },
      {
        term: i18n.t("Removal", {}, { comment: "In a summary, short for Personal Information Removal" }),
        note: i18n.t("We search again every {days} days while you subscribe.", { days: facts.removal.recheckDays }),
      },
      {
        term: i18n.t("Restoration", {}, { comment: "In a summary, short for Identity Theft Restoration" }),
        note: i18n.t("An adviser’s help. No insurance, no legal advice."),
      },
    ],
    sections: [...buying(), ...leaving(), ...proServices(), ...changing()],
    history: [
      {
        day: "2026-11-28",
        text: i18n.t(
          "New: an email address that is added after the order gets the confirmation of the order. A refund ends the subscription at once. Until now, a subscription could go on after its first payment was refunded. Clearer: a refund is for a subscription’s first payment, once for each account.",
        ),
      },
      {
        day: "2026-11-25",
        text: i18n.t(
          "Described for the first time: that you cannot delete your account for up to {days} days after a change of your email address, and until when a cancellation counts on the day of the first payment. Clearer: which browser or device opens the subscription. The entries below say what was described for the first time. No term was changed.",
          { days: facts.undoDays },
        ),
      },
      {
        day: "2026-11-24",
        text: i18n.t(
          "Described for the first time: that a withdrawal ends the services, that an adviser finishes an open case, how you learn of a failed payment and cancel afterwards, and that removal starts in our browser.",
        ),
      },
      {
        day: "2026-11-23",
        text: i18n.t(
          "Clearer: restoration helps with theft that you discover while you subscribe, older theft included, and the price includes tax everywhere. Described for the first time: how you sign in to the VPN.",
        ),
      },
      {
        day: "2026-11-22",
        text: i18n.t(
          "Described for the first time: the order button, the right of withdrawal and its form. What was said about data moved to the privacy policy. What restoration does not cover now reads as on the product page.",
        ),
      },
      {
        day: "2026-11-21",
        text: i18n.t(
          "First edition. The contract and the privacy rules of the subscription were put into one document.",
        ),
      },
    ],
  };
}
