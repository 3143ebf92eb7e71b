import { Trans } from "@lingui/react";
import { Button, LinkButton } from "../../../../client/components/button.tsx";
import { GoLink } from "../../../../client/components/go-link.tsx";
import { Notice } from "../../../../client/components/notice.tsx";
import { Stat } from "../../../../client/mockups/stat.tsx";
import { i18n } from "../../../contract/language/i18n.ts";
import { href } from "../../../contract/routes.ts";
import { lastReplyDue, type ScanStatus } from "../../../contract/scan/scans.ts";
import { IdempotencyKeyFields } from "../../../forms/idempotency-key.tsx";
import { dayTextOf, findingGroups, groupHeadings, groupOf, groupSums, isUndecided } from "../scan-words.ts";
import styles from "./dashboard.module.css";
import { claimAll, FindingRow } from "./finding-row.tsx";

/** Says that days pass in seconds here; otherwise nobody would understand replies that are due after weeks. */
function daysWords({ resultsFound, demonstration, removal }: ScanStatus): string {
  const dayText = dayTextOf({ resultsFound, demonstration });
  if (removal?.isPaused) return i18n.t("This scan is paused on {day}.", { day: dayText(demonstration.today) });
  const due = lastReplyDue(resultsFound);
  return [
    ...(resultsFound.some(isUndecided)
      ? [i18n.t("Select “Request removal” to see how an invented site would answer.")]
      : []),
    i18n.t(
      "Here, a day lasts {seconds} seconds. This is {day}. Refresh results if the next day doesn’t come by itself.",
      {
        seconds: Math.round(demonstration.dayLasts / 1000),
        day: dayText(demonstration.today),
      },
    ),
    ...(due === null ? [] : [i18n.t("The last reply is due by {day}.", { day: dayText(due) })]),
  ].join(" ");
}

/** Whether the next days bring something: a request on its day, or a reply. */
function isAnybodyDue({ resultsFound, removal }: ScanStatus): boolean {
  if (removal?.isPaused) return false;
  const groups = new Set(resultsFound.map(groupOf));
  return groups.has("found") || lastReplyDue(resultsFound) !== null;
}

export function Sums({ status }: { status: ScanStatus }) {
  const groups = Map.groupBy(status.resultsFound, groupOf);
  const shown = findingGroups.filter((group) => groups.has(group));
  const undecided = groups.get("undecided")?.length ?? 0;
  return (
    <>
      {/* A single number is in the headline already. */}
      {shown.length > 1 && (
        <div className={styles.sums} data-day="sums">
          {shown.map((group) => (
            <Stat key={group} value={String(groups.get(group)?.length)}>
              {i18n.t(groupSums[group])}
            </Stat>
          ))}
        </div>
      )}
      {undecided > 1 && (
        <form className={styles.press} method="post" action={href("dbpDashboard")} data-plain="">
          <IdempotencyKeyFields />
          <Button name="intent" value={claimAll}>
            {i18n.t("Request all {count} removals", { count: undecided })}
          </Button>
        </form>
      )}
      <p
        className={`acts ${styles.press}`}
        {...(isAnybodyDue(status) && { "data-day-lasts": status.demonstration.dayLasts })}
      >
        {undecided === 0 && shown.length > 0 ? (
          <LinkButton href={href("dbpDashboard")} icon="refresh">
            {i18n.t("Refresh results")}
          </LinkButton>
        ) : (
          <GoLink href={href("dbpDashboard")} icon="refresh">
            {i18n.t("Refresh results")}
          </GoLink>
        )}
        <Button type="button" variant="line" hidden data-stop-days="">
          {i18n.t("Stop the days")}
        </Button>
        {status.state === "searching" && <GoLink href={href("dbpProgress")}>{i18n.t("See scan progress")}</GoLink>}
        <GoLink href="#yours">{i18n.t("Download, change or delete scan")}</GoLink>
      </p>
    </>
  );
}

/** The pages that were found, by what has become of each; or that there are none. */
export function Findings({ status }: { status: ScanStatus }) {
  const { resultsFound, state } = status;
  const dayText = dayTextOf(status);
  const groups = Map.groupBy(resultsFound, groupOf);
  const who = resultsFound[0]?.name;
  if (who === undefined) return <NothingFound searching={state === "searching"} />;
  return (
    <div className={styles.groups}>
      <div className={styles.above}>
        <p className="lead">
          <Trans id="Name on these pages: <b>{who}</b>" values={{ who }} components={{ b: <b key="b" /> }} />
        </p>
        <p className="soft small">{daysWords(status)}</p>
      </div>
      {findingGroups.map((group) => {
        const findings = groups.get(group);
        if (!findings) return null;
        return (
          <section key={group} aria-labelledby={`group-${group}`}>
            <h2 className={styles.smaller} id={`group-${group}`}>
              {i18n.t(groupHeadings[group])} <span className="num">({findings.length})</span>
            </h2>
            <div className={styles.rows}>
              {findings.map((finding) => (
                <FindingRow key={finding.id} {...{ finding, dayText, who }} />
              ))}
            </div>
          </section>
        );
      })}
    </div>
  );
}

function NothingFound({ searching }: { searching: boolean }) {
  return (
    <Notice
      tone={searching ? "info" : "good"}
      title={searching ? i18n.t("The scan is still running") : i18n.t("There’s nothing to remove")}
    >
      <p>
        {searching
          ? i18n.t("Results appear here as sites answer.")
          : i18n.t("A former name or an earlier town sometimes finds more. You can add both.")}
      </p>
      {!searching && (
        <p className="acts">
          <GoLink href={href("dbpEdit")}>{i18n.t("Add a name or a town")}</GoLink>
        </p>
      )}
    </Notice>
  );
}
