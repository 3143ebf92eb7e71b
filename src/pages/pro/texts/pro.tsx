import { Trans } from "@lingui/react";
import type { FaqQuestion } from "../../../../client/components/sections/faq.tsx";
import { brand, facts } from "../../../contract/brand/brand.ts";
import { i18n } from "../../../contract/language/i18n.ts";
import { href } from "../../../contract/routes.ts";
import { statements } from "../../../contract/statements.ts";
import { refundForm } from "../../../contract/subscription/payment-terms.ts";
import { links } from "../../../locales/links.tsx";

const { vpn } = facts;

/**
 * Questions that every visitor is shown; the page puts another first, which depends on the trial that the visitor is offered.
 */
export function proQuestions(): readonly FaqQuestion[] {
  return [
    {
      question: i18n.t("How do I cancel {pro}?", { pro: brand.pro }),
      answer: (
        <>
          <p>
            <Trans
              id="Open <a>Manage subscription</a>, select Cancel subscription and confirm. {cancelEnd}"
              values={{ cancelEnd: statements.cancelEnd }}
              components={links({ a: href("subscriptionsManage") })}
            />
          </p>
          <p>{`${statements.storeRules} ${statements.storeCancel}`}</p>
        </>
      ),
    },
    {
      question: i18n.t("Can I get a refund?"),
      answer: (
        <p>
          <Trans
            id="Yes. {refund} {refundHow} {refundEnds} <a>Ask for a refund</a>"
            values={{ refund: statements.refund, refundHow: statements.refundHow, refundEnds: statements.refundEnds }}
            components={links({ a: refundForm() })}
          />
        </p>
      ),
    },
    {
      question: i18n.t("Can I share my subscription?"),
      answer: i18n.t(
        "The VPN runs on {devices} devices at once, and some of them can be your family’s. Personal Information Removal and Identity Theft Restoration each cover one person.",
        { devices: vpn.devices },
      ),
    },
    {
      question: i18n.t("How do I sign in without a password?"),
      answer: i18n.t(
        "The browser you subscribe in is signed in. For other devices, add an email address: each time, we send it a six-digit code and, for this site, a sign-in link. {code} A passkey or a recovery code signs you in on this site without an email address, but not to the VPN.",
        { code: statements.code },
      ),
    },
    {
      question: i18n.t("Does the VPN slow my connection down?"),
      answer: i18n.t("A little, because each page takes a longer route."),
    },
    {
      question: i18n.t("What doesn’t the VPN do?"),
      answer: i18n.t(
        "The VPN hides your IP address. It doesn’t hide who you are on a site you sign in to, and it doesn’t stop viruses or scams. To block trackers, use our browser.",
      ),
    },
    {
      question: i18n.t("How can I pay for {pro}?", { pro: brand.pro }),
      answer: i18n.t(
        "By card on this site, or through the app store on your device, which has its own price, free trial and refund rules. {card}",
        { card: statements.card },
      ),
    },
    {
      question: i18n.t("What if a payment fails?"),
      answer: statements.failedPayment,
    },
    {
      question: i18n.t("What do you know about me as a subscriber?"),
      answer: (
        <p>
          <Trans
            id="A random number, your plan and its dates, the country you subscribed in, your email address if you added one, and the details you enter for removal. You can export and delete all of them. The <a>privacy policy</a> lists every item."
            components={links({ a: href("privacy", {}, "pro") })}
          />
        </p>
      ),
    },
  ];
}
