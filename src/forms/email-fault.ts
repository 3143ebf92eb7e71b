import { type EmailFault, emailFaultOf, longestEmail } from "../contract/email-address.ts";

const example = "like name@people.example";

const words: Readonly<Record<EmailFault, string>> = {
  empty: "Enter your email address.",
  "no-at": `Add an @ to your email address, ${example}.`,
  "no-name": `Enter the part before the @, ${example}.`,
  name: "Check the part before the @. It can have letters from A to Z, digits and signs, but no spaces or accents.",
  "no-domain": `Enter the part after the @, ${example}.`,
  domain: `Check the part after the @. It needs a dot and an ending, ${example}.`,
  "too-long": `Enter a shorter email address. No address has more than ${longestEmail} characters.`,
};

/** The message for an email field whose value was not accepted. */
export function emailFault(typed: string | null | undefined): string {
  return words[emailFaultOf(typed ?? "") ?? "domain"];
}
