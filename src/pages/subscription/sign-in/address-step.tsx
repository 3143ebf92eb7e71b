import type { ReactNode } from "react";
import { Button } from "../../../../client/components/button.tsx";
import { Faq, type Question } from "../../../../client/components/faq.tsx";
import { Field } from "../../../../client/components/field.tsx";
import { TaskScreen } from "../../../../client/journey/task-screen.tsx";
import { brand } from "../../../contract/brand.ts";
import { href } from "../../../contract/routes.ts";
import { byRecoveryCode } from "./recovery-step.tsx";
import styles from "./sign-in.module.css";
import { type StepProps, signInSteps, Trouble } from "./sign-in-step.tsx";

interface AddressProps extends StepProps {
  /** What was typed before and led nowhere yet. */
  readonly typed: string | undefined;
  readonly above?: ReactNode;
}

/** Step one: the address that the subscription is found by. */
export function AddressStep({ theme, action, progress, outcome, typed, above }: AddressProps) {
  const isField = outcome?.problem === "email";
  return (
    <TaskScreen
      progress={progress ?? { ...signInSteps, now: 0 }}
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
      <Faq questions={addressHelp} />
    </TaskScreen>
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
