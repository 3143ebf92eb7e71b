/** The words for each reason why a step of signing in was not accepted, at its field or above the form. */
import { inSeconds } from "../../../../client/flow/in-seconds.ts";
import { brand } from "../../../contract/brand.ts";
import { codeMinutes, codeTries } from "../../../contract/subscription/one-time-code.ts";
import type { SentCode } from "../../../contract/subscription/sent-code.ts";
import { codeFieldWords, triesLeftWords } from "../code-words.ts";
import type { SignInProblem } from "./sign-in-flow.ts";

/** What is wrong with a recovery code, said at its field. */
export const recoveryProblems: Readonly<Partial<Record<SignInProblem, string>>> = {
  "recovery-short": "Enter all 24 letters and digits: six groups of four.",
  "recovery-wrong":
    "This recovery code isn’t right, or it no longer works. Check your copy, or enter your newest code.",
};

/** What is wrong with the digits themselves, said at their field. */
export const codeFieldProblems: Readonly<Partial<Record<SignInProblem, (sent: SentCode) => string>>> = {
  ...codeFieldWords,
  wrong: (sent) =>
    `This code isn’t right. Check our newest email and try again. If there’s no email from us, check the email address above. If you’ve used the code already, ask for a new one. ${triesLeftWords(sent)}`,
};

interface Words {
  readonly title: string;
  readonly text: (wait: number) => string;
}

/** What is wrong with more than one field, said above the form: what happened, and the next step. */
export const problemWords: Readonly<Record<SignInProblem, Words>> = {
  email: { title: "Enter a full email address", text: () => "For example name@people.example." },
  "not-six": { title: "Enter all six digits", text: () => "The code is in the email we sent you." },
  wrong: { title: "This code isn’t right", text: () => "Check the code in our email and enter it again." },
  superseded: { title: "There’s a newer code", text: () => "Enter the code from our newest email." },
  expired: {
    title: "This code has expired",
    text: () => `A code works for ${codeMinutes} minutes. Send a new code to the same email address.`,
  },
  spent: {
    title: "Too many tries with this code",
    text: () => `A code stops working after ${codeTries} wrong tries, so nobody can guess it. Send a new code.`,
  },
  "link-spent": {
    title: "This link no longer works",
    text: () =>
      "The link was used, has expired or was replaced by a newer email. Enter your email address to get a new code.",
  },
  lost: {
    title: "There’s no code to enter here",
    text: () =>
      "A code works only in the browser where you asked for it. Enter your email address, and we’ll send you a new code.",
  },
  "recovery-short": { title: "Enter the whole recovery code", text: () => "The code has six groups of four." },
  "recovery-wrong": {
    title: "This recovery code isn’t right",
    text: () => "Check the code and enter it again. If you’ve created a newer one, enter that one.",
  },
  "recovery-wait": {
    title: "Wait before you try again",
    text: (wait) =>
      `There were too many tries in a row. Enter your recovery code again in ${inSeconds(wait)}. The code still works.`,
  },
  "passkey-wrong": {
    title: "The passkey didn’t sign you in",
    text: () =>
      "It may have been removed from your account, or you took more than a few minutes. Try again, or sign in by email.",
  },
  wait: {
    title: "Wait before you send a new code",
    text: (wait) =>
      `You can send a new code in ${inSeconds(wait)}. We limit codes so that nobody’s inbox is flooded. The last code we sent still works.`,
  },
  suspended: {
    title: "This account is suspended",
    text: () => `Your subscription hasn’t been deleted. Email ${brand.email.help} to find out why.`,
  },
  unknown: {
    title: "This account no longer exists",
    text: () => "The account was deleted. You can subscribe again with the same email address.",
  },
  unavailable: {
    title: "We couldn’t sign you in",
    text: () => "There has been a communication error. Please try again. What you typed is still here.",
  },
};
