import { Trans } from "@lingui/react";
import type { FaqQuestion } from "../../../../client/components/sections/faq.tsx";
import { i18n } from "../../../contract/language/i18n.ts";
import { href } from "../../../contract/routes.ts";
import { links } from "../../../locales/links.tsx";

export function emailQuestions(): readonly FaqQuestion[] {
  return [
    {
      question: i18n.t("Do you read my email?"),
      answer: i18n.t(
        "No. A program removes trackers from each email and forwards it. We don’t store emails, nobody reads them, and we don’t use them for ads.",
      ),
    },
    {
      question: i18n.t("Do I need a new inbox?"),
      answer: i18n.t("No. Emails arrive in the inbox you already use."),
    },
    {
      question: i18n.t("Can I reply from a protected address?"),
      answer: i18n.t("Yes. Reply as usual. Your reply is sent from the protected address, and your own stays hidden."),
    },
    {
      question: i18n.t("What can’t email protection do?"),
      answer: i18n.t(
        "It doesn’t hide your name from senders who know your name, and it doesn’t change attachments. Pages you open from an email may have trackers; our browser blocks those.",
      ),
    },
    {
      question: i18n.t("How many email addresses can I create?"),
      answer: i18n.t("As many as you need. We only step in when someone sends spam through them."),
    },
    {
      question: i18n.t("What if I stop using email protection?"),
      answer: (
        <p>
          <Trans
            id="When you turn email protection off, we delete your addresses, and emails to them return to their senders. We give a deleted address to nobody else. For details, read the <a>privacy policy on email protection</a>."
            components={links({ a: href("privacy", {}, "email") })}
          />
        </p>
      ),
    },
  ];
}
