import { Trans } from "@lingui/react";
import { CodeForm } from "../../../../client/code/code-form.tsx";
import { SentAgain } from "../../../../client/code/sent-again.tsx";
import { BoldName } from "../../../../client/components/line-breaks.tsx";
import { Faq, type FaqQuestion } from "../../../../client/components/sections/faq.tsx";
import { TaskScreen } from "../../../../client/flow/task-screen.tsx";
import { brand } from "../../../contract/brand/brand.ts";
import { i18n } from "../../../contract/language/i18n.ts";
import { href } from "../../../contract/routes.ts";
import { codeMinutes } from "../../../contract/subscription/one-time-code.ts";
import { type SentCode, secondsToWait } from "../../../contract/subscription/sent-code.ts";
import { FormOwner, IdempotencyKeyFields } from "../../../forms/idempotency-key.tsx";
import { links } from "../../../locales/links.tsx";
import { recoveryCodeAddress } from "./recovery-step.tsx";
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
      progress={progress ?? { ...signInSteps(), now: 1 }}
      title={i18n.t("Enter your code")}
      lead={
        <Trans
          id="If <name/> has an account, we’ve sent a sign-in link to it, usually with a six-digit code. Use either one within {minutes} minutes."
          values={{ minutes: codeMinutes }}
          components={{ name: <BoldName key="name" name={sent.email} /> }}
        />
      }
      illustration="moths"
      theme={theme}
    >
      {above}
      {isAgain && !result && <SentAgain email={sent.email} />}
      {result && !error && <Trouble result={result} />}
      <FormOwner value={sent.email}>
        <CodeForm
          {...{ action, wait, error }}
          label={i18n.t("Six-digit code")}
          typed={result?.typed.get("code") ?? undefined}
          button={i18n.t("Sign in")}
          resend={i18n.t("Send a new code")}
          restart={i18n.t("Use another email address")}
          fields={<IdempotencyKeyFields />}
        />
      </FormOwner>
      <Faq questions={codeHelp(action)} />
    </TaskScreen>
  );
}

const codeHelp = (action: string): readonly FaqQuestion[] => [
  {
    question: i18n.t("I haven’t received the email"),
    answer: i18n.t(
      "Check your spam folder, and check the email address above. We only send codes to email addresses with an account. To protect subscribers, we don’t show which those are. If the email isn’t there after a minute, ask for a new code. If you’ve asked several times, wait ten minutes first: we limit how many emails we send to one address.",
    ),
  },
  {
    question: i18n.t("The email has a link but no code"),
    answer: i18n.t(
      "Open the link on the device you want to use. We leave the code out for a few hours after someone asked for several codes with this email address and used none, so that nobody can guess one.",
    ),
  },
  {
    question: i18n.t("I can’t read this email address any more"),
    answer: (
      <p>
        <Trans
          id="On a device that’s signed in, <a>change your email address</a>. Or <b>sign in with your recovery code</b>, or with a passkey, where you have one. If you have none of these, we can’t restore your access, but you can <c>stop the payments</c>."
          components={links({
            a: href("subscriptionsManage"),
            b: recoveryCodeAddress(action),
            c: href("help", { subject: "stopPaying" }),
          })}
        />
      </p>
    ),
  },
  {
    question: i18n.t("I bought {pro} in an app store", { pro: brand.pro }),
    answer: (
      <p>
        <Trans
          id="<a>Restore your purchase</a> in the {brand} browser. You don’t need a code."
          values={{ brand: brand.name }}
          components={links({ a: href("activateThisDevice") })}
        />
      </p>
    ),
  },
];
