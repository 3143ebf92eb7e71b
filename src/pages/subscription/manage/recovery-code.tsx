import { Trans } from "@lingui/react";
import { LinkButton } from "../../../../client/components/button.tsx";
import { Notice } from "../../../../client/components/notice.tsx";
import { PrintButton } from "../../../../client/flow/print-button.tsx";
import { TaskScreen } from "../../../../client/flow/task-screen.tsx";
import { facts } from "../../../contract/brand/brand.ts";
import { i18n } from "../../../contract/language/i18n.ts";
import type { Theme } from "../../../contract/settings/theme.ts";
import { statements } from "../../../contract/statements.ts";
import type { NewCode } from "../../../session/entries.ts";
import type { SubscriberAccount } from "../account.ts";
import { RecoverySheet } from "../recovery/recovery-sheet.tsx";
import { AtStake } from "./manage-account.tsx";

interface RecoveryCodeProps extends NewCode {
  readonly theme: Theme;
  /** Where to go on once it is saved. */
  readonly action: string;
  readonly account: SubscriberAccount;
  /** A recovery code outranks the email address, or there is no address (`codeOutranksEmail` in `account-info.ts`). */
  readonly codeOutranksEmail: boolean;
}

/** The one time that a code is shown. */
export function RecoveryCode({ theme, action, account, codeOutranksEmail, code, madeAt, isFirst }: RecoveryCodeProps) {
  const hasEmail = account.email !== null;
  return (
    <TaskScreen
      title={i18n.t("Save your recovery code")}
      lead={i18n.t(
        "Anyone who has this code can sign in to your account, so keep it as safe as a key. We show it only once, and can’t look it up for you later.",
      )}
      illustration="cache"
      theme={theme}
    >
      <RecoverySheet code={code} madeAt={madeAt} />
      <Notice title={isFirst ? i18n.t("Keep this code safe") : i18n.t("Use this code from now on")}>
        {!isFirst && <p>{codeOutranksEmail ? earlierStays() : statements.earlierCodes}</p>}
        <p>
          {hasEmail ? (
            i18n.t("You can create a new one under Manage subscription after you sign in by email.")
          ) : (
            <Trans id="If you lose it, <ifLost/>" components={{ ifLost: <IfLost key="ifLost" account={account} /> }} />
          )}
        </p>
      </Notice>
      <div className="acts">
        <PrintButton>{i18n.t("Print recovery code")}</PrintButton>
        <LinkButton variant="line" href={action}>
          {i18n.t("I’ve saved my code")}
        </LinkButton>
      </div>
    </TaskScreen>
  );
}

/** The older code outranks the newer one, which somebody else might have made. */
function earlierStays(): string {
  return i18n.t("Keep any earlier code for {days} days: until then, only that one can delete your account.", {
    days: facts.undoDays,
  });
}

/** The rest of a sentence about losing a code that is the only way back. */
export function IfLost({ account }: Pick<RecoveryCodeProps, "account">) {
  return (
    <Trans
      id="create a new one under Manage subscription, in a browser that’s still signed in. <atStake/>"
      components={{ atStake: <AtStake key="atStake" account={account} lost={statements.oneCode} /> }}
    />
  );
}
