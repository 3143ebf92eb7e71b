import { brand } from "../../../src/contract/brand.ts";

/** What to know about identity theft, and what to do when. */
const kinds = [
  {
    title: "Money",
    text: "A loan, a card or a phone contract in your name. You notice when a bill comes, or when a lender turns you down.",
  },
  {
    title: "Tax and benefits",
    text: "Someone gets your tax refund, claims a benefit or registers a company as you. You notice when an office writes, so open every letter.",
  },
  {
    title: "Your records",
    text: "Someone else’s illness in your medical records, or a fine for a car you never drove. This is rare. It takes longer, and an adviser can help.",
  },
];

const times = [
  {
    id: "hour",
    title: "The first hour",
    items: [
      "Call your bank on the number printed on your card. Ask them to block the card and stop payments you don’t know.",
      "Change the password of your email account. Anyone in your inbox can reset your other passwords.",
      "Turn on two-step sign-in for your email, bank and shops.",
      "Write down what you noticed, when, and who you spoke to.",
      `If you already have ${brand.pro}, get an access code and call an adviser, who takes over from here.`,
    ],
  },
  {
    id: "day",
    title: "The first day",
    items: [
      "Ask a credit agency (a company that tells lenders about your debts) for a fraud alert, or to freeze your record, so that nobody can borrow in your name.",
      "Report the theft to the police, and ask for the report number. Banks and offices will ask for it.",
      "Take a photo of every letter and message.",
    ],
  },
  {
    id: "week",
    title: "The first week",
    items: [
      "Dispute, in writing, each debt that isn’t yours. Don’t pay any part of it before you’ve had advice.",
      "Ask for a copy of your credit record and mark what isn’t yours.",
      "Replace a stolen passport or driving licence, and keep the receipts.",
      "Tell the tax office if someone used your tax number.",
    ],
  },
];

export const identityTheft = { kinds, times };

/** How a case runs. */
const days = [
  {
    when: "Day 1",
    title: "You call an adviser",
    text: "You tell an adviser what happened. While you’re still on the phone, you block cards and change passwords together, most important first.",
  },
  {
    when: "Day 2",
    title: "You report the theft",
    text: "You file a police report, a fraud alert (a warning on your credit record) and one statement to use everywhere. The adviser writes all three; you read and sign them.",
  },
  {
    when: "Week 1",
    title: "The adviser sends disputes",
    text: "Each bank, shop and office gets a dispute in the form it accepts. You join the calls that need your voice. The adviser makes the others.",
  },
  {
    when: "Weeks 2 to 8",
    title: "The adviser reminds them while you wait",
    text: "Companies answer late or ask for the same document twice. The adviser keeps a list, asks again and emails you once a week.",
  },
  {
    when: "The end",
    title: "You get proof in writing",
    text: "For each debt cancelled and each record corrected, you get written proof. You decide when the case is closed. If something turns up later, the adviser reopens it.",
  },
];

export const restorationLists = { days };
