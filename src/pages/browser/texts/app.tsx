import type { Question } from "../../../../client/components/faq.tsx";
import { href } from "../../../contract/routes.ts";
import { extensionLinks } from "../../../product/extension-links.tsx";

export const appQuestions: readonly Question[] = [
  {
    question: "Is the browser the same on every device?",
    answer:
      "It blocks the same things and looks much the same on each. Details differ by system: on each one, the browser uses the web engine that comes with it.",
  },
  {
    question: "Do I have to sync my devices?",
    answer: "No. Sync is off until you turn it on.",
  },
  {
    question: "Which device should I start with?",
    answer: "The one you use most. A phone takes the least time to set up.",
  },
  {
    question: "What happens to the browser I use now?",
    answer: "Nothing. You can keep both browsers, and uninstall either one.",
  },
  {
    question: "How do I get updates?",
    answer: "Through the app store on phones and tablets. On computers, the browser updates itself.",
  },
  {
    question: "What if my system isn’t listed?",
    answer: (
      <p>
        On Linux and ChromeOS, use {extensionLinks}. Search works in every browser. For older systems,{" "}
        <a href={href("appNoSupport")}>see what still works</a>.
      </p>
    ),
  },
];
