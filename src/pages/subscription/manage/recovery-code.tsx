import { Button, LinkButton } from "../../../../client/components/button.tsx";
import { Notice } from "../../../../client/components/notice.tsx";
import { TaskScreen } from "../../../../client/journey/task-screen.tsx";
import { brand } from "../../../contract/brand.ts";
import { routes } from "../../../contract/routes.ts";
import type { Theme } from "../../../contract/settings/theme.ts";
import { printedRecoveryCode } from "../../../contract/subscription/recovery-code.ts";
import { dayOf } from "./manage-terms.tsx";
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
      title="Your recovery code"
      lead="Whoever has it can sign in to this account, so keep it as you would keep a key. It is shown here once: we store no copy that could be read."
      plate="sill"
      theme={theme}
    >
      <div className={styles.sheet}>
        <p className={styles.of}>{`${brand.pro}, made on ${dayOf(madeAt)}`}</p>
        <p className={styles.code}>
          {printedRecoveryCode(code)
            .split("-")
            .map((group) => (
              <code key={group}>{group}</code>
            ))}
        </p>
        <p>{`To sign in, go to ${brand.hosts.main}${routes.subscriptionsActivate.path} and choose “I have a recovery code”.`}</p>
      </div>
      <Notice title="Codes made earlier are void now">
        <p>Lost this one? Make another under Manage, from any browser that is signed in.</p>
      </Notice>
      <div className="acts">
        <span data-print="" hidden>
          <Button type="button">Print it</Button>
        </span>
        <LinkButton variant="line" href={action}>
          I have it
        </LinkButton>
      </div>
    </TaskScreen>
  );
}
