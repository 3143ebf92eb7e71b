import { brand, facts } from "../../../src/contract/brand.ts";
import { href } from "../../../src/contract/routes.ts";
import { statements } from "../../../src/contract/statements.ts";
import type { Question } from "../../components/faq.tsx";

const { removal } = facts;

export const removalQuestions: readonly Question[] = [
  {
    question: "How did these sites get my details?",
    answer:
      "From public registers, directories, competitions, loyalty cards and each other. Each sale makes a copy, so asking one site isn’t enough.",
  },
  {
    question: "How long does removal take?",
    answer: "Sites take from a day to about six weeks. Your dashboard shows when each reply is due.",
  },
  {
    question: "Why do removed pages come back?",
    answer: `Sites buy new lists, and you may be on them. That’s why we check every ${removal.recheckDays} days while you subscribe.`,
  },
  {
    question: "Does removal work outside the United States?",
    answer: `Sometimes. ${statements.removalReach}`,
  },
  {
    question: "Do I have to prove who I am?",
    answer:
      "Not to us. If a site asks for an identity document, we tell you. We never send one: you decide whether to send it yourself.",
  },
  {
    question: "Where are my details kept?",
    answer: (
      <p>
        In the {brand.name} browser, until you start the search. From then on we store them encrypted, because we search
        again every {removal.recheckDays} days. You can delete them at any time in the browser’s settings. Otherwise, we
        delete them when your subscription ends.{" "}
        <a href={href("proPrivacyTerms", {}, "removal")}>Read the terms for removal</a>
      </p>
    ),
  },
  {
    question: "Can I remove my details myself?",
    answer: `Yes, free: find each site’s form, fill it in, and check again later. With ${removal.sites} sites that’s a lot of work. With ${brand.pro}, we do it for you.`,
  },
  {
    question: "Can I get removal for my parents?",
    answer: "A subscription covers one person. Your parents each need their own subscription, and have to agree.",
  },
];
