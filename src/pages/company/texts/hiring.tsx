import { Trans } from "@lingui/react";
import type { FaqQuestion } from "../../../../client/components/sections/faq.tsx";
import { brand, facts } from "../../../contract/brand/brand.ts";
import { i18n } from "../../../contract/language/i18n.ts";
import { links } from "../../../locales/links.tsx";

/** What an employee gets. */
export function offer() {
  return [
    {
      title: i18n.t("One pay scale"),
      text: i18n.t(
        "Pay depends on the role and its level, not on where you live or how well you negotiate. The salary range is on each role.",
      ),
    },
    {
      title: i18n.t("Flexible hours"),
      text: i18n.t(
        "Each team agrees on a part of the day when everyone is there. Arrange the rest around school, sleep or the weather.",
      ),
    },
    {
      title: i18n.t("A place to work"),
      text: i18n.t(
        "We pay for your desk, chair, screen and internet, or for a seat in a shared office if you like to leave the house.",
      ),
    },
    {
      title: i18n.t("Real holidays"),
      text: i18n.t("We check that you use your holidays. Someone else answers your messages while you’re away."),
    },
    {
      title: i18n.t("Parental leave"),
      text: i18n.t("Every new parent gets the same paid leave, whether the child was born to them or adopted."),
    },
    {
      title: i18n.t("Part-time work"),
      text: i18n.t(
        "You can do most roles part time, for the same pay per hour. Tell us when you apply: it makes no difference to our answer.",
      ),
    },
  ];
}
const { hiring } = facts;

export function hiringQuestions(): readonly FaqQuestion[] {
  return [
    {
      question: i18n.t("Would I have to move?"),
      answer: i18n.t(
        "No. There’s no office. Teams meet in person now and then. We pay for travel and lodging, and you don’t have to come.",
      ),
    },
    {
      question: i18n.t("Can you employ me in my country?"),
      answer: i18n.t(
        "In most countries, yes, with a contract under your local law. If we can’t, we tell you before you do any work.",
      ),
    },
    {
      question: i18n.t("Can I apply for two roles?"),
      answer: i18n.t("Yes. One application is enough. Tell us which role you prefer."),
    },
    {
      question: i18n.t("Does a program sort the applications?"),
      answer: i18n.t("No. A person reads every application, without scores, rankings or keyword searches."),
    },
    {
      question: i18n.t("What happens to my application?"),
      answer: i18n.t(
        "Only the people who decide see it. We delete it {months} months after the decision, or the day you ask.",
        { months: hiring.keptMonths },
      ),
    },
    {
      question: i18n.t("What if my kind of work isn’t listed?"),
      answer: (
        <p>
          <Trans
            id="Email <a>{email}</a> and describe the role you’d like."
            values={{ email: brand.email.jobs }}
            components={links({ a: `mailto:${brand.email.jobs}` })}
          />
        </p>
      ),
    },
  ];
}
