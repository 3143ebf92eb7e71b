import { Trans } from "@lingui/react";
import type { FaqQuestion } from "../../../../client/components/sections/faq.tsx";
import { brand } from "../../../contract/brand/brand.ts";
import { i18n } from "../../../contract/language/i18n.ts";
import { href } from "../../../contract/routes.ts";
import { links } from "../../../locales/links.tsx";

export function chatQuestions(): readonly FaqQuestion[] {
  return [
    {
      question: i18n.t("Are my chats used to train a model?"),
      answer: i18n.t(
        "Not by us. The maker of a model may: it receives your words without your IP address, and handles them by its own rules. So leave out anything personal.",
      ),
    },
    {
      question: i18n.t("Where can I find earlier chats?"),
      answer: i18n.t(
        "In the browser you used, and only there. You can delete them with one button. Another browser starts with an empty page.",
      ),
    },
    {
      question: i18n.t("Does search use my chats?"),
      answer: i18n.t("No. {chat} is a site of its own. Your chats don’t change search results.", { chat: brand.chat }),
    },
    {
      question: i18n.t("Which AI models can I choose?"),
      answer: (
        <p>
          <Trans
            id="Several, from different makers. The list changes often, so <a>open the chat</a> to see and choose a model."
            components={links({ a: brand.external.chat })}
          />
        </p>
      ),
    },
    {
      question: i18n.t("Can I use the chat for work?"),
      answer: (
        <p>
          <Trans
            id="Yes, within the <a>rules of acceptable use</a>. Ask your employer before you paste company documents."
            components={links({ a: href("acceptableUse") })}
          />
        </p>
      ),
    },
  ];
}
