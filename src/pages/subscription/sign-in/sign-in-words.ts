/** The words for each reason why a step of signing in was not accepted, at its field or above the form. */
import { inSeconds } from "../../../../client/flow/in-seconds.ts";
import { brand } from "../../../contract/brand/brand.ts";
import { i18n } from "../../../contract/language/i18n.ts";
import { codeMinutes, codeTries } from "../../../contract/subscription/one-time-code.ts";
import type { SentCode } from "../../../contract/subscription/sent-code.ts";
import { codeFieldWords, triesLeftWords } from "../code-words.ts";
import type { SignInProblem } from "./sign-in-flow.ts";

/** What is wrong with a recovery code, said at its field. */
export function recoveryProblems(): Readonly<Partial<Record<SignInProblem, string>>> {
  return {
    "recovery-short": i18n.t("Enter all 24 letters and digits: six groups of four."),
    "recovery-wrong": i18n.t(
      "This recovery code isn’t right, or it no longer works. Check your copy, or enter your newest code.",
    ),
  };
}

/** What is wrong with the digits themselves, said at their field. */
export const codeFieldProblems: Readonly<Partial<Record<SignInProblem, (sent: SentCode) => string>>> = {
  ...codeFieldWords,
  wrong: (sent) =>
    i18n.t(
      "This code isn’t right. Check our newest email and try again. If there’s no email from us, check the email address above. If you’ve used the code already, ask for a new one. {tries}",
      { tries: triesLeftWords(sent) },
    ),
};

interface Words {
  readonly title: string;
  readonly text: (wait: number) => string;
}

/** What is wrong with more than one field, said above the form: what happened, and the next step. */
export function problemWords(): Readonly<Record<SignInProblem, Words>> {
  return {
    email: { title: i18n.t("Enter a full email address"), text: () => i18n.t("For example name@people.example.") },
    "not-six": { title: i18n.t("Enter all six digits"), text: () => i18n.t("The code is in the email we sent you.") },
    wrong: {
      title: i18n.t("This code isn’t right"),
      text: () => i18n.t("Check the code in our email and enter it again."),
    },
    superseded: { title: i18n.t("There’s a newer code"), text: () => i18n.t("Enter the code from our newest email.") },
    expired: {
      title: i18n.t("This code has expired"),
      text: () =>
        i18n.t("A code works for {minutes} minutes. Send a new code to the same email address.", {
          minutes: codeMinutes,
        }),
    },
    spent: {
      title: i18n.t("Too many tries with this code"),
      text: () =>
        i18n.t("A code stops working after {tries} wrong tries, so nobody can guess it. Send a new code.", {
          tries: codeTries,
        }),
    },
    "link-spent": {
      title: i18n.t("This link no longer works"),
      text: () =>
        i18n.t(
          "The link was used, has expired or was replaced by a newer email. Enter your email address to get a new code.",
        ),
    },
    lost: {
      title: i18n.t("There’s no code to enter here"),
      text: () =>
        i18n.t(
          "A code works only in the browser where you asked for it. Enter your email address, and we’ll send you a new code.",
        ),
    },
    "recovery-short": {
      title: i18n.t("Enter the whole recovery code"),
      text: () => i18n.t("The code has six groups of four."),
    },
    "recovery-wrong": {
      title: i18n.t("This recovery code isn’t right"),
      text: () => i18n.t("Check the code and enter it again. If you’ve created a newer one, enter that one."),
    },
    "recovery-wait": {
      title: i18n.t("Wait before you try again"),
      text: (wait) =>
        i18n.t("There were too many tries in a row. Enter your recovery code again in {time}. The code still works.", {
          time: inSeconds(wait),
        }),
    },
    "passkey-wrong": {
      title: i18n.t("The passkey didn’t sign you in"),
      text: () =>
        i18n.t(
          "It may have been removed from your account, or you took more than a few minutes. Try again, or sign in by email.",
        ),
    },
    wait: {
      title: i18n.t("Wait before you send a new code"),
      text: (wait) =>
        i18n.t(
          "You can send a new code in {time}. We limit codes so that nobody’s inbox is flooded. The last code we sent still works.",
          { time: inSeconds(wait) },
        ),
    },
    suspended: {
      title: i18n.t("This account is suspended"),
      text: () =>
        i18n.t("Your subscription hasn’t been deleted. Email {address} to find out why.", {
          address: brand.email.help,
        }),
    },
    unknown: {
      title: i18n.t("This account no longer exists"),
      text: () => i18n.t("The account was deleted. You can subscribe again with the same email address."),
    },
    unavailable: {
      title: i18n.t("We couldn’t sign you in"),
      text: () => i18n.t("There has been a communication error. Please try again. What you typed is still here."),
    },
  };
}
