import type { Question } from "../../../client/components/faq.tsx";
import { brand } from "../../contract/brand.ts";
import { href } from "../../contract/routes.ts";
import { bangCounts } from "../../contract/search/bangs.ts";

export const bangQuestions: readonly Question[] = [
  {
    question: "Where do I type a bang?",
    answer: (
      <p>
        In any search box of this site, or in your browser’s address bar once {brand.name} is its search engine.{" "}
        <a href={href("addToBrowser")}>How to add it</a>
      </p>
    ),
  },
  {
    question: "What if I use letters that are no bang?",
    answer:
      "Then nothing special happens: they are searched for with the rest of your words. Of several bangs in one search, the first that we know counts.",
  },
  {
    question: "What does a bang without words do?",
    answer: "It opens the site’s home page. “!osm” alone opens a map of the world.",
  },
  {
    question: "Does the other site know that I came from here?",
    answer:
      "Not from us: your browser is told to leave out the page that it came from, and the addresses in our list carry no mark of ours. The site does see what any visitor’s browser shows it.",
  },
  {
    question: "Do you earn anything from bangs?",
    answer: `No. None of the ${bangCounts.bangs} addresses has a partner’s code in it, and no site can pay for a place or for its letters.`,
  },
  {
    question: "Can a bang be added or mended?",
    answer: (
      <p>
        Yes. Write to <a href={`mailto:${brand.email.help}`}>{brand.email.help}</a> with the site’s name, its search
        address and the letters that you would expect. We add what many people could use.
      </p>
    ),
  },
];
