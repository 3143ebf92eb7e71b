import { Trans } from "@lingui/react";
import type { FaqQuestion } from "../../../../client/components/sections/faq.tsx";
import { brand } from "../../../contract/brand/brand.ts";
import { i18n } from "../../../contract/language/i18n.ts";
import { href } from "../../../contract/routes.ts";
import { links } from "../../../locales/links.tsx";

const { chrome, firefox, edge } = brand.stores.extensions;

export function appQuestions(): readonly FaqQuestion[] {
  return [
    {
      question: i18n.t("Is the browser the same on every device?"),
      answer: i18n.t(
        "It blocks the same things and looks much the same on each. Details differ by system: on each one, the browser uses the web engine that comes with it.",
      ),
    },
    {
      question: i18n.t("Do I have to sync my devices?"),
      answer: i18n.t("No. Sync is off until you turn it on."),
    },
    {
      question: i18n.t("Which device should I start with?"),
      answer: i18n.t("The one you use most. A phone takes the least time to set up."),
    },
    {
      question: i18n.t("What happens to the browser I use now?"),
      answer: i18n.t("Nothing. You can keep both browsers, and uninstall either one."),
    },
    {
      question: i18n.t("How do I get updates?"),
      answer: i18n.t("Through the app store on phones and tablets. On computers, the browser updates itself."),
    },
    {
      question: i18n.t("What if my system isn’t listed?"),
      answer: (
        <p>
          <Trans
            id="On Linux and ChromeOS, use our extension for <a>Chrome</a>, <b>Firefox</b> or <c>Edge</c>. Search works in every browser. For older systems, <d>see what still works</d>."
            components={links({ a: chrome, b: firefox, c: edge, d: href("appNoSupport") })}
          />
        </p>
      ),
    },
  ];
}
