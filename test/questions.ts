import { href } from "../src/contract/routes.ts";
import { codeQuestions } from "../src/pages/restoration/code-flow.ts";
import { questions } from "../src/pages/subscription/manage/manage-flow.ts";

/** What is asked before it is done, by the file that reads it from the address (`?ask=`). */
export const questionsReadIn = {
  "src/pages/restoration/code-flow.ts": { route: "itrAccessCode", questions: codeQuestions },
  "src/pages/subscription/manage/manage-flow.ts": { route: "subscriptionsManage", questions },
} as const;

/** Every address that asks, with the page that it stands before. */
export const asked = Object.values(questionsReadIn).flatMap(({ route, questions }) =>
  questions.map((ask) => ({ path: href(route, { ask }), page: href(route) })),
);
