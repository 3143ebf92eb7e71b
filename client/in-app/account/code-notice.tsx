import { useEffect } from "react";
import { brand } from "../../../src/contract/brand.ts";
import { statements } from "../../../src/contract/statements.ts";
import { codeTries } from "../../../src/contract/subscription/one-time-code.ts";
import { Notice } from "../../components/notice.tsx";
import type { CodeNote, CodeSteps } from "./code-steps.ts";

/** The ids of the field in each step. */
export const fieldIds = { address: "app-email", code: "code" } as const;

/** The step with the field that is wrong. The other problems are about no field. */
const stepOfProblem: Readonly<Partial<Record<CodeNote, CodeSteps["step"]>>> = {
  email: "address",
  unchanged: "address",
  "no-mail": "address",
  taken: "address",
  "not-six": "code",
  wrong: "code",
  superseded: "code",
  expired: "code",
  spent: "code",
};

const noticeId = "about-field";

/** The id of the notice that says what is wrong with the field of the step (WCAG 3.3.1); undefined if nothing is. */
export function faultIn({ step, note }: CodeSteps): string | undefined {
  return note && stepOfProblem[note] === step ? noticeId : undefined;
}

interface CodeNoticeProps {
  readonly steps: CodeSteps;
  readonly note: CodeNote;
}

/** How the last attempt went. If the field of the step is wrong, the focus goes back there. */
export function CodeNotice({ steps, note }: CodeNoticeProps) {
  const field = faultIn(steps) && fieldIds[steps.step];
  useEffect(() => {
    if (field) document.getElementById(field)?.focus();
  }, [field]);
  const { tone, title, text } = noteWords[note];
  return (
    <Notice tone={tone} title={title} live {...(field && { id: noticeId })}>
      {text && <p>{text}</p>}
    </Notice>
  );
}

interface NoteWords {
  readonly tone: "info" | "bad" | "good";
  readonly title: string;
  readonly text?: string;
}

const noteWords: Readonly<Record<CodeNote, NoteWords>> = {
  working: { tone: "info", title: "Checking…" },
  "sent-again": { tone: "good", title: "We sent a new code", text: "The codes before it no longer work." },
  email: {
    tone: "bad",
    title: "Enter a full email address",
    text: "It looks like name@people.example. Check the spelling on both sides of the @.",
  },
  "no-mail": {
    tone: "bad",
    title: "We can’t send email to this email address",
    text: "Check the spelling after the @. Nobody receives email there.",
  },
  unchanged: {
    tone: "bad",
    title: "The account already has this email address",
    text: "Enter another email address, or go back to app settings.",
  },
  taken: {
    tone: "bad",
    title: "Another account has this email address",
    text: "Sign in to the app with that email address, or enter another one for this account.",
  },
  "changed-lately": {
    tone: "bad",
    title: "You can’t replace this email address yet",
    text: `${statements.emailChangedLately} Remove the email address first, then add the other one.`,
  },
  "not-six": {
    tone: "bad",
    title: "Enter all six digits",
    text: "You find the code in our email. You can enter it with or without spaces.",
  },
  wrong: {
    tone: "bad",
    title: "The code is wrong",
    text: `Compare the code with our email. You can try each code ${codeTries} times.`,
  },
  superseded: {
    tone: "bad",
    title: "The code isn’t the newest one",
    text: "Enter the code from our newest email. Older codes no longer work.",
  },
  expired: {
    tone: "bad",
    title: "The code has expired",
    text: "Select Send a new code. You don’t have to enter your email address again.",
  },
  spent: {
    tone: "bad",
    title: "Too many tries with this code",
    text: `A code stops working after ${codeTries} wrong tries. Select Send a new code and enter the new one.`,
  },
  wait: {
    tone: "bad",
    title: "Too many codes were sent",
    text: "Wait a minute before you ask for the next one. A code you already have still works.",
  },
  suspended: {
    tone: "bad",
    title: "This account is suspended",
    text: `Write to ${brand.email.help} to find out why.`,
  },
  unknown: {
    tone: "bad",
    title: "This account was deleted",
    text: "You can’t sign in to a deleted account. Use another email address, or subscribe again.",
  },
  unavailable: {
    tone: "bad",
    title: "We can’t reach your account",
    text: "There has been a communication error. Please try again. What you entered is still here.",
  },
};
