import type { ReactNode } from "react";
import { CodeField } from "../../../../client/code/code-field.tsx";
import { Button } from "../../../../client/components/button.tsx";
import { Field } from "../../../../client/components/field.tsx";
import { Press, Tell } from "../../../../client/in-app/app-view.tsx";
import type { Trouble } from "../../../../client/in-app/trouble.ts";
import { brand, facts } from "../../../contract/brand.ts";
import styles from "./in-app.module.css";
import { Notes, ToSettings } from "./in-app-parts.tsx";

interface Words {
  readonly label: string;
  readonly hint?: string;
  readonly send: string;
  readonly confirm: string;
  /** Shows the address that is there, with a way to take it away. */
  readonly removable?: boolean;
}

/** The two steps of an address and its code, with all that can go wrong. */
export function addressViews(words: Words): Readonly<Record<string, ReactNode>> {
  return { ...troubleViews, address: <AddressView {...words} />, code: <CodeView {...words} /> };
}

function AddressView({ label, hint, send, removable = false }: Words) {
  return (
    <>
      <Notes />
      {removable && (
        <div className="say" data-present="">
          <p className={styles.named}>
            It has <b data-slot="email" />.
          </p>
          <Press act="remove" variant="line" icon="trash">
            Take this address away
          </Press>
        </div>
      )}
      <form className={styles.form} data-form="address" noValidate>
        <Field
          id="app-email"
          name="email"
          type="email"
          label={label}
          autoComplete="email"
          maxLength={254}
          required
          {...(hint && { hint })}
        />
        <Button>{send}</Button>
      </form>
      <p className="acts">
        <ToSettings />
      </p>
    </>
  );
}

function CodeView({ confirm }: Words) {
  return (
    <>
      <Notes />
      <p className={styles.named}>
        Six digits are on their way to <b data-slot="email" />, good for {facts.passcodeMinutes} minutes.
      </p>
      <form className={styles.form} data-form="code" noValidate>
        <CodeField
          id="app-otp"
          name="otp"
          label="The six digits"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          required
        />
        <Button>{confirm}</Button>
      </form>
      <p className="acts">
        <Press act="again" variant="line" icon="mail">
          Send new ones
        </Press>
        <Press act="restart" variant="line">
          Type another address
        </Press>
      </p>
    </>
  );
}

const troubleViews: Readonly<Record<Trouble | "working", ReactNode>> = {
  working: <Tell title="One moment">The account service is asked.</Tell>,
  "no-address": (
    <Tell tone="bad" title="No mail can reach that">
      Look at both sides of the @ once more.
    </Tell>
  ),
  "same-address": (
    <Tell tone="bad" title="It has this address already">
      Nothing has to be changed then.
    </Tell>
  ),
  taken: (
    <Tell tone="bad" title="Another account has this address">
      Sign the app in with it instead, or give this account a different one.
    </Tell>
  ),
  "wrong-code": (
    <Tell tone="bad" title="Those are not the digits">
      The newest mail has the ones that count. Five tries are there for each.
    </Tell>
  ),
  "session-over": (
    <Tell tone="bad" title="These digits have had their time">
      Have new ones sent; your address is kept.
    </Tell>
  ),
  "too-often": (
    <Tell tone="bad" title="Too many mails in a row">
      Wait a minute before the next. Digits that have come go on working.
    </Tell>
  ),
  suspended: (
    <Tell tone="bad" title="This account is suspended">
      {`A person at ${brand.email.help} tells you why.`}
    </Tell>
  ),
  "no-answer": (
    <Tell tone="bad" title="The account service does not answer">
      There has been a communication error. Please try again. What you typed is still here.
    </Tell>
  ),
};
