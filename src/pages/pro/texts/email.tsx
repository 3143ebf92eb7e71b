import type { Question } from "../../../../client/components/faq.tsx";
import { href } from "../../../contract/routes.ts";

export const emailQuestions: readonly Question[] = [
  {
    question: "Do you read my email?",
    answer:
      "No. A program removes trackers from each email and forwards it. We don’t store emails, nobody reads them, and we don’t use them for ads.",
  },
  {
    question: "Do I need a new inbox?",
    answer: "No. Emails arrive in the inbox you already use.",
  },
  {
    question: "Can I reply from a protected address?",
    answer: "Yes. Reply as usual. Your reply is sent from the protected address, and your own stays hidden.",
  },
  {
    question: "What can’t email protection do?",
    answer:
      "It doesn’t hide your name from senders who know your name, and it doesn’t change attachments. Pages you open from an email may have trackers; our browser blocks those.",
  },
  {
    question: "How many email addresses can I create?",
    answer: "As many as you need. We only step in when someone sends spam through them.",
  },
  {
    question: "What if I stop using email protection?",
    answer: (
      <p>
        When you turn email protection off, we delete your addresses, and emails to them return to their senders. We
        give a deleted address to nobody else. For details, read the{" "}
        <a href={href("privacy", {}, "email")}>privacy policy on email protection</a>.
      </p>
    ),
  },
];
