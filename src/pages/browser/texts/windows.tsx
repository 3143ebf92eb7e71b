import { Trans } from "@lingui/react";
import type { FaqQuestion } from "../../../../client/components/sections/faq.tsx";
import { brand } from "../../../contract/brand/brand.ts";
import { i18n } from "../../../contract/language/i18n.ts";
import { links } from "../../../locales/links.tsx";

export function windowsQuestions(): readonly FaqQuestion[] {
  return [
    {
      question: i18n.t("Should I use the store or the installer?"),
      answer: i18n.t(
        "You get the same browser either way. Use the Microsoft Store if your PC only allows store apps. The installer doesn’t need a Microsoft account.",
      ),
    },
    {
      question: i18n.t("Do I need administrator rights?"),
      answer: i18n.t("No. The browser installs in your own user folder."),
    },
    {
      question: i18n.t("How do I make the browser my default?"),
      answer: i18n.t(
        "Open Settings, Apps, Default apps and choose the browser. Windows doesn’t let the browser do this for you.",
      ),
    },
    {
      question: i18n.t("Which engine does the browser use?"),
      answer: i18n.t("The web engine that comes with Windows. It’s updated together with Windows."),
    },
    {
      question: i18n.t("Does the browser run on ARM processors?"),
      answer: i18n.t("Yes, on Windows 11. The installer picks the right version for you."),
    },
    {
      question: i18n.t("Can my company install the browser for everyone?"),
      answer: (
        <p>
          <Trans
            id="Yes, with a group policy, which can also set the start page and updates. Email <a>{email}</a> for the policy templates."
            values={{ email: brand.email.help }}
            components={links({ a: `mailto:${brand.email.help}` })}
          />
        </p>
      ),
    },
  ];
}
