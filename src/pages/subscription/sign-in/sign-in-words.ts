/** What each reason for which a step of signing in was not accepted is called, at its field or above the form. */
import { inSeconds } from "../../../../client/journey/in-seconds.ts";
import { brand, facts } from "../../../contract/brand.ts";
import { codeTries } from "../../../contract/subscription/one-time-code.ts";
import { type SentCode, triesLeft } from "../../../contract/subscription/sent-code.ts";
import type { SignInProblem } from "./sign-in-flow.ts";

/** What is wrong with a recovery code, said at its field. */
export const recoveryProblems: Readonly<Partial<Record<SignInProblem, string>>> = {
  "recovery-short":
    "Not all of it is there: it has six groups of four. O and 0 count as the same, and so do I, L and 1.",
  "recovery-wrong": "No account has this code. If more than one was ever printed, only the latest counts.",
};

/** What is wrong with the digits themselves, said at their field. */
export const codeFieldProblems: Readonly<Partial<Record<SignInProblem, (sent: SentCode) => string>>> = {
  "not-six": () => "A code has six digits. Spaces and dashes between them do not matter.",
  wrong: (sent) =>
    `This code is not the one we sent, or it was used already: the link in the same email counts. Nothing was lost. Check the digits; ${triesLeftIn(sent)}.`,
  superseded: (sent) =>
    `This code is not the newest. Only the last one that we sent works, so look for the latest email; ${triesLeftIn(sent)}.`,
};

function triesLeftIn(sent: SentCode): string {
  const left = triesLeft(sent);
  return left === 1 ? "there is one try left" : `there are ${left} tries left`;
}

interface Words {
  readonly title: string;
  readonly text: (wait: number) => string;
}

/** What is wrong with more than one field, said above the form: what happened, and the next step. */
export const problemWords: Readonly<Record<SignInProblem, Words>> = {
  email: { title: "The address is not complete", text: () => "See that it has an @ and a name behind it." },
  "not-six": { title: "Six digits are needed", text: () => "They are in the email that we sent." },
  wrong: { title: "The code did not match", text: () => "Check the digits and try once more." },
  superseded: { title: "There is a newer code", text: () => "Take the one from the latest email." },
  expired: {
    title: "This code has run out",
    text: () => `Codes last ${facts.otpMinutes} minutes. Ask for a new one; your address is still here.`,
  },
  spent: {
    title: "Too many tries with this code",
    text: () =>
      `After ${codeTries} wrong ones it stops working, so that nobody can guess it. Ask for a new code and go on.`,
  },
  "link-spent": {
    title: "This link no longer works",
    text: () =>
      "It was used, or a newer email took its place, or it is too old. Type the address and get a fresh code.",
  },
  "recovery-short": { title: "The code is not whole", text: () => "See that all six groups are there." },
  "recovery-wrong": { title: "The code was not accepted", text: () => "Compare it with the paper once more." },
  "recovery-wait": {
    title: "Too many tries in a row",
    text: (wait) =>
      `So that nobody can guess a code, the next try has to wait ${inSeconds(wait)}. The code is still good.`,
  },
  wait: {
    title: "Another code needs a moment",
    text: (wait) =>
      `Ask again in ${inSeconds(wait)}. The pause is there so that nobody’s mailbox is flooded. The last code we sent still works until then.`,
  },
  suspended: {
    title: "This account is suspended",
    text: () => `Your subscription was not deleted. Write to ${brand.email.help} and a person will look into it.`,
  },
  unknown: {
    title: "This account no longer exists",
    text: () => "It was deleted. You can subscribe again with the same address.",
  },
  unavailable: {
    title: "The sign-in service does not answer",
    text: () => "There has been a communication error. Please try again. What you typed is still here.",
  },
};
