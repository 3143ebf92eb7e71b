import { statements } from "../../../src/contract/statements.ts";
import { objectives, recordedDays } from "../release/objectives.ts";

/** What the page on our records lists. */
const written = [
  {
    term: "Each answer",
    note: `The page’s name, whether the answer worked, roughly how long it took, whether the server had just started, and the version of our site. Kept for ${recordedDays.answers} days.`,
  },
  {
    term: "Each failure",
    note: `The part that broke, the kind of error, the page’s name and the line of our code. Kept for ${recordedDays.log} days.`,
  },
];

const never = [
  { term: "Who you are", note: "Your IP address, your email address, your account and your cookies." },
  { term: "What you do", note: "What you search for, what you type and the page you came from." },
  { term: "What you use", note: "Your browser, your device and your language." },
];

const network = [
  { term: "Sees", note: "Your IP address and the page’s address, to bring the answer to you." },
  { term: "Counts", note: "Totals for the whole site: requests, errors and computing time." },
  { term: "Limits", note: statements.ipAddress },
  { term: "Request logs", note: "Off. In any other record the words in a page’s address are left out." },
];

const goals = [
  {
    term: "The site answers",
    note: `${100 * objectives.available}% of requests get an answer that isn’t our failure.`,
  },
  {
    term: "The site is fast",
    note: `${100 * objectives.fast.share}% of answers start within ${objectives.fast.milliseconds} milliseconds.`,
  },
];

export const record = { written, never, network, goals };
