import type { Question } from "../../../../client/components/faq.tsx";
import { brand } from "../../../contract/brand.ts";
import { href } from "../../../contract/routes.ts";
import { bangCounts } from "../../../contract/search/bangs.ts";

export const bangQuestions: readonly Question[] = [
  {
    question: "Where do I type a bang?",
    answer: (
      <p>
        In any search box on this site. In your browser’s address bar too, once you’ve{" "}
        <a href={href("addToBrowser")}>added {brand.name} to your browser</a>.
      </p>
    ),
  },
  {
    question: "What if I type a bang that doesn’t exist?",
    answer: "We search for it together with your other words. If you type several bangs, we use the first one we know.",
  },
  {
    question: "What does a bang do without other words?",
    answer: "It opens the site’s home page. “!osm” alone opens a map of the world.",
  },
  {
    question: "Does the other site know that I came from here?",
    answer:
      "Not from us. We tell your browser not to say where you came from, and our links don’t name us. The site still sees what any site sees, such as your IP address.",
  },
  {
    question: "Do you earn anything from bangs?",
    answer: `No. None of the ${bangCounts.bangs} links contains a partner code, and no site can pay for a bang.`,
  },
  {
    question: "How do I suggest or report a bang?",
    answer: (
      <p>
        Email <a href={`mailto:${brand.email.help}`}>{brand.email.help}</a> with the site’s name, the address of its
        search and the bang you’d expect. We add bangs that many people can use.
      </p>
    ),
  },
];
