import { CodeField } from "../../../../client/code/code-field.tsx";
import { Button } from "../../../../client/components/button.tsx";
import { inSeconds } from "../../../../client/journey/in-seconds.ts";
import { readPasscode } from "../../../contract/subscription/passcode.ts";
import type { ReturnedForm } from "../../../render/page.ts";
import { Press } from "../manage/manage-press.tsx";
import styles from "./sign-in.module.css";

interface PasscodeFormProps {
  /** The path that all three forms are posted to. */
  readonly action: string;
  readonly returned: ReturnedForm | null;
  /** What is wrong with the digits. */
  readonly error: string | undefined;
  /** What the right digits do. */
  readonly button: string;
  /** What goes back to the step before. */
  readonly restart: string;
  /** Seconds until another passcode can be sent, 0 when it can be now. */
  readonly wait: number;
}

/** The six digits of a mail, and what to do when they do not come: the same wherever a passcode is asked for. */
export function PasscodeForm({ action, returned, error, button, restart, wait }: PasscodeFormProps) {
  const typed = returned?.fields.get("code")?.slice(0, 20);
  return (
    <>
      <form className={styles.form} method="post" action={action} noValidate>
        <CodeField
          id="code"
          name="code"
          label="6-digit code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          required
          spellCheck={false}
          defaultValue={typed && (readPasscode(typed) ?? typed)}
          {...(error && { error, autoFocus: true })}
        />
        <Button name="intent" value="check">
          {button}
        </Button>
      </form>
      <div className={styles.row}>
        <Press action={action} intent="resend" variant="line" icon="refresh">
          Send a new code
        </Press>
        <Press action={action} intent="restart" variant="line">
          {restart}
        </Press>
      </div>
      <Wait seconds={wait} />
    </>
  );
}

const over = "A new code can be sent now. It replaces this one.";

/** How long the next mail has to wait; scripts count it down. */
function Wait({ seconds }: { seconds: number }) {
  if (seconds <= 0) return <p className="soft small">{over}</p>;
  return (
    <p className="soft small" data-over={over}>
      The next code can be sent in <span data-wait={seconds}>{inSeconds(seconds)}</span>. It replaces this one.
    </p>
  );
}
