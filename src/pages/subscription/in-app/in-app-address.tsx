import type { ReactNode } from "react";
import { CodeForm } from "../../../../client/code/code-form.tsx";
import { Button } from "../../../../client/components/button.tsx";
import { Field } from "../../../../client/components/field.tsx";
import { Press, Tell } from "../../../../client/in-app/app-view.tsx";
import { brand, facts } from "../../../contract/brand.ts";
import { codeTries } from "../../../contract/subscription/one-time-code.ts";
import type { CodeProblem } from "../../../contract/subscription/sent-code.ts";
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
      <CodeForm
        action={null}
        label="The six digits"
        button={confirm}
        resend="Send new ones"
        restart="Type another address"
      />
    </>
  );
}

const troubleViews: Readonly<Record<CodeProblem | "working", ReactNode>> = {
  working: <Tell title="One moment">The account service is asked.</Tell>,
  email: (
    <Tell tone="bad" title="No mail can reach that">
      Look at both sides of the @ once more.
    </Tell>
  ),
  "no-mail": (
    <Tell tone="bad" title="There are no mailboxes at that address">
      A letter may be missing in what follows the @.
    </Tell>
  ),
  unchanged: (
    <Tell tone="bad" title="It has this address already">
      Nothing has to be changed then.
    </Tell>
  ),
  taken: (
    <Tell tone="bad" title="Another account has this address">
      Sign the app in with it instead, or give this account a different one.
    </Tell>
  ),
  "changed-lately": (
    <Tell tone="bad" title="This address is new">
      For seven days it isn’t replaced in one step. Remove it first, then add the other one.
    </Tell>
  ),
  "not-six": (
    <Tell tone="bad" title="Those are not six digits">
      All six of them are needed, with or without gaps.
    </Tell>
  ),
  wrong: (
    <Tell tone="bad" title="Those are not the digits">
      Compare them with the email. {`${codeTries} tries`} are there for each.
    </Tell>
  ),
  superseded: (
    <Tell tone="bad" title="Those are not the newest digits">
      The newest mail has the ones that count.
    </Tell>
  ),
  expired: (
    <Tell tone="bad" title="These digits have had their time">
      Have new ones sent; your address is kept.
    </Tell>
  ),
  spent: (
    <Tell tone="bad" title="These digits were tried too often">
      {`After ${codeTries} wrong tries they stop working.`} Have new ones sent and type those.
    </Tell>
  ),
  wait: (
    <Tell tone="bad" title="Too many mails in a row">
      Wait a minute before the next. Digits that have come go on working.
    </Tell>
  ),
  suspended: (
    <Tell tone="bad" title="This account is suspended">
      {`A person at ${brand.email.help} tells you why.`}
    </Tell>
  ),
  unknown: (
    <Tell tone="bad" title="This account was deleted">
      Nothing of it is left to sign in to or to change.
    </Tell>
  ),
  unavailable: (
    <Tell tone="bad" title="The account service does not answer">
      There has been a communication error. Please try again. What you typed is still here.
    </Tell>
  ),
};
