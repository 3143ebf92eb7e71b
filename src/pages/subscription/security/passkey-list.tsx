import { Button } from "../../../../client/components/button.tsx";
import { Field } from "../../../../client/components/field.tsx";
import { Notice } from "../../../../client/components/notice.tsx";
import { i18n } from "../../../contract/language/i18n.ts";
import { href } from "../../../contract/routes.ts";
import { statements } from "../../../contract/statements.ts";
import { longestPasskeyName, mostPasskeys, type PasskeyInfo } from "../../../contract/subscription/passkeys.ts";
import { IdempotencyKeyFields } from "../../../forms/idempotency-key.tsx";
import styles from "../manage/manage.module.css";
import { MoreWaysIn } from "../recovery/recovery-code-button.tsx";
import signInStyles from "../sign-in/sign-in.module.css";
import { monthWords } from "./month-words.ts";

interface PasskeysProps {
  readonly passkeys: readonly PasskeyInfo[];
  /** Whether this host makes passkeys. */
  readonly mayAdd: boolean;
  /** Neither an address nor a recovery code signs in. */
  readonly isOnlyWay: boolean;
}

/** The passkeys of the account, and a form to add one. */
export function Passkeys({ passkeys, mayAdd, isOnlyWay }: PasskeysProps) {
  return (
    <section className={styles.section} aria-labelledby="passkeys">
      <h2 id="passkeys">{i18n.t("Passkeys")}</h2>
      <p className="soft">
        {i18n.t(
          "A passkey signs you in with your fingerprint, face or screen lock, without an email. Codes by email and recovery codes go on working.",
        )}
      </p>
      {passkeys.length > 0 && (
        <ul className={styles.rows}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} {...passkey} />
          ))}
        </ul>
      )}
      {passkeys.length > 0 && isOnlyWay && (
        <p className="soft small">
          {i18n.t(
            "You have no email address and no recovery code. If you lose your passkeys and no browser is signed in, we can’t restore your access.",
          )}
        </p>
      )}
      {mayAdd && passkeys.length < mostPasskeys && <AddPasskey />}
    </section>
  );
}

function PasskeyRow({ id, name, month }: PasskeyInfo) {
  return (
    <li>
      <div className={styles.said}>
        <h3>{name}</h3>
        <p className="soft small">{i18n.t("Added in {month}", { month: monthWords(month) })}</p>
      </div>
      <form className={signInStyles.form} method="post" action={href("subscriptionsSecurity")}>
        <IdempotencyKeyFields />
        <input type="hidden" name="id" value={id} />
        <Field
          id={`name-${id}`}
          name="name"
          label={i18n.t("New name for {name}", { name })}
          maxLength={longestPasskeyName}
          autoComplete="off"
        />
        <div className="acts">
          <Button
            variant="line"
            name="intent"
            value="rename-passkey"
            aria-label={i18n.t("Rename passkey: {name}", { name })}
          >
            {i18n.t("Rename passkey")}
          </Button>
          <Button
            variant="line"
            icon="trash"
            name="intent"
            value="remove-passkey"
            aria-label={i18n.t("Remove passkey: {name}", { name })}
          >
            {i18n.t("Remove passkey")}
          </Button>
        </div>
      </form>
    </li>
  );
}

/** Only a script can ask a browser for a passkey: it shows the form once it has found that the browser has them. */
function AddPasskey() {
  return (
    <>
      <form
        className={`${signInStyles.form} ${signInStyles.passkey}`}
        method="post"
        action={href("subscriptionsSecurity")}
        data-passkey="add"
      >
        <IdempotencyKeyFields />
        <input type="hidden" name="credential" />
        <Field
          id="passkey-name"
          name="name"
          label={i18n.t("Name of the passkey")}
          hint={i18n.t("For example My phone.")}
          maxLength={longestPasskeyName}
          autoComplete="off"
        />
        <Button variant="line" name="intent" value="add-passkey">
          {i18n.t("Add a passkey")}
        </Button>
      </form>
      <noscript>
        <p className="soft small">
          {i18n.t("To add a passkey, turn on scripts for this page. You can sign in by code without them.")}
        </p>
      </noscript>
    </>
  );
}

/** Asks before the last way to sign in goes. */
export function LastWayIn({ id }: { readonly id: string }) {
  return (
    <Notice tone="bad" title={i18n.t("This passkey is your only way to sign in again")} live>
      <p>
        {i18n.t("We haven’t removed it. {lostDevice} Add one of them first:", { lostDevice: statements.lostDevice })}
      </p>
      <MoreWaysIn />
      <form method="post" action={href("subscriptionsSecurity")}>
        <IdempotencyKeyFields />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="sure" value="on" />
        <Button variant="line" icon="trash" name="intent" value="remove-passkey">
          {i18n.t("Remove passkey anyway")}
        </Button>
      </form>
    </Notice>
  );
}
