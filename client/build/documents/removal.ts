import { facts } from "../../../src/contract/brand.ts";

const { removal } = facts;

/** How the removal of personal information works, what it reaches and what it doesn't. */
const steps = [
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

const taken = [
  "Full name, former names and nicknames",
  "Current and earlier addresses",
  "Phone numbers and email addresses",
  "Age and year of birth",
  "The names of relatives and people in your household",
];

const left = [
  "What you’ve posted on social networks and forums",
  "News, and registers that are public by law",
  "Lists that companies trade among themselves",
  `Sites other than the ${removal.sites}`,
];

export const removalLists = { steps, taken, left };
