import type { Question } from "../../../../client/components/faq.tsx";
import { facts } from "../../../contract/brand.ts";

const { hiring } = facts;

/** The steps of hiring somebody, and what we ask and never ask. */
export const steps = [
  {
    when: `${hiring.answerDays} days`,
    what: "Your application",
    text: "One page on why you want the role and one thing you made, without a photo, age or family. Two people from the team read it and reply within that time. If the answer is no, they say what was missing.",
  },
  {
    when: `${hiring.talkMinutes} minutes`,
    what: "A first call",
    text: "With one of the two readers. Half the time is for your questions.",
  },
  {
    when: `${hiring.taskHours} hours`,
    what: "A piece of work",
    text: "A task from the team’s last month, at a time you choose, paid by the hour. You keep the rights to what you make.",
  },
  {
    when: `${hiring.teamHours} hours`,
    what: "The team",
    text: "You go through the work together, then talk with two or three people you’d see every day.",
  },
  {
    when: `${hiring.offerDays} days`,
    what: "Our decision",
    text: "In writing. An offer comes with the full contract. A no comes with the reason, from someone you’ve met.",
  },
];

export const asked = [
  "What you’ve made, and what was hard about that",
  "How you’d approach a problem we have now",
  "Something you changed your mind about, and why",
  "Which hours suit you, and what you need to do good work",
  "What you would change about our product",
];

export const neverAsked = [
  "Your age, photo or place of birth",
  "What you earn now",
  "Children, plans for children, health, faith, politics",
  "Your social media accounts, or what’s on them",
  "Trick questions, or work without pay",
];
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
