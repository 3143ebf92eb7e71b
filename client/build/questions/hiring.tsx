import { brand, facts } from "../../../src/contract/brand.ts";
import type { Question } from "../../components/faq.tsx";

const { hiring } = facts;

export const hiringQuestions: readonly Question[] = [
  {
    question: "Would I have to move?",
    answer:
      "No. There’s no office. Teams meet in person now and then. We pay for travel and lodging, and you don’t have to come.",
  },
  {
    question: "Can you employ me in my country?",
    answer:
      "In most countries, yes, with a contract under your local law. If we can’t, we tell you before you do any work.",
  },
  {
    question: "Can I apply for two roles?",
    answer: "Yes. One application is enough. Tell us which role you prefer.",
  },
  {
    question: "Does a program sort the applications?",
    answer: "No. A person reads every application, without scores, rankings or keyword searches.",
  },
  {
    question: "What happens to my application?",
    answer: `Only the people who decide see it. We delete it ${hiring.keptMonths} months after the decision, or the day you ask.`,
  },
  {
    question: "What if my kind of work isn’t listed?",
    answer: (
      <p>
        Email <a href={`mailto:${brand.email.jobs}`}>{brand.email.jobs}</a> and describe the role you’d like.
      </p>
    ),
  },
];
