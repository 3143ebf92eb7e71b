import { Button, LinkButton } from "../../../../client/components/button.tsx";
import { Check } from "../../../../client/components/field.tsx";
import { Notice } from "../../../../client/components/notice.tsx";
import { TaskScreen } from "../../../../client/flow/task-screen.tsx";
import { i18n } from "../../../contract/language/i18n.ts";
import { href } from "../../../contract/routes.ts";
import type { ScanStatus } from "../../../contract/scan/scans.ts";
import type { Theme } from "../../../contract/settings/theme.ts";
import { IdempotencyKeyFields } from "../../../forms/idempotency-key.tsx";

/** The question before everything is deleted: what that is, and a box to tick. */
export function Deleting({ theme, status, notSure }: { theme: Theme; status: ScanStatus; notSure: boolean }) {
  const { resultsFound, scanProgress } = status;
  return (
    <TaskScreen
      title={i18n.t("Delete your scan and answers?")}
      lead={
        resultsFound.length === 1
          ? i18n.t("We delete your answers, 1 result and the list of {sites} searched sites. You can’t undo this.", {
              sites: scanProgress.scannedBrokers.length,
            })
          : i18n.t(
              "We delete your answers, {count} results and the list of {sites} searched sites. You can’t undo this.",
              { count: resultsFound.length, sites: scanProgress.scannedBrokers.length },
            )
      }
      illustration="swept"
      theme={theme}
    >
      <form className="say" method="post" action={href("dbpDashboard")}>
        <IdempotencyKeyFields />
        {notSure && (
          <Notice tone="bad" title={i18n.t("We haven’t deleted anything")} live>
            <p>{i18n.t("To delete your scan, tick the box.")}</p>
          </Notice>
        )}
        <Check
          boxed
          name="sure"
          value="on"
          required
          label={i18n.t("I want to delete my scan, and I don’t need a copy")}
        />
        <div className="acts">
          <Button name="intent" value="delete" icon="trash">
            {i18n.t("Delete scan and answers")}
          </Button>
          <LinkButton variant="line" href={href("dbpDashboard")}>
            {i18n.t("Keep scan")}
          </LinkButton>
        </div>
      </form>
    </TaskScreen>
  );
}
