import type { Question } from "../../../../client/components/faq.tsx";
import { href } from "../../../contract/routes.ts";

export const appNoSupportQuestions: readonly Question[] = [
  {
    question: "What if my system isn’t too old?",
    answer:
      "Some browsers report an older system than you have. Choose your device on the devices page and try to install the browser.",
  },
  {
    question: "Why can’t I install the browser anyway?",
    answer:
      "A security hole in the system can’t be fixed by a browser. Anyone who uses that hole can read what you read.",
  },
  {
    question: "When do you stop supporting a system?",
    answer: (
      <p>
        At the earliest a year after its maker stops security updates. The <a href={href("updates")}>product updates</a>{" "}
        tell you before.
      </p>
    ),
  },
];
