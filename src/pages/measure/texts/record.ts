import { objectives, recordedDays } from "../../../contract/objectives.ts";
import { statements } from "../../../contract/statements.ts";

/** What the page on our records lists. */
export const written = [
  {
    term: "For each page we send",
    note: `Which page it was, whether it worked and roughly how long it took. Also which version of our site sent it, and whether the server had just restarted. Kept for ${recordedDays.answers} days.`,
  },
  {
    term: "For each failure",
    note: `Which page it was, what kind of error, and which part of our program broke. Kept for ${recordedDays.log} days.`,
  },
];

export const never = [
  { term: "Who you are", note: "Your IP address, your email address, your account and your cookies." },
  { term: "What you do", note: "What you search for, what you type and the page you came from." },
  {
    term: "What you use",
    note: "Your browser, your device and your language. Usage events name the kind of each, but we keep those apart.",
  },
];

export const network = [
  { term: "Sees", note: "Your IP address and the page’s address, to bring the answer to you." },
  { term: "Counts", note: "Totals for the whole site: pages sent, errors and computing time." },
  { term: "IP address", note: `${statements.ipAddressKept}. The company keeps it for us.` },
  {
    term: "Lists of visits",
    note: "Turned off.",
  },
];

export const goals = [
  {
    term: "The site answers",
    note: `At least ${100 * objectives.available}% of pages load without an error on our side.`,
  },
  {
    term: "The site is fast",
    note: `At least ${100 * objectives.fast.share}% of pages begin to arrive within ${objectives.fast.milliseconds} milliseconds.`,
  },
];
