import { Trans } from "@lingui/react";
import { brand, facts } from "../../../src/contract/brand/brand.ts";
import { i18n } from "../../../src/contract/language/i18n.ts";
import { recordedDays } from "../../../src/contract/objectives.ts";
import { retention } from "../../../src/contract/retention.ts";
import { href } from "../../../src/contract/routes.ts";
import { statements } from "../../../src/contract/statements.ts";
import { codeMinutes } from "../../../src/contract/subscription/one-time-code.ts";
import { links } from "../../../src/locales/links.tsx";
import type { DocumentSection } from "./document.ts";

const { email } = brand;

/** Who sees what, how long it is kept, on which ground, and what anyone may demand. */
export function privacyRights(): readonly DocumentSection[] {
  return [
    {
      id: "sharing",
      title: i18n.t("Who receives personal data"),
      blocks: [
        {
          text: i18n.t("Companies that work for us receive what their task needs, and may use it for nothing else:"),
        },
        {
          list: [
            i18n.t("the company that runs our network: the traffic of our site"),
            i18n.t("the payment company: your card and the name on it"),
            i18n.t("the company that delivers our emails: the email address and the email, until it is delivered"),
            i18n.t("the companies that employ the advisers: what you tell an adviser about your case"),
            i18n.t(
              "people-search sites, if you subscribe: the name and town that we search for, and the details on their pages that they are asked to remove",
            ),
          ],
        },
        {
          text: i18n.t(
            "If a court or an authority orders us to hand over data, we check the order. We can hand over only what exists. We have no searches or visits that are tied to a person.",
          ),
        },
      ],
    },
    {
      id: "retention",
      title: i18n.t("How long data is kept"),
      blocks: [
        {
          notes: [
            { term: i18n.t("IP address"), note: statements.ipAddressKept },
            {
              term: i18n.t(
                "Searches",
                {},
                { comment: "A noun, in a table of how long we keep data: what somebody searched for" },
              ),
              note: i18n.t("Until the answer has been sent"),
            },
            {
              term: i18n.t("Record of pages sent"),
              note: i18n.t("{days} days, one line each", { days: recordedDays.answers }),
            },
            { term: i18n.t("Log of failures"), note: i18n.t("{days} days", { days: recordedDays.log }) },
            {
              term: i18n.t("Usage events"),
              note: i18n.t("{months} months, one line each", { months: retention.eventMonths }),
            },
            { term: i18n.t("Totals of usage events"), note: i18n.t("Without limit: they hold nothing about a person") },
            {
              term: i18n.t("Sign-in codes"),
              note: i18n.t("{minutes} minutes, or until used", { minutes: codeMinutes }),
            },
            {
              term: i18n.t("Recovery code"),
              note: i18n.t(
                "In scrambled form, until you delete the account. A code that you have replaced, or that has been ended: {days} days at most",
                { days: facts.undoDays },
              ),
            },
            {
              term: i18n.t("Passkey", {}, { comment: "In a table of how long we keep data" }),
              note: i18n.t("Its public key, until you remove it or delete the account"),
            },
            {
              term: i18n.t("Where you are signed in"),
              note: i18n.t("Until you sign out there, or {days} days after the last use", {
                days: retention.sessionDays,
              }),
            },
            {
              term: i18n.t("Account without a finished order"),
              note: i18n.t("1 day", {}, { comment: "How long we keep data" }),
            },
            {
              term: i18n.t("Account and subscription"),
              note: i18n.t("Until you delete the account under Manage subscription"),
            },
            {
              term: i18n.t("Email address you changed or removed"),
              note: i18n.t("{days} days, so that you can undo the change", { days: facts.undoDays }),
            },
            {
              term: i18n.t("Deleted account"),
              note: i18n.t("The random number for {hours} hours, so that nothing under way brings the account back", {
                hours: retention.deletedAccountHours,
              }),
            },
            {
              term: i18n.t("Receipts", {}, { comment: "Of payments" }),
              note: i18n.t("As long as tax law requires, then deleted"),
            },
            {
              term: i18n.t("Demonstration scan"),
              note: i18n.t("{hours} hours, or until you delete it", { hours: facts.freeScanHours }),
            },
            {
              term: i18n.t("Details for removal"),
              note: i18n.t(
                "Up to a day after the subscription’s end, or until you delete the details in the settings of our browser",
              ),
            },
            { term: i18n.t("Rating of a scan"), note: i18n.t("{days} days", { days: retention.scanRatingDays }) },
            {
              term: i18n.t("Access code for advisers"),
              note: i18n.t("{hours} hours", { hours: facts.restoration.codeHours }),
            },
            {
              term: i18n.t("Case file of an adviser"),
              note: i18n.t("Until the case is closed and no law requires the file. The adviser’s company keeps it"),
            },
            { term: i18n.t("Answers to our survey of cases"), note: i18n.t("As totals, without limit") },
            {
              term: i18n.t("Newsletter address"),
              note: i18n.t(
                "Until you unsubscribe, and {hours} hours longer, or until you delete an account with this email address. Unconfirmed: {hours} hours",
                { hours: facts.newsletter.confirmHours },
              ),
            },
            { term: i18n.t("Protected addresses"), note: i18n.t("Until you delete them or turn email protection off") },
            {
              term: i18n.t("Messages to us"),
              note: i18n.t(
                "Until your question is settled; withdrawals and cancellations as long as the law lets you dispute them",
              ),
            },
            {
              term: i18n.t("Count of emails sent to an address"),
              note: i18n.t("{hours} hours at most, in scrambled form", { hours: retention.mailCountHours }),
            },
          ],
        },
      ],
    },
    {
      id: "grounds",
      title: i18n.t("Legal grounds"),
      blocks: [
        {
          notes: [
            {
              term: i18n.t(
                "Contract",
                {},
                { comment: "A legal ground, as Article 6 of the GDPR names it in the language" },
              ),
              note: i18n.t("Accounts, subscriptions, scans, cases, email protection (Article 6(1)(b) GDPR)"),
            },
            {
              term: i18n.t(
                "Legal obligation",
                {},
                { comment: "A legal ground, as Article 6 of the GDPR names it in the language" },
              ),
              note: i18n.t("Receipts, withdrawals (Article 6(1)(c) GDPR)"),
            },
            {
              term: i18n.t(
                "Consent",
                {},
                { comment: "A legal ground, as Article 6 of the GDPR names it in the language" },
              ),
              note: i18n.t("The newsletter (Article 6(1)(a) GDPR). You can withdraw it at any time"),
            },
            {
              term: i18n.t(
                "Legitimate interests",
                {},
                { comment: "A legal ground, as Article 6 of the GDPR names it in the language" },
              ),
              note: i18n.t(
                "Answering requests and messages, counting usage, stopping abuse (Article 6(1)(f) GDPR). You can object",
              ),
            },
          ],
        },
        { text: i18n.t("In the United Kingdom, the same articles of the UK GDPR apply.") },
      ],
    },
    {
      id: "rights",
      title: i18n.t("Your rights"),
      blocks: [
        {
          text: i18n.t(
            "Wherever you live, you may ask which data we hold about you and receive a copy. You may ask us to correct it, delete it or restrict its use. You may object to a use, and withdraw a consent. You can do this:",
          ),
        },
        {
          list: [
            <Trans
              key="manage"
              id="by yourself, signed in, under <a>Manage subscription</a>: export your data, change or remove your email address, delete the account"
              components={links({ a: href("subscriptionsManage") })}
            />,
            <Trans
              key="help"
              id="with the <a>contact form for questions about privacy</a>"
              components={links({ a: href("help", { subject: "privacy" }) })}
            />,
            <Trans
              key="email"
              id="by email to <a>{email}</a>"
              values={{ email: email.privacy }}
              components={links({ a: `mailto:${email.privacy}` })}
            />,
          ],
        },
        {
          text: (
            <Trans
              id="If the email address of your account has been changed or removed, you may have to wait up to {days} days before you can delete the account yourself. The <a>Pro terms</a> say why. In that time, you can still ask us by email to delete it."
              values={{ days: facts.undoDays }}
              components={links({ a: href("proPrivacyTerms", {}, "cancel") })}
            />
          ),
        },
        {
          text: i18n.t(
            "We answer within 30 days, and ask for no more proof of identity than we need. You may also complain to the data protection authority of your country.",
          ),
        },
      ],
    },
    {
      id: "security",
      title: i18n.t("How data is protected"),
      blocks: [
        {
          text: i18n.t(
            "Every connection is encrypted. Our pages run only our own scripts, and no other site can show them in a frame. Sign-in codes and recovery codes are stored in scrambled form. A sign-in code works once.",
          ),
        },
      ],
    },
    {
      id: "future",
      title: i18n.t("Changes to this policy"),
      blocks: [
        {
          text: i18n.t(
            "A new version has a new date, and the change history below says what is different. If a change lets us do more with your data, we announce it here {days} days before it applies, and email subscribers who have added an email address. It does not apply to data that we already hold.",
            { days: facts.noticeDays },
          ),
        },
      ],
    },
    {
      id: "contact",
      title: i18n.t("Questions", {}, { comment: "A heading: whom to ask about this policy" }),
      blocks: [
        {
          text: (
            <Trans
              id="Write to <a>{email}</a>."
              values={{ email: email.privacy }}
              components={links({ a: `mailto:${email.privacy}` })}
            />
          ),
        },
      ],
    },
  ];
}
