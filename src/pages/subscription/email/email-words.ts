import { brand, facts } from "../../../contract/brand/brand.ts";
import { i18n } from "../../../contract/language/i18n.ts";
import { statements } from "../../../contract/statements.ts";
import { codeMinutes, codeTries } from "../../../contract/subscription/one-time-code.ts";
import type { CodeProblem, SentCode } from "../../../contract/subscription/sent-code.ts";
import { emailFault } from "../../../forms/email-fault.ts";
import { codeFieldWords } from "../code-words.ts";
import type { EmailEditKind } from "./email-flow.ts";

/** What is wrong with a well-formed email address, said at its field. */
function addressProblems(): Readonly<Partial<Record<CodeProblem, string>>> {
  return {
    unchanged: i18n.t("Your account already has this email address. Enter a different one."),
    "no-mail": i18n.t("We can’t deliver email to this domain. Check the part after the @ for typos."),
    taken: i18n.t(
      "Another account has this email address. Enter a different one, or sign in to the other account with it.",
    ),
  };
}

/** What is wrong with what was typed as an address, said at its field; undefined if the problem is not with the field. */
export function addressFault(problem: CodeProblem, typed: string | null): string | undefined {
  return problem === "email" ? emailFault(typed) : addressProblems()[problem];
}

export const codeProblemsInField: Readonly<Partial<Record<CodeProblem, (sent: SentCode) => string>>> = codeFieldWords;

interface Words {
  readonly title: string;
  readonly text: string;
}

/** Problems that are not with a single field, said above the form. */
export function problemWords(): Readonly<Partial<Record<CodeProblem, Words>>> & { readonly unavailable: Words } {
  return {
    expired: {
      title: i18n.t("This code has expired"),
      text: i18n.t("A code works for {minutes} minutes. Send a new code below. Your email address hasn’t changed.", {
        minutes: codeMinutes,
      }),
    },
    spent: {
      title: i18n.t("Too many tries with this code"),
      text: i18n.t("A code stops working after {tries} wrong tries, so nobody can guess it. Send a new code below.", {
        tries: codeTries,
      }),
    },
    wait: {
      title: i18n.t("Wait before you send a new code"),
      text: i18n.t("We limit codes so that nobody’s inbox is flooded. The last code we sent still works."),
    },
    "changed-lately": {
      title: i18n.t("You can’t replace this email address yet"),
      text: i18n.t(
        "{emailChangedLately} Remove the email address first, with a code we send to it. Then add the other one.",
        { emailChangedLately: statements.emailChangedLately },
      ),
    },
    suspended: {
      title: i18n.t("This account is suspended"),
      text: i18n.t("You can’t change its email address. Email {address} to find out why.", {
        address: brand.email.help,
      }),
    },
    unknown: {
      title: i18n.t("This account no longer exists"),
      text: i18n.t("The account was deleted on another device, so you can’t change its email address."),
    },
    unavailable: {
      title: i18n.t("We couldn’t change your email address"),
      text: i18n.t(
        "There has been a communication error. Please try again. Your email address hasn’t changed, and what you typed is still here.",
      ),
    },
  };
}

interface KindWords {
  readonly progress: readonly string[];
  /** Title and lead of the step with the code; its lead is followed by the address. */
  readonly code: Words;
  readonly button: string;
  readonly done: { readonly title: string; readonly text: (email: string) => string };
}

export function kindWords(): Readonly<Record<EmailEditKind, KindWords>> {
  return {
    add: {
      progress: [i18n.t("Email"), i18n.t("Code"), i18n.t("Added")],
      code: { title: i18n.t("Confirm your email address"), text: i18n.t("Enter the six-digit code we sent to") },
      button: i18n.t("Add email address"),
      done: {
        title: i18n.t("Email address added"),
        text: (email) => i18n.t("You can sign in on any device with {email} and a six-digit code.", { email }),
      },
    },
    change: {
      progress: [i18n.t("New email"), i18n.t("Code"), i18n.t("Changed")],
      code: { title: i18n.t("Confirm your new email address"), text: i18n.t("Enter the six-digit code we sent to") },
      button: i18n.t("Change email address"),
      done: {
        title: i18n.t("Email address changed"),
        text: (email) =>
          i18n.t("Your email address is now {email}. {emailUndo}", { email, emailUndo: statements.emailUndo }),
      },
    },
    remove: {
      progress: [i18n.t("Request"), i18n.t("Code"), i18n.t("Address removed")],
      code: { title: i18n.t("Remove your email address?"), text: i18n.t("Enter the six-digit code we sent to") },
      button: i18n.t("Remove email address"),
      done: {
        title: i18n.t("Email address removed"),
        text: (email) =>
          i18n.t(
            "Browsers that are signed in stay signed in. We’ve emailed {email} to confirm, with a link that can undo the removal for {days} days.",
            { email, days: facts.undoDays },
          ),
      },
    },
  };
}

/** A removal leaves a recovery code, or the address that the removed one had replaced lately. */
export function doneWords(kind: EmailEditKind, hasCode: boolean): KindWords["done"] {
  return kind === "remove" && !hasCode ? earlierIsBack() : kindWords()[kind].done;
}

function earlierIsBack(): KindWords["done"] {
  return {
    title: i18n.t("Your earlier email address is back"),
    text: (email) =>
      i18n.t("Sign in with your earlier email address from now on. We’ve removed {email} and emailed it to confirm.", {
        email,
      }),
  };
}
