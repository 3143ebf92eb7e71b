import type { Question } from "../../../../client/components/faq.tsx";
import { brand, facts } from "../../../contract/brand.ts";
import { href } from "../../../contract/routes.ts";
import { statements } from "../../../contract/statements.ts";

const { removal } = facts;

/** How the removal of personal information works, what it reaches and what it doesn't. */
export const steps = [
  {
    title: "You enter details",
    text: "In our browser’s settings, enter your name, year of birth and the places you’ve lived. Former names and old addresses help, because sites list those too.",
    kept: "We don’t know anything yet. Your details stay on your device until you start the search.",
  },
  {
    title: "We search the sites",
    text: `We search each of the ${removal.sites} sites for your details. You see the pages that match, and tell us which are about you.`,
    kept: "We know your details. We keep them encrypted and hold the key, so we can read them, until your subscription ends or you delete them.",
  },
  {
    title: "We ask for removal",
    text: "Every site has its own form. We fill in each form and watch the site’s deadline.",
    kept: "The site knows the name and town we search for, and what its page already says.",
  },
  {
    title: "We check again",
    text: `Every ${removal.recheckDays} days while you subscribe, we search again. If a page is back, we ask for removal again.`,
    kept: "We know which page came back, and on what day.",
  },
];

export const taken = [
  "Full name, former names and nicknames",
  "Current and earlier addresses",
  "Phone numbers and email addresses",
  "Age and year of birth",
  "The names of relatives and people in your household",
];

export const left = [
  "What you’ve posted on social networks and forums",
  "News, and registers that are public by law",
  "Lists that companies trade among themselves",
  `Sites other than the ${removal.sites}`,
];
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
