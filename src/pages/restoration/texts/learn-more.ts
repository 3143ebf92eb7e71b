import { brand } from "../../../contract/brand.ts";

/** What to know about identity theft, and what to do when. */
export const kinds = [
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

export const times = [
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
