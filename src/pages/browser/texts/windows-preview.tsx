import type { Question } from "../../../../client/components/faq.tsx";
import { demonstration } from "../../../contract/demonstration.ts";

export const windowsPreviewQuestions: readonly Question[] = [
  {
    question: "What can go wrong in the preview?",
    answer:
      "A page may look odd, a button may do nothing, or a tab may close. Your files aren’t touched. Keep important passwords in the finished browser as well.",
  },
  {
    question: "Does the preview report what I do?",
    answer:
      "No more than the finished browser does. After a crash it asks before it sends a report, and shows you the report first.",
  },
  {
    question: "How often is the preview updated?",
    answer: "Often, when you close the window. Each update comes with a short list of what’s new.",
  },
  {
    question: "Can I use the preview beside the finished browser?",
    answer: "Yes. They have separate icons, settings and data, and either one can be your default.",
  },
  {
    question: "How do I uninstall the preview?",
    answer: "In Windows Settings, under Apps, like any other program. The finished browser isn’t affected.",
  },
  {
    question: "Does anyone read my feedback?",
    answer: demonstration.help,
  },
];
