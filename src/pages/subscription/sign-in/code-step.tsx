import { CodeForm } from "../../../../client/code/code-form.tsx";
import { Faq, type Question } from "../../../../client/components/faq.tsx";
import { TaskScreen } from "../../../../client/journey/task-screen.tsx";
import { brand, facts } from "../../../contract/brand.ts";
import { href } from "../../../contract/routes.ts";
import { type SentCode, secondsToWait } from "../../../contract/subscription/sent-code.ts";
import { type StepProps, signInSteps, Trouble } from "./sign-in-step.tsx";
import { codeFieldProblems } from "./sign-in-words.ts";

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
      progress={progress ?? { ...signInSteps, now: 1 }}
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
