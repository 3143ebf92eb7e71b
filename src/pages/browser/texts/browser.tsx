import { Trans } from "@lingui/react";
import type { FaqQuestion } from "../../../../client/components/sections/faq.tsx";
import { brand } from "../../../contract/brand/brand.ts";
import { i18n } from "../../../contract/language/i18n.ts";
import { href } from "../../../contract/routes.ts";
import { links } from "../../../locales/links.tsx";

export function browserQuestions(): readonly FaqQuestion[] {
  return [
    {
      question: i18n.t("Do pages break when trackers are blocked?"),
      answer: i18n.t(
        "Rarely. If a site doesn’t work, select the shield in the address bar to turn protection off for that site only.",
      ),
    },
    {
      question: i18n.t("Is the browser an ad blocker?"),
      answer: i18n.t("Not quite. It blocks ads that track you. Ads that don’t track stay."),
    },
    {
      question: i18n.t("What does the browser tell you about me?"),
      answer: (
        <p>
          <Trans
            id="The week you installed it, and which of our links or ads led you to it. If you later open our site by a link in the browser, the link can name the day you installed it. We only count: everyone with the same date looks the same to us. If you use sync or email protection, the <a>privacy policy</a> says what we store for them."
            components={links({ a: href("privacy", {}, "browser") })}
          />
        </p>
      ),
    },
    {
      question: i18n.t("Can I bring bookmarks and passwords along?"),
      answer: i18n.t(
        "Yes. On a computer, import them in one step when you first open the browser. On a phone, import a file or sync from your computer.",
      ),
    },
    {
      question: i18n.t("Does the browser hide my IP address?"),
      answer: (
        <p>
          <Trans
            id="No. To hide your IP address you need a VPN. We offer one with <a>{pro}</a>."
            values={{ pro: brand.pro }}
            components={links({ a: href("pro", { origin: "funnel_browser_website__faq" }) })}
          />
        </p>
      ),
    },
    {
      question: i18n.t("Can I keep the browser I have?"),
      answer: (
        <p>
          <Trans
            id="Yes. Both can stay on your device, and you can uninstall either one. To search with us in yours, make {brand} its search engine. On a computer with Chrome, Firefox or Edge, add our extension too, from that browser’s store: it blocks trackers and cleans links. <a>The comparison</a> shows the difference."
            values={{ brand: brand.name }}
            components={links({ a: href("comparePrivacy") })}
          />
        </p>
      ),
    },
  ];
}
