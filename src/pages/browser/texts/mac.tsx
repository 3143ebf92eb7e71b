import type { FaqQuestion } from "../../../../client/components/sections/faq.tsx";
import { i18n } from "../../../contract/language/i18n.ts";
import { statements } from "../../../contract/statements.ts";

export function macQuestions(): readonly FaqQuestion[] {
  return [
    {
      question: i18n.t("Does the browser run on Apple silicon?"),
      answer: i18n.t("Yes, and on Intel Macs. One download works on both."),
    },
    {
      question: i18n.t("Which engine does the Mac browser use?"),
      answer: i18n.t("The one that comes with macOS. It’s updated with macOS, and keeps the browser small."),
    },
    {
      question: i18n.t("How do I import my passwords?"),
      answer: i18n.t(
        "When you first open the browser, it offers to import them from other browsers on your Mac. macOS asks for your permission, and nothing leaves your Mac.",
      ),
    },
    {
      question: i18n.t("Is the browser in the Mac App Store?"),
      answer: statements.macDownload,
    },
    {
      question: i18n.t("How do I make the browser my default on a Mac?"),
      answer: i18n.t("In System Settings, open Desktop & Dock and choose it under Default web browser."),
    },
    {
      question: i18n.t("How do I uninstall the browser?"),
      answer: i18n.t("Clear its data with one button, then drag the browser from Applications to the bin."),
    },
  ];
}
