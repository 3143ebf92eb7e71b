import { Button, LinkButton } from "../../../../client/components/button.tsx";
import { Check } from "../../../../client/components/field.tsx";
import { Notice } from "../../../../client/components/notice.tsx";
import { TaskScreen } from "../../../../client/flow/task-screen.tsx";
import { href } from "../../../contract/routes.ts";
import type { ScanStatus } from "../../../contract/scan/scans.ts";
import type { Theme } from "../../../contract/settings/theme.ts";
import { IdempotencyKey } from "../../../forms/idempotency-key.tsx";

/** The question before everything is deleted: what that is, and a box to tick. */
export function Deleting({ theme, status, notSure }: { theme: Theme; status: ScanStatus; notSure: boolean }) {
  const { resultsFound, scanProgress } = status;
  return (
    <TaskScreen
      title="Delete your scan and answers?"
      lead={`We delete your answers, ${resultsFound.length} ${resultsFound.length === 1 ? "result" : "results"} and the list of ${scanProgress.scannedBrokers.length} searched sites. You can’t undo this.`}
      illustration="swept"
      theme={theme}
    >
      <form className="say" method="post" action={href("dbpDashboard")}>
        <IdempotencyKey />
        {notSure && (
          <Notice tone="bad" title="We haven’t deleted anything" live>
            <p>To delete your scan, tick the box.</p>
          </Notice>
        )}
        <Check boxed name="sure" value="on" required label="I want to delete my scan, and I don’t need a copy" />
        <div className="acts">
          <Button name="intent" value="delete" icon="trash">
            Delete scan and answers
          </Button>
          <LinkButton variant="line" href={href("dbpDashboard")}>
            Keep scan
          </LinkButton>
        </div>
      </form>
    </TaskScreen>
  );
}
