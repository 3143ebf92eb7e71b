import { useCallback, useEffect, useState } from "react";
import { i18n } from "../../../src/contract/language/i18n.ts";
import { href } from "../../../src/contract/routes.ts";
import { statements } from "../../../src/contract/statements.ts";
import { printedRecoveryCode } from "../../../src/contract/subscription/recovery-code.ts";
import { type NativeStatus, overriddenStatus } from "../../bridge/native-status.ts";
import { Button, LinkButton } from "../../components/button.tsx";
import { Notice } from "../../components/notice.tsx";
import { Sentence } from "../../components/sentence.tsx";
import { OnwardActions, RetryButton, SettingsButton, Unanswered, uncheckedTitle } from "../answers.tsx";
import { type AppScreenProps, appScreen } from "../app-screen.tsx";
import styles from "../pane.module.css";
import { Pane } from "../pane.tsx";
import { accountOfApp, confirmAddress, type InAppAccount } from "./account-of-app.ts";
import { InAppCodeStep } from "./code-step.tsx";
import { useCodeSteps } from "./use-code-steps.ts";

function web(): string {
  return href("proAddEmail");
}

/** Where the screen is, besides the steps of changing the address (`open`). */
type Place =
  | { readonly is: "pending" | "error" | "unreachable" | "signed-out" | "unchecked" }
  /** The account is null only where an address forces a status. */
  | { readonly is: "open"; readonly account: InAppAccount | null }
  | { readonly is: "saved"; readonly email: string }
  | { readonly is: "removed"; readonly code: string | null };

/** The place for each status that an address can force (FLOW-6): without a subscription there is no account to change. */
const forcedPlaces: Readonly<Record<NativeStatus, Place>> = {
  pending: { is: "pending" },
  subscribed: { is: "open", account: null },
  unsubscribed: { is: "signed-out" },
  unknown: { is: "unchecked" },
  error: { is: "error" },
};

/** Adding, changing and removing the email address of the account that the app is signed in to (FLOW-4). */
function EmailScreen({ app }: AppScreenProps) {
  const [place, setPlace] = useState<Place>({ is: "pending" });
  const account = place.is === "open" ? place.account : null;
  const code = useCodeSteps({
    present: account?.email,
    async send(email) {
      await opened(account).client.auth.editEmail({
        email: email ?? undefined,
        locale: document.documentElement.lang,
      });
    },
    async confirm(email, otp) {
      const recovery = await confirmAddress(opened(account), email, otp);
      setPlace(email === null ? { is: "removed", code: recovery } : { is: "saved", email });
    },
  });
  const open = useCallback(() => {
    setPlace({ is: "pending" });
    void accountOfApp(app).then(setPlace);
  }, [app]);
  useEffect(() => {
    const forced = overriddenStatus(app.search);
    if (forced) setPlace(forcedPlaces[forced]);
    else open();
  }, [app, open]);

  if (place.is === "open") {
    return (
      <Pane state={code.steps.step}>
        <InAppCodeStep {...{ code, app }} label={i18n.t("New email address")} confirm={i18n.t("Save email address")}>
          {account?.email && <Present email={account.email} onRemove={code.remove} />}
        </InAppCodeStep>
      </Pane>
    );
  }
  return (
    <Pane state={place.is}>
      {place.is === "pending" || place.is === "error" ? (
        <Unanswered status={place.is} web={web()} onRetry={open} />
      ) : (
        <Ended {...{ app, place }} onRetry={open} />
      )}
    </Pane>
  );
}

function opened(account: InAppAccount | null): InAppAccount {
  if (!account) throw new Error("nobody is signed in");
  return account;
}

function Present({ email, onRemove }: { readonly email: string; readonly onRemove: () => void }) {
  return (
    <div className={styles.part}>
      <p className={styles.long}>
        <Sentence text={i18n.t("Your account’s email address is {email}.", { email })} part={email}>
          <b>{email}</b>
        </Sentence>
      </p>
      <p className="acts">
        <Button type="button" variant="line" icon="trash" onClick={onRemove}>
          {i18n.t("Remove email address")}
        </Button>
      </p>
    </div>
  );
}

interface EndedProps extends AppScreenProps {
  readonly place: Exclude<Place, { is: "pending" | "error" | "open" }>;
  readonly onRetry: () => void;
}

/** Where nothing can be typed: the address is changed, or it cannot be changed here. */
function Ended({ app, place, onRetry }: EndedProps) {
  switch (place.is) {
    case "saved":
      return (
        <>
          <Notice tone="good" title={i18n.t("Email address saved")} live>
            <p className={styles.long}>
              <Sentence
                text={i18n.t("Sign in on any device with {email} and a six-digit code.", { email: place.email })}
                part={place.email}
              >
                <b>{place.email}</b>
              </Sentence>
            </p>
          </Notice>
          <OnwardActions app={app} />
        </>
      );
    case "removed":
      return (
        <>
          <Removed code={place.code} />
          <OnwardActions app={app} />
        </>
      );
    case "unreachable":
      return (
        <>
          <Notice tone="bad" title={i18n.t("We can’t load your account")} live>
            <p>
              {i18n.t("There has been a communication error. Please try again. Your email address hasn’t changed.")}
            </p>
          </Notice>
          <p className="acts">
            <RetryButton onClick={onRetry}>{i18n.t("Try again")}</RetryButton>
            <SettingsButton app={app} />
          </p>
        </>
      );
    case "signed-out":
      return (
        <>
          <Notice title={i18n.t("Nobody is signed in to this app")} live>
            <p>{i18n.t("Sign in first. Then you can add an email address to your account.")}</p>
          </Notice>
          <p className="acts">
            <LinkButton href={href("activateThisDevice")}>{i18n.t("Restore subscription")}</LinkButton>
            <SettingsButton app={app} />
          </p>
        </>
      );
    case "unchecked":
      return (
        <>
          <Notice title={uncheckedTitle()} live>
            <p>{i18n.t("Update the app to change your email address here. You can change it on the website too.")}</p>
          </Notice>
          <p className="acts">
            <LinkButton href={web()}>{i18n.t("Continue on the website")}</LinkButton>
            <SettingsButton app={app} />
          </p>
        </>
      );
  }
}

/** With the recovery code that removing the last address leaves. */
function Removed({ code }: { readonly code: string | null }) {
  if (code === null) {
    return (
      <Notice tone="good" title={i18n.t("Email address removed")} live>
        <p>
          {i18n.t(
            "Your subscription stays active in this app. We emailed the old email address a link that can undo the change.",
          )}
        </p>
      </Notice>
    );
  }
  const printed = printedRecoveryCode(code);
  return (
    <Notice tone="good" title={i18n.t("Email address removed. Save your recovery code")} live>
      <p className={styles.long}>
        <Sentence
          text={i18n.t(
            "{code} is now the only way to sign in on another device. We show it once, so write it down. {earlierCodes}",
            { code: printed, earlierCodes: statements.earlierCodes },
          )}
          part={printed}
        >
          <b>{printed}</b>
        </Sentence>
      </p>
    </Notice>
  );
}

export const emailScreen = appScreen({ name: "email", web, Screen: EmailScreen });
