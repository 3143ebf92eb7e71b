import { LinkButton } from "../../../../client/components/button.tsx";
import { Notice } from "../../../../client/components/notice.tsx";
import { PrintButton } from "../../../../client/journey/print-button.tsx";
import { TaskScreen } from "../../../../client/journey/task-screen.tsx";
import type { Theme } from "../../../contract/settings/theme.ts";
import { statements } from "../../../contract/statements.ts";
import type { NewCode } from "../../../session/entries.ts";
import { RecoverySheet } from "../recovery-sheet.tsx";

interface RecoveryCodeProps extends NewCode {
  readonly theme: Theme;
  /** The page that shows it once. */
  readonly action: string;
}

/** The one time that a code is shown. */
export function RecoveryCode({ theme, action, code, madeAt }: RecoveryCodeProps) {
  return (
    <TaskScreen
      title="Save your recovery code"
      lead="Anyone who has this code can sign in to your account, so keep it as safe as a key. We show it only once, and can’t look it up for you later."
      plate="cache"
      theme={theme}
    >
      <RecoverySheet code={code} madeAt={madeAt} />
      <Notice title="Use only this recovery code">
        <p>{statements.earlierCodes}</p>
        <p>
          If you lose the code, create a new one under Manage subscription, in a browser that’s still signed in or after
          you sign in by email.
        </p>
      </Notice>
      <div className="acts">
        <PrintButton>Print recovery code</PrintButton>
        <LinkButton variant="line" href={action}>
          I’ve saved my code
        </LinkButton>
      </div>
    </TaskScreen>
  );
}
