import { Trans } from "@lingui/react";
import type { FaqQuestion } from "../../../../client/components/sections/faq.tsx";
import { i18n } from "../../../contract/language/i18n.ts";
import { href } from "../../../contract/routes.ts";
import { links } from "../../../locales/links.tsx";

export function appNoSupportQuestions(): readonly FaqQuestion[] {
  return [
    {
      question: i18n.t("What if my system isn’t too old?"),
      answer: i18n.t(
        "Some browsers report an older system than you have. Choose your device on the devices page and try to install the browser.",
      ),
    },
    {
      question: i18n.t("Why can’t I install the browser anyway?"),
      answer: i18n.t(
        "A security hole in the system can’t be fixed by a browser. Anyone who uses that hole can read what you read.",
      ),
    },
    {
      question: i18n.t("When do you stop supporting a system?"),
      answer: (
        <p>
          <Trans
            id="At the earliest a year after its maker stops security updates. The <a>product updates</a> tell you before."
            components={links({ a: href("updates") })}
          />
        </p>
      ),
    },
  ];
}
