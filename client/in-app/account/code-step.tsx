import type { FormEvent, ReactNode } from "react";
import { i18n } from "../../../src/contract/language/i18n.ts";
import { statements } from "../../../src/contract/statements.ts";
import { CodeForm } from "../../code/code-form.tsx";
import { Button } from "../../components/button.tsx";
import { EmailField } from "../../components/field.tsx";
import { Sentence } from "../../components/sentence.tsx";
import { SettingsButton } from "../answers.tsx";
import type { InApp } from "../in-app.ts";
import styles from "../pane.module.css";
import { CodeNotice, faultIn, fieldIds } from "./code-notice.tsx";
import type { useCodeSteps } from "./use-code-steps.ts";

interface StepProps {
  readonly code: ReturnType<typeof useCodeSteps>;
  readonly app: InApp;
  readonly label: string;
  readonly hint?: string;
  /** Label of the button that submits the code. */
  readonly confirm: string;
  /** Said of the code, before how long it works. */
  readonly codeNote?: string;
  /** Above the form for the address. */
  readonly children?: ReactNode;
}

/** What is shown in the present step: the form for the address or, once a code is on its way, for the code. */
export function InAppCodeStep({ code, app, label, hint, confirm, codeNote, children }: StepProps) {
  const { steps } = code;
  const fault = faultIn(steps);
  // A note of its own each time, so that the same words are read aloud again.
  const notice = steps.note && <CodeNotice key={steps.notes} steps={steps} note={steps.note} />;
  if (steps.step === "code") {
    const email = steps.sent?.email ?? "";
    return (
      <>
        <p className={styles.long}>
          <Sentence text={i18n.t("We sent a six-digit code to {email}.", { email })} part={email}>
            <b>{email}</b>
          </Sentence>{" "}
          {codeNote && `${codeNote} `}
          {statements.code}
        </p>
        {notice}
        <CodeForm
          action={{ check: code.submitCode, resend: code.resend, restart: code.restart }}
          label={i18n.t("Six-digit code")}
          fault={fault}
          button={confirm}
          resend={i18n.t("Send a new code")}
          restart={i18n.t("Use another email address")}
        />
      </>
    );
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    code.submitAddress(String(new FormData(event.currentTarget).get("email")));
  };
  return (
    <>
      {notice}
      {children}
      <form className={`say ${styles.form}`} onSubmit={submit} noValidate>
        <EmailField
          id={fieldIds.address}
          label={label}
          typed={steps.email}
          {...(hint && { hint })}
          {...(fault && { fault })}
        />
        <Button>{i18n.t("Send code")}</Button>
      </form>
      <p className="acts">
        <SettingsButton app={app} />
      </p>
    </>
  );
}
