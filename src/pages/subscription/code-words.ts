import { type SentCode, triesLeft } from "../../contract/subscription/sent-code.ts";

/** What is wrong with the digits of a code, whatever it is for, said at their field. */
export const codeFieldWords = {
  "not-six": () => "Enter all six digits, like 123 456. This doesn’t count as a try.",
  wrong: (sent: SentCode) => `This code isn’t right. Check our newest email and try again. ${triesLeftWords(sent)}`,
  superseded: (sent: SentCode) =>
    `Enter the code from our newest email. Older codes don’t work. ${triesLeftWords(sent)}`,
};

export function triesLeftWords(sent: SentCode): string {
  const left = triesLeft(sent);
  return left === 1 ? "You have one try left." : `You have ${left} tries left.`;
}
