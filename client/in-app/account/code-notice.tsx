import { useEffect } from "react";
import { brand } from "../../../src/contract/brand/brand.ts";
import { i18n } from "../../../src/contract/language/i18n.ts";
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
  const { tone, title, text } = noteWords()[note];
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

function noteWords(): Readonly<Record<CodeNote, NoteWords>> {
  return {
    working: { tone: "info", title: i18n.t("Checking…") },
    "sent-again": {
      tone: "good",
      title: i18n.t("We sent a new code"),
      text: i18n.t("The codes before it no longer work."),
    },
    email: {
      tone: "bad",
      title: i18n.t("Enter a full email address"),
      text: i18n.t("It looks like name@people.example. Check the spelling on both sides of the @."),
    },
    "no-mail": {
      tone: "bad",
      title: i18n.t("We can’t send email to this email address"),
      text: i18n.t("Check the spelling after the @. Nobody receives email there."),
    },
    unchanged: {
      tone: "bad",
      title: i18n.t("The account already has this email address"),
      text: i18n.t("Enter another email address, or go back to app settings."),
    },
    taken: {
      tone: "bad",
      title: i18n.t("Another account has this email address"),
      text: i18n.t("Sign in to the app with that email address, or enter another one for this account."),
    },
    "changed-lately": {
      tone: "bad",
      title: i18n.t("You can’t replace this email address yet"),
      text: i18n.t("{emailChangedLately} Remove the email address first, then add the other one.", {
        emailChangedLately: statements.emailChangedLately,
      }),
    },
    "not-six": {
      tone: "bad",
      title: i18n.t("Enter all six digits"),
      text: i18n.t("You find the code in our email. You can enter it with or without spaces."),
    },
    wrong: {
      tone: "bad",
      title: i18n.t("The code is wrong"),
      text: i18n.t("Compare the code with our email. You can try each code {tries} times.", { tries: codeTries }),
    },
    superseded: {
      tone: "bad",
      title: i18n.t("The code isn’t the newest one"),
      text: i18n.t("Enter the code from our newest email. Older codes no longer work."),
    },
    expired: {
      tone: "bad",
      title: i18n.t("The code has expired"),
      text: i18n.t("Select Send a new code. You don’t have to enter your email address again."),
    },
    spent: {
      tone: "bad",
      title: i18n.t("Too many tries with this code"),
      text: i18n.t("A code stops working after {tries} wrong tries. Select Send a new code and enter the new one.", {
        tries: codeTries,
      }),
    },
    wait: {
      tone: "bad",
      title: i18n.t("Too many codes were sent"),
      text: i18n.t("Wait a minute before you ask for the next one. A code you already have still works."),
    },
    suspended: {
      tone: "bad",
      title: i18n.t("This account is suspended"),
      text: i18n.t("Write to {address} to find out why.", { address: brand.email.help }),
    },
    unknown: {
      tone: "bad",
      title: i18n.t("This account was deleted"),
      text: i18n.t("You can’t sign in to a deleted account. Use another email address, or subscribe again."),
    },
    unavailable: {
      tone: "bad",
      title: i18n.t("We can’t reach your account"),
      text: i18n.t("There has been a communication error. Please try again. What you entered is still here."),
    },
  };
}
