import type { FaqQuestion } from "../../../../client/components/sections/faq.tsx";
import { i18n } from "../../../contract/language/i18n.ts";
import { commonDemonstration } from "../../../contract/support/common-demonstration.ts";

export function windowsPreviewQuestions(): readonly FaqQuestion[] {
  return [
    {
      question: i18n.t("What can go wrong in the preview?"),
      answer: i18n.t(
        "A page may look odd, a button may do nothing, or a tab may close. Your files aren’t touched. Keep important passwords in the finished browser as well.",
      ),
    },
    {
      question: i18n.t("Does the preview report what I do?"),
      answer: i18n.t(
        "No more than the finished browser does. After a crash it asks before it sends a report, and shows you the report first.",
      ),
    },
    {
      question: i18n.t("How often is the preview updated?"),
      answer: i18n.t("Often, when you close the window. Each update comes with a short list of what’s new."),
    },
    {
      question: i18n.t("Can I use the preview beside the finished browser?"),
      answer: i18n.t("Yes. They have separate icons, settings and data, and either one can be your default."),
    },
    {
      question: i18n.t("How do I uninstall the preview?"),
      answer: i18n.t("In Windows Settings, under Apps, like any other program. The finished browser isn’t affected."),
    },
    {
      question: i18n.t("Does anyone read my feedback?"),
      answer: commonDemonstration.help,
    },
  ];
}
