import { facts } from "../../../src/contract/brand.ts";

const { hiring } = facts;

/** The steps of hiring somebody, and what we ask and never ask. */
const steps = [
  {
    when: `${hiring.answerDays} days`,
    what: "Your application",
    text: "One page on why you want the role and one thing you made, without a photo, age or family. Two people from the team read it and reply within that time. If the answer is no, they say what was missing.",
  },
  {
    when: `${hiring.talkMinutes} minutes`,
    what: "A first call",
    text: "With one of the two readers. Half the time is for your questions.",
  },
  {
    when: `${hiring.taskHours} hours`,
    what: "A piece of work",
    text: "A task from the team’s last month, at a time you choose, paid by the hour. You keep the rights to what you make.",
  },
  {
    when: `${hiring.teamHours} hours`,
    what: "The team",
    text: "You go through the work together, then talk with two or three people you’d see every day.",
  },
  {
    when: `${hiring.offerDays} days`,
    what: "Our decision",
    text: "In writing. An offer comes with the full contract. A no comes with the reason, from someone you’ve met.",
  },
];

const asked = [
  "What you’ve made, and what was hard about that",
  "How you’d approach a problem we have now",
  "Something you changed your mind about, and why",
  "Which hours suit you, and what you need to do good work",
  "What you would change about our product",
];

const neverAsked = [
  "Your age, photo or place of birth",
  "What you earn now",
  "Children, plans for children, health, faith, politics",
  "Your social media accounts, or what’s on them",
  "Trick questions, or work without pay",
];

export const howWeHire = { steps, asked, neverAsked };

/** What an employee gets. */
const offer = [
  {
    title: "One pay scale",
    text: "Pay depends on the role and its level, not on where you live or how well you negotiate. The salary range is on each role.",
  },
  {
    title: "Flexible hours",
    text: "Each team agrees on a part of the day when everyone is there. Arrange the rest around school, sleep or the weather.",
  },
  {
    title: "A place to work",
    text: "We pay for your desk, chair, screen and internet, or for a seat in a shared office if you like to leave the house.",
  },
  {
    title: "Real holidays",
    text: "We check that you use your holidays. Someone else answers your messages while you’re away.",
  },
  {
    title: "Parental leave",
    text: "Every new parent gets the same paid leave, whether the child was born to them or adopted.",
  },
  {
    title: "Part-time work",
    text: "You can do most roles part time, for the same pay per hour. Tell us when you apply: it makes no difference to our answer.",
  },
];

export const hiringLists = { offer };
