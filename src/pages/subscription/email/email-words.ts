import { brand, facts } from "../../../contract/brand.ts";
import { codeTries } from "../../../contract/subscription/one-time-code.ts";
import { type CodeProblem, type SentCode, triesLeft } from "../../../contract/subscription/sent-code.ts";
import type { Kind } from "./email-flow.ts";

/** What is wrong with a field, said at the field. */
export const addressProblems: Readonly<Partial<Record<CodeProblem, string>>> = {
  email: "Something is missing in this address. It needs an @ with a name on either side.",
  unchanged: "This is the address that the account has already.",
  "no-mail": "Nothing can be delivered to what stands behind the @. Look for a slip of the keys there.",
  taken:
    "The code was right, but another account has this address. Sign in to that one with it, or type a different address here.",
};

export const codeProblemsInField: Readonly<Partial<Record<CodeProblem, (sent: SentCode) => string>>> = {
  "not-six": () => "Six digits are needed here; it costs no try.",
  wrong: (sent) => `These are not the digits in our email. ${triesLeftIn(sent)} The address is as it was.`,
  superseded: (sent) => `A newer email took the place of the one with this code. ${triesLeftIn(sent)}`,
};

function triesLeftIn(sent: SentCode): string {
  const left = triesLeft(sent);
  return left === 1 ? "One more try is left." : `${left} more tries are left.`;
}

interface Words {
  readonly title: string;
  readonly text: string;
}

/** What is wrong with more than a field, said above the form. */
export const problemWords: Readonly<Partial<Record<CodeProblem, Words>>> & { readonly unavailable: Words } = {
  expired: {
    title: "The code is too old",
    text: `More than ${facts.otpMinutes} minutes have passed. Have a new one sent below; nothing was changed.`,
  },
  spent: {
    title: "This code has been tried too often",
    text: `It stopped working after ${codeTries} tries. A new one is sent when you press the button below.`,
  },
  wait: {
    title: "The next email has to wait",
    text: "So many in a short time look like an attack on somebody’s mailbox. The last code goes on working meanwhile.",
  },
  "changed-lately": {
    title: "The address changed less than a week ago",
    text: "Until that week is over it isn’t replaced in one step, in case a stranger changed it. Remove the address first, with a code sent to it, then add the other one.",
  },
  suspended: {
    title: "This account cannot be changed",
    text: `It is suspended. A person at ${brand.email.help} can say why.`,
  },
  unknown: {
    title: "The account is gone by now",
    text: "It was deleted on another device, so it has no address to change.",
  },
  unavailable: {
    title: "The change did not go through",
    text: "There has been a communication error. Please try again. The address is as it was, and what you typed is still here.",
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
    progress: ["Address", "Code", "Added"],
    code: { title: "Show that it is yours.", text: "We sent six digits to" },
    button: "Add this address",
    done: {
      title: "The address is added.",
      text: (email) =>
        `With ${email} you can sign in on other devices, and find the subscription again if this one is lost.`,
    },
  },
  change: {
    progress: ["New address", "Code", "Changed"],
    code: { title: "Can you read mail there?", text: "Six digits are on the way to" },
    button: "Change to this address",
    done: {
      title: "The address is changed.",
      text: (email) =>
        `From now on ${email} counts. The old one was told, with a link that takes the change back for seven days.`,
    },
  },
  remove: {
    progress: ["Asked", "Code", "Removed"],
    code: { title: "Take the address away?", text: "To be sure that it is you, we sent six digits to" },
    button: "Remove the address",
    done: {
      title: "The address is gone from the account.",
      text: (email) =>
        `Browsers that are signed in stay so; signing in anew is not possible without one. A last message went to ${email}, with a link that brings it back for seven days.`,
    },
  },
};
