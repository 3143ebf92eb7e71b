import { CodeForm } from "../../../../client/code/code-form.tsx";
import { SentAgain } from "../../../../client/code/sent-again.tsx";
import { Faq, type Question } from "../../../../client/components/faq.tsx";
import { BoldName } from "../../../../client/components/line-breaks.tsx";
import { TaskScreen } from "../../../../client/flow/task-screen.tsx";
import { brand } from "../../../contract/brand.ts";
import { href } from "../../../contract/routes.ts";
import { codeMinutes } from "../../../contract/subscription/one-time-code.ts";
import { type SentCode, secondsToWait } from "../../../contract/subscription/sent-code.ts";
import { byRecoveryCode } from "./recovery-step.tsx";
import { type StepProps, signInSteps, Trouble } from "./sign-in-step.tsx";
import { codeFieldProblems } from "./sign-in-words.ts";

type CodeProps = StepProps & {
  readonly sent: SentCode;
  /** The code was just sent once more. */
  readonly isAgain: boolean;
  readonly now: number;
};

/** Step two: the six digits. */
export function CodeStep({ theme, action, progress, result, above, sent, isAgain, now }: CodeProps) {
  const error = result ? codeFieldProblems[result.problem]?.(sent) : undefined;
  const wait = result?.wait ?? secondsToWait(sent, now);
  return (
    <TaskScreen
      progress={progress ?? { ...signInSteps, now: 1 }}
      title="Enter your code"
      lead={
        <>
          If <BoldName name={sent.email} /> has an account, we’ve sent a sign-in link to it, usually with a six-digit
          code. Use either one within {codeMinutes} minutes.
        </>
      }
      illustration="moths"
      theme={theme}
    >
      {above}
      {isAgain && !result && <SentAgain email={sent.email} />}
      {result && !error && <Trouble result={result} />}
      <CodeForm
        {...{ action, wait, error }}
        label="Six-digit code"
        typed={result?.typed.get("code") ?? undefined}
        button="Sign in"
        resend="Send a new code"
        restart="Use another email address"
      />
      <Faq questions={codeHelp(action)} />
    </TaskScreen>
  );
}

const codeHelp = (action: string): readonly Question[] => [
  {
    question: "I haven’t received the email",
    answer:
      "Check your spam folder, and check the email address above. We only send codes to email addresses with an account. To protect subscribers, we don’t show which those are. If the email isn’t there after a minute, ask for a new code. If you’ve asked several times, wait ten minutes first: we limit how many emails we send to one address.",
  },
  {
    question: "The email has a link but no code",
    answer:
      "Open the link on the device you want to use. We leave the code out for a few hours after someone asked for several codes with this email address and used none, so that nobody can guess one.",
  },
  {
    question: "I can’t read this email address any more",
    answer: (
      <p>
        On a device that’s signed in, <a href={href("subscriptionsManage")}>change your email address</a>. Or{" "}
        <a href={byRecoveryCode(action)}>sign in with your recovery code</a>, or with a passkey, where you have one. If
        you have none of these, we can’t restore your access, but you can{" "}
        <a href={href("help", { subject: "stopPaying" })}>stop the payments</a>.
      </p>
    ),
  },
  {
    question: `I bought ${brand.pro} in an app store`,
    answer: (
      <p>
        <a href={href("activateThisDevice")}>Restore your purchase</a> in the {brand.name} browser. You don’t need a
        code.
      </p>
    ),
  },
];
