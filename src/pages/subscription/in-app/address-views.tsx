import { CodeField } from "../../../../client/code/code-field.tsx";
import { Field } from "../../../../client/components/field.tsx";
import type { PageView } from "../../../../client/in-app/page-view.ts";
import type { Trouble } from "../../../../client/in-app/trouble.ts";
import { brand, facts } from "../../../contract/brand.ts";
import type { Screens } from "../../../contract/in-app/screens.ts";
import { settingsAction } from "./parts.tsx";

type SignIn = Screens["sign-in"];

interface Words {
  readonly label: string;
  readonly hint?: string;
  readonly send: string;
  readonly confirm: string;
}

/** The two steps of an email address and its code, with all that can go wrong. */
export function addressViews(words: Words) {
  return { ...troubleViews, address: addressView(words), code: codeView(words) };
}

function addressView({ label, hint, send }: Words): PageView<SignIn["address"]> {
  return {
    forms: {
      address: {
        fields: {
          email: (field) => (
            <Field
              {...field}
              id="app-email"
              type="email"
              label={label}
              autoComplete="email"
              maxLength={254}
              required
              {...(hint && { hint })}
            />
          ),
        },
        button: send,
      },
    },
    actions: settingsAction,
  };
}

function codeView({ confirm }: Words): PageView<SignIn["code"]> {
  return {
    text: `We sent a code to {email}. It works for ${facts.passcodeMinutes} minutes.`,
    forms: {
      code: {
        fields: {
          code: (field) => (
            <CodeField
              {...field}
              id="app-code"
              label="Six-digit code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={20}
              required
            />
          ),
        },
        button: confirm,
      },
    },
    actions: {
      resend: { label: "Send a new code", icon: "mail" },
      restart: { label: "Use another email address" },
    },
  };
}

const troubleViews: { readonly [View in Trouble | "working"]: PageView<SignIn[View]> } = {
  working: { title: "Checking…" },
  "no-address": {
    tone: "bad",
    title: "We can’t send email to that address",
    text: "Check the spelling on both sides of the @, as in robin@example.com.",
  },
  "same-address": {
    tone: "bad",
    title: "The account already has this email address",
    text: "Enter another email address, or go back to app settings.",
  },
  taken: {
    tone: "bad",
    title: "Another account has this email address",
    text: "Sign in to the app with that email address, or enter another one for this account.",
  },
  "wrong-code": {
    tone: "bad",
    title: "That code isn’t right",
    text: "Enter the six digits from our newest email. You can try each code five times.",
  },
  "session-over": {
    tone: "bad",
    title: "That code has expired",
    text: "Select Send a new code. You don’t have to enter your email address again.",
  },
  "too-often": {
    tone: "bad",
    title: "Too many codes were sent",
    text: "Wait a minute before you ask for the next one. A code you already have still works.",
  },
  suspended: {
    tone: "bad",
    title: "This account is suspended",
    text: `Write to ${brand.email.help} to find out why.`,
  },
  "no-answer": {
    tone: "bad",
    title: "The account service isn’t responding",
    text: "There has been a communication error. Please try again. What you entered is still here.",
  },
};
