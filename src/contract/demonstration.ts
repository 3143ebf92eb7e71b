import { facts } from "./brand.ts";

/** Notices beside everything that this site only demonstrates, so that nobody takes an example for the real thing. */
export const demonstration = {
  /** In the footer of every page. */
  site: "This site is a demonstration: Pro, the browser, the stores and the chat are examples. No card is charged.",
  /** Beside figures of the company and ratings. */
  figures: "This site is a demonstration: its figures and ratings are examples.",
  /** Beside the phone numbers of advisers. */
  numbers: "Demonstration: nobody answers our phone numbers or calls you back.",
  /** Beside how many places the VPN has. */
  places: "Demonstration: the places and their number are examples.",
  /** Beside buttons that lead to the chat. */
  chat: "Demonstration: the chat site doesn’t exist.",
  email: "Demonstration: there’s no browser to download, and we create no email addresses.",
  /** Beside buttons that lead to a store or a download. */
  browser: "Demonstration: there’s no browser or extension to download.",
  /** Beside every form and address by which people write to us. */
  help: `Demonstration: nobody reads messages sent here. A real service would answer by email, usually within ${facts.help.answerDays} working days.`,
  /** Beside the form of the newsletter. */
  newsletter: "Demonstration: you can subscribe and unsubscribe, but we send no issues.",
} as const;
