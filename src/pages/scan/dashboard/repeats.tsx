/** What a subscriber finds on the dashboard besides: the way to keep a scan, and how it repeats. */

import { Button } from "../../../../client/components/button.tsx";
import { DataTable } from "../../../../client/components/data-table.tsx";
import { Notice } from "../../../../client/components/notice.tsx";
import { FieldNotes } from "../../../../client/components/sections/field-notes.tsx";
import { facts } from "../../../contract/brand/brand.ts";
import { momentWords } from "../../../contract/day-words.ts";
import { i18n } from "../../../contract/language/i18n.ts";
import { href } from "../../../contract/routes.ts";
import { removalCookie } from "../../../contract/scan/scan-cookies.ts";
import type { PastSearch, RemovalStatus } from "../../../contract/scan/scans.ts";
import { IdempotencyKeyFields } from "../../../forms/idempotency-key.tsx";
import styles from "./dashboard.module.css";

/** The buttons of this part. */
export const keepIntents = { keep: "keep", replace: "replace", pause: "pause", resume: "resume" } as const;

/** One button, which sends nothing but itself. */
function Press({ intent, children }: { intent: keyof typeof keepIntents; children: string }) {
  return (
    <form className={`acts ${styles.press}`} method="post" action={href("dbpDashboard")} data-plain="">
      <IdempotencyKeyFields />
      <Button name="intent" value={keepIntents[intent]} {...(intent === "pause" && { variant: "line" })}>
        {children}
      </Button>
    </form>
  );
}

/** In place of the plans and prices, for whoever subscribes already. */
export function KeepScan() {
  return (
    <div className="split">
      <div className="say">
        <h2 className={styles.smaller}>{i18n.t("Keep this scan with your subscription")}</h2>
      </div>
      <div className="say">
        <p>
          {i18n.t(
            "Your subscription includes Personal Information Removal. Keep this demonstration scan, and we search the invented sites again every {days} days, until you pause or delete the scan. You don’t have to enter your answers again.",
            { days: facts.removal.recheckDays },
          )}
        </p>
        <Press intent="keep">{i18n.t("Keep scan")}</Press>
        <Sealing />
      </div>
    </div>
  );
}

/** The account has a scan already, whose key is in another browser. */
export function Replacing() {
  return (
    <Notice tone="bad" title={i18n.t("Your subscription already has a scan")} live>
      <p>
        {i18n.t(
          "Another browser holds its key, or held it. If you replace that scan with this one, we delete its answers and results. The list of earlier searches stays.",
        )}
      </p>
      <Press intent="replace">{i18n.t("Replace the other scan")}</Press>
    </Notice>
  );
}

/** When the scan is repeated, what came of it so far, and who can read what. */
export function Repeats({ isPaused, nextSearchAt, history }: RemovalStatus) {
  return (
    <div className="split">
      <div className="say">
        <h2 className={styles.smaller} id="repeats">
          {i18n.t("Repeat searches")}
        </h2>
        <p className="soft small">{i18n.t("Demonstration: repeat searches go to the same invented sites.")}</p>
      </div>
      <div className="say">
        <p className="lead">{nextWords(isPaused, nextSearchAt)}</p>
        {isPaused ? (
          <Press intent="resume">{i18n.t("Resume searches")}</Press>
        ) : (
          <Press intent="pause">{i18n.t("Pause searches")}</Press>
        )}
        {history.length > 0 && <History history={history} />}
        <Sealing />
      </div>
    </div>
  );
}

function nextWords(isPaused: boolean, next: number | undefined): string {
  if (isPaused) return i18n.t("You’ve paused this scan. We don’t search or ask any site until you resume.");
  const days = facts.removal.recheckDays;
  return next === undefined
    ? i18n.t("We search again every {days} days. A search is running now.", { days })
    : i18n.t("We search again every {days} days. The next search is on {date}.", { days, date: momentWords(next) });
}

function History({ history }: { history: readonly PastSearch[] }) {
  return (
    <DataTable
      label={i18n.t("Earlier searches")}
      stacked
      columns={[i18n.t("Search finished"), i18n.t("Sites that answered"), i18n.t("New pages"), i18n.t("Pages listed")]}
      rows={history.map(({ at, answered, found, listed }) => ({
        key: String(at),
        head: momentWords(at),
        cells: [answered, found, listed],
      }))}
    />
  );
}

/** What the seal of the answers protects, and what it does not. */
function Sealing() {
  return (
    <details className={styles.every}>
      <summary>{i18n.t("Who can read your answers")}</summary>
      <FieldNotes
        notes={[
          {
            term: i18n.t("In our stores"),
            note: i18n.t(
              "Nobody. Your names, year of birth and addresses are encrypted, and we don’t store the key. Anyone who copies our stores can’t read them.",
            ),
          },
          {
            term: i18n.t("In this browser"),
            note: i18n.t(
              "A cookie holds the key for {days} days. If you delete the cookie, nobody can open your answers, and you enter them again.",
              { days: removalCookie.days },
            ),
          },
          {
            term: i18n.t("While we answer you"),
            note: i18n.t(
              "We can read your answers then, because your browser sends the key with each request. Repeat searches don’t need them: what the invented sites find is drawn at random.",
            ),
          },
          {
            term: i18n.t("Not encrypted"),
            note: i18n.t("Which invented sites list you, and when. We store that with your account."),
          },
        ]}
      />
    </details>
  );
}
