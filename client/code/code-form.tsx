import type { FormEvent, ReactNode } from "react";
import { i18n } from "../../src/contract/language/i18n.ts";
import { longestLink, readCode } from "../../src/contract/subscription/one-time-code.ts";
import { Button } from "../components/button.tsx";
import { Sentence } from "../components/sentence.tsx";
import { ButtonForm } from "../flow/button-form.tsx";
import { inSeconds } from "../flow/in-seconds.ts";
import { CodeField } from "./code-field.tsx";
import styles from "./code-form.module.css";

/** What a screen inside an app does with the forms, which are then not posted. */
interface CodeHandlers {
  readonly check: (typed: string) => void;
  readonly resend: () => void;
  readonly restart: () => void;
}

interface CodeFormProps {
  /** The path that all three forms are posted to or, inside an app, what handles them. */
  readonly action: string | CodeHandlers;
  readonly label: string;
  /** What was typed and not accepted. */
  readonly typed?: string | undefined;
  /** What is wrong with the digits. */
  readonly error?: string | undefined;
  /** The id of a notice elsewhere that says it. */
  readonly fault?: string | undefined;
  /** Label of the button that submits the code. */
  readonly button: string;
  /** Label of the button that sends another code. */
  readonly resend: string;
  /** Label of the button that goes back to the step before. */
  readonly restart: string;
  /** Hidden fields of each of the three. */
  readonly fields?: ReactNode;
  /** Seconds until another code can be sent, 0 when it can be now; left out where that is not known. */
  readonly wait?: number;
  /** Shown after the words about the wait. */
  readonly note?: string;
}

/** The form for an emailed six-digit code, and what to do if no email comes: the same wherever a code is asked for. */
export function CodeForm({
  action,
  label,
  typed,
  error,
  fault,
  button,
  resend,
  restart,
  fields,
  wait,
  note,
}: CodeFormProps) {
  const taker = typeof action === "string" ? { method: "post", action } : { onSubmit: checking(action) };
  return (
    <>
      <form className={`say ${styles.form}`} {...taker} noValidate>
        {fields}
        <CodeField
          id="code"
          name="code"
          label={label}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={typeof action === "string" ? 20 : longestLink}
          required
          spellCheck={false}
          defaultValue={typed && (readCode(typed) ?? typed.slice(0, 20))}
          {...(error && { error, autoFocus: true })}
          {...(fault && { fault })}
        />
        <Button name="intent" value="check">
          {button}
        </Button>
      </form>
      <div className={styles.row}>
        <SecondaryAction {...{ action, fields }} intent="resend" icon="refresh">
          {resend}
        </SecondaryAction>
        <SecondaryAction {...{ action, fields }} intent="restart">
          {restart}
        </SecondaryAction>
      </div>
      {wait !== undefined && <Wait seconds={wait} note={note ? ` ${note}` : ""} />}
    </>
  );
}

function checking({ check }: CodeHandlers) {
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    check(String(new FormData(event.currentTarget).get("code")));
  };
}

interface SecondaryActionProps extends Pick<CodeFormProps, "action" | "fields"> {
  readonly intent: "resend" | "restart";
  readonly icon?: "refresh";
  readonly children: ReactNode;
}

function SecondaryAction({ action, intent, fields, children, ...look }: SecondaryActionProps) {
  if (typeof action === "string")
    return <ButtonForm {...{ action, intent, fields, children, ...look }} variant="line" />;
  return (
    <Button {...look} variant="line" type="button" onClick={action[intent]}>
      {children}
    </Button>
  );
}

function waitOverText(): string {
  return i18n.t("No email? Ask for a new code. It replaces the one we sent.");
}

/** How long until another email can be sent; a script counts it down. */
function Wait({ seconds, note }: { seconds: number; note: string }) {
  if (seconds <= 0) return <p className="soft small">{waitOverText() + note}</p>;
  const time = inSeconds(seconds);
  return (
    <p className="soft small" data-over={waitOverText() + note}>
      <Sentence text={i18n.t("No email? You can ask for a new code in {time}.", { time })} part={time}>
        <span data-wait={seconds}>{time}</span>
      </Sentence>
      {note}
    </p>
  );
}
