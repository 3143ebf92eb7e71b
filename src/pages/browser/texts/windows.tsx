import type { Question } from "../../../../client/components/faq.tsx";
import { brand } from "../../../contract/brand.ts";

export const windowsQuestions: readonly Question[] = [
  {
    question: "Should I use the store or the installer?",
    answer:
      "You get the same browser either way. Use the Microsoft Store if your PC only allows store apps. The installer doesn’t need a Microsoft account.",
  },
  {
    question: "Do I need administrator rights?",
    answer: "No. The browser installs in your own user folder.",
  },
  {
    question: "How do I make the browser my default?",
    answer:
      "Open Settings, Apps, Default apps and choose the browser. Windows doesn’t let the browser do this for you.",
  },
  {
    question: "Which engine does the browser use?",
    answer: "The web engine that comes with Windows. It’s updated together with Windows.",
  },
  {
    question: "Does the browser run on ARM processors?",
    answer: "Yes, on Windows 11. The installer picks the right version for you.",
  },
  {
    question: "Can my company install the browser for everyone?",
    answer: (
      <p>
        Yes, with a group policy, which can also set the start page and updates. Email{" "}
        <a href={`mailto:${brand.email.help}`}>{brand.email.help}</a> for the policy templates.
      </p>
    ),
  },
];
