import { brand, facts } from "../../../src/contract/brand.ts";
import { recordedDays } from "../../../src/contract/objectives.ts";
import { retention } from "../../../src/contract/retention.ts";
import { href } from "../../../src/contract/routes.ts";
import { statements } from "../../../src/contract/statements.ts";
import { codeMinutes } from "../../../src/contract/subscription/one-time-code.ts";
import type { Section } from "./document.ts";

const writeToUs = <a href={`mailto:${brand.email.privacy}`}>{brand.email.privacy}</a>;

/** Who sees what, how long it is kept, on which ground, and what anyone may demand. */
export const privacyRights: readonly Section[] = [
  {
    id: "sharing",
    title: "Who receives personal data",
    blocks: [
      {
        text: "Companies that work for us receive what their task needs, and may use it for nothing else:",
      },
      {
        list: [
          "the company that runs our network: the traffic of our site",
          "the payment company: your card and the name on it",
          "the company that delivers our emails: the email address and the email, until it is delivered",
          "the companies that employ the advisers: what you tell an adviser about your case",
          "people-search sites, if you subscribe: the name and town that we search for, and the details on their pages that they are asked to remove",
        ],
      },
      {
        text: "If a court or an authority orders us to hand over data, we check the order. We can hand over only what exists. We have no searches or visits that are tied to a person.",
      },
    ],
  },
  {
    id: "retention",
    title: "How long data is kept",
    blocks: [
      {
        notes: [
          { term: "IP address", note: statements.ipAddressKept },
          { term: "Searches", note: "Until the answer has been sent" },
          { term: "Record of pages sent", note: `${recordedDays.answers} days, one line each` },
          { term: "Log of failures", note: `${recordedDays.log} days` },
          { term: "Usage events", note: `${retention.eventMonths} months, one line each` },
          { term: "Totals of usage events", note: "Without limit: they hold nothing about a person" },
          { term: "Sign-in codes", note: `${codeMinutes} minutes, or until used` },
          {
            term: "Recovery code",
            note: `In scrambled form, until you delete the account. A code that you have replaced, or that has been ended: ${facts.undoDays} days at most`,
          },
          { term: "Passkey", note: "Its public key, until you remove it or delete the account" },
          {
            term: "Where you are signed in",
            note: `Until you sign out there, or ${retention.sessionDays} days after the last use`,
          },
          { term: "Account without a finished order", note: "1 day" },
          { term: "Account and subscription", note: "Until you delete the account under Manage subscription" },
          {
            term: "Email address you changed or removed",
            note: `${facts.undoDays} days, so that you can undo the change`,
          },
          {
            term: "Deleted account",
            note: `The random number for ${retention.deletedAccountHours} hours, so that nothing under way brings the account back`,
          },
          { term: "Receipts", note: "As long as tax law requires, then deleted" },
          { term: "Demonstration scan", note: `${facts.freeScanHours} hours, or until you delete it` },
          {
            term: "Details for removal",
            note: "Until the subscription ends or you delete the details in the settings of our browser",
          },
          { term: "Rating of a scan", note: `${retention.scanRatingDays} days` },
          { term: "Access code for advisers", note: `${facts.restoration.codeHours} hours` },
          {
            term: "Case file of an adviser",
            note: "Until the case is closed and no law requires the file. The adviser’s company keeps it",
          },
          { term: "Answers to our survey of cases", note: "As totals, without limit" },
          {
            term: "Newsletter address",
            note: `Until you unsubscribe, and ${facts.newsletter.confirmHours} hours longer, or until you delete an account with this email address. Unconfirmed: ${facts.newsletter.confirmHours} hours`,
          },
          { term: "Protected addresses", note: "Until you delete them or turn email protection off" },
          {
            term: "Messages to us",
            note: "Until your question is settled; withdrawals and cancellations as long as the law lets you dispute them",
          },
          {
            term: "Count of emails sent to an address",
            note: `${retention.mailCountHours} hours at most, in scrambled form`,
          },
        ],
      },
    ],
  },
  {
    id: "grounds",
    title: "Legal grounds",
    blocks: [
      {
        notes: [
          {
            term: "Contract",
            note: "Accounts, subscriptions, scans, cases, email protection (Article 6(1)(b) GDPR)",
          },
          { term: "Legal obligation", note: "Receipts, withdrawals (Article 6(1)(c) GDPR)" },
          { term: "Consent", note: "The newsletter (Article 6(1)(a) GDPR). You can withdraw it at any time" },
          {
            term: "Legitimate interests",
            note: "Answering requests and messages, counting usage, stopping abuse (Article 6(1)(f) GDPR). You can object",
          },
        ],
      },
      { text: "In the United Kingdom, the same articles of the UK GDPR apply." },
    ],
  },
  {
    id: "rights",
    title: "Your rights",
    blocks: [
      {
        text: "Wherever you live, you may ask which data we hold about you and receive a copy. You may ask us to correct it, delete it or restrict its use. You may object to a use, and withdraw a consent. You can do this:",
      },
      {
        list: [
          <>
            by yourself, signed in, under <a href={href("subscriptionsManage")}>Manage subscription</a>: export your
            data, change or remove your email address, delete the account
          </>,
          <>
            with the <a href={href("help", { subject: "privacy" })}>contact form for questions about privacy</a>
          </>,
          <>by email to {writeToUs}</>,
        ],
      },
      {
        text: (
          <>
            If the email address of your account has been changed or removed, you may have to wait up to{" "}
            {facts.undoDays} days before you can delete the account yourself. The{" "}
            <a href={href("proPrivacyTerms", {}, "cancel")}>Pro terms</a> say why. In that time, you can still ask us by
            email to delete it.
          </>
        ),
      },
      {
        text: "We answer within 30 days, and ask for no more proof of identity than we need. You may also complain to the data protection authority of your country.",
      },
    ],
  },
  {
    id: "security",
    title: "How data is protected",
    blocks: [
      {
        text: "Every connection is encrypted. Our pages run only our own scripts, and no other site can show them in a frame. Sign-in codes and recovery codes are stored in scrambled form. A sign-in code works once.",
      },
    ],
  },
  {
    id: "future",
    title: "Changes to this policy",
    blocks: [
      {
        text: `A new version has a new date, and the change history below says what is different. If a change lets us do more with your data, we announce it here ${facts.noticeDays} days before it applies, and email subscribers who have added an email address. It does not apply to data that we already hold.`,
      },
    ],
  },
  {
    id: "contact",
    title: "Questions",
    blocks: [
      {
        text: <>Write to {writeToUs}. A person reads it.</>,
      },
    ],
  },
];
