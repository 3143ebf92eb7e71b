import type { Question } from "../../../../client/components/faq.tsx";
import { statements } from "../../../contract/statements.ts";

export const macQuestions: readonly Question[] = [
  {
    question: "Does the browser run on Apple silicon?",
    answer: "Yes, and on Intel Macs. One download works on both.",
  },
  {
    question: "Which engine does the Mac browser use?",
    answer: "The one that comes with macOS. It’s updated with macOS, and keeps the browser small.",
  },
  {
    question: "How do I import my passwords?",
    answer:
      "When you first open the browser, it offers to import them from other browsers on your Mac. macOS asks for your permission, and nothing leaves your Mac.",
  },
  {
    question: "Is the browser in the Mac App Store?",
    answer: statements.macDownload,
  },
  {
    question: "How do I make the browser my default on a Mac?",
    answer: "In System Settings, open Desktop & Dock and choose it under Default web browser.",
  },
  {
    question: "How do I uninstall the browser?",
    answer: "Clear its data with one button, then drag the browser from Applications to the bin.",
  },
];
