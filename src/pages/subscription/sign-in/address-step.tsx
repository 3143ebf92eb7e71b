import { Trans } from "@lingui/react";
import { Button } from "../../../../client/components/button.tsx";
import { EmailField } from "../../../../client/components/field.tsx";
import { WholeWords } from "../../../../client/components/line-breaks.tsx";
import { Faq, type FaqQuestion } from "../../../../client/components/sections/faq.tsx";
import { TaskScreen } from "../../../../client/flow/task-screen.tsx";
import { brand } from "../../../contract/brand/brand.ts";
import { i18n } from "../../../contract/language/i18n.ts";
import { href } from "../../../contract/routes.ts";
import { statements } from "../../../contract/statements.ts";
import { emailFault } from "../../../forms/email-fault.ts";
import { IdempotencyKeyFields } from "../../../forms/idempotency-key.tsx";
import { links } from "../../../locales/links.tsx";
import { recoveryCodeAddress } from "./recovery-step.tsx";
import styles from "./sign-in.module.css";
import { type StepProps, signInSteps, Trouble } from "./sign-in-step.tsx";

interface AddressProps extends StepProps {
  /** Whether passkeys sign in here: they belong to one host, and to version 2 of the auth service. */
  readonly hasPasskeys?: boolean;
  /** What was typed before, if the sign-in is not complete yet. */
  readonly typed: string | undefined;
}

/** Step one: the address that the subscription is found by. */
export function AddressStep({ theme, action, progress, result, typed, above, hasPasskeys = false }: AddressProps) {
  const isField = result?.problem === "email";
  return (
    <TaskScreen
      progress={progress ?? { ...signInSteps(), now: 0 }}
      title={i18n.t("Sign in to your subscription")}
      lead={
        <WholeWords
          text={i18n.t(
            "Enter your email address, and we’ll email you a sign-in link and a six-digit code. Use either one. You don’t need a password.",
          )}
        />
      }
      illustration="gate"
      theme={theme}
    >
      {above}
      {result && !isField && <Trouble result={result} />}
      <form className={styles.form} method="post" action={action} noValidate>
        <IdempotencyKeyFields />
        <EmailField
          {...(hasPasskeys && { autoComplete: "email webauthn" })}
          typed={result?.typed.get("email") ?? typed}
          {...(isField && {
            error: emailFault(result.typed.get("email")),
            autoFocus: true,
          })}
          hint={i18n.t("Use the email address you added to your subscription.")}
        />
        <Button name="intent" value="send">
          {i18n.t("Send code")}
        </Button>
      </form>
      {hasPasskeys && <PasskeySignIn action={action} />}
      <Faq questions={addressHelp(action)} />
    </TaskScreen>
  );
}

/** Seen once the script has found that this browser has passkeys: only a script can ask one. */
function PasskeySignIn({ action }: Pick<StepProps, "action">) {
  return (
    <form className={styles.passkey} method="post" action={action} data-passkey="sign-in">
      <IdempotencyKeyFields />
      <input type="hidden" name="grant" />
      <input type="hidden" name="verifier" />
      <Button variant="line" name="intent" value="passkey">
        {i18n.t("Sign in with a passkey")}
      </Button>
    </form>
  );
}

const addressHelp = (action: string): readonly FaqQuestion[] => [
  {
    question: i18n.t("I have a recovery code"),
    answer: (
      <p>
        <Trans
          id="<a>Sign in with your recovery code</a>. You don’t need an email address."
          components={links({ a: recoveryCodeAddress(action) })}
        />
      </p>
    ),
  },
  {
    question: i18n.t("I didn’t add an email address"),
    answer: (
      <>
        <p>
          <Trans
            id="Open {main} in the browser you subscribed in, and add an email address under Manage subscription. If you bought in an app store, <a>restore your purchase</a>, or cancel in the store. {storeCancel}"
            values={{ main: brand.hosts.main, storeCancel: statements.storeCancel }}
            components={links({ a: href("activateThisDevice") })}
          />
        </p>
        <p>
          <Trans
            id="If you bought on this site and can’t open your subscription anywhere, you can still <a>stop the payments</a>."
            components={links({ a: href("help", { subject: "stopPaying" }) })}
          />
        </p>
      </>
    ),
  },
  {
    question: i18n.t("I don’t have a subscription"),
    answer: (
      <p>
        <Trans
          id="<a>See plans and prices</a>. You don’t need an email address to subscribe."
          components={links({ a: href("subscriptions") })}
        />
      </p>
    ),
  },
];
