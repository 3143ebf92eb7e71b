import { Trans } from "@lingui/react";
import type { FaqQuestion } from "../../../../client/components/sections/faq.tsx";
import { brand } from "../../../contract/brand/brand.ts";
import { i18n } from "../../../contract/language/i18n.ts";
import { href } from "../../../contract/routes.ts";
import { statements } from "../../../contract/statements.ts";
import { links } from "../../../locales/links.tsx";

export function restorationQuestions(): readonly FaqQuestion[] {
  return [
    {
      question: i18n.t("How do I know if my identity was stolen?"),
      answer: (
        <p>
          <Trans
            id="A bill comes for something you never bought. A lender you don’t know writes to you. The tax office says you’ve already filed. Your card is refused for no reason. If you see one of these signs and you subscribe, call an adviser. A letter about a data leak is only a warning: start with <a>our list for the first hour</a>."
            components={links({ a: href("itrLearnMore", {}, "hour") })}
          />
        </p>
      ),
    },
    {
      question: i18n.t("What should I do before calling?"),
      answer: i18n.t(
        "If money is being taken from your card or account, call your bank. Then change the password of your email account. Everything else can wait for the adviser. Keep letters and emails: they’re evidence.",
      ),
    },
    {
      question: i18n.t("Will I get stolen money back?"),
      answer: i18n.t(
        "Sometimes, from your bank, once the theft is proven. The adviser helps you prove it. We don’t pay for losses ourselves.",
      ),
    },
    {
      question: i18n.t("Do you monitor my credit record?"),
      answer: i18n.t("No. For that we’d have to ask the credit agencies about you every day. We help when you call."),
    },
    {
      question: i18n.t("Who are the advisers?"),
      answer: i18n.t(
        "Trained people at two partner companies: one in the United States, one for all other countries. Their contract lets them use what they learn for your case only.",
      ),
    },
    {
      question: i18n.t("What does {brand} know about my case?", { brand: brand.name }),
      answer: (
        <p>
          <Trans
            id="Only that you created a code. From the advisers’ companies we receive totals: how many cases there were, and how many were solved. What you tell the adviser stays in the case file, until the case is closed and no law requires the file. The <a>privacy policy</a> says who keeps the file."
            components={links({ a: href("privacy", {}, "retention") })}
          />
        </p>
      ),
    },
    {
      question: i18n.t("Can I get help while I’m abroad?"),
      answer: i18n.t(
        "Yes. You can call from anywhere. The adviser works on your case in the country where your accounts are. Ask for an interpreter if you need one.",
      ),
    },
    {
      question: i18n.t("What if I’ve cancelled my subscription?"),
      answer: i18n.t(
        "You can call until your subscription ends. {caseFinished} {caseReopened} For a new case, you need an active subscription on the day you discover the theft.",
        { caseFinished: statements.caseFinished, caseReopened: statements.caseReopened },
      ),
    },
  ];
}
