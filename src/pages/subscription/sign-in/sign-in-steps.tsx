import type { ReactNode } from "react";
import { CodeForm } from "../../../../client/code/code-form.tsx";
import { Button } from "../../../../client/components/button.tsx";
import { Faq, type Question } from "../../../../client/components/faq.tsx";
import { Field } from "../../../../client/components/field.tsx";
import { GoLink } from "../../../../client/components/go-link.tsx";
import { Notice } from "../../../../client/components/notice.tsx";
import { TaskScreen } from "../../../../client/journey/task-screen.tsx";
import { brand, facts } from "../../../contract/brand.ts";
import { href } from "../../../contract/routes.ts";
import type { Theme } from "../../../contract/settings/theme.ts";
import { statements } from "../../../contract/statements.ts";
import { type SentCode, secondsToWait } from "../../../contract/subscription/sent-code.ts";
import type { Fields } from "../../../platform/body.ts";
import styles from "./sign-in.module.css";
import type { LoginLink, SignInProblem } from "./sign-in-flow.ts";
import { codeFieldProblems, problemWords, recoveryProblems } from "./sign-in-words.ts";

/** A step that was not accepted. */
export interface SignInOutcome {
  readonly tag: "invalid" | "unavailable";
  readonly problem: SignInProblem;
  /** Seconds until it may be tried again, where it has to wait. */
  readonly wait: number | null;
  readonly typed: Fields;
}

/** What every step of signing in is shown with. */
export interface StepProps {
  readonly theme: Theme;
  /** The path that the form is posted to. */
  readonly action: string;
  /** The steps around this one, where a page has others than the usual two. */
  readonly progress?: { readonly label: string; readonly steps: readonly string[]; readonly now: number };
  readonly outcome: SignInOutcome | null;
}

const steps = { label: "Signing in", steps: ["Email", "Code", "Signed in"] } as const;

interface AddressProps extends StepProps {
  /** What was typed before and led nowhere yet. */
  readonly typed: string | undefined;
  readonly above?: ReactNode;
}

const recoveryQuery = { by: "recovery-code" } as const;
const byRecoveryCode = href("subscriptionsActivate", recoveryQuery);

/** Whether a page of signing in asks for the recovery code instead of an address. */
export function isByRecoveryCode({ searchParams }: URL, outcome: SignInOutcome | null): boolean {
  return outcome ? outcome.typed.has("recovery") : searchParams.get("by") === recoveryQuery.by;
}

/** Signing in with a code on paper: no address, no mail. */
export function RecoveryStep({ theme, action, outcome }: StepProps) {
  const error = outcome && recoveryProblems[outcome.problem];
  return (
    <TaskScreen
      progress={{ ...steps, steps: ["Recovery code", "Signed in"], now: 0 }}
      title="Enter your recovery code"
      lead="The code has 24 letters and digits in six groups. You don’t need your email address."
      plate="rest"
      theme={theme}
    >
      {outcome && !error && <Trouble outcome={outcome} />}
      <form className={styles.form} method="post" action={action} noValidate>
        <Field
          id="recovery"
          name="recovery"
          label="Recovery code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={80}
          required
          defaultValue={outcome?.typed.get("recovery")?.slice(0, 80)}
          {...(error && { error, autoFocus: true })}
          hint="For example 7K3M-0QXP-…, in capital or small letters. You can use the code again until you create a new one."
        />
        <Button name="intent" value="recover">
          Sign in with recovery code
        </Button>
      </form>
      <p>
        <GoLink href={action}>Sign in by email instead</GoLink>
      </p>
    </TaskScreen>
  );
}

/** Step one: the address that the subscription is found by. */
export function AddressStep({ theme, action, progress, outcome, typed, above }: AddressProps) {
  const isField = outcome?.problem === "email";
  return (
    <TaskScreen
      progress={progress ?? { ...steps, now: 0 }}
      title="Sign in to your subscription"
      lead="Enter your email address and we’ll send you a six-digit code. You don’t need a password."
      plate="rest"
      theme={theme}
    >
      {above}
      {outcome && !isField && <Trouble outcome={outcome} />}
      <form className={styles.form} method="post" action={action} noValidate>
        <Field
          id="email"
          name="email"
          type="email"
          label="Email address"
          autoComplete="email"
          maxLength={254}
          required
          defaultValue={outcome?.typed.get("email")?.slice(0, 254) ?? typed}
          {...(isField && {
            error: "Enter a full email address, like name@people.example.",
            autoFocus: true,
          })}
          hint="Use the email address of your subscription. This page never says whether we know an email address."
        />
        <Button name="intent" value="send">
          Send code
        </Button>
      </form>
      <Faq questions={addressHelp} />
    </TaskScreen>
  );
}

const addressHelp: readonly Question[] = [
  {
    question: "I have a recovery code",
    answer: (
      <p>
        <a href={byRecoveryCode}>Sign in with your recovery code</a>. You don’t need an email address.
      </p>
    ),
  },
  {
    question: "I didn’t add an email address",
    answer: (
      <p>
        Open {brand.name} on the device you subscribed with and add an email address under Manage subscription. If you
        bought in an app store, you can also restore your purchase in the app.
      </p>
    ),
  },
  {
    question: "I don’t have a subscription",
    answer: (
      <p>
        <a href={href("subscriptions")}>Choose a plan</a>. You don’t need an email address to subscribe.
      </p>
    ),
  },
];

type CodeProps = StepProps & {
  readonly sent: SentCode;
  readonly now: number;
};

/** Step two: the six digits. */
export function CodeStep({ theme, action, progress, outcome, sent, now }: CodeProps) {
  const error = outcome ? codeFieldProblems[outcome.problem]?.(sent) : undefined;
  const wait = outcome?.wait ?? secondsToWait(sent, now);
  return (
    <TaskScreen
      progress={progress ?? { ...steps, now: 1 }}
      title="Enter your code"
      lead={
        <>
          We sent a six-digit code to <b>{sent.email}</b>. {statements.code}
        </>
      }
      plate="rest"
      theme={theme}
    >
      {outcome && !error && <Trouble outcome={outcome} />}
      <CodeForm
        {...{ action, wait, error }}
        label="Six-digit code"
        typed={outcome?.typed.get("code") ?? undefined}
        button="Sign in"
        resend="Send a new code"
        restart="Use another email address"
      />
      <Faq questions={codeHelp} />
    </TaskScreen>
  );
}

const codeHelp: readonly Question[] = [
  {
    question: "I haven’t received the email",
    answer:
      "Check your spam folder. If the email isn’t there after a minute, send a new code. We only send codes to email addresses with an account, so check that you entered the right one.",
  },
  {
    question: "I can’t read email at this address any more",
    answer: (
      <p>
        On a device that’s signed in, <a href={href("subscriptionsManage")}>change your email address</a>. If no device
        is signed in, <a href={`mailto:${brand.email.help}`}>email us</a>.
      </p>
    ),
  },
  {
    question: `I bought ${brand.pro} in an app store`,
    answer: "Restore your purchase in the app’s settings. You don’t need a code.",
  },
];

/** Signing in by the link of a mail: one press, so that a mail program that opens links by itself signs nobody in. */
export function LinkStep({ theme, action, progress, outcome, link }: StepProps & { readonly link: LoginLink }) {
  return (
    <TaskScreen
      progress={progress ?? { ...steps, now: 1 }}
      title="Sign in to this browser?"
      lead={
        link.isChecked ? (
          <>
            You opened the link we sent to <b>{link.email}</b>.
          </>
        ) : (
          "You opened a sign-in link from an email."
        )
      }
      plate="rest"
      theme={theme}
    >
      {outcome && <Trouble outcome={outcome} />}
      <form className={styles.row} method="post" action={action}>
        <Button name="intent" value="link">
          Sign in
        </Button>
        <Button variant="line" name="intent" value="restart">
          Don’t sign in
        </Button>
      </form>
      <p className="soft small">
        Didn’t ask for this link? Don’t sign in. The link stops working after {facts.otpMinutes} minutes.
      </p>
    </TaskScreen>
  );
}

/** What is wrong with more than one field. */
function Trouble({ outcome: { problem, wait } }: { outcome: SignInOutcome }) {
  const { title, text } = problemWords[problem];
  return (
    <Notice tone="bad" title={title} live>
      <p>{text(wait ?? 0)}</p>
    </Notice>
  );
}
