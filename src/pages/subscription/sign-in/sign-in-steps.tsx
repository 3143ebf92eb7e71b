import type { ReactNode } from "react";
import { CodeForm } from "../../../../client/code/code-form.tsx";
import { Button } from "../../../../client/components/button.tsx";
import { Faq, type Question } from "../../../../client/components/faq.tsx";
import { Field } from "../../../../client/components/field.tsx";
import { GoLink } from "../../../../client/components/go-link.tsx";
import { Notice } from "../../../../client/components/notice.tsx";
import { Desk } from "../../../../client/journey/desk.tsx";
import { inSeconds } from "../../../../client/journey/in-seconds.ts";
import { brand, facts } from "../../../contract/brand.ts";
import { href } from "../../../contract/routes.ts";
import type { Theme } from "../../../contract/settings/theme.ts";
import { codeTries } from "../../../contract/subscription/one-time-code.ts";
import { type SentCode, secondsToWait, triesLeft } from "../../../contract/subscription/sent-code.ts";
import type { ReturnedForm } from "../../../render/page.ts";
import styles from "./sign-in.module.css";
import type { LoginLink, Problem } from "./sign-in-flow.ts";

/** What every step of signing in is shown with. */
export interface StepProps {
  readonly theme: Theme;
  /** The path that the form is posted to. */
  readonly action: string;
  /** The steps around this one, where a page has others than the usual two. */
  readonly progress?: { readonly label: string; readonly steps: readonly string[]; readonly now: number };
  readonly returned: ReturnedForm | null;
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
export function isByRecoveryCode({ searchParams }: URL, returned: ReturnedForm | null): boolean {
  return returned ? returned.fields.has("recovery") : searchParams.get("by") === recoveryQuery.by;
}

/** The way in for whoever has it on paper: no address, no mail. */
export function RecoveryStep({ theme, action, returned }: StepProps) {
  const problem = problemOf(returned);
  const error = problem && recoveryProblems[problem];
  return (
    <Desk
      progress={{ ...steps, steps: ["Recovery code", "Signed in"], now: 0 }}
      title="Type the code from your paper."
      lead="The 24 letters and digits alone sign you in. Small letters, spaces and dashes do not matter."
      plate="rest"
      theme={theme}
    >
      {problem && !error && <Trouble problem={problem} returned={returned} />}
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
          defaultValue={returned?.fields.get("recovery")?.slice(0, 80)}
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
    </Desk>
  );
}

const recoveryProblems: Readonly<Partial<Record<Problem, string>>> = {
  "recovery-short":
    "Not all of it is there: it has six groups of four. O and 0 count as the same, and so do I, L and 1.",
  "recovery-wrong": "No account has this code. If more than one was ever printed, only the latest counts.",
};

/** Step one: the address that the subscription is found by. */
export function AddressStep({ theme, action, progress, returned, typed, above }: AddressProps) {
  const problem = problemOf(returned);
  const isField = problem === "email";
  return (
    <Desk
      progress={progress ?? { ...steps, now: 0 }}
      title="Which address is it under?"
      lead="We send six digits to it. There is no password that could be stolen or forgotten."
      plate="rest"
      theme={theme}
    >
      {above}
      {problem && !isField && <Trouble problem={problem} returned={returned} />}
      <form className={styles.form} method="post" action={action} noValidate>
        <Field
          id="email"
          name="email"
          type="email"
          label="Email address"
          autoComplete="email"
          maxLength={254}
          required
          defaultValue={returned?.fields.get("email")?.slice(0, 254) ?? typed}
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
      <Faq questions={addressHelp} />
    </Desk>
  );
}

const addressHelp: readonly Question[] = [
  {
    question: "I have a recovery code",
    answer: (
      <p>
        Then no email is needed: <a href={byRecoveryCode}>sign in with the code</a>.
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
export function CodeStep({ theme, action, progress, returned, sent, now }: CodeProps) {
  const problem = problemOf(returned);
  const isField = problem !== null && problem in fieldProblems;
  const wait = Number(returned?.fields.get("wait") ?? secondsToWait(sent, now));
  return (
    <Desk
      progress={progress ?? { ...steps, now: 1 }}
      title="Enter the code we sent you."
      lead={
        <>
          To <b>{sent.email}</b>. It is good for {facts.passcodeMinutes} minutes and works once.
        </>
      }
      plate="rest"
      theme={theme}
    >
      {problem && !isField && <Trouble problem={problem} returned={returned} />}
      <CodeForm
        {...{ action, wait }}
        label="6-digit code"
        typed={returned?.fields.get("code")}
        error={problem ? fieldProblems[problem]?.(sent) : undefined}
        button="Continue"
        resend="Send a new code"
        restart="Use another address"
      />
      <Faq questions={codeHelp} />
    </Desk>
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
export function LinkStep({ theme, action, progress, returned, link }: StepProps & { readonly link: LoginLink }) {
  const problem = problemOf(returned);
  return (
    <Desk
      progress={progress ?? { ...steps, now: 1 }}
      title="Sign in here?"
      lead={
        <>
          With the link that we sent to <b>{link.email}</b>.
        </>
      }
      plate="rest"
      theme={theme}
    >
      {problem && <Trouble problem={problem} returned={returned} />}
      <form className={styles.row} method="post" action={action}>
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
    </Desk>
  );
}

function problemOf(returned: ReturnedForm | null): Problem | null {
  const named = returned?.fields.get("problem");
  return isProblem(named) ? named : null;
}

/** What is wrong with the digits themselves, said at their field. */
const fieldProblems: Readonly<Partial<Record<Problem, (sent: SentCode) => string>>> = {
  "not-six": () => "A code has six digits. Spaces and dashes between them do not matter.",
  wrong: (sent) =>
    `This code is not the one we sent, or it was used already: the link in the same email counts. Nothing was lost. Check the digits; ${triesLeftIn(sent)}.`,
  superseded: (sent) =>
    `This code is not the newest. Only the last one that we sent works, so look for the latest email; ${triesLeftIn(sent)}.`,
};

function triesLeftIn(sent: SentCode): string {
  const left = triesLeft(sent);
  return left === 1 ? "there is one try left" : `there are ${left} tries left`;
}

interface Words {
  readonly title: string;
  readonly text: (wait: number) => string;
}

/** What is wrong with more than one field, said above the form: what happened, and the next step. */
const words: Readonly<Record<Problem, Words>> = {
  email: { title: "The address is not complete", text: () => "See that it has an @ and a name behind it." },
  "not-six": { title: "Six digits are needed", text: () => "They are in the email that we sent." },
  wrong: { title: "The code did not match", text: () => "Check the digits and try once more." },
  superseded: { title: "There is a newer code", text: () => "Take the one from the latest email." },
  expired: {
    title: "This code has run out",
    text: () => `Codes last ${facts.passcodeMinutes} minutes. Ask for a new one; your address is still here.`,
  },
  spent: {
    title: "Too many tries with this code",
    text: () =>
      `After ${codeTries} wrong ones it stops working, so that nobody can guess it. Ask for a new code and go on.`,
  },
  "link-spent": {
    title: "This link no longer works",
    text: () =>
      "It was used, or a newer email took its place, or it is too old. Type the address and get a fresh code.",
  },
  "recovery-short": { title: "The code is not whole", text: () => "See that all six groups are there." },
  "recovery-wrong": { title: "The code was not accepted", text: () => "Compare it with the paper once more." },
  "recovery-wait": {
    title: "Too many tries in a row",
    text: (wait) =>
      `So that nobody can guess a code, the next try has to wait ${inSeconds(wait)}. The code is still good.`,
  },
  wait: {
    title: "Another code needs a moment",
    text: (wait) =>
      `Ask again in ${inSeconds(wait)}. The pause is there so that nobody’s mailbox is flooded. The last code we sent still works until then.`,
  },
  suspended: {
    title: "This account is suspended",
    text: () => `Your subscription was not deleted. Write to ${brand.email.help} and a person will look into it.`,
  },
  unknown: {
    title: "This account no longer exists",
    text: () => "It was deleted. You can subscribe again with the same address.",
  },
  unavailable: {
    title: "The sign-in service does not answer",
    text: () => "There has been a communication error. Please try again. What you typed is still here.",
  },
};

function isProblem(text: string | undefined): text is Problem {
  return text !== undefined && Object.hasOwn(words, text);
}

function Trouble({ problem, returned }: { problem: Problem; returned: ReturnedForm | null }) {
  const { title, text } = words[problem];
  return (
    <Notice tone="bad" title={title} live>
      <p>{text(Number(returned?.fields.get("wait") ?? 0))}</p>
    </Notice>
  );
}
