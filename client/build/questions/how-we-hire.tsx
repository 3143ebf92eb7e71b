import { facts } from "../../../src/contract/brand.ts";
import type { Question } from "../../components/faq.tsx";

const { hiring } = facts;

export const howWeHireQuestions: readonly Question[] = [
  {
    question: "Can I use other people’s code or an AI assistant?",
    answer: "Yes. Use what you’d use on an ordinary day and tell us what. We’ll ask you to explain every line.",
  },
  {
    question: "Who decides on my application?",
    answer: "The people who met you, together. Each writes down a view before hearing the others.",
  },
  {
    question: "Do you call former employers?",
    answer: "Only after an offer, and only the ones you name. We tell you what we asked.",
  },
  {
    question: "Can I see the notes about me?",
    answer: `Yes, any time until we delete them, ${hiring.keptMonths} months after the decision.`,
  },
  {
    question: "Can I apply again after a no?",
    answer: "Any time. Two other people read your next application, and we don’t tell them about the first.",
  },
];
