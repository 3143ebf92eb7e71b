import { Trans } from "@lingui/react";
import { Badge } from "../../../../client/components/badge.tsx";
import { Button } from "../../../../client/components/button.tsx";
import { i18n } from "../../../contract/language/i18n.ts";
import { href } from "../../../contract/routes.ts";
import { wordsOfDevice } from "../../../contract/subscription/device-kind.ts";
import type { SignIn } from "../../../contract/subscription/sign-ins.ts";
import { IdempotencyKeyFields } from "../../../forms/idempotency-key.tsx";
import { PressForm } from "../../../forms/press-form.tsx";
import { links } from "../../../locales/links.tsx";
import styles from "../manage/manage.module.css";
import { monthWords } from "./month-words.ts";

interface SignInsProps {
  readonly signIns: readonly SignIn[];
  /** One has just been ended: what its owner may have left behind goes on being told. */
  readonly hasEnded: boolean;
  /** What becomes of a recovery code once there is another. */
  readonly afterNewCode: string | null;
}

/** Where the account is signed in. Kind of device and month are all there is to tell one sign-in from another. */
export function SignIns({ signIns, hasEnded, afterNewCode }: SignInsProps) {
  const others = signIns.filter(({ current }) => !current);
  return (
    <section className={styles.section} aria-labelledby="sign-ins">
      <h2 id="sign-ins">{i18n.t("Where you’re signed in")}</h2>
      <p className="soft">
        {i18n.t("We keep the kind of each device and when it signed in, and show you the kind and the month.")}
      </p>
      <ul className={styles.rows}>
        {signIns.map((signIn) => (
          <SignInRow key={signIn.id} {...signIn} />
        ))}
      </ul>
      {others.length > 0 ? (
        <PressForm action={href("subscriptionsSecurity")} intent="end-others" variant="line">
          {i18n.t("Sign out everywhere else")}
        </PressForm>
      ) : (
        <p className="soft small">{i18n.t("You aren’t signed in anywhere else.")}</p>
      )}
      {(others.length > 0 || hasEnded) && (
        <p className="soft small">
          <Trans
            id="Was someone else signed in? They may have added a passkey or created a recovery code. Under <a>Manage subscription</a>, you can sign out everywhere and read what that ends."
            components={links({ a: href("subscriptionsManage", {}, "account") })}
          />{" "}
          {afterNewCode}
        </p>
      )}
    </section>
  );
}

function SignInRow({ id, device, month, current }: SignIn) {
  const name = wordsOfDevice(device);
  const signedIn = monthWords(month);
  return (
    <li>
      <div className={styles.said}>
        <h3>{name}</h3>
        <p className="soft small">{i18n.t("Signed in since {month}", { month: signedIn })}</p>
      </div>
      <div className="acts">
        {current ? (
          <Badge tone="success" icon="check">
            {i18n.t("You’re using this one")}
          </Badge>
        ) : (
          <form method="post" action={href("subscriptionsSecurity")}>
            <IdempotencyKeyFields />
            <input type="hidden" name="id" value={id} />
            <Button
              variant="line"
              name="intent"
              value="end"
              aria-label={i18n.t("Sign out: {name}, since {month}", { name, month: signedIn })}
            >
              {i18n.t("Sign out")}
            </Button>
          </form>
        )}
      </div>
    </li>
  );
}
