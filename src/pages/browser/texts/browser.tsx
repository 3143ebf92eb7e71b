import type { Question } from "../../../../client/components/faq.tsx";
import { brand } from "../../../contract/brand.ts";
import { href } from "../../../contract/routes.ts";

export const browserQuestions: readonly Question[] = [
  {
    question: "Do pages break when trackers are blocked?",
    answer:
      "Rarely. If a site doesn’t work, select the shield in the address bar to turn protection off for that site only.",
  },
  {
    question: "Is the browser an ad blocker?",
    answer: "Not quite. It blocks ads that track you. Ads that don’t track stay.",
  },
  {
    question: "What does the browser tell you about me?",
    answer: (
      <p>
        The week you installed it, and which of our links or ads led you to it. If you later open our site by a link in
        the browser, the link can name the day you installed it. We only count: everyone with the same date looks the
        same to us. If you use sync or email protection, the <a href={href("privacy", {}, "browser")}>privacy policy</a>{" "}
        says what we store for them.
      </p>
    ),
  },
  {
    question: "Can I bring bookmarks and passwords along?",
    answer:
      "Yes. On a computer, import them in one step when you first open the browser. On a phone, import a file or sync from your computer.",
  },
  {
    question: "Does the browser hide my IP address?",
    answer: (
      <p>
        No. To hide your IP address you need a VPN. We offer one with{" "}
        <a href={href("pro", { origin: "funnel_browser_website__faq" })}>{brand.pro}</a>.
      </p>
    ),
  },
  {
    question: "Can I keep the browser I have?",
    answer: (
      <p>
        Yes. Both can stay on your device, and you can uninstall either one. To search with us in yours, make{" "}
        {brand.name} its search engine. On a computer with Chrome, Firefox or Edge, add our extension too, from that
        browser’s store: it blocks trackers and cleans links. <a href={href("comparePrivacy")}>The comparison</a> shows
        the difference.
      </p>
    ),
  },
];
