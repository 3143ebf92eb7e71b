import { brand, facts } from "../../../contract/brand.ts";
import { statements } from "../../../contract/statements.ts";
import { codeMinutes, codeTries } from "../../../contract/subscription/one-time-code.ts";
import type { CodeProblem, SentCode } from "../../../contract/subscription/sent-code.ts";
import { emailFault } from "../../../forms/email-fault.ts";
import { codeFieldWords } from "../code-words.ts";
import type { Kind } from "./email-flow.ts";

/** What is wrong with a well-formed email address, said at its field. */
const addressProblems: Readonly<Partial<Record<CodeProblem, string>>> = {
  unchanged: "Your account already has this email address. Enter a different one.",
  "no-mail": "We can’t deliver email to this domain. Check the part after the @ for typos.",
  taken: "Another account has this email address. Enter a different one, or sign in to the other account with it.",
};

/** What is wrong with what was typed as an address, said at its field; undefined if the problem is not with the field. */
export function addressFault(problem: CodeProblem, typed: string | null): string | undefined {
  return problem === "email" ? emailFault(typed) : addressProblems[problem];
}

export const codeProblemsInField: Readonly<Partial<Record<CodeProblem, (sent: SentCode) => string>>> = codeFieldWords;

interface Words {
  readonly title: string;
  readonly text: string;
}

/** Problems that are not with a single field, said above the form. */
export const problemWords: Readonly<Partial<Record<CodeProblem, Words>>> & { readonly unavailable: Words } = {
  expired: {
    title: "This code has expired",
    text: `A code works for ${codeMinutes} minutes. Send a new code below. Your email address hasn’t changed.`,
  },
  spent: {
    title: "Too many tries with this code",
    text: `A code stops working after ${codeTries} wrong tries, so nobody can guess it. Send a new code below.`,
  },
  wait: {
    title: "Wait before you send a new code",
    text: "We limit codes so that nobody’s inbox is flooded. The last code we sent still works.",
  },
  "changed-lately": {
    title: "You can’t replace this email address yet",
    text: `${statements.emailChangedLately} Remove the email address first, with a code we send to it. Then add the other one.`,
  },
  suspended: {
    title: "This account is suspended",
    text: `You can’t change its email address. Email ${brand.email.help} to find out why.`,
  },
  unknown: {
    title: "This account no longer exists",
    text: "The account was deleted on another device, so you can’t change its email address.",
  },
  unavailable: {
    title: "We couldn’t change your email address",
    text: "There has been a communication error. Please try again. Your email address hasn’t changed, and what you typed is still here.",
  },
};

interface KindWords {
  readonly progress: readonly string[];
  /** Title and lead of the step with the code; its lead is followed by the address. */
  readonly code: Words;
  readonly button: string;
  readonly done: { readonly title: string; readonly text: (email: string) => string };
}

export const kindWords: Readonly<Record<Kind, KindWords>> = {
  add: {
    progress: ["Email", "Code", "Added"],
    code: { title: "Confirm your email address", text: "Enter the six-digit code we sent to" },
    button: "Add email address",
    done: {
      title: "Email address added",
      text: (email) => `You can sign in on any device with ${email} and a six-digit code.`,
    },
  },
  change: {
    progress: ["New email", "Code", "Changed"],
    code: { title: "Confirm your new email address", text: "Enter the six-digit code we sent to" },
    button: "Change email address",
    done: {
      title: "Email address changed",
      text: (email) => `Your email address is now ${email}. ${statements.emailUndo}`,
    },
  },
  remove: {
    progress: ["Request", "Code", "Removed"],
    code: { title: "Remove your email address?", text: "Enter the six-digit code we sent to" },
    button: "Remove email address",
    done: {
      title: "Email address removed",
      text: (email) =>
        `Browsers that are signed in stay signed in. We’ve emailed ${email} to confirm, with a link that can undo the removal for ${facts.undoDays} days.`,
    },
  },
};

/** A removal leaves a recovery code, or the address that the removed one had replaced lately. */
export function doneWords(kind: Kind, hasCode: boolean): KindWords["done"] {
  return kind === "remove" && !hasCode ? earlierIsBack : kindWords[kind].done;
}

const earlierIsBack: KindWords["done"] = {
  title: "Your earlier email address is back",
  text: (email) =>
    `Sign in with your earlier email address from now on. We’ve removed ${email} and emailed it to confirm.`,
};
