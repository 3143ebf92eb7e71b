import { Trans } from "@lingui/react";
import type { FaqQuestion } from "../../../../client/components/sections/faq.tsx";
import { i18n } from "../../../contract/language/i18n.ts";
import { href } from "../../../contract/routes.ts";
import { links } from "../../../locales/links.tsx";

export function newsletterQuestions(): readonly FaqQuestion[] {
  return [
    {
      question: i18n.t("Do you see whether I read the newsletter?"),
      answer: i18n.t("No. Once we’ve sent an issue, we learn nothing more, unless you reply."),
    },
    {
      question: i18n.t("Are there ads in the newsletter?"),
      answer: i18n.t("Not for other companies. Now and then we mention a new product of ours."),
    },
    {
      question: i18n.t("Can I use a protected email address?"),
      answer: (
        <p>
          <Trans
            id="Yes. A <a>private email address</a> works like any other, and you can turn it off whenever you’ve had enough of us."
            components={links({ a: href("email") })}
          />
        </p>
      ),
    },
    {
      question: i18n.t("What if my confirmation link has expired?"),
      answer: (
        <p>
          <Trans
            id="<a>Enter your email address again</a> to get a new link. We’ve already deleted the old request."
            components={links({ a: href("newsletter", {}, "email") })}
          />
        </p>
      ),
    },
    {
      question: i18n.t("Who else gets my email address?"),
      answer: i18n.t("Only the service that delivers our emails, for as long as delivery takes."),
    },
  ];
}
