import { Button } from "../../../../client/components/button.tsx";
import { GoLink } from "../../../../client/components/go-link.tsx";
import { TaskScreen } from "../../../../client/flow/task-screen.tsx";
import { i18n } from "../../../contract/language/i18n.ts";
import { href } from "../../../contract/routes.ts";
import { authPaths } from "../../../contract/subscription/auth-paths.ts";
import { IdempotencyKeyFields } from "../../../forms/idempotency-key.tsx";
import { RecoveryField } from "../recovery/recovery-field.tsx";
import styles from "./sign-in.module.css";
import { type SignInResult, type StepProps, signInSteps, Trouble } from "./sign-in-step.tsx";
import { recoveryProblems } from "./sign-in-words.ts";

const recoveryQuery = { by: "recovery-code" } as const;

/**
 * The address that asks for a recovery code. Signing in there leads on as it would from the page of this `action`. The page of
 * activation has its own, because it also takes a visitor who is signed in to another account.
 */
export function recoveryCodeAddress(action: string): string {
  if (action === href("activateThisDeviceByEmail")) return href("activateThisDeviceByEmail", recoveryQuery);
  const next = new URLSearchParams(action.split("?")[1]).get("next");
  return href("subscriptionsActivate", { ...recoveryQuery, next });
}

/** Whether a page of signing in asks for the recovery code instead of an address. */
export function isByRecoveryCode({ searchParams }: URL, result: SignInResult | null): boolean {
  return result ? result.typed.has("recovery") : searchParams.get("by") === recoveryQuery.by;
}

/** Signing in with a code on paper: no address, no mail. */
export function RecoveryStep({ theme, action, result, above }: StepProps) {
  const error = result && recoveryProblems()[result.problem];
  return (
    <TaskScreen
      progress={{ ...signInSteps(), steps: [i18n.t("Recovery code"), i18n.t("Signed in")], now: 0 }}
      title={i18n.t("Enter your recovery code")}
      lead={i18n.t("The code has 24 letters and digits in six groups. You don’t need your email address.")}
      illustration="cache"
      theme={theme}
    >
      {above}
      {result && !error && <Trouble result={result} />}
      <form className={styles.form} method="post" action={action} noValidate>
        <IdempotencyKeyFields />
        <RecoveryField
          defaultValue={result?.typed.get("recovery")?.slice(0, 80)}
          {...(error && { error, autoFocus: true })}
          hint={i18n.t("For example 7K3M-0QXP-…, in capital or small letters, with or without dashes.")}
        />
        <Button name="intent" value="recover">
          {i18n.t("Sign in with recovery code")}
        </Button>
      </form>
      <p>
        <GoLink href={action}>{i18n.t("Sign in by email instead")}</GoLink>
      </p>
      <p>
        <GoLink href={authPaths.undoPage}>{i18n.t("Someone else changed my email address")}</GoLink>
      </p>
    </TaskScreen>
  );
}
