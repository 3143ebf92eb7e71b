import { brand } from "../../../src/contract/brand.ts";
import type { Question } from "../../components/faq.tsx";

export const donationsQuestions: readonly Question[] = [
  {
    question: "How do you choose groups?",
    answer:
      "Anyone on the team can propose a group. A small panel that changes every year reads the proposals, checks the accounts and decides together.",
  },
  {
    question: "What do you get in return?",
    answer: "Nothing: no seat, no say in the work, no mention. We also support groups that criticise us.",
  },
  {
    question: "Why don’t you name the groups?",
    answer:
      "For some of them, support from abroad puts people at risk. So this page names kinds of work. Each group is free to name us.",
  },
  {
    question: "Can my group apply?",
    answer: (
      <p>
        Yes. Describe what you do and what it costs on two pages at most, and email that to{" "}
        <a href={`mailto:${brand.email.help}`}>{brand.email.help}</a> by the end of September.
      </p>
    ),
  },
];
