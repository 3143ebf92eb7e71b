import type { Question } from "../../../../client/components/faq.tsx";
import { brand } from "../../../contract/brand.ts";
import { href } from "../../../contract/routes.ts";

export const chatQuestions: readonly Question[] = [
  {
    question: "Are my chats used to train a model?",
    answer:
      "Not by us. The maker of a model may: it receives your words without your IP address, and handles them by its own rules. So leave out anything personal.",
  },
  {
    question: "Where can I find earlier chats?",
    answer:
      "In the browser you used, and only there. You can delete them with one button. Another browser starts with an empty page.",
  },
  {
    question: "Does search use my chats?",
    answer: `No. ${brand.chat} is a site of its own. Your chats don’t change search results.`,
  },
  {
    question: "Which AI models can I choose?",
    answer: (
      <p>
        Several, from different makers. The list changes often, so <a href={brand.external.chat}>open the chat</a> to
        see and choose a model.
      </p>
    ),
  },
  {
    question: "Can I use the chat for work?",
    answer: (
      <p>
        Yes, within the <a href={href("acceptableUse")}>rules of acceptable use</a>. Ask your employer before you paste
        company documents.
      </p>
    ),
  },
];
