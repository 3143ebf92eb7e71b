import type { Question } from "../../../../client/components/faq.tsx";
import { brand, facts } from "../../../contract/brand.ts";

/** What an employee gets. */
export const offer = [
  {
    title: "One pay scale",
    text: "Pay depends on the role and its level, not on where you live or how well you negotiate. The salary range is on each role.",
  },
  {
    title: "Flexible hours",
    text: "Each team agrees on a part of the day when everyone is there. Arrange the rest around school, sleep or the weather.",
  },
  {
    title: "A place to work",
    text: "We pay for your desk, chair, screen and internet, or for a seat in a shared office if you like to leave the house.",
  },
  {
    title: "Real holidays",
    text: "We check that you use your holidays. Someone else answers your messages while you’re away.",
  },
  {
    title: "Parental leave",
    text: "Every new parent gets the same paid leave, whether the child was born to them or adopted.",
  },
  {
    title: "Part-time work",
    text: "You can do most roles part time, for the same pay per hour. Tell us when you apply: it makes no difference to our answer.",
  },
];
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
