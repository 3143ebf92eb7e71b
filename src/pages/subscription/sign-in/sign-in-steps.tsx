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

/** The same, or the link of a mail that waits for a press. */
export type ByEmailOutcome = SignInOutcome | { readonly tag: "shown"; readonly link: LoginLink };

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

/** The same page, asking for the recovery code; signing in leads on from there as it would have from here. */
function byRecoveryCode(action: string): string {
  const next = new URLSearchParams(action.split("?")[1]).get("next");
  return href("subscriptionsActivate", { ...recoveryQuery, next });
}

/** Whether a page of signing in asks for the recovery code instead of an address. */
export function isByRecoveryCode({ searchParams }: URL, outcome: SignInOutcome | null): boolean {
  return outcome ? outcome.typed.has("recovery") : searchParams.get("by") === recoveryQuery.by;
}

/** The way in for whoever has it on paper: no address, no mail. */
export function RecoveryStep({ theme, action, outcome }: StepProps) {
  const error = outcome && recoveryProblems[outcome.problem];
  return (
    <TaskScreen
      progress={{ ...steps, steps: ["Recovery code", "Signed in"], now: 0 }}
      title="Type the code from your paper."
      lead="The 24 letters and digits alone sign you in. Small letters, spaces and dashes do not matter."
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
          hint="It stays good after this, until another one is made."
        />
        <Button name="intent" value="recover">
          Sign in with it
        </Button>
      </form>
      <p>
        <GoLink href={action}>Use an email address instead</GoLink>
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
      title="Which address is it under?"
      lead="We send six digits to it. There is no password that could be stolen or forgotten."
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
            error: "This is not a whole address yet. A whole one looks like owl@people.example.",
            autoFocus: true,
          })}
          hint="The answer looks the same whether we know the address or not, so nobody can find out here who subscribes."
        />
        <Button name="intent" value="send">
          Send me a code
        </Button>
      </form>
      <Faq questions={addressHelp(action)} />
    </TaskScreen>
  );
}

const addressHelp = (action: string): readonly Question[] => [
  {
    question: "I have a recovery code",
    answer: (
      <p>
        Then no email is needed: <a href={byRecoveryCode(action)}>sign in with the code</a>.
      </p>
    ),
  },
  {
    question: "I never gave an address",
    answer: (
      <p>
        Then the subscription is known to the device that bought it alone. Open {brand.name} there and add an address
        under Subscription; what was bought in an app store can also be restored in the app on any device of that store.
      </p>
    ),
  },
  {
    question: "I have no subscription yet",
    answer: (
      <p>
        <a href={href("subscriptions")}>Choose a plan</a>. It needs no address either.
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
      title="Enter the code we sent you."
      lead={
        <>
          To <b>{sent.email}</b>. It is good for {facts.otpMinutes} minutes and works once.
        </>
      }
      plate="rest"
      theme={theme}
    >
      {outcome && !error && <Trouble outcome={outcome} />}
      <CodeForm
        {...{ action, wait, error }}
        label="6-digit code"
        typed={outcome?.typed.get("code") ?? undefined}
        button="Continue"
        resend="Send a new code"
        restart="Use another address"
      />
      <Faq questions={codeHelp} />
    </TaskScreen>
  );
}

const codeHelp: readonly Question[] = [
  {
    question: "The email has not come",
    answer:
      "Look in the spam folder. If it is not there after a minute, ask for a new code above. No mail goes to an address that has no subscription, so see that it is the right one, too.",
  },
  {
    question: "I no longer have this address",
    answer: (
      <p>
        On a device that is still signed in, <a href={href("subscriptionsManage")}>change the address</a>. If there is
        none, <a href={`mailto:${brand.email.help}`}>write to us</a>: a person answers.
      </p>
    ),
  },
  {
    question: `I bought ${brand.pro} in an app store`,
    answer: "Restore the purchase in the app, under Subscription. That needs no code.",
  },
];

/** The way in by the link of a mail: one press, so that a mail program that opens links by itself signs nobody in. */
export function LinkStep({ theme, action, progress, outcome, link }: StepProps & { readonly link: LoginLink }) {
  return (
    <TaskScreen
      progress={progress ?? { ...steps, now: 1 }}
      title="Sign in here?"
      lead={
        link.isChecked ? (
          <>
            With the link that we sent to <b>{link.email}</b>.
          </>
        ) : (
          "With the link of an email. Whether it still works shows when you press."
        )
      }
      plate="rest"
      theme={theme}
    >
      {outcome && <Trouble outcome={outcome} />}
      <form className={styles.row} method="post" action={action}>
        <input type="hidden" name="email" value={link.email} />
        <input type="hidden" name="otp" value={link.otp} />
        <Button name="intent" value="link">
          Yes, sign in
        </Button>
        <Button variant="line" name="intent" value="restart">
          No, that was not me
        </Button>
      </form>
      <p className="soft small">
        Somebody who does not have your mailbox cannot get this far. If you did not ask for the link, leave it: it stops
        working by itself.
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
