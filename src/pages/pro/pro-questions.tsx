import type { Question } from "../../../client/components/faq.tsx";
import { brand, facts } from "../../contract/brand.ts";
import { href } from "../../contract/routes.ts";

const { trialDays, refundDays, graceDays, otpMinutes, vpn } = facts;

export const proQuestions: readonly Question[] = [
  {
    question: `What happens after ${trialDays} days?`,
    answer:
      "The plan you chose begins and its first payment is taken. The day it will happen stands on the manage page from the first minute. If you cancel before it, nothing is ever charged.",
  },
  {
    question: "How do I cancel?",
    answer: (
      <p>
        Open <a href={href("subscriptionsManage")}>Manage subscription</a> and press Cancel. The three services stay on
        until the end of what you have paid for. A purchase from an app store is cancelled in that store, and the page
        shows where.
      </p>
    ),
  },
  {
    question: "Can I have my money back?",
    answer: `Yes, all of it, if you ask within ${refundDays} days of the first payment. A reason is not needed. What an app store sold, that store pays back by its own rules.`,
  },
  {
    question: "Can I share it?",
    answer: `The VPN runs on ${vpn.devices} devices at once, and it does not matter whose hands they are in. Removal and restoration each look after one person.`,
  },
  {
    question: "How do I sign in without an account?",
    answer: `The device you bought on simply has it. For others you add an email address and type in six digits that we send there. They work once, within ${otpMinutes} minutes.`,
  },
  {
    question: "Does the VPN slow things down?",
    answer:
      "A little, because each page takes a longer way. It picks the nearest server by itself; choosing one far away costs more speed than the encryption does.",
  },
  {
    question: "What will the VPN not do?",
    answer:
      "It hides where you connect from, not who you are to a site you sign in to. It does not stop a virus, and it does not make a false shop honest. For trackers in pages there is the browser.",
  },
  {
    question: "How can I pay?",
    answer:
      "By card on this site, or through the app store of your phone or computer. We never see the card: a payment company takes it and sends us a receipt.",
  },
  {
    question: "What if a payment fails?",
    answer: `Nothing stops at once. The services stay on for ${graceDays} days, in which you can put in another card. After that they pause until you do.`,
  },
  {
    question: "What do you know about me as a subscriber?",
    answer: (
      <p>
        A number, a plan, its dates and, if you gave one, an email address. All of it can be exported and deleted; the{" "}
        <a href={href("privacy", {}, "pro")}>privacy policy of {brand.pro}</a> goes through it line by line.
      </p>
    ),
  },
];
