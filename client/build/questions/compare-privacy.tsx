import { brand } from "../../../src/contract/brand.ts";
import { tally } from "../../../src/product/protections.ts";
import type { Question } from "../../components/faq.tsx";

export const comparePrivacyQuestions: readonly Question[] = [
  {
    question: "Isn’t a private window enough?",
    answer:
      "To hide a present from your family on a shared computer, yes. Sites, search engines and internet providers see about as much of you as before: the window forgets, but they don’t.",
  },
  {
    question: `Should I use an ad blocker as well as ${brand.name}?`,
    answer:
      "If you don’t want to see any ads, use an ad blocker. It works with our search in any browser that supports extensions. Against trackers, a second blocker adds little.",
  },
  {
    question: "What does private search alone change?",
    answer: `It protects your searches: ${tally("search").yes - tally("typical").yes} rows more in full than a typical browser. It takes a minute or two and no new browser, so it’s a good first step.`,
  },
  {
    question: "Why is there no row about speed?",
    answer:
      "Speed isn’t a protection. Pages without trackers have less to load, but how much you save depends on the page.",
  },
];
