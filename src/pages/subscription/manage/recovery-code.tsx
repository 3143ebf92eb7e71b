import { Button, LinkButton } from "../../../../client/components/button.tsx";
import { Notice } from "../../../../client/components/notice.tsx";
import { TaskScreen } from "../../../../client/journey/task-screen.tsx";
import { brand, facts } from "../../../contract/brand.ts";
import { dayWords } from "../../../contract/day-words.ts";
import { routes } from "../../../contract/routes.ts";
import type { Theme } from "../../../contract/settings/theme.ts";
import { printedRecoveryCode } from "../../../contract/subscription/recovery-code.ts";
import styles from "./recovery-code.module.css";

interface RecoveryCodeProps {
  readonly theme: Theme;
  /** The page that shows it once. */
  readonly action: string;
  readonly code: string;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
}

/** A sheet to print: the code, what it is, and where it is typed. */
export function RecoveryCode({ theme, action, code, madeAt }: RecoveryCodeProps) {
  return (
    <TaskScreen
      title="Save your recovery code"
      lead="Anyone who has this code can sign in to your account, so keep it as safe as a key. We show it once and store no copy that can be read."
      plate="sill"
      theme={theme}
    >
      <div className={styles.sheet}>
        <p className={styles.of}>{`${brand.pro}, created on ${dayWords(madeAt)}`}</p>
        <p className={styles.code}>
          {printedRecoveryCode(code)
            .split("-")
            .map((group) => (
              <code key={group}>{group}</code>
            ))}
        </p>
        <p>{`To sign in, go to ${brand.hosts.main}${routes.subscriptionsActivate.path} and select “I have a recovery code”.`}</p>
      </div>
      <Notice title={`Earlier recovery codes stop working after ${facts.undoDays} days at the latest`}>
        <p>If you lose this code, create a new one under Manage subscription, in any browser that’s signed in.</p>
      </Notice>
      <div className="acts">
        <span data-print="" hidden>
          <Button type="button">Print recovery code</Button>
        </span>
        <LinkButton variant="line" href={action}>
          I’ve saved my code
        </LinkButton>
      </div>
    </TaskScreen>
  );
}
