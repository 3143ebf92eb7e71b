import type { Question } from "../../../../client/components/faq.tsx";
import { brand, facts } from "../../../contract/brand.ts";
import { href } from "../../../contract/routes.ts";
import { statements } from "../../../contract/statements.ts";
import { refundForm } from "../../../contract/subscription/payment-terms.ts";

const { vpn } = facts;

/**
 * Questions that every visitor is shown; the page puts another first, which depends on the trial that the visitor is offered.
 */
export const proQuestions: readonly Question[] = [
  {
    question: `How do I cancel ${brand.pro}?`,
    answer: (
      <>
        <p>
          Open <a href={href("subscriptionsManage")}>Manage subscription</a>, select Cancel subscription and confirm.{" "}
          {statements.cancelEnd}
        </p>
        <p>
          {statements.storeRules} {statements.storeCancel}
        </p>
      </>
    ),
  },
  {
    question: "Can I get a refund?",
    answer: (
      <p>
        Yes. {statements.refund} {statements.refundHow} {statements.refundStays}{" "}
        <a href={refundForm}>Ask for a refund</a>
      </p>
    ),
  },
  {
    question: "Can I share my subscription?",
    answer: `The VPN runs on ${vpn.devices} devices at once, and some of them can be your family’s. Personal Information Removal and Identity Theft Restoration each cover one person.`,
  },
  {
    question: "How do I sign in without a password?",
    answer: `The browser you subscribe in is signed in. For other devices, add an email address: we send a six-digit code to it each time. ${statements.code} A passkey or a recovery code signs you in on this site without an email address, but not to the VPN.`,
  },
  {
    question: "Does the VPN slow my connection down?",
    answer: "A little, because each page takes a longer route.",
  },
  {
    question: "What doesn’t the VPN do?",
    answer:
      "The VPN hides your IP address. It doesn’t hide who you are on a site you sign in to, and it doesn’t stop viruses or scams. To block trackers, use our browser.",
  },
  {
    question: `How can I pay for ${brand.pro}?`,
    answer: `By card on this site, or through the app store on your device, which has its own price, free trial and refund rules. ${statements.card}`,
  },
  {
    question: "What if a payment fails?",
    answer: statements.failedPayment,
  },
  {
    question: "What do you know about me as a subscriber?",
    answer: (
      <p>
        A random number, your plan and its dates, the country you subscribed in, your email address if you added one,
        and the details you enter for removal. You can export and delete all of them. The{" "}
        <a href={href("privacy", {}, "pro")}>privacy policy</a> lists every item.
      </p>
    ),
  },
];
