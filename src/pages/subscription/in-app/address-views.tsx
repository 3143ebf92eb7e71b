import { CodeForm } from "../../../../client/code/code-form.tsx";
import { EmailField } from "../../../../client/components/field.tsx";
import type { PageView } from "../../../../client/in-app/page-view.ts";
import { brand } from "../../../contract/brand.ts";
import type { Screens } from "../../../contract/in-app/screens.ts";
import { statements } from "../../../contract/statements.ts";
import { codeTries } from "../../../contract/subscription/one-time-code.ts";
import type { CodeProblem } from "../../../contract/subscription/sent-code.ts";
import { settingsAction } from "./parts.tsx";

type SignIn = Screens["sign-in"];

interface Words {
  readonly label: string;
  readonly hint?: string;
  readonly send: string;
  readonly confirm: string;
  /** Said of the code, before how long it works. */
  readonly codeNote?: string;
}

/** The two steps of an email address and its code, with all that can go wrong. */
export function addressViews(words: Words) {
  return { ...problemViews, address: addressView(words), code: codeView(words) };
}

function addressView({ label, hint, send }: Words): PageView<SignIn["address"]> {
  return {
    forms: {
      address: {
        fields: {
          email: (field) => <EmailField {...field} id="app-email" label={label} {...(hint && { hint })} />,
        },
        button: send,
      },
    },
    actions: settingsAction,
  };
}

function codeView({ confirm, codeNote }: Words): PageView<SignIn["code"]> {
  return {
    text: `We sent a six-digit code to {email}. ${codeNote ? `${codeNote} ` : ""}${statements.code}`,
    forms: {
      code: {
        takes: ["resend", "restart"],
        draw: ({ resend, restart }) => (
          <CodeForm
            action={null}
            label="Six-digit code"
            button={confirm}
            resend={resend.label}
            restart={restart.label}
          />
        ),
      },
    },
    actions: {
      resend: { label: "Send a new code" },
      restart: { label: "Use another email address" },
    },
  };
}

const problemViews: { readonly [View in CodeProblem | "working" | "sent-again"]: PageView<SignIn[View]> } = {
  working: { title: "Checking…" },
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
