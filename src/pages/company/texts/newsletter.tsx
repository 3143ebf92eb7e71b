import type { Question } from "../../../../client/components/faq.tsx";
import { href } from "../../../contract/routes.ts";

export const newsletterQuestions: readonly Question[] = [
  {
    question: "Do you see whether I read the newsletter?",
    answer: "No. Once we’ve sent an issue, we learn nothing more, unless you reply: a person reads the replies.",
  },
  {
    question: "Are there ads in the newsletter?",
    answer: "Not for other companies. Now and then we mention a new product of ours.",
  },
  {
    question: "Can I use a protected email address?",
    answer: (
      <p>
        Yes. A <a href={href("email")}>private email address</a> works like any other, and you can turn it off whenever
        you’ve had enough of us.
      </p>
    ),
  },
  {
    question: "What if my confirmation link has expired?",
    answer: (
      <p>
        <a href={href("newsletter", {}, "email")}>Enter your email address again</a> to get a new link. We’ve already
        deleted the old request.
      </p>
    ),
  },
  {
    question: "Who else gets my email address?",
    answer: "Only the service that delivers our emails, for as long as delivery takes.",
  },
];
