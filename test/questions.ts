import { href } from "../src/contract/routes.ts";
import { codeQuestions } from "../src/pages/restoration/code-flow.ts";
import { questions } from "../src/pages/subscription/manage/manage-flow.ts";

/** The questions that a page asks before it does something (`?ask=`), by the file that reads them from the address. */
export const questionsReadIn = {
  "src/pages/restoration/code-flow.ts": { route: "itrAccessCode", questions: codeQuestions },
  "src/pages/subscription/manage/manage-flow.ts": { route: "subscriptionsManage", questions },
} as const;

/**
 * Every address with such a question, and the page that it is part of. A refund is asked about only where somebody has just paid,
 * which nobody has in a trial: `test/http/subscription/year` has that one.
 */
export const questionPages = Object.values(questionsReadIn).flatMap(({ route, questions }) =>
  questions.filter((ask) => ask !== "refund").map((ask) => ({ path: href(route, { ask }), page: href(route) })),
);
